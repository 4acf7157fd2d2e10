import pino, { type Level } from "pino";

/** One JSON line an event on standard output, gathered briefly so that logging never slows a response. */
export function createLog(level: Level | "silent") {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 });
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/**
 * Loaded into the server before it starts. Says on standard error whenever its main thread was held for long, in processor
 * time of that thread alone: how busy the machine is with other things does not count, nor do threads that do the work.
 */
import { isMainThread } from "node:worker_threads";

const LOOK_EVERY_MS = 5;
const WORTH_SAYING_MS = 25;

const usedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

if (isMainThread) {
  let before = usedMs();
  setInterval(() => {
    const now = usedMs();
    // Between two looks lie a few milliseconds and the one round of the event loop that made the second late.
    const held = Math.round(now - before);
    before = now;
    if (held >= WORTH_SAYING_MS) process.stderr.write(`main thread held for ${held} ms\n`);
  }, LOOK_EVERY_MS).unref();
}

import { availableParallelism } from "node:os";
import * as scrypt from "better-auth/crypto";

/** Lets so many work at once; the others wait, oldest first. */
export function createQueue(atOnce: number) {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (working < atOnce) working += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // A turn is handed on as it is, so that no newcomer takes it from who has waited.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}

/**
 * Hashing is slow on purpose, and done by the four threads that also read files, look up names and pack pages. So many
 * log-ins at once leave them half of those threads, and the main thread a processor of its own.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

const inTurn = createQueue(AT_ONCE);

export function hashPassword(password: string) {
  return inTurn(() => scrypt.hashPassword(password));
}

export function verifyPassword(stored: { hash: string; password: string }) {
  return inTurn(() => scrypt.verifyPassword(stored));
}

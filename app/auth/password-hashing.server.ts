import { availableParallelism } from "node:os";
import * as scrypt from "better-auth/crypto";
import { createQueue } from "./queue.ts";

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

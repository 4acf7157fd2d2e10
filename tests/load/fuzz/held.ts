import path from "node:path";
import type { TestServer } from "#tests/support/server.ts";

/** For NODE_OPTIONS of a server whose main thread is to be watched. */
export const watched = `--import ${path.join(import.meta.dirname, "main-thread.mjs")}`;

/**
 * No request may hold the main thread for longer, whatever its content: of strangers and clients, and of the owner, whose
 * quote of as many lines as it may have is drawn again beside what was refused: 180 to 270 ms by the machine.
 */
export const LONGEST_HELD_MS = 100;
export const LONGEST_HELD_BY_OWNER_MS = 400;

/** How long its main thread was held at a time since the last look, at the most. */
export function createHeldReader(server: TestServer) {
  let read = server.lines.length;
  return () => {
    const lines = server.lines.slice(read);
    read = server.lines.length;
    const times = lines.map((line) => Number(/^main thread held for (\d+) ms$/.exec(line)?.[1] ?? 0));
    return Math.max(0, ...times);
  };
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { readLines } from "./read-backup.server.ts";

async function linesOf(pieces: string[], limit = 1000) {
  const found: string[] = [];
  for await (const line of readLines(from(pieces), limit)) found.push(line);
  return found;
}

async function* from(pieces: string[]) {
  yield* pieces;
}

test("however a text is cut into pieces, its lines are the same", async () => {
  const lines = fc.array(fc.string().map((text) => text.replaceAll("\n", "")));
  await fc.assert(
    fc.asyncProperty(lines, fc.array(fc.nat(20), { minLength: 1 }), async (expected, cuts) => {
      const text = expected.map((line) => `${line}\n`).join("");
      const pieces: string[] = [];
      for (let at = 0, turn = 0; at < text.length; turn += 1) {
        const length = 1 + (cuts[turn % cuts.length] ?? 0);
        pieces.push(text.slice(at, at + length));
        at += length;
      }
      expect(await linesOf(pieces)).toEqual(expected);
    }),
  );
});

test("a line without an end is given up at the limit, and no more of it is read", async () => {
  let read = 0;
  async function* endless() {
    for (; ; read += 100) yield "x".repeat(100);
  }
  const lines = readLines(endless(), 10_000);
  await expect(lines.next()).rejects.toThrow("A line of it is longer than 10,000 characters.");
  expect(read).toBe(10_000);
});

test("what ends in the middle of a line is cut short", async () => {
  await expect(linesOf(["one\n", "tw"])).rejects.toThrow();
  expect(await linesOf(["one\n", ""])).toEqual(["one"]);
});

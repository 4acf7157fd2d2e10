import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { newBackupKeys } from "#tests/support/backups/backup-keys.ts";
import { readKey } from "./keys.server.ts";
import { checkSeal, isSealed, openSealed } from "./open-seal.server.ts";
import { sealWith } from "./seal.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "larkfield-seal-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, "one.sealed");

const ours = newBackupKeys();
const others = newBackupKeys();

const KB = 1024;
const sealed = (bytes: Buffer, keys = ours.sealing) =>
  buffer(Readable.from(sealWith(keys, new Date("2026-11-15T12:00:00Z"))(Readable.from([bytes]))));

async function opened(bytes: Buffer, keys: Parameters<typeof openSealed>[1] = ours.opening) {
  writeFileSync(file, bytes);
  return buffer(Readable.from(openSealed(file, keys)));
}

test("what was sealed comes out again, whatever its length", async () => {
  for (const length of [1, 255 * KB, 256 * KB, 256 * KB + 1, 700 * KB]) {
    const bytes = randomBytes(length);
    const safe = await sealed(bytes);
    expect((await opened(safe)).equals(bytes)).toBe(true);
    expect(await isSealed(file)).toBe(true);
    expect(await checkSeal(file, { verify: ours.opening.verify })).toBe(Math.ceil(length / (256 * KB)));
  }
});

test("nothing of it can be read, and the same twice is not the same", async () => {
  const secret = Buffer.from("Clara Whitfield, 48 Sample Street ".repeat(100));
  const [first, second] = [await sealed(secret), await sealed(secret)];
  expect(first.includes("Whitfield")).toBe(false);
  expect(first.equals(second)).toBe(false);
});

describe("a sealed backup is refused, with what is wrong,", () => {
  const source = randomBytes(700 * KB);
  const PART = 8 + 256 * KB + 16;
  const partsFrom = (bytes: Buffer) => bytes.indexOf("\n") + 1;
  const swap = (bytes: Buffer) => {
    const at = partsFrom(bytes);
    const [head, one, two, rest] = [
      bytes.subarray(0, at),
      bytes.subarray(at, at + PART),
      bytes.subarray(at + PART, at + 2 * PART),
      bytes.subarray(at + 2 * PART),
    ];
    return { head, one, two, rest };
  };
  /** Its last object written anew, with the right length. */
  const withEnd = (bytes: Buffer, change: (end: { list: string; signature?: string }) => object) => {
    const length = Number.parseInt(bytes.subarray(-16, -8).toString(), 16);
    const from = bytes.length - 16 - length;
    const end = JSON.stringify(change(JSON.parse(bytes.subarray(from, -16).toString())));
    const tail = `${end}${end.length.toString(16).padStart(8, "0")}LKFDEND\n`;
    return Buffer.concat([bytes.subarray(0, from), Buffer.from(tail)]);
  };

  test.each<[string, (bytes: Buffer) => Buffer | Promise<Buffer>, RegExp]>([
    ["with a flipped bit in a part", (b) => flip(b, partsFrom(b) + PART + 5000, 3), /part 2 of 3 was altered/],
    ["with its end cut off", (b) => b.subarray(0, -1), /it was cut short, or something was added to its end/],
    ["cut in the middle", (b) => b.subarray(0, b.length >> 1), /it was cut short, or something was added/],
    ["with something after its end", (b) => Buffer.concat([b, Buffer.from("x")]), /something was added to its end/],
    [
      "with two parts swapped",
      (b) => {
        const { head, one, two, rest } = swap(b);
        return Buffer.concat([head, two, one, rest]);
      },
      /part 1 of 3 is not in its place/,
    ],
    [
      "with a part left out",
      (b) => {
        const { head, two, rest } = swap(b);
        return Buffer.concat([head, two, rest]);
      },
      /part 1 of 3 is not in its place/,
    ],
    [
      "with its last part left out",
      (b) => {
        const { head, one, two, rest } = swap(b);
        const last = 8 + (700 - 512) * KB + 16;
        return Buffer.concat([head, one, two, rest.subarray(last)]);
      },
      /part 3 of 3 is missing/,
    ],
    [
      "with a part of another backup of ours",
      async (b) => {
        const { head, one, rest } = swap(b);
        return Buffer.concat([head, one, swap(await sealed(source)).two, rest]);
      },
      /part 2 of 3 was altered/,
    ],
    ["without a signature", (b) => withEnd(b, ({ list }) => ({ list })), /it has no signature/],
    [
      "with another list of parts",
      (b) => withEnd(b, ({ signature }) => ({ list: '{"parts":[]}', signature })),
      /its signature does not fit/,
    ],
    [
      "with another date",
      (b) =>
        Buffer.concat([
          Buffer.from(b.subarray(0, partsFrom(b)).toString().replace("2026-11-15", "2026-11-16")),
          b.subarray(partsFrom(b)),
        ]),
      /its signature does not fit/,
    ],
    [
      "signed by somebody else",
      () => sealed(source, { ...ours.sealing, sign: others.sealing.sign }),
      /it was signed by the key [0-9a-f]{16}, not by this installation's/,
    ],
    [
      "sealed to another key",
      () => sealed(source, { ...ours.sealing, seal: others.sealing.seal }),
      /it was sealed to the key [0-9a-f]{16}, and the key given is/,
    ],
    [
      "made by a later version",
      (b) =>
        Buffer.concat([
          Buffer.from(b.subarray(0, partsFrom(b)).toString().replace('"format":1', '"format":2')),
          b.subarray(partsFrom(b)),
        ]),
      /made by a newer version of Larkfield/,
    ],
  ])("%s", async (_title, change, sentence) => {
    await expect(opened(await change(await sealed(source)))).rejects.toThrow(sentence);
  });

  test("when a key is missing", async () => {
    const safe = await sealed(source);
    await expect(opened(safe, { verify: ours.opening.verify })).rejects.toThrow(
      /the key that opens it is not here\. .*--keys FILE/,
    );
    await expect(opened(safe, {})).rejects.toThrow(/no key is here to check its signature with/);
  });

  test("whichever of its bits is flipped", async () => {
    const safe = await sealed(randomBytes(300));
    await fc.assert(
      fc.asyncProperty(fc.nat(safe.length - 1), fc.nat(7), async (byte, bit) => {
        await expect(opened(flip(safe, byte, bit))).rejects.toThrow(/cannot be trusted|newer version/);
      }),
      { numRuns: 400 },
    );
  });
});

test("every byte of a small one counts, also for who can only check it", async () => {
  const safe = await sealed(randomBytes(20));
  for (let byte = 0; byte < safe.length; byte += 1) {
    writeFileSync(file, flip(safe, byte, byte % 8));
    await expect(checkSeal(file, { verify: ours.opening.verify })).rejects.toThrow(/cannot be trusted|newer version/);
  }
  writeFileSync(file, safe);
  expect(readFileSync(file).equals(safe)).toBe(true);
  expect(await checkSeal(file, { verify: ours.opening.verify })).toBe(1);
});

test("a key with a slip in it, or of another kind, is none", () => {
  const { seal, open } = ours.texts;
  const slip = seal.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  for (const text of [slip, seal.slice(0, -1), open, "", "lkf-seal-"])
    expect(readKey("lkf-seal-", text)).toBeUndefined();
  for (let at = "lkf-seal-".length; at < seal.length; at += 1) {
    const other = seal[at] === "x" ? "y" : "x";
    expect(readKey("lkf-seal-", seal.slice(0, at) + other + seal.slice(at + 1))).toBeUndefined();
  }
});

function flip(bytes: Buffer, byte: number, bit: number) {
  const changed = Buffer.from(bytes);
  changed[byte] = (changed[byte] ?? 0) ^ (1 << bit);
  return changed;
}

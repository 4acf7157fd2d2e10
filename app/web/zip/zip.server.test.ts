import fc from "fast-check";
import { expect, test } from "vitest";
import { unzip } from "#tests/support/data/unzip.ts";
import { writeZip, type ZipFile } from "./zip.server.ts";

const at = new Date("2026-11-15T12:34:56.000Z");

async function zipped(files: Iterable<ZipFile> | AsyncIterable<ZipFile>) {
  return Buffer.concat(await Array.fromAsync(writeZip(files, at)));
}

test("whatever is put in comes out, under its name", async () => {
  const file = fc.record({
    name: fc.stringMatching(/^[a-zé]{1,8}(\/[a-z0-9-]{1,8})?\.txt$/),
    content: fc.array(fc.string({ unit: "grapheme", maxLength: 200 }), { maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(file, { selector: ({ name }) => name, maxLength: 5 }), async (files) => {
      const expected = new Map(files.map(({ name, content }) => [name, content.join("").toWellFormed()]));
      expect(unzip(await zipped(files))).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});

test("a file is asked for when its turn comes, and is not gathered", async () => {
  const asked: string[] = [];
  async function* slowly() {
    for (const name of ["a", "b"]) {
      asked.push(name);
      yield { name, content: ["x".repeat(1000)] };
    }
  }
  const archive = writeZip(slowly(), at);
  await archive.next();
  expect(asked).toEqual(["a"]);
  const rest = await Array.fromAsync(archive);
  expect(asked).toEqual(["a", "b"]);
  expect(Buffer.concat(rest).length).toBeLessThan(400);
});

test("what fails while it is read ends the archive with its error", async () => {
  async function* broken() {
    yield "begun";
    throw new Error("no more");
  }
  await expect(zipped([{ name: "a", content: broken() }])).rejects.toThrow("no more");
});

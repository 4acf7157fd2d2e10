import path from "node:path";
import { expect, test } from "vitest";
import { createCsvReader } from "./csv-reader.server.ts";
import { readCsv } from "./read-csv.ts";

const rowsOf = (text: string) => {
  const read = readCsv(text);
  if (!read.ok) throw new Error(read.reason);
  return {
    headings: read.value.headings,
    rows: read.value.portions.flatMap((portion) => JSON.parse(Buffer.from(portion).toString()) as unknown[]),
  };
};

test.each([
  ["commas", "a,b\n1,2\n"],
  ["semicolons, though a cell has commas", 'a;"b"\n1;2\n'],
  ["tabs", "a\tb\r\n1\t2"],
  ["a mark at the beginning", "\uFEFFa,b\n1,2"],
  ["columns that were never filled", "a,b,,,\n1,2,,\n,,,\n"],
])("%s", (_, text) => {
  const { headings, rows } = rowsOf(text);
  expect(headings).toEqual(["a", "b"]);
  expect(rows).toEqual([[2, expect.arrayContaining(["1", "2"])]]);
});

test("a row of several lines is named by its first, and a width of 54 inches is no quotation", () => {
  expect(rowsOf('Name,Width\n"Vine\nTwo",54"\nOat,"5""6"\n').rows).toEqual([
    [2, ["Vine\nTwo", '54"']],
    [4, ["Oat", '5"6']],
  ]);
});

test("rows come in portions", () => {
  const read = readCsv(`a\n${"1\n".repeat(10_000)}`);
  expect(read.ok && read.value).toMatchObject({ rowCount: 10_000, sample: [["1"], ["1"], ["1"]] });
  expect(read.ok && read.value.portions.length).toBe(50);
});

test.each([
  ["nothing", "", "This file is empty."],
  ["no headings", ",,\n1,2\n", "The first line has to name the columns."],
  ["no rows", "a,b\n\n,\n", "There is nothing below the first line"],
  ["one row too many", `a\n${"1\n".repeat(10_001)}`, "There are more than 10,000 rows."],
  ["a million columns", ",a".repeat(9_000), "There are more than 80 columns."],
  ["a million commas", `a\n${",".repeat(1_000_000)}`, "There is nothing below the first line"],
  ["one cell of 2 MB", `a\n${"x".repeat(2_000_000)}\n`, "The row in line 2 is too long."],
  ["a quotation that does not end", 'a,b\n"1,2\n3,4\n', "The quotation marks in line"],
  ["one that does not end for long", `a,b\n"1,2\n${"3,4\n".repeat(9_000)}`, "is too long. Perhaps a quotation mark"],
])("%s is refused", (_, text, reason) => {
  expect(readCsv(text)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
});

test("files are read in a thread, one after the other, and no more wait than can be answered", async () => {
  const reader = createCsvReader({ file: path.join(import.meta.dirname, "csv-worker.ts") });
  const all = await Promise.all(Array.from({ length: 6 }, (_, index) => reader.read(`a\n${index}\n`)));
  expect(all.slice(0, 5).map((read) => read.ok && read.value.sample)).toEqual([0, 1, 2, 3, 4].map((n) => [[`${n}`]]));
  expect(all[5]).toMatchObject({ ok: false, code: "unavailable" });
  expect(await reader.read(new Uint8Array([0, 1, 2, 3]))).toMatchObject({ ok: false, code: "invalid", field: "file" });
});

test("a thread that fails gives up its file alone", async () => {
  const reader = createCsvReader({ code: "throw new Error('out of order')" });
  expect(await reader.read("a\n1")).toMatchObject({ ok: false, reason: "This file cannot be read as CSV." });
});

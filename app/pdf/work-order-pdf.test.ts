import PDFDocument from "pdfkit";
import { afterEach, expect, test, vi } from "vitest";
import { fonts, renderer } from "#tests/support/data/pdf.ts";
import { workOrderFor } from "#tests/support/orders/fullest-window.ts";
import { makePdf } from "./pdf-job.ts";
import { unpackFont } from "./unpack-font.ts";

const LONG_NOTE = "Please ring first, and mind the dog. ".repeat(13).trim();

afterEach(() => vi.restoreAllMocks());

/** The texts of a work order page by page, and the smallest type in which any is set. */
async function pagesOf(...notes: string[]) {
  const doc = PDFDocument.prototype;
  const [add, turn, text, size] = [
    vi.spyOn(doc, "addPage"),
    vi.spyOn(doc, "switchToPage"),
    vi.spyOn(doc, "text"),
    vi.spyOn(doc, "fontSize"),
  ];
  const job = { order: workOrderFor(notes), house: "House", at: "2026-11-15T12:00:00.000Z" };
  const pdf = Buffer.from(await makePdf({ kind: "work-order", ...job }, fonts, renderer)).toString("latin1");
  const pages: string[][] = [];
  let current = -1;
  const steps = [
    ...add.mock.invocationCallOrder.map((at) => ({
      at,
      page: undefined as number | undefined,
      words: undefined as string | undefined,
    })),
    ...turn.mock.calls.map(([page], index) => ({
      at: turn.mock.invocationCallOrder[index] ?? 0,
      page: Number(page),
      words: undefined,
    })),
    ...text.mock.calls.map(([words], index) => ({
      at: text.mock.invocationCallOrder[index] ?? 0,
      page: undefined,
      words: String(words),
    })),
  ];
  for (const { page, words } of steps.sort((a, b) => a.at - b.at)) {
    if (words !== undefined) pages[current]?.push(words);
    else if (page !== undefined) current = page;
    else current = pages.push([]) - 1;
  }
  expect(pdf.match(/\/Count (\d+)/)?.[1]).toBe(String(pages.length));
  return { pages, smallest: Math.min(...size.mock.calls.map(([points]) => Number(points))) };
}

test.each([
  ["no note", ""],
  ["a note as long as a client may write", LONG_NOTE],
  ["a note without a space", "x".repeat(500)],
])("the fullest window with %s stands on two pages that say so, in type that can be read", async (_, note) => {
  const { pages, smallest } = await pagesOf(note);
  expect(pages).toHaveLength(2);
  expect(pages[note ? 1 : 0]).toContain(note ? `Note: ${note}` : "Cut list");
  expect(pages.flat().filter((text) => text === "Shades").length).toBeGreaterThan(5);
  expect(pages.map((page) => page.at(-1))).toEqual(["page 1 of 2, continued on the next", "page 2 of 2"]);
  expect(smallest).toBeGreaterThanOrEqual(9);
});

test("what truly does not fit goes on to a page that says so, and the boxes come once, at the end", async () => {
  const { pages } = await pagesOf(`${LONG_NOTE} `.repeat(6));
  expect(pages).toHaveLength(3);
  const boxes = pages.map((page) => page.filter((text) => text === "initials, date").length);
  expect(boxes).toEqual([0, 0, 7]);
  expect(pages.map((page) => page.at(-1))).toEqual([
    "page 1 of 3, continued on the next",
    "page 2 of 3, continued on the next",
    "page 3 of 3",
  ]);
  for (const page of pages) expect(page).toContain("Dining room, bay window toward the garden 1");
});

test("a face is unpacked to what it was before it was packed", () => {
  const plain = unpackFont(fonts.regular);
  expect(plain.readUInt32BE(0)).toBe(0x00010000);
  const tables = Array.from({ length: plain.readUInt16BE(4) }, (_, index) => {
    const row = 12 + index * 16;
    return {
      tag: plain.toString("latin1", row, row + 4),
      end: plain.readUInt32BE(row + 8) + plain.readUInt32BE(row + 12),
    };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(["cmap", "glyf", "head", "loca"]));
  expect(Math.max(...tables.map(({ end }) => end))).toBeLessThanOrEqual(plain.length);
  expect(unpackFont(plain)).toEqual(plain);
});

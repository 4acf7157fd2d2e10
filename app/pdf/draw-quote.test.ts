import sharp from "sharp";
import { expect, test } from "vitest";
import { fonts, renderer, textOf } from "#tests/support/data/pdf.ts";
import { lineOnPaper, quoteInCloth } from "#tests/support/orders/quote-in-cloth.ts";
import { makePdf } from "./pdf-job.ts";

const at = "2026-11-15T12:00:00.000Z";
const make = (quote: ReturnType<typeof quoteInCloth>, logo?: Uint8Array) =>
  makePdf({ kind: "quote", quote, house: "House", logo, at }, fonts, renderer);
const count = (document: Uint8Array, what: RegExp) => Buffer.from(document).toString("latin1").match(what)?.length ?? 0;

test("each window stands in its cloth, the words before the figures, and the same version gives the same bytes", async () => {
  const quote = quoteInCloth(2);
  const letter = await make(quote);
  expect(count(letter, /\/Subtype \/Image/g)).toBe(2);
  expect(Buffer.from(await make(quote)).equals(Buffer.from(letter))).toBe(true);
  const text = textOf({ ok: true, pdf: letter });
  const places = ["House", "Ida Sample,", "Living Room 2", "$17,868.00", "Nora", "Signature"].map((words) =>
    text.indexOf(words),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("the owner's own logo stands in the place of our mark, clear where it is clear", async () => {
  const create = { width: 384, height: 128, channels: 4 as const, background: "#40709080" };
  const logo = new Uint8Array(await sharp({ create }).png({ palette: true }).toBuffer());
  const [ours, theirs] = [await make(quoteInCloth(1)), await make(quoteInCloth(1), logo)];
  expect(count(theirs, /\/Subtype \/Image/g)).toBe(count(ours, /\/Subtype \/Image/g) + 2);
  expect(count(theirs, /\/SMask /g)).toBe(count(ours, /\/SMask /g) + 1);
  expect(textOf({ ok: true, pdf: theirs })).toBe(textOf({ ok: true, pdf: ours }));
  expect(Buffer.from(await make(quoteInCloth(1), logo)).equals(Buffer.from(theirs))).toBe(true);
});

test("windows are drawn smaller where that spares a last page with a few lines", async () => {
  const pages = async (windows: number, lines: number) => {
    const terms = "Work begins when the deposit is paid.\n".repeat(lines);
    return count(await make({ ...quoteInCloth(windows), terms }), /\/Type \/Page\n/g);
  };
  expect([await pages(1, 1), await pages(1, 6), await pages(1, 40), await pages(2, 1), await pages(6, 1)]).toEqual([
    1, 1, 2, 1, 2,
  ]);
});

test("what it comes to stays with its lines where smaller windows leave room for it", async () => {
  const about = ["Flat Roman shade in a ticking, fully lined, over the frame."];
  const rows = Array.from({ length: 9 }, () => ({ ...lineOnPaper, label: "Drapes", about, price: "$1.00" }));
  const quote = quoteInCloth(1);
  const parts = quote.parts.map((part) => ({ ...part, rows }));
  const [first = ""] = textOf({ ok: true, pdf: await make({ ...quote, parts }) }).split("Page 1 of 2");
  expect(first).toContain("$17,868.00 Total");
});

test("a picture has no more pixels than its place on the sheet shows, and is all of that place, so that no seam shows", async () => {
  const widths = Buffer.from(await make(quoteInCloth(3)))
    .toString("latin1")
    .match(/\/Width \d+/g);
  expect(widths).toEqual(["/Width 408", "/Width 408", "/Width 408"]);
});

test("what has no window is named once, and long terms go on to the next page", async () => {
  const row = { ...lineOnPaper, label: "Your order", price: "$900.00" };
  const parts = [{ title: "Your order", window: null, rows: [row], together: null }];
  const plain = { ...quoteInCloth(0), parts };
  expect(textOf({ ok: true, pdf: await make(plain) }).match(/Your order/g)).toHaveLength(1);
  const long = await make({ ...plain, terms: "All of it holds. ".repeat(900) });
  expect(count(long, /\/Type \/Page\n/g)).toBeGreaterThan(2);
});

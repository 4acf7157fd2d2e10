import { expect, test } from "vitest";
import { fonts, renderer, textOf } from "#tests/support/data/pdf.ts";
import { quoteInCloth } from "#tests/support/orders/quote-in-cloth.ts";
import { pixelsWide } from "./draw-quote.ts";
import { makePdf } from "./pdf-job.ts";

const at = "2026-11-15T12:00:00.000Z";
const make = (quote: ReturnType<typeof quoteInCloth>) =>
  makePdf({ kind: "quote", quote, house: "House", at }, fonts, renderer);
const count = (document: Uint8Array, what: RegExp) => Buffer.from(document).toString("latin1").match(what)?.length ?? 0;

test("each window stands in its cloth, the words before the figures, and the same version gives the same bytes", async () => {
  const quote = quoteInCloth(2);
  const letter = await make(quote);
  expect(count(letter, /\/Subtype \/Image/g)).toBe(2);
  expect(Buffer.from(await make(quote)).equals(Buffer.from(letter))).toBe(true);
  const text = textOf({ ok: true, pdf: letter });
  const places = ["House", "Ida Sample,", "Living Room 2", "$17,868.00", "Signature"].map((words) =>
    text.indexOf(words),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("a picture has no more pixels than its place on the sheet shows", () => {
  expect(pixelsWide({ width: 300, height: 100 })).toBe(476);
  expect(pixelsWide({ width: 100, height: 200 })).toBe(216);
});

test("what has no window is named once, and long terms go on to the next page", async () => {
  const row = { label: "Your order", about: [], price: "$900.00", left: false };
  const parts = [{ title: "Your order", window: null, rows: [row], together: null }];
  const plain = { ...quoteInCloth(0), parts };
  expect(textOf({ ok: true, pdf: await make(plain) }).match(/Your order/g)).toHaveLength(1);
  const long = await make({ ...plain, terms: "All of it holds. ".repeat(900) });
  expect(count(long, /\/Type \/Page\n/g)).toBeGreaterThan(2);
});

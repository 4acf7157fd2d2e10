import { expect, test } from "vitest";
import { withParts } from "./costs/cost-parts.ts";
import { emptyLine } from "./plain-line.ts";
import { priceOpenLines, priceWindowAgain, typedMaking } from "./price-again.ts";
import type { OwnerLine } from "./quote-types.ts";

const line = (key: string, more: Partial<OwnerLine> = {}): OwnerLine => ({
  ...emptyLine,
  key,
  label: key,
  windowKey: "a",
  treatment: "shades",
  kind: "labour",
  ...more,
});
const carded = (key: string, unitCents: number, more: Partial<OwnerLine> = {}) =>
  line(key, { unitCents, rateId: `2/${key}`, basis: "by the card", ...more });
const whole = (more: Partial<OwnerLine> = {}) => line("a-shades", { kind: "treatment", ...more });
const opening = [
  carded("a-shades-making", 24_00, { quantityMilli: 14_000 }),
  carded("a-shades-installation", 85_00, { kind: "installation" }),
  carded("b-shades-making", 30_00, { windowKey: "b" }),
];
const keysOf = (lines: readonly OwnerLine[]) => lines.map(({ key }) => key);
const house = (unitCents: number | null) =>
  line("installation", { windowKey: null, treatment: null, kind: "installation", unitCents });

const part = (label: string, grossCents: number | null, costCents: number | null = null) => ({
  label,
  quantityMilli: 1_000,
  unit: "each",
  unitCents: grossCents,
  grossCents,
  costCents,
  rateId: "2/x",
  basis: "",
});
const parts = [
  part("Making", 336_00, 180_00),
  part("Cordless control", 65_00, 30_00),
  part("Installation", 85_00, 50_00),
];
const made = carded("a-shades", 486_00, { kind: "treatment", parts, costCents: 260_00 });

test("an open treatment is priced with its parts, without an installation that the order pays already", () => {
  expect(priceOpenLines([whole(), house(null)], [made])).toEqual([
    { ...whole(), unitCents: 486_00, rateId: "2/a-shades", basis: "by the card", parts, costCents: 260_00 },
    house(null),
  ]);
  const [first] = priceOpenLines([whole(), house(85_00)], [made]);
  expect(first).toMatchObject({ unitCents: 401_00, costCents: 210_00, parts: parts.slice(0, 2) });
});

test("what stood beside an open treatment and is now among its parts goes, but for what the owner or the client decides", () => {
  const lines = [
    whole(),
    line("a-shades-trim", { kind: "trim", unitCents: 12_00 }),
    carded("a-shades-cordless-control", 65_00),
    line("a-shades-blackout", { role: "choice", choiceGroup: "Lining", unitCents: 5_00 }),
    line("typed", { unitCents: 9_00 }),
  ];
  expect(keysOf(priceOpenLines(lines, [made]))).toEqual(["a-shades", "a-shades-blackout", "typed"]);
});

test("a part without a price leaves the treatment open and names it; a price set by hand stays, with the parts of today", () => {
  const open = whole({ parts: [part("Track", null)] });
  expect(priceOpenLines([whole()], [open])).toEqual([open]);
  const [priced] = priceWindowAgain([whole({ unitCents: 500_00 })], [made], "a");
  expect(priced).toMatchObject({ unitCents: 500_00, rateId: null, parts, costCents: 260_00 });
});

test("hardware that a draft holds open and a treatment holds by now goes; with a price, or where nothing holds it, it stays", () => {
  const rod = (unitCents: number | null) =>
    line("hardware-1", { kind: "hardware", windowKey: null, treatment: null, unitCents });
  expect(keysOf(priceOpenLines([made, rod(null)], [made]))).toEqual(["a-shades"]);
  expect(keysOf(priceOpenLines([made, rod(90_00)], [made]))).toEqual(["a-shades", "hardware-1"]);
  expect(keysOf(priceOpenLines([made, rod(null)], [made, rod(null)]))).toEqual(["a-shades", "hardware-1"]);
});

test("what has a price stays, by hand or from an older card, and an open line that the card does not know too", () => {
  const lines = [whole({ unitCents: 900_00 }), carded("b-shades-making", 1, { windowKey: "b" }), line("typed")];
  expect(priceOpenLines(lines, opening)).toEqual(lines);
  expect(priceOpenLines([whole()], [whole()])).toEqual([whole()]);
});

test("an open line of the card's own gets its amounts and keeps the owner's words", () => {
  const mine = line("a-shades-making", { description: "By hand", discountRate: 5_000 });
  expect(priceOpenLines([mine], opening)).toEqual([
    { ...mine, quantityMilli: 14_000, unitCents: 24_00, rateId: "2/a-shades-making", basis: "by the card" },
  ]);
});

test("a window priced anew: the card's lines follow, a price set by hand stays at the new quantity, the owner's lines stay", () => {
  const lines = [
    carded("a-shades-lining", 9_00),
    line("a-shades-making", { unitCents: 20_00 }),
    line("a-shades-blackout", { role: "choice", choiceGroup: "Lining", unitCents: 5_00 }),
    line("0c2f", { unitCents: 40_00, kind: "free", treatment: null }),
    carded("b-shades-making", 1, { windowKey: "b" }),
  ];
  const priced = priceWindowAgain(lines, opening, "a");
  expect(keysOf(priced)).toEqual([
    "a-shades-making",
    "a-shades-blackout",
    "0c2f",
    "a-shades-installation",
    "b-shades-making",
  ]);
  expect(priced[0]).toMatchObject({ quantityMilli: 14_000, unitCents: 20_00 });
  expect(priced.at(-1)).toBe(lines.at(-1));
});

const yards = (label: string, milli: number, rate: number) => ({
  ...part(label, Math.round((milli * rate) / 1000), milli),
  quantityMilli: milli,
  unitCents: rate,
  rateId: label === "Fabric" ? "2/fabric" : "2/liningPerYard/standard",
});
const shade = (window: string, milli: number, rate = 40_00) =>
  withParts(carded(`${window}-shades`, 0, { windowKey: window, kind: "treatment" }), [
    yards("Fabric", milli, rate),
    yards("Lining, standard", 1_000, 9_00),
    part("Making", 100_00, 50_00),
  ]);

test("what a neighbor pays of cloth that is bought for all follows, its other parts and a price set by hand stay", () => {
  const dearer = {
    ...shade("b", 3_000),
    parts: [yards("Fabric", 3_000, 40_00), ...shade("b", 1).parts.slice(1, 2), part("Making", 999_00)],
  };
  const opening = [shade("a", 5_000), dearer];
  const lines = [shade("a", 4_000), shade("b", 2_500), line("typed", { windowKey: "b" })];
  expect(priceWindowAgain(lines, opening, "a")).toEqual([shade("a", 5_000), shade("b", 3_000), lines[2]]);
  const byHand = { ...shade("b", 2_500), unitCents: 500_00, rateId: null };
  const [, kept] = priceWindowAgain([shade("a", 4_000), byHand], opening, "a");
  expect(kept).toEqual({ ...shade("b", 3_000), unitCents: 500_00, rateId: null });
});

test("a neighbor that takes as much as before keeps its price, whatever the cloth costs by now; so does one that was changed itself", () => {
  const lines = [shade("a", 4_000), shade("b", 2_500)];
  expect(priceWindowAgain(lines, [shade("a", 5_000), shade("b", 2_500, 60_00)], "a")[1]).toBe(lines[1]);
  expect(priceWindowAgain(lines, [shade("a", 5_000), shade("b", 3_000)], "a", ["b"])[1]).toBe(lines[1]);
  const open = { ...shade("a", 4_000), unitCents: null, parts: [] };
  expect(priceOpenLines([open, ...lines.slice(1)], [shade("a", 5_000), shade("b", 3_000)])[1]).toEqual(
    shade("b", 3_000),
  );
});

test("a treatment that was priced by hand as a whole is left alone; a window without lines gets its own", () => {
  const lines = [whole({ unitCents: 900_00 }), line("typed", { windowKey: null })];
  expect(priceWindowAgain(lines, opening, "a")).toEqual(lines);
  expect(keysOf(priceWindowAgain(lines, opening, "b"))).toEqual(["b-shades-making", "a-shades", "typed"]);
});

test("where the making was typed, with or without its treatment, the card adds nothing beside it and only its own lines follow", () => {
  for (const typed of [
    line("shade", { kind: "treatment", treatment: null, unitCents: 420_00 }),
    line("sewn", { unitCents: 420_00 }),
  ]) {
    const lines = [typed, carded("a-shades-making", 20_00, { quantityMilli: 9_000 }), house(85_00)];
    const priced = priceWindowAgain(lines, opening, "a");
    expect(keysOf(priced)).toEqual([typed.key, "a-shades-making", "installation"]);
    expect(priced[1]).toMatchObject({ quantityMilli: 14_000, unitCents: 24_00 });
    expect(priceWindowAgain([typed], opening, "a")).toEqual([typed]);
    expect(typedMaking(lines, "a")).toEqual([typed]);
  }
});

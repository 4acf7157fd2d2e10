import { expect, test } from "vitest";
import { workOrderDraft } from "#tests/support/orders/fullest-window.ts";
import { emptyLine } from "./plain-line.ts";
import { clothsTaken, liningsTaken, yardsOtherwise } from "./quoted-yards.ts";

const ticking = { name: "Blue ticking", milli: 3_000, windows: ["left", "right"] };
const line = (label: string, quantityMilli: number, rest: Partial<typeof emptyLine> = {}) => ({
  ...emptyLine,
  label,
  quantityMilli,
  unit: "yd",
  unitCents: 38_00,
  ...rest,
});
const left = (quantityMilli: number, rest = {}) =>
  line("Blue ticking, 54 inches", quantityMilli, { windowKey: "left", ...rest });
const right = (quantityMilli: number) => line("BLUE TICKING", quantityMilli, { windowKey: "right" });
const whole = (quantityMilli: number, rest = {}) => line("The blue ticking", quantityMilli, rest);
const other = "Blue ticking: 4 1/2 yards on this quote, and the order takes 3 yards.";

test.each([
  ["as much as it takes", [whole(3_000)], []],
  ["more than it takes", [whole(4_500)], [other]],
  ["less than it takes", [whole(2_000)], ["Blue ticking: 2 yards on this quote, and the order takes 3 yards."]],
  ["window by window as much", [left(1_500), right(1_500)], []],
  ["window by window more", [left(3_000), right(1_500)], [other]],
  ["one window alone, the other in the price of its treatment", [left(1_500)], []],
  ["in yards by another name of the unit", [whole(4_500, { unit: "Yards" })], [other]],
  ["by the piece", [whole(4_500, { unit: "each" })], []],
  ["of another cloth", [line("Oat linen", 4_500)], []],
  ["that the client may take", [whole(4_500, { role: "optional" })], []],
  ["without a price, so that it is not sent", [whole(4_500, { unitCents: null })], []],
])("%s", (_, lines, said) => {
  expect(yardsOtherwise([ticking], lines)).toEqual(said);
});

test("an order takes of each cloth what is bought of it", () => {
  const document = workOrderDraft([""]);
  const taken = clothsTaken(document);
  expect(taken.length).toBeGreaterThan(1);
  const bought = document.packet.purchase.filter(({ unit }) => unit === "yard");
  for (const { name, milli, windows } of taken) {
    expect(bought.filter(({ item }) => item === name).reduce((sum, { order }) => sum + order * 1000, 0)).toBe(milli);
    expect(windows).toEqual(document.inputs.map(({ key }) => key));
  }
});

const lined = { name: "Lining, blackout", milli: 5_000, windows: ["left", "right"] };
const only = { ...lined, words: ["lining"], not: ["standard", "batiste", "contrast"] };
const blackout = { ...only, words: ["lining", "blackout"] };
const interlining = { name: "Interlining", milli: 5_000, windows: ["left"], words: ["interlining"] };
const fringe = { name: "Tassel fringe", milli: 7_000, windows: ["left"], words: ["trim"], trim: true };
const feet = { unit: "ft" };
const takesFive = (name: string, quoted: string) => [`${name}: ${quoted} on this quote, and the order takes 5 yards.`];

test.each([
  ["the one lining as much", only, [line("Cotton lining", 5_000)], []],
  ["the one lining less", only, [line("Cotton lining", 3_000)], takesFive("Lining, blackout", "3 yards")],
  ["by the lining of one window alone", only, [line("Lining", 3_000, { windowKey: "left" })], []],
  ["another lining than the one", only, [line("Sheer batiste lining", 3_000)], []],
  ["interlining, which is no lining", only, [line("Interlining", 3_000)], []],
  ["one of two linings", blackout, [line("Cotton lining", 9_000), line("Blackout lining", 5_000)], []],
  ["one of two linings otherwise", blackout, [line("Blackout lining", 6_000)], takesFive(only.name, "6 yards")],
  ["interlining otherwise", interlining, [line("Interlining", 6_000)], takesFive("Interlining", "6 yards")],
  ["trim by the foot as much", fringe, [line("Decorative trim", 7_000, feet)], []],
  [
    "trim by the foot otherwise",
    fringe,
    [line("The tassel fringe", 9_000, feet)],
    ["Tassel fringe: 9 feet on this quote, and the order takes 7 feet."],
  ],
  ["trim by the yard, which is sold whole", fringe, [line("Trim", 3_000)], []],
  [
    "trim by the yard otherwise",
    fringe,
    [line("Trim", 2_000)],
    ["Tassel fringe: 2 yards on this quote, and the order takes 2 3/8 yards."],
  ],
  ["trim by the piece", fringe, [line("Trim", 2_000, { unit: "each" })], []],
])("a quote charges %s", (_, taken, lines, said) => {
  expect(yardsOtherwise([taken], lines)).toEqual(said);
});

test("an order takes of its linings and trims what is bought of them", () => {
  const document = workOrderDraft(["", ""]);
  const keys = document.inputs.map(({ key }) => key);
  const milliOf = (item: string) => {
    const bought = document.packet.purchase.find((one) => one.item === item);
    return (bought?.order ?? 0) * 1000;
  };
  const of = (name: string, words: string[], more = {}) => ({
    name,
    milli: milliOf(name),
    windows: keys,
    words,
    ...more,
  });
  expect(liningsTaken(document)).toEqual([
    of("Lining, blackout", ["lining", "blackout"], { not: ["standard", "batiste", "contrast"] }),
    of("Lining, standard", ["lining", "standard"], { not: ["blackout", "batiste", "contrast"] }),
    of("Interlining", ["interlining"]),
    of("Tassel fringe, three inches", ["trim"], { trim: true }),
  ]);
  const drapes = document.packet.windows.map((window) => ({ ...window, treatments: window.treatments.slice(0, 1) }));
  const [first] = liningsTaken({ ...document, packet: { ...document.packet, windows: drapes } });
  expect(first).toMatchObject({ name: "Lining, blackout", words: ["lining"] });
});

import { expect, test } from "vitest";
import type { Window } from "#app/domain/orders/window.ts";
import { partsToShow } from "#app/domain/quotes/costs/cost-parts.ts";
import type { CostPart, OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { isOffered, offerChoice, withOtherAnswer } from "./offered-choice.ts";

const style = { name: "Three Finger Pinch", group: "pleated-tops", description: "" };
const windowOf = (key: string): Window => ({
  id: key,
  key,
  name: "Den",
  measurements: {},
  customizations: { drapes: { style, customizations: { standardLining: true }, answers: { length: "floor" } } },
});
const part = (label: string, grossCents: number | null, costCents: number | null): CostPart => ({
  label,
  quantityMilli: 1_000,
  unit: "yd",
  unitCents: grossCents,
  grossCents,
  costCents,
  rateId: "4/choice",
  basis: "",
});
const more = [part("Lining, blackout", 180_00, 90_00), part("Less: Lining, standard", -60_00, -30_00)];
let keys = 0;
const offer = (lines: readonly OwnerLine[], meaning: string, parts = more, key = "a") =>
  offerChoice(lines, {
    window: windowOf(key),
    windowKey: key,
    meaning,
    parts,
    cardVersion: 4,
    newKey: () => `key-${keys++}`,
  });
const value = (verdict: ReturnType<typeof offer>) => {
  if (!verdict.ok) throw new Error(verdict.reason);
  return verdict.value;
};

test("what excludes each other is a group with what the window has now, at nothing, and grows by the next one", () => {
  const two = value(offer([], "drapes.blackoutLining"));
  expect(two).toMatchObject([
    { label: "Standard lining", unitCents: 0, costCents: 0, suggested: true, choiceGroup: "Den: Lining" },
    { label: "Blackout lining", unitCents: 120_00, costCents: 60_00, suggested: false, choiceGroup: "Den: Lining" },
  ]);
  expect(value(offer(two, "drapes.sheerBatisteLining")).map(({ choiceGroup }) => choiceGroup)).toHaveLength(3);
  // Another window of the same name has a group of its own.
  const groups = value(offer(two, "drapes.blackoutLining", more, "b")).map(({ choiceGroup }) => choiceGroup);
  expect([...new Set(groups)].sort()).toEqual(["Den: Lining", "Den: Lining (2)"]);
  expect(offer(two, "drapes.blackoutLining")).toMatchObject({ ok: false });
});

test("an answer stands beside the one given; what is had or not may be taken besides", () => {
  expect(value(offer([], "drapes.length.puddle"))).toMatchObject([
    { label: expect.stringMatching(/^Length: /), role: "choice", unitCents: 0 },
    { label: expect.stringMatching(/^Length: /), role: "choice", unitCents: 120_00 },
  ]);
  const [line, another] = value(offer([], "drapes.interlining"));
  expect([line?.role, another]).toEqual(["optional", undefined]);
  // How a difference came about is the owner's alone.
  expect(line && partsToShow(line, 120_00)).toEqual([]);
});

test("what takes something off is refused; what the card has no rate for is offered without a price", () => {
  expect(offer([], "drapes.unlined", [part("Less: Lining", -60_00, null)])).toMatchObject({ ok: false });
  const [, open] = value(offer([], "drapes.operate.motor", [part("Motor", null, null)]));
  expect(open).toMatchObject({ unitCents: null, parts: [{ label: "Motor" }] });
});

test("the windows get the one answer as an acceptance would write it, and nothing else", () => {
  const [den, other] = [windowOf("a"), windowOf("b")];
  const changed = withOtherAnswer([den, other], { windowKey: "a", meaning: "drapes.blackoutLining" });
  expect(changed).toMatchObject({ ok: true, value: [{ key: "a" }, other] });
  expect(changed.ok && changed.value[0]?.customizations.drapes?.customizations).toEqual({
    standardLining: false,
    blackoutLining: true,
  });
  for (const meaning of ["", "nothing", "drapes.standardLining", "shades.interlining", "drapes.x", "x".repeat(9_999)])
    expect(withOtherAnswer([den], { windowKey: "a", meaning })).toMatchObject({ ok: false });
});

test.each([
  ["4/choice", true],
  ["12/choice", true],
  ["4/fabric", false],
  ["v4/choice", false],
  ["4/choices", false],
  ["/choice", false],
  [null, false],
])("a line priced by %s is a difference: %s", (rateId, offered) => {
  expect(isOffered({ rateId })).toBe(offered);
});

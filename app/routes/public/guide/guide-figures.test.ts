import { expect, test } from "vitest";
import { guides } from "#app/content/guides/guides.ts";
import { defaultPlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { usedRules } from "#scripts/build/used-rules.ts";
import { figuresOf } from "./guide-figures.ts";

function drawnFor(path: string) {
  const guide = guides.find((one) => one.path === path);
  if (!guide) throw new Error(`There is no guide ${path}.`);
  return { words: JSON.stringify(guide), ...figuresOf(guide) };
}

test("the rod is drawn and counted out as the workroom would hang it", () => {
  const { workedOut, words } = drawnFor("/hardware");
  expect(workedOut?.facts).toEqual([
    ["Rod", '65 3/8" wide, its center 4" above the frame'],
    ["Brackets", "3, one at each end and one between"],
    ["Rings", "20"],
    ["Finials", "2"],
  ]);
  for (const label of ["8 1/2&quot; past the frame", "4&quot; above it", "30 5/8&quot; between brackets"]) {
    expect(workedOut?.markup).toContain(`>${label}<`);
  }
  // Said in words as well, beside the drawing.
  expect([defaultPlacementRules.rodAboveFrame, defaultPlacementRules.bracketSpan]).toEqual([4, 60]);
  expect(words).toContain("Four inches above the frame is the least");
  expect(words).toContain("a bracket about every five feet");
});

test("a designer's window has its sizes on the drawing, and the yards for its repeat beside it", () => {
  const { workedOut } = drawnFor("/for-designers");
  for (const size of ["65 3/8", "48 3/8", "58", "86"]) expect(workedOut?.markup).toContain(`>${size}&quot;<`);
  expect(workedOut?.facts).toEqual([
    ["Finished length", '86"'],
    ["Finished width, each of two panels", '38 3/4"'],
    ["Fullness", "2.5"],
    ['Widths of 54" cloth', "4"],
    ['Each cut, matched to a 27" repeat', '108"'],
    ["To buy", "12 yards"],
  ]);
});

test("each kind of house has a front of its own", () => {
  const fronts = Object.values(drawnFor("/home-visits").plates);
  expect(fronts).toHaveLength(4);
  expect(new Set(fronts).size).toBe(4);
});

test("a piece of cloth that is shown as a picture has a name", () => {
  const pieces = Object.values(drawnFor("/care").plates);
  expect(pieces).toHaveLength(5);
  for (const piece of pieces) expect(piece).toMatch(/<title [^>]*>A piece of [a-z ]+<\/title>/);
});

test("a drawing has no quotes that its data would escape, but those by which the build finds its classes", () => {
  const { workedOut, fronts = [] } = { ...drawnFor("/home-visits"), ...drawnFor("/hardware") };
  const drawings = [workedOut?.markup ?? "", ...fronts];
  for (const drawing of drawings) expect(drawing.replaceAll(/ class="[^"]*"/g, "")).not.toContain('"');
  const letters = ".text-\\[3\\.2px\\]{font-size:3.2px}";
  expect(usedRules(`${letters}.unused{top:0}`, workedOut?.markup ?? "")).toBe(letters);
});

import { expect, test } from "vitest";
import { workOrderDraft } from "#tests/support/orders/fullest-window.ts";
import { noSheets, type Sheets } from "./compute-draft.ts";
import { freezeFaults } from "./freeze-faults.ts";
import { type OpenCheck, openChecks, readSeen, writeSeen } from "./open-checks.ts";
import { countChangedFigures, countNewWaves } from "./sheet-changes.ts";

const draft = workOrderDraft(["", ""]);
const PART = "treatment:key1:shades";
const stamp = { by: "Nora", at: "2026-11-20T12:00:00.000Z" };
const sentence = "Children live here or visit: a cordless or motorized control is safer.";
const waved = { CHILDREN_AND_LOOP: { sentence, reason: "They are grown", ...stamp } };
const sheetsWith = (sheet: object): Sheets => ({
  ...noSheets,
  treatments: { [PART]: { figures: {}, waved: {}, ...sheet } },
});

test("what nobody has waved is open, in the words of the check", () => {
  const open = openChecks(draft);
  expect(open).toContainEqual({
    part: PART,
    code: "CHILDREN_AND_LOOP",
    sentence,
    where: "Dining room, bay window toward the garden 1, shades",
  });
  const left = openChecks({ ...draft, sheets: sheetsWith({ waved }) });
  expect(left.map(({ part, code }) => [part, code])).toEqual(
    open.map(({ part, code }) => [part, code]).filter(([part, code]) => part !== PART || code !== "CHILDREN_AND_LOOP"),
  );
  const lapsed = { CHILDREN_AND_LOOP: { ...waved.CHILDREN_AND_LOOP, sentence: "It read otherwise." } };
  expect(openChecks({ ...draft, sheets: sheetsWith({ waved: lapsed }) })).toEqual(open);
});

test("what was seen says which checks, and in which words", () => {
  const one: OpenCheck = { part: PART, code: "PLEAT_TAKE_UP", where: "Den", sentence: "A pleat takes 9 in." };
  const two: OpenCheck = { ...one, code: "FULLNESS_LOW" };
  expect(readSeen(writeSeen([one, two]))).toEqual([
    { part: PART, code: "PLEAT_TAKE_UP" },
    { part: PART, code: "FULLNESS_LOW" },
  ]);
  expect(readSeen("")).toEqual([]);
  expect(writeSeen([one])).not.toBe(writeSeen([{ ...one, sentence: "A pleat takes 10 in." }]));
});

test("each sentence is said once, with every place where it is mended", () => {
  const measure = freezeFaults(draft).find((fault) => fault.sentence.startsWith("The final measure"));
  expect(measure?.places).toEqual([
    { where: "Dining room, bay window toward the garden 1", mend: { at: "measure", window: "key1" } },
    { where: "Dining room, bay window toward the garden 2", mend: { at: "measure", window: "key2" } },
  ]);
});

test("a wave changes no figure, nor does who set one and when", () => {
  const cuts = { value: 4, ...stamp };
  expect(countChangedFigures(noSheets, sheetsWith({ waved }))).toBe(0);
  expect(countNewWaves(noSheets, sheetsWith({ waved }))).toBe(1);
  expect(countNewWaves(sheetsWith({ waved }), sheetsWith({ waved }))).toBe(0);
  expect(countNewWaves(sheetsWith({ waved }), noSheets)).toBe(0);
  const set = sheetsWith({ figures: { cuts } });
  expect(countChangedFigures(noSheets, set)).toBe(1);
  expect(countChangedFigures(set, sheetsWith({ figures: { cuts: { ...cuts, by: "Ida" } }, waved }))).toBe(0);
  expect(countChangedFigures(set, sheetsWith({ figures: { cuts: { ...cuts, value: 5 } } }))).toBe(1);
});

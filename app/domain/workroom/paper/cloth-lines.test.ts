import { expect, test } from "vitest";
import { roomOf } from "#app/domain/workroom/cloth/pattern-start.ts";
import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import type { MappedTreatment } from "#app/domain/workroom/input/map-treatment.ts";
import type { MappedWindow } from "#app/domain/workroom/input/map-window.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { clothLines, patternStartsOf, withPattern } from "./cloth-lines.ts";

const vine = { name: "Vine, Moss", width: 54, repeat: 27 };
const drapes = { style: "pleated-tops/Goblet", fabric: vine, choices: {} };
const top = { style: "cornice-boards/Statler", fabric: vine, choices: {} };
const asked = (type: string, made: object) => ({ type, ...made }) as unknown as MappedTreatment;
const windowOf = (name: string, ...treatments: MappedTreatment[]) =>
  ({ key: name, name, treatments }) as unknown as MappedWindow;

function said(windows: MappedWindow[], at: number, given: object) {
  const sizes = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36 };
  const { treatment, figures } = computeTreatment({ window: sizes, ...given }, defaultShopRules);
  const window = windows[at];
  const first = window?.treatments[0];
  if (!treatment || !window || !first) throw new Error("nothing was made");
  const placed = patternStartsOf({ inputs: windows }).at(window, first, treatment);
  return withPattern({ depths: [], marks: [] }, treatment, placed, figures).depths;
}

test("drapes stand on a motif, tops carry one in the middle, plain cloth says nothing", () => {
  expect(said([windowOf("Den", asked("drapes", drapes))], 0, drapes)).toEqual([
    "Pattern: a full motif stands on the finished hem",
  ]);
  expect(said([windowOf("Den", asked("tops", top))], 0, top)).toEqual([
    "Pattern: the middle of a motif lies halfway up, a width centered across",
  ]);
  const plain = { ...drapes, fabric: { ...vine, repeat: 0 } };
  expect(said([windowOf("Den", asked("drapes", plain))], 0, plain)).toEqual([]);
  const gathered = { ...top, style: "rod-mount-valances/Plaza 2 Rod Pocket" };
  expect(said([windowOf("Den", asked("tops", gathered))], 0, gathered)).toEqual([
    "Pattern: the middle of a motif lies halfway up, across it runs on from the left",
  ]);
});

test("what was decided at one window counts for every window of its room in the same cloth, and for no other", () => {
  const decided = { ...drapes, choices: { patternStart: "top", patternInches: 3.5 } };
  const windows = [
    windowOf("Living room, left", asked("drapes", decided)),
    windowOf("Living room 2", asked("drapes", drapes)),
    windowOf("Study", asked("drapes", drapes)),
    windowOf("Living room 3", asked("tops", top)),
  ];
  expect(said(windows, 1, drapes)).toEqual([
    'Pattern: a full motif begins 3 1/2" below the finished top, the same at every window of Living room 2 in Vine, Moss',
  ]);
  expect(said(windows, 2, drapes)).toEqual(["Pattern: a full motif stands on the finished hem"]);
  expect(said(windows, 3, top)).toEqual(["Pattern: the middle of a motif lies halfway up, a width centered across"]);
  expect([roomOf("Living room, left"), roomOf("Living Room 2"), roomOf("Bay (north)")]).toEqual([
    "living room",
    "living room",
    "bay",
  ]);
});

test("each cloth says how it lies and of which lot it is, or leaves room to write it down", () => {
  const fabrics = (fabric: object) => {
    const { treatment } = computeTreatment({ ...drapes, fabric, window: { width: 48 } }, defaultShopRules);
    return treatment ? clothLines(treatment, { "vine, moss": "4471" }) : [];
  };
  expect(fabrics({ ...vine, match: "halfDrop" })).toEqual([
    'Vine, Moss: 54" wide, repeat 27" half drop, no nap, lot 4471',
  ]);
  expect(fabrics({ name: "Navy velvet", width: 54 })).toEqual(['Navy velvet: 54" wide, nap up, lot ________']);
  const looked = { name: "Navy velvet", width: 54, nap: "down", rightSide: "the dull one", com: true };
  expect(fabrics(looked)).toEqual([
    'Navy velvet: 54" wide, nap down, right side: the dull one, the client sends it, lot ________',
  ]);
});

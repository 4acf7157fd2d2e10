import { expect, test } from "vitest";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { TreatmentEntry, Window } from "#app/domain/orders/window.ts";
import { defaultShopRules } from "./rules/shop-rules.ts";
import { computeDraft, noSheets } from "./sheet/compute-draft.ts";
import { movedTrim, trimOfWindow } from "./trim-of-window.ts";

const measurements = {
  widthOfWindow: "48",
  heightOfWindow: "60",
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "12",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "36",
  distanceFromWindowFrameToRightWall: "36",
};

function windowWith(
  customizations: Window["customizations"],
  measured: Partial<Window["measurements"]> = measurements,
) {
  return { id: "LF-1-1", key: "LF-1-key1---", name: "Bay", measurements: measured, customizations } as Window;
}

const entry = (group: string, name: string, answers: object = {}) =>
  ({ style: { group, name, description: "" }, answers }) as unknown as TreatmentEntry;
const pinch = (answers: object) => entry("pleated-tops", "Three Finger Pinch", answers);
const statler = entry("cornice-boards", "Statler");
// As its drawing measures it.
const measureEdge = () => ({ length: 60.5, shortPoint: 11 });
const options = { rules: defaultShopRules, measureEdge, trimPerFoot: 14_00 };

test.each<[TreatmentType, Window["customizations"], number, string]>([
  ["drapes", { drapes: pinch({ trimEdges: ["leading", "bottom"] }) }, 33, "two of 86 and two of 101, 3 more for each"],
  ["drapes", { drapes: pinch({}) }, 15, "two leading edges of 86, 3 more for each"],
  ["drapes", { drapes: pinch({ trimRows: "2" }) }, 30, "twice as much in two rows"],
  ["drapes", { drapes: pinch({ draw: "left" }) }, 8, "one panel has one leading edge"],
  ["drapes", { drapes: pinch({}), tops: statler }, 16, "two of 88 on a traverse rod"],
  ["shades", { shades: entry("soft-shades", "Flat Roman") }, 5, "a hem of 53 and 3 more"],
  ["tops", { tops: statler }, 6, "an edge of 60 1/2, two returns of 3 1/2, and 3 more"],
])("trim for %s in %j takes %d feet: %s", (type, customizations, feet) => {
  expect(trimOfWindow(windowWith(customizations), type, options)).toEqual({ feet, cents: feet * 1400 });
});

test("what the client reads is what the packet buys, by changed rules too", () => {
  const rules = {
    ...defaultShopRules,
    trimEnds: 9,
    sideHem: 5,
    overlap: 7,
    fullness: { ...defaultShopRules.fullness },
  };
  rules.fullness["pleated-tops/Three Finger Pinch"] = 3;
  const drapes = { ...pinch({ trimEdges: ["leading", "bottom", "outer"] }), customizations: { decorativeTrim: true } };
  const window = windowWith({ drapes, tops: { ...statler, customizations: { decorativeTrim: true } } });
  const order = { windows: [window], hardwareChoice: null, hardware: [] };
  const { packet } = computeDraft(order, noSheets, { rules, measureEdge });
  const bought = packet.windows[0]?.treatments.map(({ figures }) => figures.trimFeet);
  expect(bought).toEqual([55, 7]);
  expect(trimOfWindow(window, "drapes", { ...options, rules })?.feet).toBe(55);
  expect(trimOfWindow(window, "tops", { ...options, rules })?.feet).toBe(7);
});

test.each<[TreatmentType, Window["customizations"], string[]]>([
  ["drapes", {}, []],
  ["drapes", { drapes: pinch({}) }, ["widthOfWindow"]],
  ["drapes", { drapes: pinch({}) }, ["heightFromTopOfWindowToFloor"]],
  ["drapes", { drapes: entry("rod-pocket", "Hourglass") }, []],
  ["drapes", { drapes: pinch({ trimEdges: [] }) }, []],
  ["shades", { shades: entry("soft-shades", "Flat Roman") }, ["widthOfWindow"]],
  ["tops", { tops: statler }, ["widthOfWindow"]],
  ["tops", { tops: entry("cornice-boards", "Nobody") }, []],
])("%s in %j say no figure without %j, or where nothing is known", (type, customizations, missing) => {
  const measured = Object.fromEntries(Object.entries(measurements).filter(([name]) => !missing.includes(name)));
  expect(trimOfWindow(windowWith(customizations, measured), type, options)).toBeUndefined();
});

const trimmed = (answers: object = {}) => ({ ...pinch(answers), customizations: { decorativeTrim: true } });

test("a client is told when what comes later moves the price of trim they have read", () => {
  const before = windowWith({ drapes: trimmed() });
  const draft = {
    treatments: ["drapes", "tops"],
    customizations: { drapes: trimmed(), tops: statler },
  } as Window["draft"];
  expect(movedTrim([before], [{ ...before, draft }], options)).toEqual([
    "The trim for the drapes of Bay is now about 16 feet, $224; it was about 15 feet, $210.",
  ]);
});

test.each<[string, Window["customizations"]]>([
  ["the same again", { drapes: trimmed() }],
  ["another edge, which the page itself has just priced", { drapes: trimmed({ trimEdges: ["bottom"] }) }],
  ["no trim any more", { drapes: pinch({}) }],
])("nothing is told about %s", (_, customizations) => {
  const before = windowWith({ drapes: trimmed() });
  expect(movedTrim([before], [{ ...before, customizations }], options)).toEqual([]);
  expect(movedTrim([], [before], options)).toEqual([]);
});

import { expect, test } from "vitest";
import { insideSizes } from "./further-sizes.ts";
import { enterHardware, hardwareAsTyped } from "./typed-hardware.ts";
import { enterNearby } from "./typed-nearby.ts";
import { enterSizes, sizesMissing, sizesNeeded } from "./typed-sizes.ts";
import { hardwareInWords } from "./window-hardware.ts";

const window = { measurements: { widthOfWindow: "32.5", heightOfWindow: "58.25" } };
const opening = {
  insideWidthTop: "29 1/2",
  insideWidthMiddle: "29.375",
  insideWidthBottom: '29 5/8"',
  insideHeightLeft: "54.25",
  insideHeightMiddle: "54 1/8",
  insideHeightRight: "54.375",
  insideDepth: "3",
};

test("a shade inside needs the opening in three places each way, its depth, and its diagonals where somebody will", () => {
  const needed = sizesNeeded("shades", undefined, { mount: "inside" });
  expect(needed).toEqual([...insideSizes, "insideDiagonalDown", "insideDiagonalUp"]);
  expect(sizesMissing({}, needed)).toEqual(insideSizes);
  const cafe = sizesNeeded("drapes", undefined, { length: "sill", coverage: "lower" });
  expect(cafe).toEqual(["heightToSill", "railFromTop"]);
  expect(sizesMissing({ heightToSill: "56" }, cafe)).toEqual([]);
  expect(sizesNeeded("shades", undefined, { mount: "outside" })).toEqual([]);
  expect(sizesNeeded("drapes", undefined, { length: "apron" })).toEqual(["heightToSill"]);
  expect(sizesNeeded("drapes", { group: "rod-pocket", name: "Hourglass" }, {})).toEqual(["glassWidth", "glassHeight"]);
  expect(enterSizes(window, insideSizes, opening)).toEqual({
    ok: true,
    value: {
      insideWidthTop: "29.5",
      insideWidthMiddle: "29.375",
      insideWidthBottom: "29.625",
      insideHeightLeft: "54.25",
      insideHeightMiddle: "54.125",
      insideHeightRight: "54.375",
      insideDepth: "3",
    },
  });
});

test.each([
  [{ insideDepth: "0" }, "insideDepth", "Zero or less is not a measurement. Please measure again."],
  [{ insideDepth: "-2" }, "insideDepth", "Zero or less is not a measurement. Please measure again."],
  [
    { insideDepth: "24 1/8" },
    "insideDepth",
    'No opening is deeper than 24". Please measure from the front of the frame to the glass.',
  ],
  [
    { insideWidthMiddle: "4" },
    "insideWidthMiddle",
    'This is 25 1/2" off from the others, and all three are of one opening. Please measure again.',
  ],
  [
    { insideHeightRight: "45" },
    "insideHeightRight",
    'This is 9 1/8" off from the others, and all three are of one opening. Please measure again.',
  ],
  [{ insideWidthTop: "wide" }, "insideWidthTop", "Please enter inches, such as 35, 35.375 or 35 3/8."],
  [{ insideWidthTop: "99999" }, "insideWidthTop", "Please enter inches, such as 35, 35.375 or 35 3/8."],
  [{ insideWidthBottom: "33" }, "insideWidthBottom", 'This cannot be wider than the outside of the frame, 32 1/2".'],
  [{ insideHeightRight: "60" }, "insideHeightRight", 'This cannot be taller than the window, 58 1/4".'],
])("an opening with %j is refused at %s: %s", (changes, field, reason) => {
  expect(enterSizes(window, insideSizes, { ...opening, ...changes })).toEqual({ ok: false, reason, field });
});

test("an opening a little out of square, or shallow, is taken as it is", () => {
  const crooked = { ...opening, insideWidthTop: "26", insideDepth: "1" };
  expect(enterSizes(window, insideSizes, crooked)).toMatchObject({ ok: true, value: { insideDepth: "1" } });
});

test("what is not measured yet stands in nobody's way", () => {
  expect(sizesMissing({ insideDepth: "3" }, ["insideDepth", "insideWidthTop", "glassWidth"])).toEqual([
    "insideWidthTop",
  ]);
  expect(enterSizes(window, insideSizes, { insideDepth: "3", insideWidthTop: "" })).toEqual({
    ok: true,
    value: { insideDepth: "3" },
  });
});

test("the sill is within the window, and the glass may be left to us", () => {
  expect(enterSizes(window, ["heightToSill"], {})).toEqual({ ok: true, value: {} });
  expect(enterSizes(window, ["heightToSill"], { heightToSill: "59" })).toMatchObject({
    reason: 'The sill cannot be lower than the bottom of the window, 58 1/4".',
  });
  expect(enterSizes(window, ["glassWidth", "glassHeight"], { glassWidth: "" })).toEqual({
    ok: true,
    value: {},
  });
});

test("what another treatment is made by stays", () => {
  const stored = { ...window, sizes: { insideDepth: "3" } };
  expect(enterSizes(stored, ["heightToSill"], { heightToSill: "55", insideDepth: "" })).toEqual({
    ok: true,
    value: { insideDepth: "3", heightToSill: "55" },
  });
});

test.each([
  [{ hardware: "" }, undefined],
  [{ hardware: "", finish: "", thickness: "1.375" }, undefined],
  [
    { hardware: "", rodWidth: "70" },
    { choice: "keep", rodWidth: "70" },
  ],
  [
    { hardware: "", finish: "black", thickness: "1" },
    { choice: "new", finish: "black", thickness: "1" },
  ],
  [{ hardware: "new" }, { choice: "new", thickness: "1.375" }],
  [
    { hardware: "keep", rodToFloor: "90 1/8", finish: "black" },
    { choice: "keep", rodToFloor: "90.125" },
  ],
  [{ hardware: "keep" }, { choice: "keep" }],
  [{ hardware: "suggest", rodWidth: "70" }, { choice: "suggest" }],
])("hardware typed as %j is %j", (typed, value) => {
  expect(enterHardware(undefined, typed)).toEqual({ ok: true, value });
});

test.each([
  [{ hardware: "steal" }, "hardware"],
  [{ hardware: "new", finish: "gold" }, "finish"],
  [{ hardware: "new", thickness: "9" }, "thickness"],
  [{ hardware: "keep", rodWidth: "0" }, "rodWidth"],
])("hardware typed as %j is refused at %s", (typed, field) => {
  expect(enterHardware(undefined, typed)).toMatchObject({ ok: false, field });
});

test.each([
  [{ rodWidth: "1" }, "rodWidth", "A rod is from 6 inches to 30 feet wide. Please measure again."],
  [{ rodWidth: "999" }, "rodWidth", "A rod is from 6 inches to 30 feet wide. Please measure again."],
  [{ rodToFloor: "3" }, "rodToFloor", "A rod hangs from 1 to 30 feet above the floor. Please measure again."],
  [
    { rodStandsOut: "60" },
    "rodStandsOut",
    "A rod stands from 1/2 to 24 inches out from the wall. Please measure again.",
  ],
  [
    { rodWidth: "20" },
    "rodWidth",
    'This rod would not reach across half of the window, 48" wide. Please measure again.',
  ],
  [{ rodToFloor: "97" }, "rodToFloor", 'The rod cannot hang above the ceiling, 96" from the floor.'],
])("a kept rod with %j is refused at %s: %s", (typed, field, reason) => {
  const measurements = { widthOfWindow: "48", heightFromFloorToCeiling: "96" };
  expect(enterHardware(undefined, { hardware: "keep", ...typed }, measurements)).toEqual({ ok: false, reason, field });
});

test("hardware reads in plain words, and a form that does not ask keeps it", () => {
  const kept = { choice: "keep", rodWidth: "70", rodToFloor: "90.125" } as const;
  expect(hardwareInWords(kept)).toBe('Keep what hangs there: rod 70", to the floor 90 1/8"');
  expect(hardwareInWords({ choice: "keep" })).toBe("Keep what hangs there: we’ll measure");
  expect(hardwareInWords({ choice: "new", finish: "black", thickness: "1.375" })).toBe(
    'New hardware, black, 1 3/8" across',
  );
  expect(enterHardware(kept, {})).toEqual({ ok: true, value: kept });
  expect(enterHardware(undefined, hardwareAsTyped(kept))).toEqual({ ok: true, value: kept });
});

test("notes are trimmed and bounded, and no box ticked means that nothing is near", () => {
  expect(enterNearby({}, { nearby: "crank radiator moon", nearbyNote: " On the left. ", note: "" })).toEqual({
    ok: true,
    value: { nearby: ["radiator", "crank"], nearbyNote: "On the left.", note: undefined },
  });
  expect(enterNearby({ nearby: ["vent"] }, { nearbyNote: "" })).toMatchObject({ value: { nearby: [] } });
  expect(enterNearby({ nearby: ["vent"], note: "Ring." }, {})).toMatchObject({
    value: { nearby: ["vent"], note: "Ring." },
  });
  expect(enterNearby({}, { note: "x".repeat(501) })).toEqual({
    ok: false,
    reason: "Please keep this under 500 characters.",
    field: "note",
  });
});

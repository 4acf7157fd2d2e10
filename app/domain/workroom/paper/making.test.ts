import { expect, test } from "vitest";
import { formatInches } from "#app/domain/measuring/inches.ts";
import type { WindowHardware } from "#app/domain/orders/answers/window-hardware.ts";
import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { resultLines } from "#app/domain/workroom/sheet/show-sheet.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { hardwareDetails } from "./hardware-details.ts";
import { makingOf } from "./making-lines.ts";
import { sundriesInWords } from "./sundries-in-words.ts";

const window = { width: 66, height: 60, topToFloor: 84, gap: 12, left: 30, right: 30 };

function make(given: object) {
  const { treatment, figures } = computeTreatment({ window, fabric: { width: 54 }, ...given }, defaultShopRules);
  if (!treatment) throw new Error("nothing was made");
  return { treatment, figures };
}

function lines(given: object) {
  const { treatment, figures } = make(given);
  const { depths, marks } = makingOf(treatment, figures, defaultShopRules);
  return [...depths, ...marks];
}

function marks(given: object) {
  const { treatment, figures } = make(given);
  return makingOf(treatment, figures, defaultShopRules).marks;
}

test("rows of rings that do not come out even add up to the shade, in eighths", () => {
  const high = { style: "soft-shades/Flat Roman", choices: { finishedWidth: 39, finishedHeight: 78 } };
  // 11 x 5 3/4 + 2 x 5 7/8 + 3 = 78.
  expect(lines(high)).toContain(
    '13 rows of rings, from the lower edge up: 3", 8 3/4", 14 1/2", 20 1/4", 26", 31 3/4", 37 1/2", 43 1/4", 49", 54 3/4", 60 1/2", 66 1/4", 72 1/8"',
  );
  const kitchen = { ...high, choices: { finishedWidth: 33, finishedHeight: 40.125 } };
  expect(lines(kitchen)).toContain(
    '6 rows of rings, from the lower edge up: 3", 9 1/8", 15 1/4", 21 3/8", 27 5/8", 33 7/8"',
  );
  const even = { ...high, choices: { finishedWidth: 39, finishedHeight: 63 } };
  expect(lines(even)).toContain(
    '10 rows of rings, from the lower edge up: 3", 9", 15", 21", 27", 33", 39", 45", 51", 57"',
  );
});

test("rings of a hobbled shade say by which of its two lengths they are measured", () => {
  const hobbled = { style: "soft-shades/Hobbled", choices: { finishedWidth: 39, finishedHeight: 63 } };
  expect(marks(hobbled)).toContainEqual(
    expect.stringMatching(/^\d+ rows of rings, from the lower edge up, as it hangs: 3", /),
  );
});

test("a flat Roman: lift lines, rows, skirt, bar, board, where its top hangs, cords", () => {
  const shade = { style: "soft-shades/Front Fold", window: { ...window, width: 31, height: 54 } };
  expect(lines({ ...shade, flags: { clutchControl: true, tensionDevice: true } }).slice(2)).toEqual([
    'Trim to 42" x 83 1/4", what is over off the head',
    'Lift lines from the left edge: 1 1/2", 9 3/4", 18", 26 1/4", 34 1/2"',
    '10 rows of rings, from the lower edge up: 3", 8 5/8", 14 1/4", 19 7/8", 25 1/2", 31 1/4", 37", 42 3/4", 48 1/2", 54 1/4"',
    '10 ribs, 1 1/2" of cloth in each pocket',
    'Weight bar 35 1/2" in the hem pocket',
    'Board 3/4" x 1 1/2" x 35 3/4"',
    'Top of the shade 3" above the frame, 87" above the floor',
    '5 lift cords of 72", each in a shroud',
    "The chain at the right, in a tension device on the wall",
  ]);
  expect(lines({ ...shade, style: "soft-shades/Soft Roman Shade" })).toContain("No bar: a weight at each lift line");
  // Nobody has measured how high the opening ends.
  const opening = { insideWidths: [31, 31, 31], insideHeights: [54, 54, 54], insideDepth: 4 };
  const inside = lines({ ...shade, window: { ...shade.window, ...opening }, choices: { mount: "inside" } });
  expect(inside).toContain("Top of the shade against the top of the opening");
  expect(inside.join()).not.toContain("above the frame");
});

test("panels that stay say where they stand on the rod", () => {
  const side = { style: "pleated-tops/Three Finger Pinch", choices: { draw: "stationary", rodWidth: 88 } };
  const { figures } = make(side);
  const [face = 0] = (figures.panelsFinished ?? []).map((wide, index) => wide - (figures.returns?.[index] ?? 0));
  expect(marks(side)).toContain(
    `On the rod each panel stands at its end and reaches ${formatInches(face)} in: ${formatInches(88 - 2 * face)} are left open`,
  );
  const one = { ...side, choices: { ...side.choices, panels: 1 } };
  expect(marks(one).join()).toMatch(/On the rod the panel stands at the left end and reaches \d+( \d\/\d)?" in/);
  const three = { ...side, choices: { ...side.choices, panels: 3, rodWidth: 160 } };
  expect(marks(three).join()).toMatch(/, the others evenly between/);
  expect(marks({ ...side, choices: { rodWidth: 88 } }).join()).not.toContain("On the rod");
});

test("a ripplefold panel says where its seams are, and from which edge the rest of its last width is cut", () => {
  const choices = { rodWidth: 128, finishedLength: 94.25, return: 0, ripple: 80 };
  expect(lines({ style: "ripplefold/Ripplefold", fabric: { width: 56 }, choices })).toEqual(
    expect.arrayContaining([
      'Seams 52 1/2", 107 1/2" from the leading edge, hemmed',
      `Sewn 138" wide: 20 1/2" off the outer edge, which is the half width's`,
    ]),
  );
});

test("drapes: how a cut comes about, hems, trimmed sizes, which cut is split, and how each panel is marked", () => {
  const pair = { style: "pleated-tops/Three Finger Pinch", fabric: { width: 54, repeat: 27 }, lining: "standard" };
  expect(lines({ ...pair, newHardware: true })).toEqual([
    'Cut 108": 86" finished + 8" heading + 8" hem = 102", up to the repeat of 27": 6" over',
    'Heading 4" double, bottom hem 4" double, side hems 1 1/2" double, seams 1/2"',
    'Trim each panel to 133" x 102", hemmed 127" x 86"',
    'Lining hem 2" double, 1" above the hem; trimmed to 127", what is over off the head',
    "Cuts 1 to 2 left, cuts 3 to 4 right, cut 5 split lengthwise, its left half to the left panel",
    expect.stringMatching(/^From the leading edge: 4" flat; 1\d pleats: .*; 4" return = 127" of cloth/),
    '28 pins, set 1/4" from the top',
  ]);
});

test("three panels say which cuts each is sewn from, and pins of a traverse rod sit lower", () => {
  const three = { style: "pleated-tops/Three Finger Pinch", choices: { panels: 3, rodWidth: 120, hang: "traverse" } };
  expect(lines(three)).toEqual(
    expect.arrayContaining([
      "Panel 1 of cuts 1-2 and the left half of 7; panel 2 of cuts 3-4 and the right half of 7; panel 3 of cuts 5-6 and the half of 8",
      expect.stringMatching(/^\d+ pins, set 1 3\/4" from the top$/),
    ]),
  );
});

test("the separate rods of a bay are made each by itself", () => {
  const bay = { flats: [30, 60, 30], angles: [45, 45], rods: "separate" };
  const made = lines({ style: "pleated-tops/Three Finger Pinch", window: { ...window, width: undefined, bay } });
  expect(made.filter((line) => line.startsWith("Trim each panel to"))).toHaveLength(1);
  expect(made.filter((line) => line.startsWith("Rods 1 and 3 of 3: From the leading edge"))).toHaveLength(1);
});

test("boxes, panels, ties, straps, swags and how a cover is pieced", () => {
  const top = (style: string, more: object = {}) =>
    marks({ style, window: { ...window, left: 60, right: 60 }, ...more });
  expect(top("board-mount-valances/Sheldon", { choices: { overRod: 88, longPoint: 15 } })).toEqual([
    'Trim to 302" x 20"',
    '8 boxes and 7 recesses: 14 of 6 1/8", 1 of 6 1/4"; every edge folds back 6 1/8"',
    'Seams from the left raw edge: 53 1/2", 106 1/2", 159 1/2", 212 1/2", 265 1/2"',
  ]);
  expect(top("board-mount-valances/Hathaway", { choices: { face: 88 } }).slice(1)).toEqual([
    '4 pleats of 8", one at each corner; panels 29 3/8", 29 1/4", 29 3/8"',
    'Seams from the left raw edge: 49 7/8", 87 1/8"',
  ]);
  expect(top("rod-mount-valances/Danby", { choices: { face: 108, longPoint: 17.5 } })).toContain('4 ties, 41" x 4"');
  expect(top("board-mount-valances/Stagecoach", { choices: { longPoint: 15 } })).toContain('3 straps, 54" x 4 1/2"');
  expect(top("board-mount-valances/Kennedy", { choices: { face: 100 } })).toContain(
    '3 swags 50" wide, each from 90" of cloth',
  );
  expect(top("cornice-boards/Statler", { choices: { face: 104, longPoint: 17 } })).toEqual([
    'Cover, cut to 117" x 23"',
    'Pieces from the left: 32 1/2", 54", 32 1/2", a whole width in the middle',
    'Top board over face and legs, face before the legs: 104" x 17" x 3 1/2" outside, points from its top',
    'Face board in 2 pieces of 52", with a plate behind',
  ]);
});

test("where the step of a straight edge begins is said, unless the owner has set another depth", () => {
  const { points = [] } = measureTopEdge({ group: "cornice-boards", name: "Belvedere" }, 92, 14) ?? {};
  const edge = { face: 92, longPoint: 14, edgePoints: points.flat() };
  const sawn = (choices: object) => lines({ style: "cornice-boards/Belvedere", choices: { ...edge, ...choices } });
  expect(sawn({ shortPoint: 10.36 })).toContain(
    'Depth along the lower edge, from either end: at the end 14"; 8 7/8" in 14"; 12 1/2" in 10 3/8"; in the middle 10 3/8"',
  );
  expect(sawn({ shortPoint: 9 }).join()).not.toContain("Depth along");
});

test("which hardware, and where: the window's answer, else what was named for the order", () => {
  const { treatment, figures } = make({ style: "pleated-tops/Three Finger Pinch", newHardware: true });
  const own: WindowHardware = { choice: "new", finish: "black", thickness: "1" };
  const ordered = [{ name: "Forged iron rod, 1 inch", link: "" }];
  const fixed = [
    `on the wall, 3 1/2" out, center 4" above the frame's top and 88" above the floor`,
    'brackets at 2", 44", 86" from the left end = 9" left of the frame, 33" in, 9" right of it',
  ];
  const eyes = "2 wall eyes for the return pins, behind each end of the rod and level with it";
  expect(hardwareDetails(treatment, figures, { own, ordered }, defaultShopRules)).toEqual([
    'black, 1" across',
    ...fixed,
    'rings 1 1/2" across inside',
    eyes,
  ]);
  const named = hardwareDetails(treatment, figures, { own: undefined, ordered }, defaultShopRules);
  expect(named).toEqual(["Forged iron rod, 1 inch", ...fixed, 'rings 1 1/2" across inside', eyes]);
  const kept: WindowHardware = { choice: "keep", rodWidth: "88", rodToFloor: "87", rodStandsOut: "4.5" };
  const old = { ...treatment, newHardware: false };
  expect(hardwareDetails(old, figures, { own: kept, ordered }, defaultShopRules)[0]).toBe(
    `client's rod, 88" wide, 87" from the floor, 4 1/2" out from the wall`,
  );
  expect(hardwareDetails(old, figures, { own: kept, ordered }, defaultShopRules).at(-1)).toBe(
    'it needs 3 brackets, as at 2", 44", 86" from its left end: look whether it has them',
  );
});

test("sundries in words, all of them", () => {
  const { inStock } = defaultShopRules;
  expect(sundriesInWords(make({ style: "pleated-tops/Three Finger Pinch" }).figures, inStock)).toBe(
    "8 yards buckram, 28 drapery pins, 8 weights; from our stock 1 spool of thread",
  );
  expect(sundriesInWords({}, inStock)).toBe("");
  const bought = { ...inStock, thread: false };
  expect(sundriesInWords({ sundries: { thread: 2 } }, bought)).toBe("2 spools of thread");
});

test("a pocket lies between the brackets that hold its rod, and is open behind where one stands within it", () => {
  const pocket = { style: "rod-pocket/Rod Pocket Top Only", window: { ...window, width: 48 } };
  expect(make(pocket).figures.panelsFinished).toEqual([30, 30]);
  expect(lines(pocket)).toContain(
    'The pockets lie between the brackets, from 2" to 62" of the rod, and each panel gathers to 30"; the bracket at 32" stands between the panels',
  );
  expect(lines({ ...pocket, choices: { draw: "left", rodWidth: 64 } })).toContain(
    'The pocket lies between the brackets, from 2" to 62" of the rod, and gathers to 60"; open its back for the bracket at 32"',
  );
  const narrow = { ...pocket, choices: { rodWidth: 48, finishedLength: 80 } };
  expect(lines(narrow)).toContain(
    'The pockets lie between the brackets, from 2" to 46" of the rod, and each panel gathers to 22"',
  );
});

test("a shade's cut, hems and head are said as those of drapes are", () => {
  const soft = {
    style: "soft-shades/Soft Roman Shade",
    lining: "standard",
    choices: { finishedWidth: 39, finishedHeight: 59 },
  };
  const { treatment, figures } = make(soft);
  expect(makingOf(treatment, figures, defaultShopRules).depths).toEqual([
    'Cut 79": 59" finished + 6" hem + 2 1/4" over the board + 11 3/4" to square up',
    'Bottom hem 3" double, without a pocket, for it hangs in a curve, side hems 1 1/2" double, seams 1/2"',
    'Lining trimmed to 39" x 60 1/4", its sides under the side hems, its foot 1" above the shade\'s',
  ]);
  const folded = make({ ...soft, style: "soft-shades/Front Fold", fabric: { width: 54, repeat: 27 } });
  expect(makingOf(folded.treatment, folded.figures, defaultShopRules).depths.slice(0, 2)).toEqual([
    'Cut 108": 59" finished + 13 1/2" for 9 ribs + 6" hem + 2 1/4" over the board + 11 3/4" to square up = 92 1/2", up to the repeat of 27": 15 1/2" over',
    expect.stringMatching(/^Bottom hem 3" double, the bar's pocket 1 1\/2" deep in it, side hems/),
  ]);
  const hobbled = make({ ...soft, style: "soft-shades/Hobbled" });
  expect(makingOf(hobbled.treatment, hobbled.figures, defaultShopRules).depths[0]).toBe(
    'Cut 123 1/4": 59" finished x 1.75 for its folds + 6" hem + 2 1/4" over the board + 11 3/4" to square up',
  );
  const own = make({ ...soft, choices: { ...soft.choices, cutAllowance: 7 } });
  expect(makingOf(own.treatment, own.figures, defaultShopRules).depths[0]).toBe(
    'Cut 66": 59" finished + 7" for hem and board',
  );
  const wide = make({ ...soft, choices: { finishedWidth: 72, finishedHeight: 59 } });
  expect(makingOf(wide.treatment, wide.figures, defaultShopRules).depths[2]).toContain(
    '72" x 60 1/4" of pieces 10", 54", 10", its sides',
  );
});

test("the sheet says where fewer repeats would hold a shade, and what to add for that", () => {
  const shade = { style: "soft-shades/Flat Roman", choices: { finishedWidth: 33, finishedHeight: 40.125 } };
  const could = (given: object) => {
    const { treatment, figures } = make({ ...shade, fabric: { width: 54, repeat: 13.5 }, ...given });
    return resultLines(figures, treatment, defaultShopRules).find(({ label }) => label === "Cloth could be cut")?.text;
  };
  expect(could({})).toBe(
    '54" instead of 67 1/2", with 5 5/8" to square up: add 13 7/8" to the height for hem and board',
  );
  expect(could({ choices: { ...shade.choices, cutAllowance: 13.875 } })).toBeUndefined();
  expect(could({ fabric: { width: 54, repeat: 70 } })).toBeUndefined();
});

test("tie-back hooks are so far beside the frame and so high above the floor", () => {
  const tied = make({ style: "pleated-tops/Three Finger Pinch", choices: { tieBacks: true } });
  const { treatment, figures } = tied;
  const chosen = { own: undefined, ordered: [] };
  expect(hardwareDetails(treatment, figures, chosen, defaultShopRules).at(-1)).toBe(
    'tie-back hooks 11" left of the frame and 11" right of it, 28 1/2" above the hem and 29" above the floor',
  );
  const oneWay = make({ style: "pleated-tops/Three Finger Pinch", choices: { tieBacks: true, draw: "left" } });
  expect(hardwareDetails(oneWay.treatment, oneWay.figures, chosen, defaultShopRules).at(-1)).toMatch(
    /^tie-back hook \d.* left of the frame, 28 1\/2" above the hem/,
  );
});

test("a valance and a cornice say how their cuts come about and how they are hemmed", () => {
  const depths = (given: object) => {
    const { treatment, figures } = make({ window: { ...window, width: 48 }, ...given });
    return makingOf(treatment, figures, defaultShopRules).depths;
  };
  const check = { width: 54, repeat: 3 };
  expect(depths({ style: "board-mount-valances/Sheldon", fabric: check, choices: { longPoint: 14 } })).toEqual([
    'Cut 21": 14" long point + 5" for board and seam = 19", up to the repeat of 3": 2" over',
    'Lined to the lower edge, without a hem, side hems 3/4" double, seams 1/2"',
  ]);
  expect(
    depths({ style: "rod-mount-valances/Winchester Rod Pocket", fabric: { width: 54 }, choices: { longPoint: 26 } })[0],
  ).toBe('Cut 34": 26" long point + 1 1/2" header + 3" rod pocket + 1/2" turned under + 3" hem');
  expect(depths({ style: "cornice-boards/Statler", fabric: { width: 54 }, choices: { longPoint: 15 } })).toEqual([
    'The cover wraps 3" round each edge and end of the board; welt along both edges and returns',
  ]);
});

test("a band's finished width is said, and where it lies", () => {
  const banded = {
    style: "pleated-tops/Three Finger Pinch",
    band: { kind: "edge", edges: ["leading", "bottom"], fabric: { width: 54 } },
  };
  expect(lines(banded)).toContain(
    'Band 3" finished, on the leading edge and bottom, wrapped over the hem, 1 1/2" turned in',
  );
  const inset = { ...banded, band: undefined, insetBand: { ...banded.band, kind: "inset" } };
  expect(lines(inset)).toContain(
    'Inset band 1 1/2" finished, on the leading edge and bottom, laid on, 1/2" turned under',
  );
});

test("panels over the glass say where their rods are and how an hourglass is drawn in", () => {
  const glass = { style: "rod-pocket/Hourglass", window: { glassWidth: 22, glassHeight: 64 } };
  expect(lines(glass)).toContain(
    'Stretched 68" long at the sides of the glass, 73 1/2" of cloth along the edges: tie the waist until they lie taut',
  );
  const { treatment, figures } = make(glass);
  expect(hardwareDetails(treatment, figures, { own: undefined, ordered: [] }, defaultShopRules).join("; ")).toContain(
    'the upper rod 1" above the glass, the lower one 1" below it',
  );
});

test("rods of a bay say how far they keep from the corners", () => {
  const bay = { flats: [30, 60, 30], angles: [45, 45], rods: "separate" };
  const { treatment, figures } = make({
    style: "pleated-tops/Goblet",
    newHardware: true,
    window: { ...window, width: 120, bay },
  });
  expect(hardwareDetails(treatment, figures, { own: undefined, ordered: [] }, defaultShopRules).join("; ")).toContain(
    'rod 1 ends 3" before its corner, rod 2 3" from each of its corners, rod 3 begins 3" after its corner',
  );
  expect(lines({ style: "pleated-tops/Goblet", window: { ...window, width: 120, bay } })).toContain(
    'Rods 1 and 3 of 3: 9 pins on each, set 1/4" from the top',
  );
});

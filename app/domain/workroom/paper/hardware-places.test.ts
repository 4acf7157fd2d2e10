import { expect, test } from "vitest";
import { purchaseLines } from "#app/domain/workroom/buying/purchase-lines.ts";
import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import { computePacket, type PacketTreatment } from "#app/domain/workroom/packet.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { resultLines } from "#app/domain/workroom/sheet/show-sheet.ts";
import { partCounted, partsToLoad } from "./bag-labels.ts";
import { bracketsOnWall } from "./bracket-places.ts";
import { finishedSizes } from "./finished-sizes.ts";
import { hardwareDetails } from "./hardware-details.ts";
import { hardwareRows } from "./hardware-rows.ts";
import { makingOf } from "./making-lines.ts";

const window = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36 };
const pinch = { style: "pleated-tops/Three Finger Pinch", newHardware: true };
const bay = { flats: [30, 60, 30], angles: [45, 45] };

function make(given: object) {
  const { treatment, figures } = computeTreatment({ window, fabric: { width: 54 }, ...given }, defaultShopRules);
  if (!treatment) throw new Error("nothing was made");
  return { treatment, figures };
}

function fixed(given: object) {
  const { treatment, figures } = make(given);
  return hardwareDetails(treatment, figures, { own: undefined, ordered: [] }, defaultShopRules);
}

function bought(given: object) {
  const { treatment, figures } = make(given);
  return purchaseLines("Den", treatment, figures, defaultShopRules).map(({ count, item }) => `${count} ${item}`);
}

test("a rod bent round a bay is held near both ends of each of its pieces", () => {
  const bent = { ...pinch, window: { ...window, width: 120, bay: { ...bay, rods: "mitered" } } };
  expect(fixed(bent)).toContain(
    'brackets from the left end of piece 1 (28 1/2") at 2", 26 1/2"; of piece 2 (57") at 2", 55"; of piece 3 (28 1/2") at 2", 26 1/2"',
  );
});

test("the separate rods of a bay are held each by itself", () => {
  const apart = { ...pinch, window: { ...window, width: 120, bay: { ...bay, rods: "separate" } } };
  expect(fixed(apart)).toContain(
    'brackets from the left end of rod 1 (27") at 2", 25"; of rod 2 (54") at 2", 52"; of rod 3 (27") at 2", 25"',
  );
});

test("of two rods the front one says where both are held", () => {
  expect(fixed({ ...pinch, choices: { layer: "front" } }).join()).toContain('double brackets at 2", 32", 62"');
  const back = fixed({ ...pinch, choices: { layer: "back" } }).join();
  expect(back).toContain("on the double brackets of the drapes before it");
  expect(back).not.toContain("from the left end");
});

test("a bracket over several windows says which of them it is at", () => {
  const over = { width: 36, height: 60, topToFloor: 84, gap: 12, left: 30, right: 14 };
  const den = { ...pinch, window: { ...over, together: [{ between: 14, width: 36, right: 30 }] } };
  expect(fixed(den)).toContain(
    'brackets at 2", 57 1/2", 113" from the left end = 12 1/2" left of window 1, 7" right of window 1, 12 1/2" right of window 2',
  );
});

test("how far windows under one rod are apart, and how high an arch rises, stand on the paper and on the sheet", () => {
  const together = [{ between: 22.25, width: 48, right: 30 }];
  const { treatment, figures } = make({ ...pinch, window: { ...window, together, archRise: 18 } });
  const sizes = finishedSizes(treatment, figures);
  expect(sizes).toContainEqual({ name: "Between windows 1 and 2", value: '22 1/4"' });
  expect(sizes).toContainEqual({ name: "Rise of the arch", value: '18"' });
  const lines = resultLines(figures, treatment, defaultShopRules);
  expect(lines).toContainEqual({ label: "Between windows 1 and 2", text: '22 1/4"' });
  expect(lines).toContainEqual({ label: "Rise of the arch", text: '18"' });
});

test("a board's L-brackets keep clear of the brackets beneath it, and stay on the board", () => {
  const { treatment, figures } = make({ style: "cornice-boards/Statler", choices: { face: 52 } });
  const at = (taken: number[]) => bracketsOnWall(treatment, figures, defaultShopRules, taken);
  expect(at([])).toEqual([0, 16, 32, 48]);
  expect(at([16])).toEqual([0, 19, 32, 48]);
  expect(at([15, 33.5])).toEqual([0, 18, 30.5, 48]);
  expect(at([0, 48])).toEqual([3, 16, 32, 45]);
  const said = hardwareDetails(treatment, figures, { own: undefined, ordered: [] }, defaultShopRules, [16]);
  expect(said[0]).toMatch(/^L-brackets at 2", 21", 34", 50" from the left end = 0" in, 19" in/);
});

test("a shade close under a top's board hangs from that, and has no brackets in the way of the top's", () => {
  const study = { ...window, width: 44, topToFloor: 86 };
  const made = (...treatments: object[]) =>
    computePacket({ windows: [{ name: "Study", window: study, measured: true, treatments }] }, {}).windows[0]
      ?.treatments ?? [];
  const toldOf = ({ treatment, figures }: PacketTreatment) =>
    treatment ? hardwareDetails(treatment, figures, { own: undefined, ordered: [] }, defaultShopRules) : [];
  const shade = { style: "soft-shades/Soft Roman Shade", fabric: { width: 54 } };
  const top = { style: "board-mount-valances/Sheldon", fabric: { width: 54 } };
  const [under, over] = made(shade, top);
  if (!under?.treatment || !over) throw new Error("nothing was made");
  const hung =
    'screwed up into the board of the top above it, packed 1/4" down and 1/4" off the wall to clear its L-brackets: no brackets of its own';
  expect(toldOf(under)).toEqual([hung]);
  expect(hardwareRows(under.treatment, under.figures).map(({ item }) => item)).not.toContain("L-brackets");
  expect(resultLines(under.figures, under.treatment, defaultShopRules)).toContainEqual({ label: "Fixed", text: hung });
  expect(toldOf(over).join()).toContain("L-brackets at");
  // A top that stands higher lets its brackets down above the shade's board.
  const [low] = made(shade, { ...top, choices: { topAbove: 8 } });
  expect(low?.figures).toMatchObject({ lBrackets: 4 });
  expect(
    made({ ...shade, choices: { mount: "inside", finishedWidth: 40, finishedHeight: 50 } }, top)[0]?.figures,
  ).not.toHaveProperty("underBoard");
});

test("a board says where its L-brackets are, and how thick it is", () => {
  const board = { style: "board-mount-valances/Sheldon", choices: { face: 52 } };
  expect(fixed(board)).toEqual(['L-brackets at 2", 18", 34", 50" from the left end = 0" in, 16" in, 32" in, 48" in']);
  expect(bought(board)).toContain('1 Valance board, 52" x 3 1/2" x 3/4"');
  expect(fixed({ style: "cornice-boards/Statler", choices: { face: 52 } })[0]).toMatch(/^L-brackets at 2", 18"/);
});

test("a rod pocket and the header above it stand on the work order and the sheet", () => {
  const made = make({ style: "rod-pocket/Rod Pocket Top Only" });
  const sizes = finishedSizes(made.treatment, made.figures);
  expect(sizes).toEqual(
    expect.arrayContaining([
      { name: "Header above the rod pocket", value: '1 1/2"' },
      { name: "Rod pocket", value: '2 3/4"' },
    ]),
  );
  expect(resultLines(made.figures, made.treatment, defaultShopRules)).toContainEqual({
    label: "Rod pocket",
    text: '2 3/4", header 1 1/2"',
  });
  expect(makingOf(made.treatment, made.figures, defaultShopRules).depths).toContain(
    'Header 1 1/2", rod pocket 2 3/4", 1/2" turned under; bottom hem 4" double, side hems 1 1/2" double, seams 1/2"',
  );
  const sash = make({ style: "rod-pocket/Hourglass", window: { ...window, glassWidth: 22, glassHeight: 64 } });
  expect(makingOf(sash.treatment, sash.figures, defaultShopRules).depths).toContain(
    'At each end header 1", rod pocket 1 1/4", 1/2" turned under; side hems 1 1/2" double, seams 1/2"',
  );
  const valance = make({ style: "rod-mount-valances/Winchester Rod Pocket" });
  expect(finishedSizes(valance.treatment, valance.figures)).toContainEqual({ name: "Rod pocket", value: '3"' });
});

test("a motor has a side and a remote: on the paper, with the installer and on the list", () => {
  const track = { style: "ripplefold/Ripplefold", newHardware: true };
  const left = { ...track, choices: { operate: "motor", draw: "left" } };
  expect(fixed(left)).toContain("motor at the left end (the usual; nobody said)");
  expect(bought(left)).toEqual(expect.arrayContaining(["1 Motor, at the left", "1 Remotes", "1 Chargers"]));
  expect(fixed({ ...track, choices: { operate: "motor" } })).toContain(
    "motor at the right end (the usual; nobody said)",
  );
  expect(fixed({ ...track, choices: { operate: "motor", controlSide: "left" } })).toContain("motor at the left end");
  const shade = { style: "soft-shades/Hobbled", flags: { motorizedControl: true }, choices: { controlSide: "left" } };
  expect(bought(shade)).toEqual(expect.arrayContaining(["1 Motor, at the left", "1 Remotes"]));
  const { treatment, figures } = make(shade);
  expect(makingOf(treatment, figures, defaultShopRules).marks).toContain("The motor at the left");
  expect(bought({ ...track, choices: { operate: "motor", power: "wired" } })).toContain("1 Motor, at the right, wired");
  expect(bought({ ...shade, choices: { power: "plug" } })).toContain("1 Motor, at the right, with a plug");
  const hard = { style: "hard-shades/Hard Shades", flags: { clutchControl: true }, choices: { controlSide: "left" } };
  expect(bought(hard).join()).toMatch(/at the left/);
});

test("a long pole is bought and loaded in its pieces", () => {
  const long = { ...pinch, choices: { rodWidth: 159, rodAbove: 4 } };
  expect(bought(long)).toEqual(expect.arrayContaining(['1 Pole, 159", in 2 pieces of 79 1/2"', "1 Splices"]));
  const { treatment, figures } = make(long);
  expect(partsToLoad(treatment, figures).map(partCounted)).toEqual(
    expect.arrayContaining(['1 pole 159", in 2 pieces of 79 1/2"', "1 splice"]),
  );
});

test("a panel is trimmed to what is sewn, not to the repeat it was cut by", () => {
  const vine = make({ ...pinch, fabric: { width: 54, repeat: 27 }, window: { ...window, width: 66 } });
  const { depths } = makingOf(vine.treatment, vine.figures, defaultShopRules);
  expect(depths).toContain('Trim each panel to 133" x 102", hemmed 127" x 86"');
});

test("a café rod is fixed on the frame, and its cloth is as full as what it covers", () => {
  const cafe = {
    ...pinch,
    style: "rod-pocket/Rod Pocket Top Only",
    window: { ...window, width: 36, heightToSill: 56 },
    choices: { coverage: "lower" },
  };
  expect(fixed(cafe).join("; ")).toContain('on the casing, 3 1/2" out');
  expect(fixed(cafe)).toContain('brackets at 1", 35" from the left end, on the casing of the frame');
  const { treatment, figures } = make(cafe);
  // Two panels of 48 inches across the 34 between the brackets.
  expect(finishedSizes(treatment, figures)).toContainEqual({ name: "Fullness", value: "2.82" });
  expect(fixed({ ...cafe, choices: { mount: "inside" } }).join()).toContain("inside the frame");
});

test("what hangs below the frame's top says so in words", () => {
  const cafe = make({ ...pinch, window: { ...window, heightToSill: 56 }, choices: { coverage: "lower" } });
  const rows = finishedSizes(cafe.treatment, cafe.figures).map(({ name, value }) => `${name} ${value}`);
  expect(rows).toContain("Rod below the frame's top 30\"");
});

test("the sheet says how wide cloth hangs, where that is not as wide as its rod", () => {
  const finished = (given: object) => {
    const { treatment, figures } = make({ ...pinch, ...given });
    return resultLines(figures, treatment, defaultShopRules).find(({ label }) => label === "Finished")?.text;
  };
  const pocket = { style: "rod-pocket/Rod Pocket Top Only", window: { ...window, width: 36, heightToSill: 56 } };
  expect(finished({ ...pocket, choices: { coverage: "lower" } })).toMatch(/^34" × /);
  expect(finished({ choices: { draw: "stationary" } })).toMatch(/^2 panels, each \d+( \d\/\d)?" × 86"$/);
});

import { expect, test } from "vitest";
import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

const window = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36 };
const cloth = { width: 54 };
const turned = { width: 54, direction: "railroaded", railroadable: true };
const statler = { style: "cornice-boards/Statler", window, fabric: cloth };
const board = (name: string) => ({ style: `board-mount-valances/${name}`, window, fabric: cloth });
const rod = (name: string) => ({ style: `rod-mount-valances/${name}`, window, fabric: cloth });

const figures = (given: unknown, rules = {}) => computeTreatment(given, { ...defaultShopRules, ...rules }).figures;

test("alone a top is four wider than the frame; over a rod or a shade, than that", () => {
  expect(figures(statler)).toMatchObject({ face: 52, need: 3.5, return: 3.5, around: 59 });
  expect(figures({ ...statler, choices: { overRod: 64 } })).toMatchObject({
    face: 68,
    need: 5.5,
    return: 5.5,
    around: 79,
  });
  expect(figures({ ...statler, choices: { shadeExtension: [2.5, 2.5] } })).toMatchObject({ face: 57, return: 3.5 });
  expect(figures({ ...statler, choices: { overRod: 60, rodExtension: [4, 8], shadeExtension: [5, 5] } }).face).toBe(65);
  expect(figures({ ...statler, window: {}, choices: { overRod: 64 } }).face).toBe(68);
  expect(figures({ ...rod("Spencer") })).toMatchObject({ need: 4, return: 4, around: 60 });
  expect(figures({ ...rod("Spencer"), choices: { overRod: 64 } })).toMatchObject({ need: 5.5, return: 5.5 });
});

test("a board is as deep as lumber comes, and a rod that stands farther out needs a deeper one", () => {
  const over = (projection: number) => figures({ ...statler, choices: { overRod: 64, projection } });
  expect(over(3.5)).toMatchObject({ need: 5.5, return: 5.5 });
  expect(over(4)).toMatchObject({ need: 6, return: 7.25 });
});

test("a top does not run into a wall that is known", () => {
  expect(figures({ ...statler, window: { ...window, left: 1.25 } })).toMatchObject({ face: 51 });
});

test("its long point goes by the height of the room, unless it is set", () => {
  const at = (topToFloor: number | undefined) => figures({ ...statler, window: { ...window, topToFloor } }).longPoint;
  expect([at(60), at(84), at(96), at(200), at(undefined)]).toEqual([11.25, 13.125, 15, 16.875, 15]);
  expect(figures({ ...statler, choices: { longPoint: 12 } }).longPoint).toBe(12);
});

test("a cornice in patterned cloth is pieced, and its welt has cloth of its own", () => {
  const patterned = { ...statler, fabric: { width: 54, repeat: 9 }, choices: { longPoint: 15 } };
  expect(figures(patterned)).toMatchObject({ across: 65, depth: 21, cuts: 2, cut: 27, faceInches: 54, weltCloth: 18 });
  expect(figures(patterned)).toMatchObject({ faceYards: 2, weltYards: 0.5, weltInches: 124, lBrackets: 4 });
  expect(figures({ ...patterned, choices: { face: 41, longPoint: 15 } })).toMatchObject({ across: 54, cuts: 1 });
  expect(figures({ ...patterned, choices: { face: 41.125, longPoint: 15 } })).toMatchObject({ cuts: 2 });
  expect(figures({ ...patterned, choices: { face: 92, longPoint: 15 } })).toMatchObject({ across: 105, cuts: 2 });
  expect(figures({ ...patterned, choices: { face: 94, longPoint: 15 } })).toMatchObject({ across: 107, cuts: 3 });
});

test("a welt comes from the off-cut only where that is wide and large enough", () => {
  const railroaded = { ...statler, fabric: turned };
  const at = (longPoint: number, edgeLength = 52) =>
    figures({ ...railroaded, choices: { longPoint, edgeLength } }).weltCloth;
  expect([at(30), at(30.125)]).toEqual([0, 18]);
  // 18 by 65 inches of off-cut are enough for 600 inches of welt with their slack.
  expect([at(30, 528), at(30, 529)]).toEqual([0, 18]);
  expect(figures({ ...railroaded, choices: { edgeLength: 800 } }).weltCloth).toBe(0);
  expect(figures({ ...statler, choices: { edgeLength: 900 } }).weltCloth).toBe(27);
});

test("a contrasting welt is cut from its own cloth and leaves the face as it is", () => {
  const contrast = { ...statler, fabric: turned, welt: { width: 27 }, choices: { edgeLength: 400, longPoint: 15 } };
  expect(figures(contrast)).toMatchObject({ weltInches: 472, weltCloth: 27, weltYards: 0.75, faceInches: 65 });
  expect(figures(contrast).faceYards).toBeCloseTo(65 / 36, 9);
  expect(figures({ ...contrast, welt: "contrast" })).toMatchObject({ weltCloth: 18 });
});

test("a low profile has no welt", () => {
  const low = { ...statler, style: "cornice-boards/Low Profile Statler" };
  expect(figures(low)).toMatchObject({ longPoint: 6.125, weltInches: 0, weltCloth: 0, faceInches: 24.25 });
});

test("trim goes along the shaped edge and round both returns, with the fullness of what it is sewn to", () => {
  const trim = { rows: 2 };
  expect(figures({ ...statler, trim, choices: { edgeLength: 60 } })).toMatchObject({ trimInches: 140, trimFeet: 12 });
  expect(figures({ ...statler, trim: {} })).toMatchObject({ trimInches: 62, trimFeet: 6 });
  expect(figures({ ...board("Hathaway"), trim })).toMatchObject({ trimInches: 188 });
  expect(figures({ ...rod("Plaza 2 Rod Pocket"), trim: {} })).toMatchObject({ trimInches: 153 });
});

test.each([
  [44, 1, 44, 72],
  [48, 1, 48, 72],
  [48.125, 1, 48.125, 90],
  [60, 1, 60, 90],
  [61, 3, 30.5, 216],
  [100, 3, 50, 270],
  [120, 3, 60, 270],
  [120.25, 5, 40.0833, 360],
])("a face of %d has %d swags", (face, swags, swagWidth, swagInches) => {
  const answer = figures({ ...board("Kennedy"), choices: { face, longPoint: 18 } });
  expect(answer).toMatchObject({ swags, swagInches, cascadeInches: 52, faceInches: swagInches + 52 });
  expect(answer.swagWidth).toBeCloseTo(swagWidth, 4);
});

test("cascades grow with the long point", () => {
  expect(figures({ ...board("Monticello"), choices: { longPoint: 17 } }).cascadeInches).toBe(64);
  expect(figures({ ...board("Monticello"), choices: { longPoint: 34 } }).cascadeInches).toBe(124);
});

test("straps hold a stagecoach at its ends and about every yard", () => {
  const at = (face: number) => figures({ ...board("Stagecoach"), choices: { face, longPoint: 15 } });
  expect([at(20).straps, at(36).straps, at(37).straps, at(100).straps]).toEqual([2, 2, 3, 4]);
  expect(at(52)).toMatchObject({ strapLength: 54, strapInches: 54 });
  expect(
    figures({ ...board("Stagecoach"), fabric: { width: 9 }, choices: { face: 52, longPoint: 15 } }).strapInches,
  ).toBe(108);
});

test("tongues hide each joint of a charleston, three to a width", () => {
  const at = (face: number) => figures({ ...board("Charleston"), choices: { face, longPoint: 15 } });
  expect(at(52)).toMatchObject({ tongues: 4, tongueInches: 38 });
  expect(at(16)).toMatchObject({ tongues: 2, tongueInches: 19 });
  expect(at(90)).toMatchObject({ tongues: 6, tongueInches: 38 });
  expect(
    figures({ ...board("Charleston"), fabric: { width: 14 }, choices: { face: 16, longPoint: 15 } }).tongueInches,
  ).toBe(38);
});

test("a half drop matters only where there is a seam", () => {
  const fabric = { width: 54, repeat: 12, match: "halfDrop" };
  for (const given of [statler, board("Madison")]) {
    const at = (face: number) => figures({ ...given, fabric, choices: { face, longPoint: 15 } });
    expect([at(20).plan, at(50).plan]).toEqual(["straight", "A then B"]);
  }
});

test("joined panels take a seam's two sides for each join", () => {
  expect([figures(board("Handkerchief")).flat, figures(rod("Briscoe")).flat]).toEqual([66, 65]);
  expect(figures(board("Handkerchief"), { seam: 1 }).flat).toBe(70);
});

test("diana's pleats stand between scallops of about thirteen inches", () => {
  const at = (face: number) => figures({ ...board("Diana"), choices: { face } }).pleats;
  expect([at(52), at(100)]).toEqual([4, 6]);
});

test.each([
  ["Spencer", 20, 3],
  ["Spencer", 52, 5],
  ["Summerton", 16, 2],
  ["Summerton", 64, 6],
])("%s across %d has %d pleats", (name, face, pleats) => {
  expect(figures({ ...rod(name), choices: { face } }).pleats).toBe(pleats);
});

test("flat valances lose a seam from every width, gathered ones hide it, and one width has none", () => {
  const flat = (face: number) => figures({ ...board("Madison"), choices: { face } }).cuts;
  expect([flat(20), flat(20.125), flat(72), flat(72.125)]).toEqual([1, 2, 2, 3]);
  const boxes = (face: number) => figures({ ...board("Sheldon"), choices: { face, return: 3.5 } }).cuts;
  expect([boxes(28), boxes(28.125)]).toEqual([2, 3]);
});

test("a patterned valance is laid by its repeat, and its lining is not", () => {
  const patterned = { ...board("Madison"), fabric: { width: 54, repeat: 27 }, choices: { longPoint: 14 } };
  expect(figures(patterned)).toMatchObject({ rawCut: 19, cut: 27, faceInches: 54, lBrackets: 4 });
  expect(figures(patterned).liningYards).toBeCloseTo(38 / 36, 9);
  expect(figures(rod("Spencer"))).not.toHaveProperty("lBrackets");
});

test("without a fabric the sizes are there and the cuts are not", () => {
  for (const given of [statler, board("Madison")]) {
    const sizes = figures({ ...given, fabric: {} });
    expect(sizes).toMatchObject({ face: 52, around: 59, billFeet: 5 });
    expect(sizes).not.toHaveProperty("faceInches");
  }
});

import { expect, test } from "vitest";
import { bodyOf, drawPart } from "#tests/support/drawing/drawn-top.ts";
import { boxesAcross, drawPleats, pleatsBetween } from "./box-pleats.ts";
import { drawInvertedPleats, drawKickPleats, drawPinches } from "./face-pleats.ts";

test("a box pleat steps a quarter inch forward at the hem, its underlay dark on each side, its shadow growing down", () => {
  const lifton = bodyOf("rod-mount-valances/Lifton");
  const { uses, defs } = drawPart((easel, cloth) => drawPleats(easel, cloth, lifton, pleatsBetween(lifton, 3.5)));
  // In the middle of a curved hem, which is 12 inches down there.
  expect(uses).toEqual([[0, 0], [24.25, 0], "translate(52 0) scale(-1 1)"]);
  expect(defs).toContain("M0,0V12.28Q1.75,12.22 3.5,12.28V0Z");
  expect(defs).toContain("M3.5,0h0L3.85,12.05L3.5,12.03ZM0,0h0L-.35,12.05L0,12.03Z");
  expect(defs).toContain("M3.5,0h.4L5.5,12.15L3.5,12.03Z");
});

test("at a corner half a box pleat shows, the other half is round it", () => {
  const hathaway = bodyOf("board-mount-valances/Hathaway");
  const { defs } = drawPart((easel, cloth) => drawPleats(easel, cloth, hathaway, pleatsBetween(hathaway, 4)));
  expect(defs.some((data) => /^M0,0V16\.25Q1,[\d.]+ 2,16\.\d+V0Z$/.test(data))).toBe(true);
  const berkshire = bodyOf("board-mount-valances/Berkshire");
  const { uses } = drawPart((easel, cloth) => drawPleats(easel, cloth, berkshire, pleatsBetween(berkshire, 4)));
  expect(uses).toEqual([[0, 0], [15.38, 0], [32.63, 0], "translate(52 0) scale(-1 1)"]);
});

test.each([
  ["board-mount-valances/Berkshire", 13],
  ["rod-mount-valances/Summerton", 12.5],
] as const)("the hem of %s is level across its pleats and scalloped only between them", (key, level) => {
  const { joints, hemAt, width } = bodyOf(key);
  for (const x of joints) {
    for (const beside of [-1.4, 0, 1.4]) expect(hemAt(Math.min(width, Math.max(0, x + beside)))).toBeCloseTo(level, 5);
  }
  expect(hemAt(width / 2)).toBeCloseTo(level + 3, 2);
});

test("raised boxes stand from corner to corner, equal hollows between them", () => {
  const sheldon = bodyOf("board-mount-valances/Sheldon");
  const { uses, defs } = drawPart((easel, cloth) => drawPleats(easel, cloth, sheldon, boxesAcross(sheldon)));
  expect(uses).toEqual([[0, 0], [11.5, 0], [23.13, 0], [34.75, 0], "translate(52 0) scale(-1 1)"]);
  expect(defs).toContain("M0,0V15.25Q2.88,15.25 5.75,15.25V0Z");
});

test("a kick pleat at each corner opens three quarters of an inch at the hem", () => {
  const { uses, defs } = drawPart((easel, cloth) =>
    drawKickPleats(easel, cloth, bodyOf("board-mount-valances/Madison")),
  );
  expect(uses).toEqual([[0, 0], "translate(52 0) scale(-1 1)"]);
  expect(defs).toContain("M0,0Q.22,7.7 .75,14");
});

test("the scallops of Diana begin an inch behind its cascades however wide it is, with soft pinches between", () => {
  for (const width of [52, 88, 124]) {
    const body = bodyOf("board-mount-valances/Diana", 16, width);
    expect([body.joints[0], body.joints.at(-1)]).toEqual([8, width - 8]);
    const { uses } = drawPart((easel, cloth) => drawPinches(easel, cloth, body, 2.5));
    expect(uses).toHaveLength(body.joints.length - 2);
  }
});

test("its pinches run on to the hem", () => {
  const body = bodyOf("board-mount-valances/Diana");
  const { defs } = drawPart((easel, cloth) => drawPinches(easel, cloth, body, 2.5));
  // Where scallops meet the hem is 12 inches down, beside it lower.
  expect(defs.some((data) => /-1\.25,12V16L1\.25,16V12C/.test(data))).toBe(true);
});

test("Monticello is pleated at both corners, behind its cascades, and in the middle", () => {
  const pleats = pleatsBetween(bodyOf("board-mount-valances/Monticello"), 3.5);
  expect(pleats).toEqual([
    { from: 0, to: 1.75 },
    { from: 24.25, to: 27.75 },
    { from: 50.25, to: 52 },
  ]);
});

test("an inverted pleat opens below the stitching into a wedge", () => {
  const { uses, defs } = drawPart((easel, cloth) =>
    drawInvertedPleats(easel, cloth, bodyOf("rod-mount-valances/Spencer"), [13, 39], 3),
  );
  expect(uses).toEqual([
    [13, 0],
    [39, 0],
  ]);
  expect(defs).toContain("M0,3L.75,16H-.75ZM0,0V3");
});

import { expect, test } from "vitest";
import { makeCloth } from "#app/drawing/cloth.ts";
import { type Easel, newEasel } from "#app/drawing/easel.ts";
import { usualLooks } from "#app/drawing/fabric/usual-looks.ts";
import { pathsWithin, usesWithin } from "#tests/support/drawing/shapes-within.ts";
import { drawShade } from "./draw-shade.ts";
import { loopEdges } from "./hobble.ts";
import { type ShadeLook, shadeLooks } from "./shade-table.ts";
import { swoopEnds } from "./slump.ts";
import { foldCount, raisedHeight } from "./stack.ts";

const box = { x: -2.5, y: 9, width: 53, height: 37.5 };
const HIDDEN = 28.5;

const clothOn = (easel: Easel) => makeCloth(easel, { main: usualLooks.shades }, {}, 1, { type: "shades" });

function draw(look: ShadeLook, hidden = HIDDEN) {
  const easel = newEasel("e");
  const cloth = clothOn(easel);
  const drawn = drawShade(easel, cloth, look, box, hidden);
  return { drawn, paths: pathsWithin([drawn]), defs: pathsWithin(easel.defs) };
}

const flat = shadeLooks["soft-shades/Flat Roman"];

test.each(Object.entries(shadeLooks))("%s hangs from the corner of its box", (_, look) => {
  expect(draw(look).drawn.children?.[0]?.attrs.transform).toBe("translate(-2.5 9)");
});

const full = 66;
const raised = (look: ShadeLook, height = raisedHeight(look, full)) => {
  const easel = newEasel("e");
  const cloth = clothOn(easel);
  const drawn = drawShade(easel, cloth, look, { ...box, height }, full - height);
  return { uses: usesWithin([drawn]), paths: pathsWithin([drawn]), defs: pathsWithin(easel.defs) };
};

test("a flat shade is its whole box: the face, an edge for each fold behind it, and the hem last", () => {
  const { defs, paths, uses } = raised(flat, 37.5);
  expect(defs).toContain("M0,0H53V37.5H0Z");
  expect(uses.filter(([, y]) => y !== 0)).toEqual([
    [0, 32],
    [0, 32.5],
    [0, 33],
    [0, 33.5],
    [0, 34],
  ]);
  expect(paths).toContain("M0,34.5H53V37.5H0Z");
  expect(paths.at(-1)).toBe("M0,0H53V37.5H0Z");
});

test.each([
  [0, 0],
  [2.9, 0],
  [6, 1],
  [12, 2],
  [28.5, 5],
  [54, 9],
])("%d inches folded away hang in %d folds, each three inches down and three up", (hidden, folds) => {
  expect(foldCount(flat, hidden)).toBe(folds);
});

test.each([
  ["soft-shades/Flat Roman", 66, 12.75],
  ["soft-shades/Flat Roman", 33, 9],
  ["soft-shades/Front Fold", 87, 15],
  ["soft-shades/Reverse Fold", 66, 12.75],
  ["soft-shades/Hobbled", 63, 13.5],
  ["soft-shades/Hobbled", 33, 9.75],
  ["hard-shades/Hard Shades", 66, 9],
] as const)("%s, %d inches long, is raised to six inches and three quarters a fold: %d", (name, length, height) => {
  expect(raisedHeight(shadeLooks[name], length)).toBe(height);
});

test("raised or lowered, a shade keeps its rows where the workroom sews them", () => {
  const rows = (name: "soft-shades/Front Fold" | "soft-shades/Reverse Fold", height: number) =>
    raised(shadeLooks[name], height).uses.filter(([x, y]) => x === 0 && y !== 0);
  const sewn = [5.73, 11.45, 17.18, 22.91, 28.64, 34.36, 40.09, 45.82, 51.55, 57.27, 63];
  expect(rows("soft-shades/Front Fold", 66)).toEqual(sewn.map((y) => [0, y]));
  expect(rows("soft-shades/Reverse Fold", 66)).toEqual(sewn.map((y) => [0, y]));
  const half = rows("soft-shades/Front Fold", 37.5);
  expect(half.slice(0, 5)).toEqual(sewn.slice(0, 5).map((y) => [0, y]));
  // The rib of the front fold is its edge; the folds behind it step down by half an inch.
  expect(half.slice(5)).toEqual([...[32, 32.5, 33, 33.5, 34].map((y) => [0, y]), [0, 32]]);
});

test("a rib is a tuck of three quarters of an inch in the cloth itself", () => {
  const { defs } = raised(shadeLooks["soft-shades/Front Fold"], 66);
  expect(defs).toContain("M0,-.75H53V0H0Z");
});

test("the three flat shades differ when they are raised", () => {
  const pictures = (["Flat Roman", "Front Fold", "Reverse Fold"] as const).map((name) => {
    const easel = newEasel("e");
    const cloth = clothOn(easel);
    const drawn = drawShade(easel, cloth, shadeLooks[`soft-shades/${name}`], { ...box, height: 12.75 }, 53.25);
    return JSON.stringify([drawn, easel.defs]);
  });
  expect(new Set(pictures).size).toBe(3);
});

const hobbled = shadeLooks["soft-shades/Hobbled"];

test("the loops of a hobbled shade hang an inch and a half over one another, the last over the skirt", () => {
  expect(loopEdges(hobbled, 33, 0)).toEqual([7.5, 13.5, 19.5, 25.5, 31.5]);
});

test("raised, every loop stays: they nest three quarters of an inch apart above the hem", () => {
  expect(loopEdges(hobbled, 9.75, 23.25)).toEqual([5.25, 6, 6.75, 7.5, 8.25]);
  // Half the way, those below have nested and those above hang as they did.
  expect(loopEdges(hobbled, 22.5, 10.5)).toEqual([7.5, 13.5, 19.5, 20.25, 21]);
});

test("the sides of a hobbled shade are plumb, no wider than its hem, its loops rounded at their lower corners", () => {
  const { defs, uses } = raised(hobbled, 66);
  const loop = defs.find((data) => data.startsWith("M0,-.7Q0,0 .7,0"));
  expect(loop).toBe("M0,-.7Q0,0 .7,0Q26.5,.8 52.3,0Q53,0 53,-.7V-7.23H0Z");
  expect(new Set(uses.map(([, y]) => y)).size).toBe(11);
  const xs = defs.flatMap((data) => [...data.matchAll(/[MLQ ](-?[\d.]+),/g)].map((match) => Number(match[1])));
  expect(Math.min(...xs)).toBe(0);
  expect(Math.max(...xs)).toBe(53);
});

test("every loop of a hobbled shade is filled in its own place, so that a pattern goes on from one to the next", () => {
  const { paths } = draw(hobbled, 0);
  const feet = paths.filter((data) => data.includes("Q26.5,")).map((data) => data.slice(0, data.indexOf("Q")));
  expect(new Set(feet).size).toBe(loopEdges(hobbled, box.height, 0).length);
});

test.each([
  [29, [0, 29]],
  [48, [0, 48]],
  [53, [0, 26.5, 53]],
  [72, [0, 36, 72]],
  [72.5, [0, 24.17, 48.33, 72.5]],
  [125, [0, 31.25, 62.5, 93.75, 125]],
])("a soft hem %d wide is drawn up at %j", (width, ends) => {
  expect(swoopEnds(width, 0, { softShadeWidest: 48, softSwoop: 36 }).map((x) => Math.round(x * 100) / 100)).toEqual(
    ends,
  );
});

test("no swoop of a wide soft shade is narrower than two feet or wider than a yard", () => {
  for (let width = 48.125; width <= 200; width += 0.125) {
    const ends = swoopEnds(width, 0, { softShadeWidest: 48, softSwoop: 36 });
    const swoop = (ends[1] ?? 0) - (ends[0] ?? 0);
    expect(swoop).toBeGreaterThanOrEqual(24);
    expect(swoop).toBeLessThanOrEqual(36);
  }
});

const narrow = { x: 0, y: 0, width: 40, height: 30 };
const outlineOf = (name: "soft-shades/Slouch" | "soft-shades/Soft Roman Shade", shade = narrow) => {
  const easel = newEasel("e");
  drawShade(easel, clothOn(easel), shadeLooks[name], shade, 0);
  return pathsWithin(easel.defs).find((data) => data.startsWith("M0,0"));
};

test("a soft shade ends in a smile, its corners above its middle", () => {
  expect(outlineOf("soft-shades/Soft Roman Shade")).toBe("M0,0L0,27.2c10,3.7 30,3.7 40,0V0Z");
});

test("the tails of a slouch shade are four and a half inches wide and hang three to four inches below the lift point", () => {
  const outline = outlineOf("soft-shades/Slouch") ?? "";
  expect(outline).toBe(
    "M0,0V26.5L0,29.5Q.7,30.4 1.4,29.6Q2.2,30.3 2.9,29.4Q3.5,29.8 4.2,28.7Q4.5,27.5 4.5,26.5c7.8,4.3 23.3,4.3 31,0Q35.5,27.5 35.8,28.7Q36.5,29.8 37.1,29.4Q37.8,30.3 38.6,29.6Q39.3,30.4 40,29.5V0Z",
  );
});

test("a roller hangs from its cassette to its rail", () => {
  const { paths } = draw(shadeLooks["hard-shades/Hard Shades"]);
  expect(paths).toContain("M.6,3.4H52.4V36.4H.6Z");
  expect(paths).toContain("M0,.5Q0,0 .5,0H52.5Q53,0 53,.5V3.4H0Z");
  expect(paths).toContain("M.5,36.4H52.5V37.2Q52.5,37.5 52.1,37.5H.9Q.5,37.5 .5,37.2Z");
});

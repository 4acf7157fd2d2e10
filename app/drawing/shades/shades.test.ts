import { expect, test } from "vitest";
import { defaultFabrics, makeCloth } from "#app/drawing/cloth.ts";
import { newEasel } from "#app/drawing/easel.ts";
import type { Shape } from "#app/drawing/scene.ts";
import { pathsWithin, usesWithin } from "#app/drawing/shapes-within.ts";
import { drawControl } from "./controls.ts";
import { drawShade } from "./draw-shade.ts";
import { type ShadeLook, shadeLooks } from "./shade-table.ts";
import { stackHeight } from "./stack.ts";

const box = { x: -2.5, y: 9, width: 53, height: 37.5 };
const HIDDEN = 28.5;

function draw(look: ShadeLook, hidden = HIDDEN) {
  const easel = newEasel("e");
  const cloth = makeCloth(easel, defaultFabrics.shades, {}, 1, { type: "shades" });
  const drawn = drawShade(easel, cloth, look, box, hidden);
  return { drawn, paths: pathsWithin([drawn]), defs: pathsWithin(easel.defs) };
}

const flat = shadeLooks["soft-shades/Flat Roman"];

test.each(Object.entries(shadeLooks))("%s hangs from the corner of its box", (_, look) => {
  expect(draw(look).drawn.children?.[0]?.attrs.transform).toBe("translate(-2.5 9)");
});

test("a flat shade is its whole box, with a skirt and a strip for each fold behind it", () => {
  const { defs, paths } = draw(flat);
  expect(defs).toContain("M0,0H53V37.5H0Z");
  expect(paths).toContain("M0,34.5H53V37.5H0Z");
  expect(paths).toContain("M0,32.25H53V33H0Z");
  expect(paths).toContain("M0,34.5H53M0,33.75H53M0,33H53M0,32.25H53");
  expect(paths.at(-1)).toBe("M0,0H53V37.5H0Z");
});

test.each([
  [0, 3],
  [0.5, 3.75],
  [12, 3.75],
  [12.5, 4.5],
  [28.5, 5.25],
  [72, 7.5],
  [200, 7.5],
])("%d inches folded away stack %d high with the skirt", (hidden, height) => {
  expect(stackHeight(flat, hidden)).toBe(height);
});

test.each(["soft-shades/Front Fold", "soft-shades/Reverse Fold"] as const)(
  "the rows of %s rise from its stack in steps of six inches",
  (name) => {
    const rows = usesWithin([draw(shadeLooks[name]).drawn]).filter(([, y]) => y !== 0);
    expect(rows).toEqual([
      [0, 26.25],
      [0, 20.25],
      [0, 14.25],
      [0, 8.25],
      [0, 2.25],
    ]);
  },
);

test("a hobbled shade rolls from its hem upwards, each roll lapping over the next, above a skirt", () => {
  const { drawn, defs, paths } = draw(shadeLooks["soft-shades/Hobbled"], 0);
  expect(usesWithin([drawn])).toEqual([
    [0, 28.75],
    [0, 23],
    [0, 17.25],
    [0, 11.5],
    [0, 5.75],
    [0, 0],
  ]);
  expect(defs).toContain("M.4,-1.3H52.6V0C53.1,1.73 53.1,4.89 52.5,5.75Q26.5,6.75 .5,5.75C-.1,4.89 -.1,1.73 .4,0Z");
  expect(paths).toContain("M0,34.5V37.5H53V34.5");
});

test("a soft shade ends in a smile, its corners above its middle", () => {
  expect(draw(shadeLooks["soft-shades/Soft Roman Shade"]).defs).toContain(
    "M0,0L0,34.7C13.25,38.42 39.75,38.42 53,34.7V0Z",
  );
});

test("a slouch shade opens into a fan at each corner, the right one mirrored", () => {
  const { drawn, defs } = draw(shadeLooks["soft-shades/Slouch"]);
  expect(defs).toContain(
    "M0,0V35.5Q.54,36.5 1.62,35.6Q2.34,36.3 3.06,35.1Q3.87,35.5 4.5,34.1C15.5,38.62 37.5,38.62 48.5,34.1Q49.13,35.5 49.94,35.1Q50.66,36.3 51.38,35.6Q52.46,36.5 53,35.5V0Z",
  );
  expect(usesWithin([drawn]).slice(-2)).toEqual([[4.5, 34.1], "translate(48.5 34.1) scale(-1 1)"]);
});

test("a roller hangs from its cassette to its rail", () => {
  const { paths } = draw(shadeLooks["hard-shades/Hard Shades"]);
  expect(paths).toContain("M.6,3.4H52.4V36.4H.6Z");
  expect(paths).toContain("M0,.5Q0,0 .5,0H52.5Q53,0 53,.5V3.4H0Z");
  expect(paths).toContain("M.5,36.4H52.5V37.2Q52.5,37.5 52.1,37.5H.9Q.5,37.5 .5,37.2Z");
});

const glass = { x: 3, y: 15, width: 42, height: 53.5 };
const control = (name: string) => pathsWithin([drawControl({ [name]: true }, box, glass) as Shape]);

test("a chain hangs at the right edge and is held, a tab at the middle of the hem, a motor at the right of the head", () => {
  expect(control("clutchControl")).toEqual(["M49.6,10V55.01M50.35,10V55.01", "M49.25,54.11H50.7V56.11H49.25Z"]);
  expect(control("cordlessControl")[0]).toBe("M22.9,46.4V47.1Q22.9,47.5 23.4,47.5H24.6Q25.1,47.5 25.1,47.1V46.4Z");
  expect(control("motorizedControl")[0]).toMatch(/^M48\.8,9\.6h\.7v5\.4q-\.35,\.5 -\.7,0ZM41,60h1\.4/);
  expect(drawControl({}, box, glass)).toBeNull();
});

test("on the left, chain and motor stand at the other edge", () => {
  const left = (name: string) => pathsWithin([drawControl({ [name]: true }, box, glass, "left") as Shape]);
  expect(left("clutchControl")[0]).toBe("M-2.35,10V55.01M-1.6,10V55.01");
  expect(left("motorizedControl")[0]).toMatch(/^M-1\.5,9\.6h\.7v5\.4q-\.35,\.5 -\.7,0ZM41,60h1\.4/);
});

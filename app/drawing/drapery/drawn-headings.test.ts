import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { type Style, styleKey } from "#app/domain/catalogue/style.ts";
import { defaultPlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { makeCloth } from "#app/drawing/cloth.ts";
import { newEasel } from "#app/drawing/easel.ts";
import { usualLooks } from "#app/drawing/fabric/usual-looks.ts";
import { layOut } from "#app/drawing/layout.ts";
import { findLooks } from "#app/drawing/looks.ts";
import { pathsWithin, shapesWithin, usesWithin } from "#tests/support/drawing/shapes-within.ts";
import { drawDrapes } from "./draw-drapes.ts";
import { headings } from "./headings.ts";

const hung = styles.filter((style) => headings[styleKey(style)]);
const named = (name: string) => hung.find((style) => style.name === name) as Style;
const widths = [24, 48, 84, 120];

/** A style on a window, and everything its panels and their defs are drawn of. */
function hang(style: Style, widthOfWindow: number, closed: boolean) {
  const measured = {
    widthOfWindow,
    heightOfWindow: 60,
    heightFromTopOfWindowToFloor: 84,
    heightFromWindowFrameToCeiling: 12,
    heightFromFloorToCeiling: 96,
    distanceFromWindowFrameToLeftWall: 60,
    distanceFromWindowFrameToRightWall: 60,
  };
  const chosen = { drapes: style };
  const looks = findLooks(chosen);
  const pose = { closed, raise: 0 };
  const { hanging } = layOut(resolveMeasurements(measured), chosen, looks, pose, defaultPlacementRules);
  if (!looks.heading || !hanging) throw new Error(style.name);
  const easel = newEasel("e");
  const cloth = makeCloth(easel, { main: usualLooks.drapes }, {}, 1, { type: "drapes" });
  return { easel, hanging, shapes: drawDrapes(easel, cloth, looks.heading, hanging) };
}

/** Where the folds of the left panel stand, in from its edge. */
function foldsOf(style: Style, width: number, closed: boolean): number[] {
  const { easel } = hang(style, width, closed);
  const [columns] = easel.defs.filter(({ attrs }) => attrs.id === easel.ids.get(foldsKey(easel.ids)));
  return usesWithin(columns?.children ?? []).map((use) => Number(use[0]));
}
const foldsKey = (ids: ReadonlyMap<string, string>) => [...ids.keys()].find((key) => key.endsWith("cols")) ?? "";

test.each(hung.map((style) => [style.name, style] as const))("%s has as many folds open as closed", (_, style) => {
  for (const width of widths) {
    expect(foldsOf(style, width, false)).toHaveLength(foldsOf(style, width, true).length);
  }
});

/** A wave on grommets has two of them; gathers crowd closer on their rod than pleats. */
const closest = new Map([
  ["Grommet Top", [3, 4]],
  ["Rod Pocket Top Only", [1, 1.5]],
] as const) as ReadonlyMap<string, readonly [number, number]>;

test.each(hung.map((style) => [style.name, style] as const))(
  "%s stacks its folds 1 1/2 to 2 inches apart",
  (_, style) => {
    const [least, most] = closest.get(style.name) ?? [1.5, 2];
    const whole = ["Grommet Top", "Inverted", "Hidden Tab Top", "Ripplefold"].includes(style.name);
    for (const window of widths) {
      const width = hang(style, window, false).hanging.panels[0]?.width ?? 0;
      const { length } = foldsOf(style, window, false);
      const apart = whole ? width / length : (width - 1.5) / (length - 1);
      expect(apart).toBeGreaterThanOrEqual(least);
      expect(apart).toBeLessThanOrEqual(most);
    }
  },
);

test("every line of a heading and its folds has the same strength, and none is black", () => {
  for (const style of hung.filter(({ group }) => group !== "grommet-top")) {
    const { easel, shapes, hanging } = hang(style, 48, true);
    const panels = shapes.filter(({ attrs }) =>
      String(attrs.transform).startsWith(`translate(${hanging.panels[0]?.x} `),
    );
    const inked = shapesWithin([...panels, ...easel.defs.filter(({ attrs }) => !isHardware(easel.ids, attrs.id))])
      .filter(({ attrs }) => attrs.stroke !== undefined && !String(attrs.stroke).startsWith("#4A3520"))
      .map(({ attrs }) => attrs["stroke-opacity"]);
    expect([style.name, new Set(inked)]).toEqual([style.name, new Set([0.5, HEM_STITCH])]);
  }
});
/** The row of stitches along the hem is hardly seen. */
const HEM_STITCH = 0.16;
const isHardware = (ids: ReadonlyMap<string, string>, id: unknown) =>
  ["ring", "finial", "bracket"].some((name) => ids.get(name) === id);

test("an inverted pleat is stitched 4 inches down and opens to 1 1/2 at 14", () => {
  const { easel, shapes } = hang(named("Inverted"), 48, true);
  expect(pathsWithin(shapes)).toContain("M4,0V4M8,0V4M12,0V4M16,0V4M20,0V4M24,0V4M28,0V4");
  const openings = pathsWithin(easel.defs).filter((data) => data.startsWith("M0,4C"));
  expect(openings).toHaveLength(1);
  expect(openings[0]).toMatch(/^M0,4C-\.15,8 -\.75,10 -\.75,14V85\.75H\.75V14C/);
});

test.each(["Monarch", "Goblet"])("%s is pinched at 2 1/2 inches, and runs on into its fold without a foot", (name) => {
  const { easel } = hang(named(name), 48, true);
  const folds = easel.defs.filter(({ attrs }) => /^M0,.*C.*Z$/.test(String(attrs.d)));
  expect(folds.length).toBeGreaterThanOrEqual(2);
  for (const { attrs } of folds) {
    const [, waist] = /C[^C]*? (-\.\d+,2\.5)C/.exec(String(attrs.d)) ?? [];
    expect(waist).toBe(name === "Monarch" ? "-.35,2.5" : "-.4,2.5");
    expect(String(attrs.d)).toMatch(/ \.(35|4),2\.5C/);
  }
});

test("a tuxedo's stitches run out into the edges of its fold at 5 inches, and nothing crosses it there", () => {
  const { easel, shapes } = hang(named("Tuxedo"), 48, true);
  const paths = pathsWithin([...easel.defs, ...shapes]);
  expect(paths).toContain("M-.72,.1C-.72,2 -.72,3.8 -.88,5M.72,.1C.72,2 .72,3.8 .88,5");
  expect(paths.filter((data) => /^M-?\.\d+,5[HL]|V5H|[ ,]5L/.test(data))).toEqual([]);
});

test("ripplefold hangs in dead even half waves, their S along the top", () => {
  const { easel } = hang(named("Ripplefold"), 48, true);
  const folds = foldsOf(named("Ripplefold"), 48, true);
  const period = 32 / folds.length;
  expect(folds).toHaveLength(7);
  for (const [i, x] of folds.entries()) expect(x).toBeCloseTo(period * (i + 0.5), 1);
  const half = Math.round((period / 4) * 100) / 100;
  const columns = pathsWithin(easel.defs).filter((data) => data.startsWith(`M-${half},0`));
  // One fold serves all: from top to hem it is as wide, half of the period.
  expect(columns).toEqual([`M-${half},0V86.31Q0,86.95 ${half},86.31V0Q0,-.44 -${half},0Z`]);
  // The edge dips as far behind between the folds as it rises in front of them.
  const [top] = pathsWithin(easel.defs).filter((data) => data.endsWith("V86.31H0Z"));
  expect(top?.match(/Q[^Q]*/g)).toHaveLength(2 * folds.length + 1);
});

test("soft headings have a ring 3/4 inch from each edge, open and closed", () => {
  for (const name of ["Relaxed", "Plain Top"]) {
    for (const closed of [true, false]) {
      const { shapes, hanging } = hang(named(name), 48, closed);
      const [left] = hanging.panels;
      const rings = usesWithin(shapes.slice(-4, -3)).map(([x]) => Number(x) - (left?.x ?? 0));
      expect(rings[0]).toBeCloseTo(0.75, 2);
      expect(rings.at(-1)).toBeCloseTo((left?.width ?? 0) - 0.75, 2);
    }
  }
});

test("the same gathers run through ruffle, pocket and skirt", () => {
  const { easel } = hang(named("Rod Pocket Top Only"), 48, true);
  const pattern = easel.defs.find(({ tag }) => tag === "pattern");
  const used = new Set(pattern?.children?.map(({ attrs }) => String(attrs.href).slice(1)));
  expect(used.size).toBe(1);
  const [hollows = ""] = pathsWithin(easel.defs.filter(({ attrs }) => used.has(String(attrs.id))));
  const each = hollows.split("Z").filter(Boolean);
  expect(each.length).toBeGreaterThanOrEqual(5);
  for (const gather of each) {
    const heights = [...gather.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBeLessThan(1);
    expect(heights).toContain(1.5);
    expect(heights).toContain(3.3);
    expect(Math.max(...heights)).toBeGreaterThan(5);
  }
});

test.each([
  [24, 2],
  [48, 3],
  [84, 3],
  [120, 5],
])("the rod over a window of %d inches has %d brackets, never more than 60 inches apart", (width, count) => {
  const { easel, shapes, hanging } = hang(named("Single"), width, true);
  const brackets = shapes.slice(
    0,
    shapes.findIndex(({ tag }) => tag === "g"),
  );
  expect(brackets).toHaveLength(count);
  const at = brackets.map(({ attrs }) => Number(attrs.x));
  for (const [i, x] of at.slice(1).entries()) expect(x - (at[i] ?? 0)).toBeLessThanOrEqual(60);
  expect(easel.pole.radius).toBe(0.6875);
  expect(at[0]).toBeCloseTo(hanging.rod.x0 + 2, 2);
  expect(at.at(-1)).toBeCloseTo(hanging.rod.x1 - 2, 2);
});

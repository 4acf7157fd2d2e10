import { expect, test } from "vitest";
import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { drawWindow } from "#app/drawing/draw-window.ts";
import { newEasel } from "#app/drawing/easel.ts";
import type { Shape } from "#app/drawing/scene.ts";
import { shapesWithin } from "#tests/support/drawing/shapes-within.ts";
import { paintFabric } from "./fabric-paint.ts";

const print: FabricLook = {
  colors: ["#F3EDDF", "#5E7457"],
  weave: "plain",
  pattern: "vine",
  verticalRepeat: 27,
  horizontalRepeat: 13.5,
};
const stripe: FabricLook = { ...print, pattern: "stripe", verticalRepeat: 0, horizontalRepeat: 5 };
const none: FabricLook = { ...print, pattern: "none", verticalRepeat: 0, horizontalRepeat: 0 };

/** Inches from one repeat to the next, across and down, as they are drawn where this paint is used. */
function periodOf(paint: string, defs: readonly Shape[]): [number, number] {
  const find = (id: string) => defs.find(({ attrs }) => `#${attrs.id}` === id)?.attrs ?? {};
  const laidOut = find(paint.slice(4, -1));
  const cloth = laidOut.href ? find(String(laidOut.href)) : laidOut;
  const squeeze = Number(/scale\(([\d.]+) /.exec(String(laidOut.patternTransform))?.[1] ?? 1);
  return [Number(cloth.width) * squeeze, Number(cloth.height)];
}

function laid(look: FabricLook, fullness: number) {
  const easel = newEasel("t");
  const paint = paintFabric(easel, look, { name: "main", fullness });
  return { easel, paint };
}

test("a repeat has its true size in inches, narrower only by the fullness", () => {
  const [flat, folded] = [laid(print, 1), laid(print, 2.5)];
  expect(periodOf(flat.paint.fill, flat.easel.defs)).toEqual([13.5, 27]);
  expect(periodOf(folded.paint.fill, folded.easel.defs)).toEqual([5.4, 27]);
  expect(periodOf(folded.paint.onFold(0), folded.easel.defs)).toEqual([9.45, 27]);
});

test("a window wears it: a 27 inch repeat is 27 of the drawing's inches on shade, top and drapes", () => {
  const style = (group: string, name: string) => ({
    style: { ...findStyle(group, name), group, name, description: "" },
  });
  const fabrics = { drapes: print, shades: print, tops: print };
  const scene = drawWindow(
    {
      widthOfWindow: 48,
      heightOfWindow: 60,
      heightFromTopOfWindowToFloor: 84,
      heightFromWindowFrameToCeiling: 12,
      heightFromFloorToCeiling: 96,
      distanceFromWindowFrameToLeftWall: 30,
      distanceFromWindowFrameToRightWall: 30,
    },
    {
      shades: style("soft-shades", "Flat Roman"),
      drapes: style("pleated-tops", "Three Finger Pinch"),
      tops: style("cornice-boards", "Atlanta"),
    },
    { fabrics },
  );
  const paints = shapesWithin(scene.shapes).map(({ attrs }) => String(attrs.fill));
  const used = new Set(paints.filter((paint) => !Number.isNaN(periodOf(paint, scene.defs)[0])));
  const periods = new Set([...used].map((paint) => periodOf(paint, scene.defs).join(" by ")));
  // Flat on the shade and the top, in folds of two and a half times fullness, and on the faces of those folds.
  expect(periods).toEqual(new Set(["13.5 by 27", "5.4 by 27", "9.45 by 27"]));
  // The cloth itself is drawn once.
  expect(scene.defs.filter(({ attrs }) => attrs.height === 27)).toHaveLength(1);
});

test("every fold shows its own part of a wide repeat, and the same part of a narrow one", () => {
  const wide = laid(print, 2.5);
  expect(new Set([2, 6, 10].map(wide.paint.onFold)).size).toBe(3);
  // One repeat of cloth further on, the pattern begins again.
  expect(wide.paint.onFold(2)).toBe(wide.paint.onFold(2 + 5.4));
  const narrow = laid({ ...stripe, horizontalRepeat: 2.25 }, 2.5);
  expect(new Set([2, 6, 10].map(narrow.paint.onFold)).size).toBe(1);
});

test("flat cloth is continuous, and its repeat is centered where it is asked to be", () => {
  const easel = newEasel("t");
  const paint = paintFabric(easel, stripe, { name: "main", center: 24 });
  expect(paint.onFold(7)).toBe(paint.fill);
  // The middle of a stripe of five inches is at 2 1/2, so repeats begin at 21 1/2, and at 1 1/2.
  expect(easel.defs[1]?.attrs.patternTransform).toBe("translate(1.5 0)");
});

test("plain cloth is one color and needs nothing defined", () => {
  const { easel, paint } = laid(none, 2);
  expect(paint.fill).toBe("#F3EDDF");
  expect(easel.defs).toEqual([]);
});

test.each(["ticking", "check", "sprig", "vine", "medallion", "leaf", "stripe"] as const)(
  "%s is drawn in a few paths of its own colors",
  (pattern) => {
    const { easel } = laid({ ...print, pattern, colors: ["#111111", "#222222", "#333333", "#444444"] }, 1);
    const marks = shapesWithin(easel.defs);
    const inks = new Set(marks.flatMap(({ attrs }) => [attrs.fill, attrs.stroke]).filter(Boolean));
    expect([...inks].every((ink) => ["#111111", "#222222", "#333333", "#444444"].includes(String(ink)))).toBe(true);
    expect(inks.size).toBeGreaterThan(1);
    expect(marks.length).toBeLessThan(60);
  },
);

test.each([
  ["twill", 4.5, 0],
  ["twill", 5, 6.75],
  ["slub", 27, 25.25],
  ["slub", 3, 3],
  ["sheer", 13.5, 13.5],
  ["basket", 6.75, 6.75],
] as const)(
  "the threads of %s come out even in a repeat of %d by %d, so none breaks where it begins again",
  (weave, across, down) => {
    const { easel } = laid({ ...stripe, weave, pattern: "check", horizontalRepeat: across, verticalRepeat: down }, 1);
    const [threads, figure] = easel.defs.filter(({ attrs }) => attrs.width !== undefined);
    const [, x = 1, y = 1] = (/scale\(([\d.]+) ([\d.]+)\)/.exec(String(threads?.attrs.patternTransform)) ?? []).map(
      Number,
    );
    for (const [repeat, scale] of [
      [Number(figure?.attrs.width), x],
      [Number(figure?.attrs.height), y],
    ] as const) {
      const times = repeat / (Number(threads?.attrs.width) * scale);
      expect(Math.round(times)).toBeGreaterThan(0);
      expect(Math.abs(times - Math.round(times))).toBeLessThan(0.01);
    }
  },
);

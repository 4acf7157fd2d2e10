import fc from "fast-check";
import { expect, test } from "vitest";
import type { Shape } from "#app/drawing/scene.ts";
import { drawMarkingStrip, stripHeight } from "./marking-strip.ts";

const schedule = {
  count: 2,
  lead: 4,
  pleats: [6.5, 6.5, 6.625],
  spaces: [3.75, 3.875],
  return: 4,
  flat: 35.25,
  finished: 15.625,
  seamsAt: [17],
  seamIn: [2],
};
const paper = { width: 540, letters: 9 };
const allOf = (shapes: readonly Shape[]): Shape[] => shapes.flatMap((one) => [one, ...allOf(one.children ?? [])]);
const textsOf = (shapes: readonly Shape[]) => allOf(shapes).flatMap(({ text }) => text ?? []);

test("every pleat has its number and says from where to where in running inches", () => {
  const { shapes } = drawMarkingStrip(schedule, "m", paper);
  expect(textsOf(shapes)).toEqual(["1", "4", "10 1/2", "2", "14 1/4", "20 3/4", "3", "24 5/8", "31 1/4"]);
  const edges = allOf(shapes).flatMap(({ tag, attrs }) => (tag === "rect" ? [attrs["stroke-width"]] : []));
  expect(edges).toEqual([0.5, 0.5, 1.4]);
});

test("figures never lie on each other, however many pleats: a long panel goes on in further rows", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 120 }), fc.constantFrom(3, 4, 4.75), (many, space) => {
      const pleats = Array.from({ length: many }, () => 6);
      const spaces = Array.from({ length: many - 1 }, () => space);
      const flat = 8 + many * 6 + (many - 1) * space;
      const long = { ...schedule, pleats, spaces, flat, seamsAt: [], seamIn: [] };
      const { shapes, viewBox } = drawMarkingStrip(long, "m", paper);
      expect(viewBox.height).toBeCloseTo(stripHeight(long, paper), 6);
      const rects = allOf(shapes).filter(({ tag }) => tag === "rect");
      expect(rects).toHaveLength(many);
      for (const { attrs } of rects) expect(Number(attrs.width)).toBeGreaterThan(paper.letters);
    }),
  );
});

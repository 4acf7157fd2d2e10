import { expect, test } from "vitest";
import { findStyleBySlug, styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { neighborsOf } from "./filter-styles.ts";

test("every style has three different neighbors of its own treatment, and is none of them", () => {
  for (const style of styles) {
    const neighbors = neighborsOf(style, 3);
    expect([style.name, new Set([style, ...neighbors].map(styleKey)).size]).toEqual([style.name, 4]);
    expect(neighbors.every(({ treatment }) => treatment === style.treatment)).toBe(true);
  }
});

test.each([
  ["pleated-tops-tuxedo", ["Goblet", "Three Finger Pinch", "Olivia"]],
  ["plain-top-plain-top", ["Ripplefold", "Grommet Top", "Hidden Tab Top"]],
  ["hard-shades-hard-shades", ["Flat Roman", "Front Fold", "Reverse Fold"]],
])("beside %s stand %j", (slug, names) => {
  const style = findStyleBySlug(slug);
  expect(style && neighborsOf(style, 3).map(({ name }) => name)).toEqual(names);
});

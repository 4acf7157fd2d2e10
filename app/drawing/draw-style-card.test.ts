import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { drawStyleCard } from "./draw-style-card.ts";
import { extentOf } from "./extent.ts";
import { looksOf } from "./looks.ts";
import { sceneToSvg } from "./svg.ts";

test("every style of the catalogue has its look in one of the tables", () => {
  const missing = styles.filter((style) => Object.keys(looksOf(style)).length !== 1);
  expect(missing).toEqual([]);
});

test("the 59 cards all differ", () => {
  const bodies = styles.map((style) =>
    sceneToSvg(drawStyleCard(style.group, style.name, "s")).replace(/<title.*<\/desc>/, ""),
  );
  expect(new Set(bodies).size).toBe(59);
});

test.each(styles.map((style) => [style.name, style] as const))("the card of %s stays on the card", (_, style) => {
  const scene = drawStyleCard(style.group, style.name);
  // What is faded out at the edge of the card ends there.
  const whole = scene.shapes.filter(({ attrs }) => attrs.mask === undefined);
  const { x, y, width, height } = extentOf({ ...scene, shapes: whole });
  expect(scene.viewBox.height / scene.viewBox.width).toBeCloseTo(
    { drapes: 5 / 3, shades: 1.25, tops: 0.8 }[style.treatment],
    10,
  );
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(scene.viewBox.width);
  expect(y + height).toBeLessThanOrEqual(scene.viewBox.height);
});

test("a card is named after its style and described by it", () => {
  const scene = drawStyleCard("rod-mount-valances", "Judith");
  expect(scene.title).toBe("Judith");
  expect(scene.description).toMatch(/^A single soft fold/);
});

test("a style nobody knows is an empty card, not an error", () => {
  expect(drawStyleCard("cornice-boards", "Nobody").shapes).toEqual([]);
});

test.each(styles.filter(({ treatment }) => treatment === "tops").map((style) => [style.name, style] as const))(
  "%s has its card to itself: the top is nine tenths as wide, and the window behind it is cut off by a fade",
  (_, style) => {
    const scene = drawStyleCard(style.group, style.name);
    expect(42 / scene.viewBox.width).toBeGreaterThan(0.89);
    const mask = /#(.+)\)/.exec(String(scene.shapes[0]?.attrs.mask))?.[1];
    const faded = scene.defs.find(({ attrs }) => attrs.id === mask)?.children?.[0];
    expect(faded?.attrs).toMatchObject({ width: 47, height: 37.6 });
  },
);

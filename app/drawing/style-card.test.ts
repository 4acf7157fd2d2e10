import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { extentOf } from "./extent.ts";
import { looksOf } from "./looks.ts";
import { drawStyleCard } from "./style-card.ts";
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
  const { x, y, width, height } = extentOf(scene);
  expect(scene.viewBox.height / scene.viewBox.width).toBe(1.25);
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

import { expect, test } from "vitest";
import { clothChips } from "#app/domain/fabrics/cloth-chips.ts";
import { lightness } from "./color.ts";
import { dyeOf } from "./dye.ts";

const plain = { weave: "plain", pattern: "none", verticalRepeat: 0, horizontalRepeat: 0 } as const;
const dye = (ground: string) => dyeOf({ ...plain, colors: [ground] });

test.each([
  ["flax", "#DCCDB2"],
  ["white", "#FFFFFF"],
  ["navy", "#24324F"],
  ["nearly black", "#16161A"],
  ["red", "#A63D35"],
])("%s: shade is darker than the cloth, light is lighter", (_, ground) => {
  const { shadow, light } = dye(ground);
  expect(lightness(shadow)).toBeLessThan(lightness(ground) * 0.5);
  expect(lightness(light)).toBeGreaterThan(lightness(ground) - 0.01);
});

test("shade keeps the cloth's own hue, and gray becomes warm", () => {
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [red = 0, , blue = 0] = channels(dye("#7D92B0").shadow);
  expect(blue).toBeGreaterThan(red);
  const [warm = 0, , cool = 0] = channels(dye("#FFFFFF").shadow);
  expect(warm).toBeGreaterThan(cool);
});

test("what has no cloth of its own stands out from the ground", () => {
  for (const { look } of clothChips) {
    const { ground, contrast } = dyeOf(look);
    expect(Math.abs(lightness(ground) - lightness(contrast))).toBeGreaterThan(0.12);
  }
});

test("only pile has a sheen", () => {
  expect(dyeOf({ ...plain, colors: ["#24324F"], weave: "velvet" }).sheen).toBe(true);
  expect(dye("#24324F").sheen).toBe(false);
});

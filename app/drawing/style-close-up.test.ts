import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { closeUpOf } from "./style-close-up.ts";

test("a close-up is a part of the card, in the ratio of its frame and at least half as large again", () => {
  for (const style of styles) {
    const { view, size } = closeUpOf(style);
    const { x, y, width, height } = view;
    const within = x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
    expect([style.name, within]).toEqual([style.name, true]);
    expect(height / width).toBeCloseTo(0.75, 1);
    expect(size.width / width).toBeGreaterThan(1.5);
  }
});

import { expect, test } from "vitest";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { Customizations } from "#app/domain/orders/window.ts";
import { drawWindow } from "./draw-window.ts";
import { sideBySide } from "./side-by-side.ts";

const style = { name: "Goblet", group: "pleated-tops", description: "" };
const chosen: Customizations = { drapes: { style } };
const sizes = { heightOfWindow: "60", heightFromTopOfWindowToFloor: "84", heightFromWindowFrameToCeiling: "12" };
const drawn = (widthOfWindow: number) =>
  drawWindow(parseMeasurements({ ...sizes, widthOfWindow: String(widthOfWindow) }), chosen, { setting: "on a floor" });

test("windows on one floor are drawn to one scale, beside each other and within the picture", () => {
  const scenes = [drawn(72), drawn(36), drawn(48)];
  const row = sideBySide(scenes, { width: 600, gap: 16 });
  const placed = [...row.matchAll(/<svg x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map((found) =>
    found.slice(1).map(Number),
  );
  expect(placed).toHaveLength(3);
  const scales = placed.map(([, , width = 0], index) => width / (scenes[index]?.viewBox.width ?? 1));
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 9);
  const [, height = 0] = /^<svg [^>]*height="(\d+)"/.exec(row)?.map(Number) ?? [];
  let from = 0;
  for (const [x = 0, y = 0, width = 0, high = 0] of placed) {
    expect(x).toBeCloseTo(from, 9);
    expect(y + high).toBeCloseTo(height, 9);
    from = x + width + 16;
  }
  expect(from - 16).toBeCloseTo(600, 6);
});

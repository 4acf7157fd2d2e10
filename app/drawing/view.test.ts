import { expect, test } from "vitest";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { Customizations } from "#app/domain/orders/window.ts";
import { drawWindow } from "./draw-window.ts";
import { viewWidth } from "./view.ts";

test("a drawing is as wide as is said before it is drawn", () => {
  const style = { name: "Goblet", group: "pleated-tops", description: "" };
  const dressed: Customizations[] = [{}, { drapes: { style } }, { drapes: { style, answers: { draw: "stationary" } } }];
  for (const width of ["24", "48.375", "120"]) {
    const window = { measurements: { widthOfWindow: width, heightOfWindow: "60" } };
    for (const chosen of dressed) {
      const scene = drawWindow(parseMeasurements(window.measurements), chosen, { site: window as object });
      expect(viewWidth(window, chosen)).toBe(scene.viewBox.width);
    }
  }
});

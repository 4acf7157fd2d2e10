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

test("where one wall is in sight the other is too, unless it is far away", () => {
  const style = { name: "Savannah", group: "cornice-boards", description: "" };
  const beyond = (toLeft: string, toRight: string) => {
    const measurements = {
      widthOfWindow: "71.875",
      heightOfWindow: "64.25",
      heightFromTopOfWindowToFloor: "88.25",
      heightFromWindowFrameToCeiling: "19.75",
      distanceFromWindowFrameToLeftWall: toLeft,
      distanceFromWindowFrameToRightWall: toRight,
    };
    const { viewBox } = drawWindow(parseMeasurements(measurements), { tops: { style } }, { dimensions: true });
    return [-viewBox.x, viewBox.x + viewBox.width - 71.875];
  };
  expect(beyond("36", "41.5")).toEqual([39, 44.5]);
  expect(beyond("41.5", "36")).toEqual([44.5, 39]);
  const [left, far = 0] = beyond("36", "90");
  expect(left).toBe(39);
  expect(far).toBeLessThan(90);
  const [open, alike] = beyond("60", "90");
  expect(open).toBe(alike);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { WindowPicture } from "./window-picture.tsx";

const room = {
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "12",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "0",
  distanceFromWindowFrameToRightWall: "24.5",
};

test.each([
  ["48", "60", "Bay, 48&quot; wide and 60&quot; high, to scale"],
  ["42.25", "38.5", "Bay, 42\u00a01/4&quot; wide and 38\u00a01/2&quot; high, to scale"],
  ["600", "60", "Bay, 600&quot; wide and 60&quot; high, not to scale"],
  ["48", "2", "Bay, 48&quot; wide and 2&quot; high, not to scale"],
  ["48", "", "Bay, not measured yet"],
])("a window of %j by %j is captioned %s", (widthOfWindow, heightOfWindow, caption) => {
  const window = { name: "Bay", measurements: { ...room, widthOfWindow, heightOfWindow } };
  expect(renderToStaticMarkup(<WindowPicture window={window} customizations={{}} rules={{}} />)).toContain(
    `>${caption}<`,
  );
});

test("a window is drawn by the owner's own rules", () => {
  const window = { name: "Bay", measurements: { ...room, widthOfWindow: "48", heightOfWindow: "60" } };
  const style = { group: "plain-top", name: "Plain Top", description: "" } as const;
  const draw = (rules: ChangedPlacement) =>
    renderToStaticMarkup(<WindowPicture window={window} customizations={{ drapes: { style } }} rules={rules} />);
  expect(draw({ rodAboveFrame: 8 })).not.toBe(draw({}));
  expect(draw({ rodAboveFrame: 4 })).toBe(draw({}));
});

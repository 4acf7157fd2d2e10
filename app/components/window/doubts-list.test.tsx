import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MeasurementDoubts } from "./doubts-list.tsx";

const heights = {
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "12",
  heightFromFloorToCeiling: "102.5",
};

test("doubts stand in the page as the server sends it", () => {
  const page = renderToStaticMarkup(<MeasurementDoubts window={{ measurements: heights }} rules={{}} />);
  expect(page).toContain("but floor to ceiling is 102 1/2&quot;. Please check these three.");
});

test("of an order that is handed in nothing is asked of the client", () => {
  const page = renderToStaticMarkup(<MeasurementDoubts window={{ measurements: heights }} rules={{}} handedIn />);
  expect(page).toContain("but floor to ceiling is 102 1/2&quot;. We’ll check this with you.</li>");
  expect(page).not.toContain("Please");
});

test("where nothing is in doubt nothing is said", () => {
  expect(
    renderToStaticMarkup(<MeasurementDoubts window={{ measurements: { widthOfWindow: "48" } }} rules={{}} />),
  ).toBe("");
});

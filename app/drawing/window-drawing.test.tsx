import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import { unmeasured } from "#app/domain/measuring/measurements.ts";
import { WindowDrawing } from "./window-drawing.tsx";

const goblet = findStyle("pleated-tops", "Goblet");
const measurements = { ...unmeasured, widthOfWindow: 48 };
const page = () =>
  renderToStaticMarkup(
    <>
      <WindowDrawing measurements={measurements} customizations={{ drapes: { style: goblet } }} className="w-full" />
      <WindowDrawing measurements={measurements} customizations={{}} dimensions focus="widthOfWindow" />
    </>,
  );

test("the server draws the window as a labelled image", () => {
  const html = page();
  expect(html).toMatch(
    /^<svg viewBox="[-\d. ]+" role="img" aria-labelledby="\w+-t" aria-describedby="\w+-d" class="w-full">/,
  );
  expect(html).toContain(">Goblet drapes, floor length, on a 48 by 58 inch window</title>");
});

test("two drawings on a page keep their ids apart and every reference finds its own", () => {
  const html = page();
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const references = [...html.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
});

test("it is drawn the same way each time, so the browser can take over from the server", () => {
  expect(page()).toBe(page());
});

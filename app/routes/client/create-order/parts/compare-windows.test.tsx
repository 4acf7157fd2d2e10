import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import type { Style } from "#app/domain/catalogue/style.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { viewWidth } from "#app/drawing/view.ts";
import { CompareWindows } from "./compare-windows.tsx";

const window = (number: number, wide: string): Window => ({
  id: `LF-1-${number}`,
  key: `key${number}`,
  name: `Window ${number}`,
  measurements: { widthOfWindow: wide, heightOfWindow: "60" },
  customizations: { drapes: { style: findStyle("pleated-tops", "Single") as Style } },
});

test("windows stand two in a row, each column as wide as what it shows, and a third takes half of its row", () => {
  const windows = [window(1, "36"), window(2, "90"), window(3, "48")];
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <CompareWindows windows={windows} rules={{}} back="/overview" />
    </MemoryRouter>,
  );
  const [one = 0, two = 0] = windows.map((each) => viewWidth(each, each.customizations));
  expect(two).toBeGreaterThan(one);
  const columns = [...page.matchAll(/--widths:([^"]+)"/g)].map(([, widths]) => widths);
  expect(columns).toEqual([`minmax(0,${one}fr) minmax(0,${two}fr)`, "minmax(0,1fr) minmax(0,1fr)"]);
  expect(page.match(/<h3/g)).toHaveLength(3);
  expect(page.match(/role="img"/g)).toHaveLength(3);
});

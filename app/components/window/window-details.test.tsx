import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Reader } from "./reader.ts";
import { Treatments } from "./treatments.tsx";
import { WindowDetails } from "./window-details.tsx";

const customizations = {
  drapes: {
    style: { name: "Pinch Pleat", group: "french-pleat-drapes", description: "Folded in threes." },
    customizations: { blackoutLining: true },
    fabrics: { fabrics: [{ name: "Oat linen", link: "https://fabrics.example/oat" }], trims: [] },
  },
} as unknown as Parameters<typeof Treatments>[0]["customizations"];
const window = { name: "Bay, left", measurements: { widthOfWindow: "35.375" }, customizations };

/** The words of a page, one after the other. */
function words(node: React.ReactNode) {
  const router = createMemoryRouter([{ path: "/", element: node }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<svg.*?<\/svg>/gs, "");
  return html.split(/<[^>]*>/).filter((text) => text.trim() !== "");
}

test.each<[Reader, string[]]>([
  ["client", ["Drapes", "Style", "Pinch Pleat", "Folded in threes.", "Options", "Blackout lining", "Fabrics"]],
  ["owner", ["Drapes", "Pinch Pleat", "Folded in threes.", "Options", "Blackout lining", "Fabrics"]],
])("a treatment reads to the %s: %j", (reader, expected) => {
  const read = words(<Treatments customizations={customizations} reader={reader} />);
  expect(read.slice(0, expected.length)).toEqual(expected);
  expect(read).toContain("Oat linen");
  expect(read).not.toContain("Trims");
});

test.each<Reader>(["client", "owner"])("to the %s a window says what is not there yet", (reader) => {
  const read = words(<WindowDetails window={{ ...window, customizations: {} }} reader={reader} />);
  expect(read).toContain("No customizations completed yet.");
  expect(read).toContain("35 3/8&quot;");
  expect(read.filter((text) => text === "N/A")).toHaveLength(6);
});

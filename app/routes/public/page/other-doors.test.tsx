import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { OtherDoors } from "./other-doors.tsx";

const linksOf = (element: React.ReactElement) => {
  const router = createMemoryRouter([{ path: "*", element }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...markup.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, label]) => `${label}: ${to}`);
};

test("the quieter ways on, of which the catalogue counts the styles", () => {
  expect(linksOf(<OtherDoors tone="moss" />)).toEqual([
    "Try one window: /try",
    "Ask about your windows: /ask",
    "Book a home visit: /contact-us#visit",
    "Send me swatches: /swatches",
    `See all ${styles.length} styles: /styles`,
  ]);
});

test("a page leads only where it follows", () => {
  const left = linksOf(<OtherDoors tone="ground" without={["/try", "/ask", "/swatches"]} />);
  expect(left).toEqual([expect.stringContaining("/contact-us#visit"), expect.stringContaining("/styles")]);
});

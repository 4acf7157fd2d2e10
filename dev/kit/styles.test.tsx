import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import StylesPage from "./styles.tsx";

test("the contact sheet shows 59 cards and six windows, each labelled and apart from the others", () => {
  const html = renderToStaticMarkup(<StylesPage />);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(html.match(/<svg /g)).toHaveLength(65);
  expect(html.match(/<title /g)).toHaveLength(65);
  expect(new Set(ids).size).toBe(ids.length);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SwatchesLink } from "./swatches-link.tsx";

test.each([
  ["nothing chosen", <SwatchesLink key="a" />, "/swatches"],
  [
    "two rows, one of them twice and one empty",
    <SwatchesLink key="b" fabrics={["a", "", "b", "a"]} />,
    "/swatches?fabric=a&amp;fabric=b",
  ],
  [
    "more than five",
    <SwatchesLink key="c" fabrics={[..."abcdefg"]} />,
    "/swatches?fabric=a&amp;fabric=b&amp;fabric=c&amp;fabric=d&amp;fabric=e",
  ],
  [
    "a style",
    <SwatchesLink key="e" fabrics={["a"]} style="Two Finger Pinch" />,
    "/swatches?fabric=a&amp;style=Two+Finger+Pinch",
  ],
  ["an order", <SwatchesLink key="d" order="12" />, "/swatches?order=12"],
  [
    "one style of many",
    <SwatchesLink key="f" style="Judith, Rod-Mount Valances" spoken="Judith" />,
    "/swatches?style=Judith%2C+Rod-Mount+Valances",
  ],
])("swatches are asked for with %s", (_, link, address) => {
  expect(renderToStaticMarkup(link)).toContain(`href="${address}"`);
});

import { expect, test } from "vitest";
import { isFrameworkMarkup } from "./framework-markup.ts";

test.each([
  ["<script></script>", true],
  ['{"@context":"https://schema.org","name":"\\u003cb\\u003e"}', true],
  ["", true],
  ["<script>alert(1)</script>", false],
  ["<img src=x onerror=alert(1)>", false],
  ["text <b>", false],
])("%j is the framework's own: %s", (markup, own) => {
  expect(isFrameworkMarkup(markup)).toBe(own);
});

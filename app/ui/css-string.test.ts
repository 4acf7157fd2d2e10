import fc from "fast-check";
import { expect, test } from "vitest";
import { cssString } from "./css-string.ts";

test.each([
  ["LF 1005", '"LF 1005"'],
  ['"}</style>', '"\\22 \\7d \\3c \\2f style\\3e "'],
  ["Zoë\n\\", '"Zo\\eb \\a \\5c "'],
  ["", '""'],
])("%j is written %s", (text, written) => {
  expect(cssString(text)).toBe(written);
});

test("no text ends its own string or the style it stands in", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(cssString(text)).toMatch(/^"(?:[\w ]|\\[0-9a-f]{1,6} )*"$/);
    }),
  );
});

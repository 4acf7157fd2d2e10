import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test.each([
  ["Zoë Núñez", "zoe nunez"],
  ["ZOE\u0308", "zoe"],
  ["Ångström", "angstrom"],
  ["Søren Łuczak-Weiß", "soren luczak-weiss"],
  ["O'Brien", "obrien"],
  ["O’Brien", "obrien"],
  ["Oʼbrien", "obrien"],
  ["O`Brien", "obrien"],
  ["O´Brien", "obrien"],
  ["“Bay” window", '"bay" window'],
  ["LF–1005", "lf-1005"],
  ["LF\u20111005", "lf-1005"],
  ["  June \u00a0 Calloway ", "june calloway"],
  ["İpek", "ipek"],
  ["ﬁeld", "field"],
  ["李小龍", "李小龍"],
  ["100% _\\", "100% _\\"],
  ["", ""],
])("%s folds to %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test("a folded text folds to itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

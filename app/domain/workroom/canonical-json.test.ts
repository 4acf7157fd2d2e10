import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "#app/domain/canonical-json.ts";

test("names stand in order at every depth, lists as they are, and nothing where nothing was", () => {
  const value = { b: [{ d: 1, c: undefined }, null], a: { "10": 0, "9": "x" } };
  expect(canonicalJson(value)).toBe('{"a":{"9":"x","10":0},"b":[{"d":1},null]}');
});

test("reading it and writing it again gives the same text", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});

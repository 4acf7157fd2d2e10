import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { rodHardware, rodKind } from "./hardware.ts";

test.each([
  [52, [2, 50]],
  [64, [2, 32, 62]],
  [125, [2, 42.375, 82.625, 123]],
  [140, [2, 47.375, 92.625, 138]],
])("a rod of %d is held at %j", (rodWidth, bracketsAt) => {
  expect(rodHardware(rodWidth, "rings", defaultShopRules)).toEqual({
    rodWidth,
    brackets: bracketsAt.length,
    bracketsAt,
  });
});

test("no span is longer than the rule allows, on any rod", () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 9600 }), fc.integer({ min: 12, max: 240 }), (eighths, bracketSpan) => {
      const { bracketsAt } = rodHardware(eighths / 8, "rings", { ...defaultShopRules, bracketSpan });
      for (const [index, at] of bracketsAt.entries()) {
        expect(at - (bracketsAt[index - 1] ?? at)).toBeLessThanOrEqual(bracketSpan);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(eighths / 8);
      }
    }),
  );
});

test.each([
  ["rings", false, "pole"],
  ["rings", true, "plain rod"],
  ["pocket", false, "pole"],
  ["pocket", true, "plain rod"],
  ["grommets", false, "pole"],
  ["traverse", true, "traverse rod"],
  ["track", false, "track"],
] as const)("cloth that hangs by %s (hidden: %s) takes a %s", (hang, hidden, part) => {
  expect(rodKind(hang, hidden)).toBe(part);
});

test.each([
  ["rings", 160, [80, 80], [2, 41, 80, 119, 158]],
  ["traverse", 193, [96.5, 96.5], [2, 49.25, 96.5, 143.75, 191]],
] as const)("a rod on %s of %d is joined, with a bracket under every splice", (hang, rodWidth, pieces, bracketsAt) => {
  expect(rodHardware(rodWidth, hang, defaultShopRules)).toMatchObject({ pieces, splices: 1, bracketsAt });
});

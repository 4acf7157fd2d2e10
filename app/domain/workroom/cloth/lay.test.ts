import { expect, test } from "vitest";
import { layOnRoll, type Match } from "./lay.ts";

const lay = (cuts: number, rawCut: number, repeat: number, match: Match, seams: number) =>
  layOnRoll(cuts, rawCut, { repeat, match }, seams);

test.each([
  ["plain cloth", 4, 102, 0, "straight", 1, 102, 408, "plain"],
  ["a pattern that need not match", 4, 102, 27, "none", 1, 102, 408, "plain"],
  ["a straight match", 4, 102, 27, "straight", 1, 108, 432, "straight"],
  ["a cut that is a whole repeat already", 4, 108, 27, "straight", 1, 108, 432, "straight"],
  ["a half drop without a seam", 4, 102, 27, "halfDrop", 0, 108, 432, "straight"],
  ["a half drop that ends on whole repeats", 4, 102, 27, "halfDrop", 1, 108, 445.5, "A then B"],
  ["a half drop that ends on half repeats", 4, 102, 25.25, "halfDrop", 1, 113.625, 454.5, "half-repeat cuts"],
  ["one cut, where both are the same", 1, 102, 27, "halfDrop", 1, 108, 121.5, "A then B"],
  ["a cut shorter than half a repeat", 2, 10, 36, "halfDrop", 1, 18, 36, "half-repeat cuts"],
] as const)("%s", (_, cuts, rawCut, repeat, match, seams, cut, inches, plan) => {
  expect(lay(cuts, rawCut, repeat, match, seams)).toEqual({ cut, inches, plan });
});

test("before a fabric is chosen, enough for any repeat up to a bound", () => {
  const pattern = { repeat: 0, match: "straight", anyRepeatUpTo: 27 } as const;
  expect(layOnRoll(4, 102, pattern, 1)).toEqual({ cut: 129, inches: 516, plan: "any repeat" });
});

import { expect, test } from "vitest";
import { inFeet, inSquareFeet, inWords, inYards } from "./units.ts";

test.each([
  [inWords(4, "width"), "4 widths"],
  [inWords(1, "width"), "1 width"],
  [inWords(0.5, "width"), "1/2 width"],
  [inWords(0, "width"), "0 widths"],
  [inWords(20, "ring"), "20 rings"],
  [inYards(12.5), "12 1/2 yards"],
  [inYards(11.3333), "11 3/8 yards"],
  [inYards(1), "1 yard"],
  [inFeet(35.5), "35 1/2 feet"],
  [inSquareFeet(13.206), "13 1/4 square feet"],
])("%s", (said, words) => {
  expect(said).toBe(words);
});

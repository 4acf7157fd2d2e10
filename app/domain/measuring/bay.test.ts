import { expect, test } from "vitest";
import { bayPieces } from "./window-on-wall.ts";

test("each inner end of a bay's rod loses what it stands out, by the angle; separate rods stay clear of each other", () => {
  const bay = { flats: [30, 60, 30], angles: [45, 45], rods: "mitered" } as const;
  expect(bayPieces(bay, 3.5, 1.5)).toEqual([28.5, 57, 28.5]);
  expect(bayPieces({ ...bay, rods: "separate" }, 3.5, 1.5)).toEqual([27, 54, 27]);
  expect(bayPieces({ ...bay, angles: [90, 30] }, 3.5, 1.5)).toEqual([26.5, 55.5, 29]);
  expect(bayPieces({ ...bay, flats: [2, 60, 30], angles: [90, 90] }, 3.5, 1.5)).toEqual([0, 53, 26.5]);
});

import { expect, test } from "vitest";
import { fitInto, roundDown, roundUp } from "./rounding.ts";

test.each([
  [8, 0.5, 8],
  [8.01, 0.5, 8.5],
  [7.99, 0.5, 8],
  [(47 * (1 / 3)) / 2, 0.5, 8],
  [66 * (1 / 3), 0.5, 22],
  [8 + 1e-10, 0.5, 8],
  [8 + 1e-8, 0.5, 8.5],
])("%d rounds up by %d to %d", (value, step, rounded) => {
  expect(roundUp(value, step)).toBe(rounded);
});

test.each([
  [8, 0.5, 8],
  [8.49, 0.5, 8],
  [8.5, 0.5, 8.5],
  [86.2, 0.125, 86.125],
  [8 - 1e-10, 0.125, 8],
  [8 - 1e-8, 0.125, 7.875],
])("%d rounds down by %d to %d", (value, step, rounded) => {
  expect(roundDown(value, step)).toBe(rounded);
});

test.each([
  [null, 8, 8],
  [40, 8, 8],
  [8.5, 8, 8],
  [8.25, 8, 7.5],
  [6, 8, 5.5],
  [0.5, 8, 0],
  [0, 8, 0],
  [null, -1, 0],
  [40, -1, 0],
])("in %j inches of room %d becomes %d, half an inch clear", (room, wanted, got) => {
  expect(fitInto(room, wanted, 0.5, 0.5)).toBe(got);
});

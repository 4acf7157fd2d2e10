import { expect, test } from "vitest";
import { scheduleInWords } from "./schedule-words.ts";

const pair = {
  count: 2,
  lead: 4,
  pleats: [6.5, 6.5, 6.625],
  spaces: [3.75, 3.875],
  return: 4,
  flat: 35.25,
  finished: 15.625,
  seamsAt: [10.5],
  seamIn: [1],
};

test("a schedule is read from the leading edge, run by run, and says what it adds up to", () => {
  expect(scheduleInWords(pair).replaceAll("\u00a0", " ")).toBe(
    '4" flat; 3 pleats: 2 of 6 1/2", 1 of 6 5/8"; 2 spaces: 1 of 3 3/4", 1 of 3 7/8"; 4" return = 35 1/4" of cloth, 15 5/8" finished; seam 10 1/2" in pleat 1',
  );
  const flat = scheduleInWords({ ...pair, lead: 0, return: 0, seamsAt: [], seamIn: [] });
  expect(flat).not.toMatch(/flat|return|seam/);
  expect(scheduleInWords({ ...pair, seamsAt: [10.5, 20], seamIn: [1, 0] })).toMatch(
    /seams .* in pleat 1, 20" in a space$/,
  );
});

import { expect, test } from "vitest";
import { remembered } from "./remembered.server.ts";

test("the same facts are worked on once, whoever brings them, and other facts anew", () => {
  const worked: number[] = [];
  const double = remembered(2, ({ inches }: { inches: number }) => {
    worked.push(inches);
    return { inches: inches * 2 };
  });
  expect([double({ inches: 1 }), double({ inches: 1 }), double({ inches: 2 })]).toEqual([
    { inches: 2 },
    { inches: 2 },
    { inches: 4 },
  ]);
  expect(worked).toEqual([1, 2]);
});

test("of more facts than it may keep, those that were asked for longest ago are forgotten", () => {
  const worked: number[] = [];
  const double = remembered(2, ({ inches }: { inches: number }) => {
    worked.push(inches);
    return { inches: inches * 2 };
  });
  for (const inches of [1, 2, 1, 3, 1, 2]) expect(double({ inches })).toEqual({ inches: inches * 2 });
  expect(worked).toEqual([1, 2, 3, 2]);
});

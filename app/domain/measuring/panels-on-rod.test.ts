import fc from "fast-check";
import { expect, test } from "vitest";
import { type DrapesOnRod, overallWidth, panelsOnRod } from "./panels-on-rod.ts";

const pair: DrapesOnRod = { rodWidth: 64, panels: 2, draw: "pair", returns: [4, 4], overlap: 4, lap: 4 };

test.each<[string, Partial<DrapesOnRod>, number[]]>([
  ["a pair", {}, [38, 38]],
  ["a pair that returns at its left end only", { rodWidth: 72, returns: [4, 0] }, [42, 38]],
  ["three panels", { rodWidth: 120, panels: 3 }, [46, 44, 46]],
  ["four panels", { rodWidth: 160, panels: 4 }, [46, 42, 42, 46]],
  ["all to the left", { rodWidth: 140, panels: 1, draw: "left", returns: [4, 0] }, [144]],
])("%s", (_, drapes, finished) => {
  expect(panelsOnRod({ ...pair, ...drapes }).map((panel) => panel.finished)).toEqual(finished);
});

test("the flat at an edge is the whole overlap, the return, or the lap of drapes that open one way", () => {
  expect(panelsOnRod(pair)[0]).toEqual({
    ...{ lead: 4, back: 4, face: 30, finished: 38 },
    ...{ from: 0, to: 34, leads: "right" },
  });
  const three = panelsOnRod({ ...pair, rodWidth: 120, panels: 3, returns: [5, 6] });
  expect(three.map(({ lead, back }) => [lead, back])).toEqual([
    [4, 5],
    [4, 4],
    [4, 6],
  ]);
  const right = { ...pair, panels: 1, draw: "right", returns: [0, 4], overlap: 0 } as const;
  expect(panelsOnRod(right)).toMatchObject([{ lead: 4, back: 4, face: 60, finished: 68, leads: "left" }]);
  expect(panelsOnRod({ ...pair, panels: 1 })).toMatchObject([{ lead: 4, back: 4, face: 64, finished: 72 }]);
});

test("the panels together make the overall, face and flats each panel", () => {
  const size = (most: number) => fc.integer({ min: 0, max: most * 8 }).map((eighths) => eighths / 8);
  const drapes = fc.record({
    rodWidth: size(400),
    panels: fc.integer({ min: 1, max: 12 }),
    draw: fc.constantFrom("pair", "left", "right", "stationary"),
    returns: fc.tuple(size(12), size(12)),
    overlap: size(12),
    lap: size(12),
  });
  fc.assert(
    fc.property(drapes, (given) => {
      const panels = panelsOnRod(given);
      expect(panels.reduce((sum, { finished }) => sum + finished, 0)).toBeCloseTo(overallWidth(given), 9);
      for (const { lead, face, back, finished } of panels) expect(lead + face + back).toBeCloseTo(finished, 9);
      const returned = given.returns[0] + given.returns[1];
      const seen = panels.reduce((sum, { from, to }) => sum + to - from, 0);
      expect(seen + returned).toBeCloseTo(overallWidth(given), 9);
    }),
  );
});

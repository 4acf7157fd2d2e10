import { expect, test } from "vitest";
import { edgePath } from "#app/drawing/edge-profile.ts";
import { drawPart, WIDTH } from "#tests/support/drawing/drawn-top.ts";
import { pathsWithin, shapesWithin } from "#tests/support/drawing/shapes-within.ts";
import { cornices } from "./cornice-table.ts";
import { drawCornice } from "./draw-cornice.ts";

test.each<[keyof typeof cornices, string]>([
  ["cornice-boards/Statler", "M0,0V14L26,14L52,14V0Z"],
  ["cornice-boards/Albany", "M0,0V14L7.28,14L7.28,10.36L26,10.36L44.72,10.36L44.72,14L52,14V0Z"],
  ["cornice-boards/Belvedere", "M0,0V14L6.76,14L10.4,10.36L26,10.36L41.6,10.36L45.24,14L52,14V0Z"],
  ["cornice-boards/Florence", "M0,0V14L10.4,14C10.4,11.06 17.37,8.68 26,8.68C34.63,8.68 41.6,11.06 41.6,14L52,14V0Z"],
])("the board of %s", (key, board) => {
  expect(drawPart((easel, cloth) => drawCornice(easel, cloth, cornices[key], WIDTH, 14)).defs).toContain(board);
});

test.each<[keyof typeof cornices, number, number, number]>([
  ["cornice-boards/Chateau", 52, 40, 17],
  ["cornice-boards/Chateau", 124, 40, 17],
  ["cornice-boards/Savannah", 124, 40, 16],
  ["cornice-boards/Low Profile Savannah", 124, 40, 9],
])("%s, %d wide, keeps its motif %d inches wide between straight runs", (key, width, motif, long) => {
  const { defs } = drawPart((easel, cloth) => drawCornice(easel, cloth, cornices[key], width, long));
  const [board = ""] = defs;
  const runs = [...board.matchAll(/([\d.]+),([\d.]+)L([\d.]+),([\d.]+)/g)].filter(
    ([, x0, y0, x1, y1]) => y0 === y1 && Number(x0) > 3 && Number(x1) < width - 3,
  );
  const leftEnds = runs.map(([, , , x1]) => Number(x1)).filter((x) => x < width / 2);
  const rightStarts = runs.map(([, x0]) => Number(x0)).filter((x) => x > width / 2);
  expect(Math.max(...leftEnds)).toBeCloseTo((width - motif) / 2, 1);
  expect(Math.min(...rightStarts)).toBeCloseTo((width + motif) / 2, 1);
});

test.each<[keyof typeof cornices, number, number]>([
  ["cornice-boards/Atlanta", 107, 1],
  ["cornice-boards/Atlanta", 108, 3],
  ["cornice-boards/Decatur", 124, 3],
  ["cornice-boards/Marietta", 140, 3],
  ["cornice-boards/Marietta", 200, 5],
])("%s, %d wide, has its motif %d times", (key, width, times) => {
  const { data } = edgePath(cornices[key].edge, { width, height: 16 });
  const [, points = ""] = /^(.*)$/.exec(data) ?? [];
  const ends = [...points.matchAll(/(-?[\d.]+),(-?[\d.]+)(?=[A-Z]|$)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const half = cornices[key].edge.segments.at(-1)?.points.at(-1)?.[1] ?? 0;
  const middles = ends.filter(([, y]) => Math.abs(y - half * 16) < 0.02).map(([x]) => x);
  expect(middles).toHaveLength(times);
  expect(middles[(times - 1) / 2]).toBeCloseTo(width / 2, 1);
  expect(ends.at(-1)).toEqual([width, 16]);
});

test("padding is shaded half as deep as would look scorched, and catches light along its top", () => {
  const { drawn } = drawPart((easel, cloth) =>
    drawCornice(easel, cloth, cornices["cornice-boards/Statler"], WIDTH, 15),
  );
  const strokes = shapesWithin([drawn]).filter(({ attrs }) => attrs["stroke-opacity"] === 0.03);
  expect(strokes.map(({ children }) => children?.length)).toEqual([5]);
  expect(pathsWithin([drawn])).toContain("M0,.4H52V1.9H0Z");
});

test("a padded board throws its shadow down and to the right, and has a welt along its top", () => {
  const { uses, paths, defs } = drawPart((easel, cloth) =>
    drawCornice(easel, cloth, cornices["cornice-boards/Statler"], WIDTH, 14),
  );
  expect(paths[0]).toBe("M0,-.75H52V0H0Z");
  expect(uses.slice(0, 5)).toEqual([
    [0.12, 0.4],
    [0.22, 0.75],
    [0.33, 1.1],
    [0.44, 1.45],
    [0.54, 1.8],
  ]);
  expect(defs).toContain("M0,.22H52");
});

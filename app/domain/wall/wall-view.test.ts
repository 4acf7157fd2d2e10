import { expect, test } from "vitest";
import { snapCorner } from "./snap-corner.ts";
import { maskPath, readCorners, readMask, within, writeCorners, writeMask } from "./wall-view.ts";

const photo = { width: 1600, height: 1200 };

test("corners and strokes are stored in tenths of a pixel, and read as they were", () => {
  const corners = [1, 2.5, 1600, 0, 900.1, 800, 0, 1200];
  expect(readCorners(writeCorners(corners), photo)).toEqual(corners);
  const mask = [{ r: 12.3, points: [1, 2, 3.5, 4] }];
  expect(readMask(writeMask(mask))).toEqual(mask);
  expect(maskPath({ r: 1, points: [5, 6] })).toBe("M5 6h.01");
});

test.each(["", "[]", "null", "[1,2,3]", "[1,2,3,4,5,6,7,-1]", "[1,2,3,4,5,6,7,12001]", "[1,2,3,4,5,6,7,0.5]", '["1"]'])(
  "%s is no corners of a photograph",
  (text) => expect(readCorners(text, photo)).toBeUndefined(),
);

test.each([
  ["nothing of ours", "{}"],
  ["no text of JSON", "[{"],
  ["61 strokes", JSON.stringify(Array(61).fill({ r: 10, points: [1, 1] }))],
  ["4,001 points", JSON.stringify([{ r: 10, points: Array(8002).fill(1) }])],
  ["over 64 KB", JSON.stringify([{ r: 10, points: Array(7998).fill(12_345_678) }])],
  ["half a point", '[{"r":10,"points":[1,2,3]}]'],
  ["no radius", '[{"points":[1,2]}]'],
  ["nobody", "[null]"],
])("a mask of %s is not taken", (_, text) => expect(readMask(text)).toBeUndefined());

test.each([
  [Number.NaN, 0],
  [-5, 0],
  [99.6, 100],
  [1e9, 100],
])("%d is within bounds as %d", (value, bounded) => expect(within(value, 0, 100)).toBe(bounded));

test("a handle goes to the corner beside it, and to none where nothing stands out", () => {
  const [width, height] = [60, 60];
  // A bright quarter, whose corner is at 30, 24.
  const values = Float32Array.from({ length: width * height }, (_, at) =>
    at % width >= 30 && Math.floor(at / width) >= 24 ? 1 : 0.2,
  );
  const found = snapCorner({ width, height, values }, [34, 27], 10);
  expect(found && Math.hypot(found[0] - 30, found[1] - 24)).toBeLessThan(0.5);
  expect(snapCorner({ width, height, values: values.fill(0.5) }, [34, 27], 10)).toBeUndefined();
  expect(snapCorner({ width, height, values }, [1, 1], 10)).toBeUndefined();
});

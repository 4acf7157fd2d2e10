import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Camera,
  type Corners,
  drawnPlane,
  findCamera,
  inverse,
  lidAt,
  mapped,
  matrix3d,
  planeAt,
  type Size,
  type Spot,
  seenAt,
  sideAt,
} from "./camera.ts";
import { checkTape, cornerRefusals, judgeCorners, judgeView } from "./wall-corners.ts";

const frame = { width: 48, height: 60 };
const wide = { width: 2400, height: 1800 };
const FOCAL = 1730;
const lensFor = ({ width, height }: Size) => (FOCAL / Math.hypot(width, height)) * 43.27;

const spots: Spot[] = [
  [-8, -4, 3.5],
  [56, -4, 3.5],
  [-8, 83.5, 3.5],
  [56, 83.5, 3.5],
  [-8, -2.5, 0],
  [50, 12, 5.5],
  [24, -12, 0],
];

interface Golden {
  photo: Size;
  corners: Corners;
  eye: Spot;
  /** Undefined where the corners do not tell a lens. */
  found: number | undefined;
  seen: readonly (readonly [number, number])[];
}

// Worked out by a pinhole camera that shares no line with ours.
const golden: Record<"A" | "B" | "C" | "D", Golden> = {
  A: {
    photo: wide,
    corners: [880.6, 607.2, 1519.4, 607.2, 1519.4, 1405.7, 880.6, 1405.7],
    eye: [24, 22, 130],
    found: undefined,
    seen: [
      [762.37, 544.43],
      [1637.63, 544.43],
      [762.37, 1741.07],
      [1637.63, 1741.07],
      [774.15, 573.96],
      [1561.29, 761.04],
      [1200, 447.54],
    ],
  },
  B: {
    photo: wide,
    corners: [915, 557.6, 1399.6, 612.4, 1398.6, 1269.8, 916.8, 1351.1],
    eye: [-56, 24, 120],
    found: 1729.3,
    seen: [
      [832.56, 481.92],
      [1491.03, 571.47],
      [836.12, 1705.89],
      [1488.84, 1518.87],
      [813.9, 511.68],
      [1457.19, 741.52],
      [1180.12, 442.76],
    ],
  },
  C: {
    photo: { width: 1800, height: 2400 },
    corners: [721, 839.3, 1236.9, 824, 1192.7, 1622.9, 705.8, 1506.2],
    eye: [98, 14, 120],
    found: 1728.9,
    seen: [
      [626.11, 791.3],
      [1330.97, 755.43],
      [610.15, 1742.68],
      [1256.95, 1968.1],
      [652.28, 813.09],
      [1223.86, 989.04],
      [960.53, 678.46],
    ],
  },
  D: {
    photo: wide,
    corners: [823.4, 631.3, 1570.8, 587.3, 1693.3, 1613.4, 759.3, 1636.5],
    eye: [30, 58, 96],
    found: 1729.4,
    seen: [
      [688.97, 556.31],
      [1701.74, 493.72],
      [527.03, 2204.25],
      [1966.01, 2196.42],
      [705.5, 605.18],
      [1639.4, 714.07],
      [1188.3, 453.13],
    ],
  },
};

describe("acceptance 8: the golden numbers of the wall", () => {
  test.each(Object.entries(golden))("%s", (_, { photo, corners, eye, found, seen }) => {
    const given = findCamera({ corners, frame, photo, focal35: lensFor(photo) });
    expect(given.focal).toBeCloseTo(FOCAL, 6);
    for (const [index, spot] of spots.entries()) {
      const [x, y] = seen[index] ?? [0, 0];
      expect(away(seenAt(given, spot).at, [x, y]), `${spot}`).toBeLessThan(0.5);
    }
    for (const [index, coordinate] of given.at.entries())
      expect(Math.abs(coordinate - (eye[index] ?? 0))).toBeLessThan(0.2);
    const alone = findCamera({ corners, frame, photo });
    expect(alone.focal).toBeCloseTo(found ?? 1800, found ? 0 : 6);
    for (const [index, spot] of spots.entries())
      expect(away(seenAt(alone, spot).at, seen[index] ?? [0, 0])).toBeLessThan(found ? 0.5 : 1);
    const [x, y, z] = [-8, -4, 3.5];
    const face = seenAt(given, [x, y, z]).at;
    expect(away(mapped(sideAt(given, x), [z, y]), face)).toBeLessThan(1e-6);
    expect(away(mapped(lidAt(given, y), [x, z]), face)).toBeLessThan(1e-6);
    expect(judgeCorners(corners, photo)).toBeUndefined();
    expect(judgeView(given, spots, photo)).toBeUndefined();
    expect(checkTape(given, frame, 25)).toBeUndefined();
  });

  const b = { corners: golden.B.corners, photo: wide, focal35: lensFor(wide) };
  test("B besides: matrix, depth, camera, and what a browser is told", () => {
    const camera = findCamera({ ...b, frame });
    const matrix = [16.15493, 0.1253906, 915, 3.792845, 13.36558, 557.6, 0.004329161, 0.0001040473, 1];
    for (const [index, value] of matrix.entries())
      expect(camera.wall[index]).toBeCloseTo(value, value > 1 ? 4 : value > 0.1 ? 6 : 8);
    expect(camera.out[0]).toBeCloseTo(-0.111401, 5);
    expect(camera.out[1]).toBeCloseTo(-5.55248, 4);
    expect(camera.out[2]).toBeCloseTo(-0.00633423, 7);
    for (const [index, value] of [-56, 24.02, 119.99].entries()) expect(camera.at[index]).toBeCloseTo(value, 1);
    const plane = drawnPlane(planeAt(camera, 3.5), { from: [-12, -8], perInch: 8, shown: 0.25 });
    const written =
      "matrix3d(0.5457463,0.12813,0,0.0005849915,0.004235949,0.4515164,0,0.00001405972,0,0,1,0,194.5164,104.2453,0,1)";
    const numbers = (text: string) => text.match(/[-\d.e]+(?=[,)])/g)?.map(Number) ?? [];
    for (const [index, value] of numbers(matrix3d(plane)).entries())
      expect(value).toBeCloseTo(numbers(written)[index] ?? 0, 4);
    expect(away(mapped(plane, [32, 32]), [208.13, 120.48])).toBeLessThan(0.01);
  });

  test.each([
    [{ width: 60, height: 48 }, 0.64, /taller than it is wide\. Did width and height change places\?$/],
    [{ width: 45, height: 60 }, 1.067, /^The frame looks wider here than its measurements say\./],
    [{ width: 52, height: 60 }, 0.923, /^The frame looks narrower here/],
    [{ width: 46, height: 60 }, 1.043, undefined],
  ])("B with the figures %o has the proportion %d", (typed, proportion, question) => {
    const camera = findCamera({ ...b, frame: typed });
    expect(camera.proportion).toBeCloseTo(proportion, 2);
    const said = checkTape(camera, typed, 25);
    if (question) expect(said).toMatch(question);
    else expect(said).toBeUndefined();
    expect(checkTape(camera, typed, null)).toBeUndefined();
  });
});

test("from the front, three percent are asked about", () => {
  const { photo, corners } = golden.A;
  const asked = (width: number) => {
    const typed = { width, height: 60 };
    return checkTape(findCamera({ corners, frame: typed, photo, focal35: lensFor(photo) }), typed, 25);
  };
  expect(asked(48 * 1.025)).toBeUndefined();
  expect(asked(48 * 1.04)).toMatch(/narrower/);
  expect(asked(48 / 1.04)).toMatch(/wider/);
});

const square: Corners = [500, 500, 900, 500, 900, 1000, 500, 1000];
test.each<[string, Corners, unknown]>([
  ["in order", square, undefined],
  ["the other way round", [500, 500, 500, 1000, 900, 1000, 900, 500], cornerRefusals.crossed],
  ["crossed", [500, 500, 900, 1000, 900, 500, 500, 1000], cornerRefusals.crossed],
  ["dented", [500, 500, 900, 500, 600, 600, 500, 1000], cornerRefusals.crossed],
  ["begun at the top right", [900, 500, 900, 1000, 500, 1000, 500, 500], cornerRefusals.crossed],
  ["upside down", [900, 1000, 500, 1000, 500, 500, 900, 500], cornerRefusals.crossed],
  ["all in one place", [500, 500, 500, 500, 500, 500, 500, 500], cornerRefusals.crossed],
  ["39 pixels wide", [500, 500, 539, 500, 539, 1700, 500, 1700], cornerRefusals.small],
  ["under a hundredth of the photograph", [500, 500, 600, 500, 600, 900, 500, 900], cornerRefusals.small],
])("corners %s", (_, corners, refused) => {
  expect(judgeCorners(corners, wide)).toBe(refused);
});

test("a rod that would be behind the camera, or far out of the photograph, cannot be drawn", () => {
  const corners: Corners = [500, 500, 900, 700, 900, 1000, 500, 1700];
  const camera = findCamera({ corners, frame, photo: wide, focal35: 26 });
  expect(judgeCorners(corners, wide)).toBeUndefined();
  expect(judgeView(camera, [[-400, 0, 3.5]], wide)).toBe(cornerRefusals.aside);
});

function away([x, y]: readonly [number, number], [u, v]: readonly [number, number]) {
  return Math.hypot(x - u, y - v);
}

describe("whatever the corners", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  // As they are stored, in tenths of a pixel: each anywhere, and each in its quarter of the photograph.
  const tenths = (from: number, to: number) => fc.integer({ min: from * 10, max: to * 10 }).map((each) => each / 10);
  const [x, y] = [tenths(0, 2400), tenths(0, 1800)];
  const anywhere: fc.Arbitrary<Corners> = fc.tuple(x, y, x, y, x, y, x, y);
  const [left, right, upper, lower] = [tenths(0, 1150), tenths(1250, 2400), tenths(0, 850), tenths(950, 1800)];
  const clear: fc.Arbitrary<Corners> = fc
    .tuple(left, upper, right, upper, right, lower, left, lower)
    .filter((corners: Corners) => judgeCorners(corners, wide) === undefined);
  const lens = fc.option(fc.integer({ min: 10, max: 300 }));
  const size = fc.record({ width: fc.integer({ min: 8, max: 400 }), height: fc.integer({ min: 8, max: 300 }) });

  const numbersOf = ({ wall, out, at, focal, proportion }: Camera) => [...wall, ...out, ...at, focal, proportion];

  test("they give numbers or a refusal", () => {
    fc.assert(
      fc.property(anywhere, lens, size, (corners, focal35, window) => {
        if (judgeCorners(corners, wide)) return;
        const camera = findCamera({ corners, frame: window, photo: wide, focal35 });
        expect(numbersOf(camera).every(Number.isFinite)).toBe(true);
      }),
    );
  });

  test("the frame lies on its corners, and what is seen is found again on the wall", () => {
    fc.assert(
      fc.property(clear, lens, size, share, share, (corners, focal35, window, u, v) => {
        const camera = findCamera({ corners, frame: window, photo: wide, focal35 });
        expect(numbersOf(camera).every(Number.isFinite)).toBe(true);
        const { width, height } = window;
        const frameCorners = [
          [0, 0],
          [width, 0],
          [width, height],
          [0, height],
        ] as const;
        for (const [index, corner] of frameCorners.entries()) {
          const lands = mapped(camera.wall, corner);
          expect(away(lands, [corners[index * 2] ?? 0, corners[index * 2 + 1] ?? 0])).toBeLessThan(1e-6);
        }
        const inside = [u * width, v * height] as const;
        expect(away(mapped(inverse(camera.wall), mapped(camera.wall, inside)), inside)).toBeLessThan(1e-5);
      }),
    );
  });

  test("a photograph that is scaled scales every pixel", () => {
    fc.assert(
      fc.property(clear, lens, fc.double({ min: 0.2, max: 3, noNaN: true }), (corners, focal35, by) => {
        const scaled = corners.map((each) => each * by) as unknown as Corners;
        const photo = { width: wide.width * by, height: wide.height * by };
        const one = seenAt(findCamera({ corners, frame, photo: wide, focal35 }), [20, 30, 3]).at;
        const two = seenAt(findCamera({ corners: scaled, frame, photo, focal35 }), [20, 30, 3]).at;
        expect(away(two, [one[0] * by, one[1] * by])).toBeLessThan(1e-3 * (1 + Math.hypot(...one)));
      }),
    );
  });
});

/** Where things on a wall are seen in a photograph of it. Inches from the top left of a window's frame: x right, y down, z into the room. */

/** Three rows of a plane's homography, one after the other. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];
export type Point = readonly [x: number, y: number];
export type Spot = readonly [x: number, y: number, z: number];
/** Of a frame in pixels: x and y of top left, top right, bottom right, bottom left. */
export type Corners = readonly [number, number, number, number, number, number, number, number];

export interface Size {
  width: number;
  height: number;
}

/** A camera as four corners of known size tell it. */
export interface Camera {
  /** Inches of the wall to pixels. */
  wall: Matrix;
  /** What an inch out of the wall adds. */
  out: Spot;
  /** In pixels. */
  focal: number;
  /** Where it stood. */
  at: Spot;
  /** How much wider an inch across looks than one down: 1 where the frame has the proportions it is said to have. */
  proportion: number;
}

interface Seen {
  corners: Corners;
  /** Of the window's frame, in inches. */
  frame: Size;
  /** In pixels. */
  photo: Size;
  /** As the camera said, in millimeters of 35 mm film. */
  focal35?: number | null | undefined;
}

/** The diagonal of 35 mm film. */
const FILM_MM = 43.27;
/** A lens is believed from the corners alone where they run together so much, and within what lenses are made. */
const TELLING = 0.3;
const [SHORTEST, LONGEST] = [0.4, 3];
/** Of a phone's main lens. */
const USUAL = 0.6;

/** Worked out exactly, without trying; corners that make no window give numbers that are no numbers. */
export function findCamera({ corners, frame, photo, focal35 }: Seen): Camera {
  const wall = onto(corners, frame);
  const [cx, cy] = [photo.width / 2, photo.height / 2];
  const centered = (column: 0 | 1): Spot => {
    const [x, y, w] = [wall[column], wall[column + 3] ?? 0, wall[column + 6] ?? 0];
    return [x - cx * w, y - cy * w, w];
  };
  const [a, b] = [centered(0), centered(1)];
  const diagonal = Math.hypot(photo.width, photo.height);
  const focal = focal35 ? (focal35 / FILM_MM) * diagonal : focalBy(a, b, diagonal);
  const [flatA, flatB] = [a, b].map(([x, y, w]): Spot => [x / focal, y / focal, w]) as [Spot, Spot];
  const [sizeA, sizeB] = [Math.hypot(...flatA), Math.hypot(...flatB)];
  const normal = cross(flatA, flatB);
  const [q1, q2, q3] = normal.map((each) => -each / Math.sqrt(sizeA * sizeB)) as unknown as Spot;
  const out: Spot = [focal * q1 + cx * q3, focal * q2 + cy * q3, q3];
  const [m1, m2, m3, m4, m5, m6, m7, m8, m9] = wall;
  const axes: Matrix = [m1, m2, out[0], m4, m5, out[1], m7, m8, out[2]];
  return { wall, out, focal, at: transformed(inverse(axes), [-m3, -m6, -m9]), proportion: sizeA / sizeB };
}

/** The homography of a frame's inches onto its corners. */
function onto([x0, y0, x1, y1, x2, y2, x3, y3]: Corners, { width, height }: Size): Matrix {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const by = dx1 * dy2 - dx2 * dy1;
  const [g, k] = [(sx * dy2 - dx2 * sy) / by, (dx1 * sy - sx * dy1) / by];
  const across = [(x1 - x0 + g * x1) / width, (y1 - y0 + g * y1) / width, g / width] as const;
  const down = [(x3 - x0 + k * x3) / height, (y3 - y0 + k * y3) / height, k / height] as const;
  return [across[0], down[0], x0, across[1], down[1], y0, across[2], down[2], 1];
}

/** By how fast the two directions of the wall run together. */
function focalBy([a1, a2, a3]: Spot, [b1, b2, b3]: Spot, diagonal: number): number {
  const [one, two] = [a3 * b3, a3 * a3 - b3 * b3];
  const squared =
    (one * -(a1 * b1 + a2 * b2) + two * (b1 * b1 + b2 * b2 - a1 * a1 - a2 * a2)) / (one * one + two * two);
  const strength = (diagonal * diagonal * Math.hypot(one, two)) / (Math.hypot(a1, a2) * Math.hypot(b1, b2));
  const focal = Math.sqrt(squared);
  const believed = strength >= TELLING && focal >= SHORTEST * diagonal && focal <= LONGEST * diagonal;
  return believed ? focal : USUAL * diagonal;
}

/** The plane that stands so far before the wall. */
export function planeAt({ wall, out }: Pick<Camera, "wall" | "out">, z: number): Matrix {
  const [m1, m2, m3, m4, m5, m6, m7, m8, m9] = wall;
  return [m1, m2, m3 + z * out[0], m4, m5, m6 + z * out[1], m7, m8, m9 + z * out[2]];
}

/** The side of something at x, over how far out and how far down. */
export function sideAt({ wall, out }: Pick<Camera, "wall" | "out">, x: number): Matrix {
  const [m1, m2, m3, m4, m5, m6, m7, m8, m9] = wall;
  return [out[0], m2, x * m1 + m3, out[1], m5, x * m4 + m6, out[2], m8, x * m7 + m9];
}

/** The lid of something at y, over how far across and how far out. */
export function lidAt({ wall, out }: Pick<Camera, "wall" | "out">, y: number): Matrix {
  const [m1, m2, m3, m4, m5, m6, m7, m8, m9] = wall;
  return [m1, out[0], y * m2 + m3, m4, out[1], y * m5 + m6, m7, out[2], y * m8 + m9];
}

/** Where a spot is seen, and how near it is to the plane through the camera: nothing behind that is seen at all. */
export function seenAt(camera: Pick<Camera, "wall" | "out">, [x, y, z]: Spot): { at: Point; nearness: number } {
  const plane = planeAt(camera, z);
  const [, , nearness] = transformed(plane, [x, y, 1]);
  return { at: mapped(plane, [x, y]), nearness };
}

export function mapped(matrix: Matrix, [x, y]: Point): Point {
  const [u, v, w] = transformed(matrix, [x, y, 1]);
  return [u / w, v / w];
}

function transformed([a, b, c, d, e, f, g, h, i]: Matrix, [x, y, z]: Spot): Spot {
  return [a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z];
}

export function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const by = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const [p, q, r] = [e * i - f * h, c * h - b * i, b * f - c * e];
  const [s, t, u] = [f * g - d * i, a * i - c * g, c * d - a * f];
  const [v, w, x] = [d * h - e * g, b * g - a * h, a * e - b * d];
  return [p / by, q / by, r / by, s / by, t / by, u / by, v / by, w / by, x / by];
}

function cross([a1, a2, a3]: Spot, [b1, b2, b3]: Spot): Spot {
  return [a2 * b3 - a3 * b2, a3 * b1 - a1 * b3, a1 * b2 - a2 * b1];
}

/** A plane of inches as pixels of a drawing, so many to the inch from this point on, and of a photograph that is shown smaller. */
export function drawnPlane(
  matrix: Matrix,
  { from: [x, y], perInch, shown }: { from: Point; perInch: number; shown: number },
): Matrix {
  const [m1, m2, m3, m4, m5, m6, m7, m8, m9] = matrix;
  const third = m7 * x + m8 * y + m9;
  const over = perInch * third;
  const rows = [m1, m2, m1 * x + m2 * y + m3, m4, m5, m4 * x + m5 * y + m6].map((each) => each * shown);
  const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0] = rows;
  return [p / over, q / over, r / third, s / over, t / over, u / third, m7 / over, m8 / over, 1];
}

/** The same for a style sheet. */
export function matrix3d([a, b, c, d, e, f, g, h, i]: Matrix): string {
  const written = [a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].map((each) => Number(each.toPrecision(7)));
  return `matrix3d(${written.join(",")})`;
}

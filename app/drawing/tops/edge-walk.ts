export type Point = readonly [x: number, y: number];

/** A piece of an edge as its control points: two for a line, three or four for a curve. */
export type Piece = readonly Point[];

const TOKEN = /([MHLQC])([^MHLQC]*)/g;

/** The pieces of a lower edge, from one end of the face to the other. */
export function piecesOf(data: string): Piece[] {
  let from: Point = [0, 0];
  const pieces: Piece[] = [];
  for (const [, command = "", rest = ""] of data.matchAll(TOKEN)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points = pairs(command === "H" ? [numbers[0] ?? 0, from[1]] : numbers);
    if (command !== "M") pieces.push([from, ...points]);
    from = points.at(-1) ?? from;
  }
  return pieces;
}

function pairs(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0] as const] : []));
}

/** The point that lies a share of the way along a piece. */
export function pointAt(piece: Piece, share: number): Point {
  return [coordinateAt(piece, 0, share), coordinateAt(piece, 1, share)];
}

/** Written out for lines and for both curves, because a hem is asked a few hundred times for one drawing. */
function coordinateAt(piece: Piece, axis: 0 | 1, share: number): number {
  const rest = 1 - share;
  const a = piece[0]?.[axis] ?? 0;
  if (piece.length === 1) return a;
  const b = piece[1]?.[axis] ?? 0;
  if (piece.length === 2) return a * rest + b * share;
  const c = piece[2]?.[axis] ?? 0;
  if (piece.length === 3) return a * rest * rest + 2 * b * rest * share + c * share * share;
  const e = piece[3]?.[axis] ?? 0;
  return a * rest ** 3 + 3 * b * rest * rest * share + 3 * c * rest * share * share + e * share ** 3;
}

const HALVINGS = 14;

/** Where along a piece that runs from left to right x is reached. */
export function shareAt(piece: Piece, x: number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (coordinateAt(piece, 0, middle) < x) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** How far down an edge hangs at x. */
export function heightAt(pieces: readonly Piece[], x: number): number {
  const piece = pieces.find((each) => (each.at(-1)?.[0] ?? 0) >= x - 0.001) ?? pieces.at(-1);
  if (!piece) return 0;
  const [from, to] = [piece[0]?.[1] ?? 0, piece.at(-1)?.[1] ?? 0];
  // Most hems are level where a pleat stands.
  if (piece.length === 2 && from === to) return from;
  return coordinateAt(piece, 1, shareAt(piece, x));
}

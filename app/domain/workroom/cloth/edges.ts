import { roundUp } from "#app/domain/measuring/rounding.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Band, Edge, Treatment, Trim } from "#app/domain/workroom/input/treatment.ts";
import { feet, yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

/** Inches of roll for strips of any lengths cut side by side along it: the longest first, each where least lies so far. */
export function inColumns(lengths: readonly number[], columns: number): number {
  const filled = Array.from({ length: Math.max(1, Math.min(columns, lengths.length)) }, () => 0);
  for (const length of [...lengths].sort((a, b) => b - a)) {
    const shortest = filled.indexOf(Math.min(...filled));
    filled[shortest] = (filled[shortest] ?? 0) + length;
  }
  return Math.max(...filled);
}

/** The length of every piece along each edge; an edge that a treatment does not have is absent. */
export type EdgeLengths = Readonly<Partial<Record<Edge, readonly number[]>>>;

/** Bands and trim along the edges that were asked for. */
export function edgeFigures(treatment: Treatment, lengths: EdgeLengths, rules: ShopRules): Figures {
  const { band, insetBand, trim } = treatment;
  // A band of which nobody has said how wide its cloth is comes off cloth as wide as the face.
  const usual = treatment.fabric?.width ?? rules.billableWidth;
  const main = band && bandFigures(band, usual, lengths, rules);
  const inset = insetBand && bandFigures(insetBand, usual, lengths, rules);
  return {
    ...(main
      ? {
          bandStrip: main.strip,
          bandStripsAcross: main.across,
          bandPieces: main.pieces,
          bandInches: main.inches,
          bandYards: yards(main.inches),
          bandFeetSewn: main.feetSewn,
        }
      : {}),
    ...(inset
      ? {
          insetBandStrip: inset.strip,
          insetBandStripsAcross: inset.across,
          insetBandPieces: inset.pieces,
          insetBandInches: inset.inches,
          insetBandYards: yards(inset.inches),
          insetBandFeetSewn: inset.feetSewn,
        }
      : {}),
    ...(trim ? trimFigures(rowsOfTrim(trim, lengths, rules), rules) : {}),
  };
}

const along = (edges: readonly Edge[], lengths: EdgeLengths) => edges.flatMap((edge) => lengths[edge] ?? []);

/** Strips are cut along the roll, as many side by side as the cloth is wide. */
function bandFigures({ kind, edges, width, fabric }: Band, usual: number, lengths: EdgeLengths, rules: ShopRules) {
  const strip =
    kind === "inset"
      ? (width ?? rules.insetBandWidth) + rules.insetBandTurn
      : (width ?? rules.bandWidth) * rules.bandStripFactor;
  const across = Math.max(1, Math.floor((fabric.width ?? usual) / strip));
  const pieces = along(edges, lengths);
  const strips = pieces.map((piece) => piece + rules.bandEnds);
  const inches = inColumns(strips, across);
  return { strip, across, pieces: pieces.length, inches, feetSewn: feet(total(pieces)) };
}

function rowsOfTrim({ edges, rows }: Trim, lengths: EdgeLengths, rules: ShopRules): number {
  const pieces = along(edges, lengths);
  return rows * (total(pieces) + pieces.length * rules.trimEnds);
}

/** Trim is sold by the whole foot. */
export function trimFigures(inches: number, { trimStepInches }: ShopRules): Figures {
  return { trimInches: inches, trimFeet: feet(roundUp(inches, trimStepInches)) };
}

function total(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}

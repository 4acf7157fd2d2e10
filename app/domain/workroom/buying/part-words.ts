import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Lining } from "#app/domain/workroom/input/treatment.ts";

/** Those that take no "s". */
const plurals: Readonly<Record<string, string>> = {
  "clutch and chain": "clutches and chains",
  leg: "legs",
  "plywood 1/2": 'sheets of 1/2" plywood',
  thread: "spools of thread",
};
const singulars: Readonly<Record<string, string>> = {
  "plywood 1/2": 'sheet of 1/2" plywood',
  thread: "spool of thread",
};

/** Cloths of a treatment, as they are bought, priced and cut where they have no name. */
export const clothWords = {
  face: "Fabric",
  band: "Band fabric",
  insetBand: "Inset band fabric",
  contrast: "Contrast fabric",
  welt: "Welt fabric",
};

export const liningWords: Readonly<Record<Lining, string>> = {
  standard: "standard",
  blackout: "blackout",
  sheerBatiste: "sheer batiste",
};

/** "Pole bracket", "Ripplefold carriers, 100 percent": a part as one or as several of it. */
export function partInWords(part: string, several: boolean): string {
  const [, named = part, percent] = /^(ripplefold carrier) (\d+)$/.exec(part) ?? [];
  const words = several ? (plurals[named] ?? `${named}s`) : (singulars[named] ?? named);
  return [words.charAt(0).toUpperCase() + words.slice(1), percent && `${percent} percent`].filter(Boolean).join(", ");
}

export function sizeInWords(size: number | readonly number[]): string {
  return [size].flat().map(formatInches).join(" x ");
}

/** "in 2 pieces of 79 1/2"", as a rod is ordered and carried that is joined on the wall. */
export function piecesInWords(pieces: readonly number[] = []): string {
  return pieces.length > 1 ? `in ${pieces.length} pieces of ${formatInches(pieces[0] ?? 0)}` : "";
}

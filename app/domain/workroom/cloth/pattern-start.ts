import { formatInches } from "#app/domain/measuring/inches.ts";
import type { PatternStart } from "#app/domain/workroom/input/choices.ts";
import type { Fabric, Nap, Treatment } from "#app/domain/workroom/input/treatment.ts";

/** Where a pattern begins, and how far from there. */
export interface PlacedPattern {
  start: PatternStart;
  inches: number;
}

/** Drapes stand on a whole motif; a top or a shade carries one in its middle. */
export function usualStart(kind: Treatment["kind"]): PatternStart {
  return kind === "drapery" || kind === "sash" ? "hem" : "center";
}

/** As decided for this treatment; undefined for cloth without a pattern. */
export function patternOf({ kind, choices, fabric }: Treatment): PlacedPattern | undefined {
  if (!fabric || fabric.repeat === 0) return undefined;
  return { start: choices.patternStart ?? usualStart(kind), inches: choices.patternInches ?? 0 };
}

const places: Readonly<Record<PatternStart, (inches: string) => string>> = {
  hem: (inches) =>
    inches ? `a full motif begins ${inches} above the finished hem` : "a full motif stands on the finished hem",
  top: (inches) =>
    inches ? `a full motif begins ${inches} below the finished top` : "a full motif begins at the finished top",
  center: (inches) =>
    inches ? `the middle of a motif lies ${inches} above halfway up` : "the middle of a motif lies halfway up",
};

/** "Pattern: a full motif stands on the finished hem". */
export function patternInWords({ start, inches }: PlacedPattern): string {
  return `Pattern: ${places[start](inches > 0 ? formatInches(inches) : "")}`;
}

/** "Living room, left" and "Living room 2" are in one room. */
export function roomOf(window: string): string {
  const [room = ""] = window.split(/[,;(]/, 1);
  return room
    .replace(/\s+\d+$/, "")
    .trim()
    .toLowerCase();
}

/** As somebody has looked; velvet that nobody has goes up. */
export function napOf({ nap, name }: Pick<Fabric, "nap" | "name">): Nap {
  return nap ?? (/velvet|velour|mohair|corduroy/i.test(name) ? "up" : "none");
}

import { type HardwarePart, ownParts, rodParts } from "#app/domain/workroom/buying/hardware-parts.ts";
import { partInWords, sizeInWords } from "#app/domain/workroom/buying/part-words.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";

export interface HardwareRow {
  /** In the singular or the plural, as its count asks. */
  item: string;
  count: number;
  size?: string;
}

/** What hangs a treatment and what is built for it: boards, rods, rings and brackets, each counted. */
export function hardwareRows(treatment: Treatment, figures: Figures): HardwareRow[] {
  const { hardware } = figures;
  const sewn: HardwarePart[] = [
    ...(hardware?.tabs ? [{ part: "tab", count: hardware.tabs }] : []),
    // Sundries count them; a packet that was frozen before those were has only the number.
    ...(figures.rings && !figures.sundries ? [{ part: "shade ring", count: figures.rings }] : []),
  ];
  const rod = rodParts(treatment, figures);
  const row = ({ part, count, size }: HardwarePart, kept = "") => ({
    item: `${partInWords(part, count > 1)}${kept}`,
    count,
    ...(size === undefined ? {} : { size: sizeInWords(size) }),
  });
  return [
    ...(treatment.newHardware
      ? rod.map((part) => row(part, part.bypass ? ", bypass" : ""))
      : keptParts(rod).map((part) => row(part, ", kept"))),
    ...[...sewn, ...ownParts(treatment, figures)].map((part) => row(part)),
  ];
}

/** Brackets and finials hang there already; of rings and carriers there may be too few, so they are counted. */
function keptParts(rod: readonly HardwarePart[]): HardwarePart[] {
  return rod.filter(({ part }) => !/bracket$|^finial$|^end cap$|^splice$/.test(part));
}

/** "1 rod 64"; 3 brackets; 4 L-brackets". */
export function hardwareInWords(rows: readonly HardwareRow[]): string {
  return rows.map(({ item, count, size }) => [String(count), lowered(item), size].filter(Boolean).join(" ")).join("; ");
}

/** A letter that names a shape stays as it is. */
export function lowered(item: string): string {
  return /^[A-Z]-/.test(item) ? item : item.charAt(0).toLowerCase() + item.slice(1);
}

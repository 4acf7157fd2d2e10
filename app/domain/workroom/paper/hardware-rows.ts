import { type HardwarePart, ownParts, rodParts } from "#app/domain/workroom/buying/hardware-parts.ts";
import type { Figures, Hardware } from "#app/domain/workroom/figures.ts";
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
  const tabs: HardwarePart[] = hardware?.tabs ? [{ one: "Tab", many: "Tabs", count: hardware.tabs }] : [];
  const rod = hardware ? (treatment.newHardware ? rodParts(hardware) : keptParts(hardware)) : [];
  return [...rod, ...tabs, ...ownParts(treatment, figures)].map(({ one, many, count, size }) => ({
    item: count === 1 ? one : many,
    count,
    ...(size ? { size } : {}),
  }));
}

/** Brackets and finials hang there already; of rings and carriers there may be too few, so they are counted. */
function keptParts(hardware: Hardware): HardwarePart[] {
  const { brackets: _, finials: __, ...hung } = hardware;
  return rodParts({ ...hung, brackets: 0 }).map((part) => ({
    ...part,
    one: `${part.one}, kept`,
    many: `${part.many}, kept`,
  }));
}

/** "1 rod 64"; 3 brackets; 4 L-brackets". */
export function hardwareInWords(rows: readonly HardwareRow[]): string {
  return rows.map(({ item, count, size }) => [String(count), lowered(item), size].filter(Boolean).join(" ")).join("; ");
}

/** A letter that names a shape stays as it is. */
function lowered(item: string): string {
  return /^[A-Z]-/.test(item) ? item : item.charAt(0).toLowerCase() + item.slice(1);
}

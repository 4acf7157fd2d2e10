import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";

export interface HardwareRow {
  item: string;
  count: number;
  size?: string;
}

/** What hangs a treatment and what is built for it: boards, rods, rings and brackets, each counted. */
export function hardwareRows({ kind, flags }: Treatment, figures: Figures): HardwareRow[] {
  const { hardware, boards, boardLength, weightBar, rings, ribs } = figures;
  const rows: HardwareRow[] = [];
  const add = (item: string, count: number | undefined, size?: number | string) => {
    if (!count) return;
    const said = typeof size === "number" ? formatInches(size) : size;
    rows.push({ item, count, ...(said ? { size: said } : {}) });
  };
  if (hardware) {
    add("Rod", hardware.rods ?? 1, hardware.rodWidth);
    add("Brackets", hardware.brackets);
    add("Rings", hardware.rings);
    add("Grommets", hardware.grommets);
    add("Tabs", hardware.tabs);
    add("Carriers", hardware.carriers);
    add("Finials", hardware.finials);
  }
  if (kind === "roman") {
    add("Board", boardLength === undefined ? 0 : 1, boardLength);
    add("Weight bar", weightBar === undefined ? 0 : 1, weightBar);
    add("Ribs", ribs, figures.finishedWidth);
    add("Shade rings", rings);
  }
  if (boards) {
    add("Face board", 1, sides(boards.face));
    add("Top board", 1, sides(boards.top));
    add("Legs", 2, sides(boards.legs));
  }
  add("L-brackets", figures.lBrackets);
  add("Tension devices, screwed to the wall", figures.holdDowns);
  add("Motor", flags.motorizedControl ? 1 : 0);
  add("Cordless lift", flags.cordlessControl ? 1 : 0);
  return rows;
}

function sides([long, high]: readonly [number, number]): string {
  return `${formatInches(long)} x ${formatInches(high)}`;
}

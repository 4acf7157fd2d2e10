import { formatInches } from "#app/domain/measuring/inches.ts";
import { scheduleInWords } from "#app/domain/workroom/drapery/schedule-words.ts";
import { type Figures, figureNames } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { fewerRepeats } from "#app/domain/workroom/paper/depths.ts";
import { betweenWindows, pocketWidth, sidePanelWidth } from "#app/domain/workroom/paper/finished-sizes.ts";
import { hardwareInWords, hardwareRows } from "#app/domain/workroom/paper/hardware-rows.ts";
import { makingOf } from "#app/domain/workroom/paper/making-lines.ts";
import { sundriesInWords } from "#app/domain/workroom/paper/sundries-in-words.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { underBoardInWords } from "#app/domain/workroom/shades/under-board.ts";
import { inFeet, inWords, inYards } from "#app/domain/workroom/units.ts";

export interface ResultLine {
  label: string;
  text: string;
}

/** What the engine made of it, in a few lines: sizes, cloth and hardware. */
export function resultLines(figures: Figures, treatment: Treatment | undefined, rules: ShopRules): ResultLine[] {
  const lines: [label: string, text: string | undefined][] = [
    ["Finished", finishedSize(figures)],
    ...(treatment ? placeLines(treatment) : []),
    [figureNames.pocket, pocketText(figures)],
    ["Cloth", cutsOf(figures.cuts ?? figures.widths, figures.cut, figures.faceYards)],
    ["Cloth could be cut", treatment && fewerRepeats(treatment, figures, rules)],
    ["Lining", cutsOf(figures.liningCuts, figures.liningCut, figures.liningYards)],
    ["Interlining", cutsOf(figures.interliningCuts, figures.interliningCut, figures.interliningYards)],
    ["Band", yardsText(figures.bandYards)],
    ["Inset band", yardsText(figures.insetBandYards)],
    ["Trim", figures.trimFeet === undefined ? undefined : inFeet(figures.trimFeet)],
    ["Each panel", panelText(figures)],
    ...scheduleLines(figures),
    [figureNames.rows, figures.rows === undefined ? undefined : String(figures.rows)],
    [figureNames.liftLines, figures.liftLines === undefined ? undefined : String(figures.liftLines)],
    ["Hardware", treatment && hardwareInWords(hardwareRows(treatment, figures))],
    ["Fixed", underBoardInWords(figures)],
    ["Depths", treatment && makingOf(treatment, figures, rules).depths.join("; ")],
    ["Sundries", sundriesInWords(figures, rules.inStock)],
  ];
  return lines.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

/** What else was measured, and everything hangs on. */
function placeLines({ kind, window: { together = [], archRise } }: Treatment): [label: string, text: string][] {
  const beside = kind === "drapery" ? together : [];
  return [
    ...beside.map(({ between }, index): [string, string] => [betweenWindows(index), formatInches(between)]),
    ...(archRise === undefined ? [] : [["Rise of the arch", formatInches(archRise)] satisfies [string, string]]),
  ];
}

/** How each different panel is marked, from its leading edge. */
function scheduleLines({ schedules = [], panels = 1 }: Figures): [label: string, text: string][] {
  return schedules.map((schedule) => {
    const { count } = schedule;
    const which =
      count === panels ? "Marked" : `Marked, ${count} of ${panels} panels, ${formatInches(schedule.finished)} wide`;
    return [which, scheduleInWords(schedule)];
  });
}

function finishedSize(figures: Figures): string | undefined {
  const { finishedWidth, finishedHeight, orderWidth, orderHeight, rodWidth, finishedLength, face, longPoint } = figures;
  const by = (width: number | undefined, height: number | undefined) =>
    width === undefined || height === undefined ? undefined : `${formatInches(width)} × ${formatInches(height)}`;
  const side = by(sidePanelWidth(figures), finishedLength);
  if (side) return figures.panels === 1 ? side : `${figures.panels} panels, each ${side}`;
  return by(
    finishedWidth ?? orderWidth ?? pocketWidth(figures) ?? rodWidth ?? face,
    finishedHeight ?? orderHeight ?? finishedLength ?? longPoint,
  );
}

function pocketText({ pocket, header }: Figures): string | undefined {
  if (pocket === undefined) return undefined;
  return header === undefined ? formatInches(pocket) : `${formatInches(pocket)}, header ${formatInches(header)}`;
}

function cutsOf(cuts: number | undefined, cut: number | undefined, yards: number | undefined): string | undefined {
  const pieces = cuts && cut ? `${cuts} × ${formatInches(cut)}` : undefined;
  return [pieces, yardsText(yards)].filter(Boolean).join(", ");
}

function yardsText(yards: number | undefined): string | undefined {
  return yards === undefined || yards === 0 ? undefined : inYards(yards);
}

function panelText({ widthsPerPanel, pleatsPerPanel, takeUp }: Figures): string | undefined {
  const parts = [
    widthsPerPanel && inWords(widthsPerPanel, "width"),
    pleatsPerPanel && inWords(pleatsPerPanel, "pleat"),
    pleatsPerPanel && takeUp !== undefined && `${formatInches(takeUp)} a pleat`,
  ];
  return parts.filter(Boolean).join(", ");
}

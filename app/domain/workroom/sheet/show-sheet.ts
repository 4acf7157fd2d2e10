import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { Check } from "#app/domain/workroom/checks.ts";
import { scheduleInWords } from "#app/domain/workroom/drapery/schedule-words.ts";
import { type Figures, figureNames } from "#app/domain/workroom/figures.ts";
import { type MappedTreatment, mappedLabel } from "#app/domain/workroom/input/map-treatment.ts";
import type { Kind, Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { PacketTreatment } from "#app/domain/workroom/packet.ts";
import { fewerRepeats } from "#app/domain/workroom/paper/depths.ts";
import { betweenWindows, pocketWidth, sidePanelWidth } from "#app/domain/workroom/paper/finished-sizes.ts";
import { hardwareInWords, hardwareRows } from "#app/domain/workroom/paper/hardware-rows.ts";
import { makingOf } from "#app/domain/workroom/paper/making-lines.ts";
import { sundriesInWords } from "#app/domain/workroom/paper/sundries-in-words.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { underBoardInWords } from "#app/domain/workroom/shades/under-board.ts";
import { inFeet, inWords, inYards } from "#app/domain/workroom/units.ts";
import { computeDraft, type Draft, type MeasureEdge, type OrderSaid, partOf, type Sheets } from "./compute-draft.ts";
import { figureAsTyped } from "./read-sheet-form.ts";
import { type AnswerLine, saidLines } from "./said-lines.ts";
import { emptyTreatmentSheet, type Stamp, type TreatmentSheet, type Waved } from "./sheet-document.ts";
import { type SheetField, sheetFieldsOf } from "./sheet-fields.ts";

interface ResultLine {
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

/** One box of the sheet. */
export interface ShownFigure {
  name: string;
  label: string;
  input: SheetField["input"];
  text: string;
  from: "client" | "rule" | "owner";
  /** What stands there once the owner's figure is taken back. */
  ruled: string;
  /** Who set it, where somebody did. */
  set?: Stamp;
}

export interface ShownCheck extends Check {
  waved?: Waved;
  /** Waved when it said something else: the owner has to look again. */
  lapsed?: Waved;
}

interface ShownTreatment {
  part: string;
  type: TreatmentType;
  kind: Kind | undefined;
  title: string;
  figures: ShownFigure[];
  results: ResultLine[];
  checks: ShownCheck[];
  said: AnswerLine[];
}

interface Seen {
  order: OrderSaid;
  sheets: Sheets;
  rules: ShopRules;
  measureEdge: MeasureEdge;
}

/** The treatments of one window as the sheet shows them. */
export function showTreatments(window: Window, index: number, draft: Draft, seen: Seen): ShownTreatment[] {
  const input = draft.inputs[index];
  if (!input) return [];
  return input.treatments.map((treatment, at) => {
    const computed = draft.packet.windows[index]?.treatments[at] ?? { figures: {}, checks: [] };
    const part = partOf(input, treatment);
    const sheet = seen.sheets.treatments[part] ?? emptyTreatmentSheet;
    return {
      part,
      type: treatment.type,
      kind: computed.treatment?.kind,
      title: `${mappedLabel(treatment)}: ${treatment.style.slice(treatment.style.indexOf("/") + 1)}`,
      figures: showFigures({ window, part, at, treatment, computed, sheet }, seen),
      results: resultLines(computed.figures, computed.treatment, seen.rules),
      checks: computed.checks.filter(isItsOwn).map((found) => showCheck(found, sheet)),
      said: saidLines(treatment, seen.rules),
    };
  });
}

interface OneTreatment {
  window: Window;
  part: string;
  at: number;
  treatment: MappedTreatment;
  computed: PacketTreatment;
  sheet: TreatmentSheet;
}

function showFigures({ window, part, at, treatment, computed, sheet }: OneTreatment, seen: Seen): ShownFigure[] {
  const { treatment: read, figures } = computed;
  if (!read) return [];
  return sheetFieldsOf(read.kind).flatMap((field): ShownFigure[] => {
    const { name, label, input } = field;
    const own = sheet.figures[name];
    const value = field.ruled(figures, read, seen.rules);
    if (!own && value === undefined) return [];
    if (!own) {
      const from = saidByClient(treatment, name) ? "client" : "rule";
      const text = figureAsTyped(value);
      return [{ name, label, input, text, from, ruled: text }];
    }
    const without = withoutFigure(window, part, name, seen);
    const before = without.packet.windows[0]?.treatments[at];
    const ruled = before?.treatment && field.ruled(before.figures, before.treatment, seen.rules);
    const set = { by: own.by, at: own.at };
    return [{ name, label, input, text: figureAsTyped(own.value), from: "owner", ruled: figureAsTyped(ruled), set }];
  });
}

/** A rod that is kept, or widths at the sides: the client named it. */
function saidByClient({ choices, answers }: MappedTreatment, name: string): boolean {
  if (name === "panelWidths") return answers.panelWidths?.by === "client";
  if (name === "shortPoint" || name === "edgeLength") return false;
  return Object.hasOwn(choices, name);
}

/** The window alone, as it would be without this figure of the owner's. */
function withoutFigure(window: Window, part: string, name: string, { order, sheets, rules, measureEdge }: Seen): Draft {
  const sheet = sheets.treatments[part] ?? emptyTreatmentSheet;
  const { [name]: _, ...figures } = sheet.figures;
  const treatments = { ...sheets.treatments, [part]: { ...sheet, figures } };
  return computeDraft({ ...order, windows: [window] }, { ...sheets, treatments }, { rules, measureEdge });
}

/** A window is measured once for all that hangs on it, and its own form asks for that. */
const isItsOwn = ({ code }: Check) => code !== "NOT_MEASURED";

function showCheck(found: Check, { waved }: TreatmentSheet): ShownCheck {
  const given = waved[found.code];
  if (found.level === "block" || !given) return found;
  return given.sentence === found.sentence ? { ...found, waved: given } : { ...found, lapsed: given };
}

/** The boxes of one treatment as a save finds them. */
export function figuresOf(shown: readonly ShownFigure[], which: "text" | "ruled"): Record<string, string> {
  return Object.fromEntries(shown.map((figure) => [figure.name, figure[which]]));
}

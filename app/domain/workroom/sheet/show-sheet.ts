import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { Check } from "#app/domain/workroom/checks.ts";
import { type MappedTreatment, mappedLabel } from "#app/domain/workroom/input/map-treatment.ts";
import type { Kind } from "#app/domain/workroom/input/treatment.ts";
import type { PacketTreatment } from "#app/domain/workroom/packet.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { computeDraft, type Draft, type MeasureEdge, type OrderSaid, partOf, type Sheets } from "./compute-draft.ts";
import { figureAsTyped } from "./read-sheet-form.ts";
import { type ResultLine, resultLines } from "./result-lines.ts";
import { type AnswerLine, saidLines } from "./said-lines.ts";
import { emptyTreatmentSheet, type Stamp, type TreatmentSheet, type Waved } from "./sheet-document.ts";
import { type SheetField, sheetFieldsOf } from "./sheet-fields.ts";

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

export interface ShownTreatment {
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

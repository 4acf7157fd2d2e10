import { formatDate, noonOf } from "#app/domain/dates.ts";
import { keepFractions } from "#app/domain/measuring/inches.ts";
import { namedFabrics } from "#app/domain/orders/answers/fabric-looks.ts";
import { sharedWith, sharersOf } from "#app/domain/orders/places/shared-rod.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { Schedule } from "#app/domain/workroom/drapery/schedule.ts";
import { mappedLabel } from "#app/domain/workroom/input/map-treatment.ts";
import type { MappedWindow } from "#app/domain/workroom/input/map-window.ts";
import type { PacketWindow } from "#app/domain/workroom/packet.ts";
import { cutList } from "#app/domain/workroom/paper/cuts/cut-list.ts";
import type { CutRow } from "#app/domain/workroom/paper/cuts/cut-row.ts";
import { firstCuts } from "#app/domain/workroom/paper/cuts/panel-cuts.ts";
import { remakeName } from "#app/domain/workroom/remakes/remake-form.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { guessedWidths } from "#app/domain/workroom/sheet/cloths.ts";
import { partOf } from "#app/domain/workroom/sheet/compute-draft.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { type AnswerLine, saidLines } from "#app/domain/workroom/sheet/said-lines.ts";
import { emptyTreatmentSheet, type Measure } from "#app/domain/workroom/sheet/sheet-document.ts";
import { bracketsOnWall } from "./bracket-places.ts";
import { clothLines, type PatternStarts, patternStartsOf, withPattern } from "./cloth-lines.ts";
import { finishedSizes, type SizeRow } from "./finished-sizes.ts";
import { hardwareDetails } from "./hardware-details.ts";
import { type HardwareRow, hardwareInWords, hardwareRows } from "./hardware-rows.ts";
import { type InstallerCopy, installerCopy, type Visit } from "./installer-copy.ts";
import { type Making, makingOf } from "./making-lines.ts";
import { sundriesInWords } from "./sundries-in-words.ts";
import { type WindowNote, windowNotes } from "./window-notes.ts";

/** Which packet the paper is of. */
export interface PaperOf {
  /** A draft has none. */
  number: number | null;
  at: string | null;
  customer: string;
  /** Which remake it is of; none of a whole order's. */
  remake?: number | undefined;
  /** What its order is called; by its id, where that is not said. */
  called?: string;
  /** Ids of cloths that are no longer made. */
  gone?: ReadonlySet<string>;
  /** Whom it is hung for, and where. */
  visit?: Visit | undefined;
  /** The dye lots that have come, by the name of the cloth in small letters. */
  lots?: Readonly<Record<string, string>>;
  /** What of the order is other than in this packet, with the key of the window where there is one. */
  since?: readonly Since[];
}

interface Since {
  window: string | null;
  words: string;
}

/** What the paper says, whether a browser prints it or it comes as a PDF. */
export interface WorkOrder {
  orderId: string;
  called: string;
  customer: string;
  /** "Packet 2 of November 3, 2026", or that it is no packet yet. */
  packet: string;
  rules: string;
  frozen: boolean;
  windows: WorkOrderWindow[];
  installer?: InstallerCopy | undefined;
}

export interface WorkOrderWindow {
  name: string;
  /** "window 3 of 8", or "windows 1 and 2 of 8" of those that share a rod. */
  place: string;
  /** As the packet knows it, whatever becomes of its name. */
  windowKey: string;
  /** For the drawings. */
  hung: PacketWindow;
  rules: ShopRules;
  measured: string;
  notes: WindowNote[];
  parts: WorkOrderPart[];
}

export interface WorkOrderPart {
  /** "Drapes", as the cut list names it in every row. */
  treatment: string;
  title: string;
  sizes: SizeRow[];
  said: AnswerLine[];
  cuts: CutRow[];
  making: Making;
  /** Drawn as strips, from the leading edge. */
  schedules: readonly Schedule[];
  /** What each cloth is, which way it lies and of which lot. */
  cloths: string[];
  hardware: HardwareRow[];
  /** Which hardware it is, and where it is fixed. */
  fixed: string[];
  sundries: string;
  /** What the owner wrote for the workroom; empty where nothing. */
  note: string;
  /** What stands against it, and why the owner lets it stand. */
  checks: { sentence: string; waved?: string }[];
}

/** Initials and a date are written into each by hand, and the day on which it is to be hung before that. */
export const signOffs = ["Measured", "Checked", "Cut", "Sewn", "Inspected", "Packed", "Install date", "Hung"] as const;
export const writtenIn = (name: (typeof signOffs)[number]) => (name === "Install date" ? "date" : "initials, date");

/** "Packet 2 of November 3, 2026". */
export function packetText({ number, at, remake }: PaperOf): string {
  if (number === null || at === null) return "Draft, not for cutting";
  return `Packet ${remake ? remakeName(remake) : number} of ${formatDate(at)}`;
}

export function workOrderOf(document: PacketDocument, paper: PaperOf): WorkOrder {
  const { number, customer, gone } = paper;
  const { orderId, rules, packet, inputs } = document;
  const starts = patternStartsOf(document);
  return {
    orderId,
    called: paper.called ?? orderId,
    customer,
    packet: packetText(paper),
    rules: `Shop rules ${rules.version}`,
    frozen: number !== null,
    windows: packet.windows.flatMap((hung, index) => {
      const input = inputs[index];
      const stored = document.order.windows[index];
      // What hangs from another window's rod is made and printed there.
      if (stored && sharedWith(stored) && hung.treatments.length === 0) return [];
      const parts = input ? partsOf(document, hung, input, starts, paper.lots ?? {}) : [];
      const since = sinceNotes(paper.since, inputs, index);
      // What holds it stands with each treatment.
      const told = parts.some(({ fixed }) => fixed.length > 0);
      return {
        // As its labels have it, beside the first making of the same window.
        name: paper.remake ? `${remakeName(paper.remake)} ${hung.name}` : hung.name,
        place: placeAmong(document.order.windows, index),
        windowKey: input?.key ?? "",
        hung,
        rules: rules.value,
        measured: [measuredText(input && document.sheets.measures[input.key]), ...since.map(() => SEE_NOTES)].join(
          ". ",
        ),
        notes: [
          ...since,
          ...goneNotes(stored, gone),
          ...(input ? windowNotes(input, document.order.hardware) : []).filter(
            ({ about }) => !(told && about.startsWith("Hardware")),
          ),
        ],
        parts,
      };
    }),
    installer: paper.visit && installerCopy(document, paper.visit),
  };
}

/** By its number in the order, where every window counts. */
function placeAmong(windows: readonly Window[], index: number): string {
  const shared = sharersOf(windows, windows[index]?.key ?? "").map((sharer) => windows.indexOf(sharer) + 1);
  const numbers = [index + 1, ...shared];
  const listed = numbers.length === 1 ? String(index + 1) : `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
  return `window${numbers.length === 1 ? "" : "s"} ${listed} of ${windows.length}`;
}

const SEE_NOTES = "Changed since: see the notes";

/** A frozen packet does not follow its order, so whoever cuts by it has to know. What is about no window of it stands with the first. */
function sinceNotes(since: readonly Since[] = [], inputs: readonly MappedWindow[], index: number): WindowNote[] {
  const here = since.filter(({ window }) => {
    const at = inputs.findIndex(({ key }) => key === window);
    return Math.max(0, at) === index;
  });
  if (here.length === 0) return [];
  return [{ about: "Changed since this was frozen", text: `${here.map(({ words }) => words).join("; ")}. Ask first.` }];
}

/** Whoever cuts has to know that there is no more to be had. */
function goneNotes(window: Window | undefined, gone: ReadonlySet<string> = new Set()): WindowNote[] {
  const fabrics = window ? namedFabrics(window.customizations) : [];
  const names = new Set(fabrics.filter(({ book }) => book && gone.has(book.id)).map(({ name }) => name));
  return names.size === 0 ? [] : [{ about: "No longer made", text: [...names].join("; ") }];
}

function partsOf(
  { sheets, rules, order, cloths }: PacketDocument,
  hung: PacketWindow,
  input: MappedWindow,
  starts: PatternStarts,
  lots: Readonly<Record<string, string>>,
): WorkOrderPart[] {
  const numbers = firstCuts(hung.treatments);
  const taken: number[] = [];
  return hung.treatments.flatMap(({ treatment, figures, checks }, index) => {
    const asked = input.treatments[index];
    if (!treatment || !asked) return [];
    const sheet = sheets.treatments[partOf(input, asked)] ?? emptyTreatmentSheet;
    const first = numbers[index];
    const making = makingOf(treatment, figures, rules.value, first);
    const chosen = { own: input.ownHardware, ordered: order.hardware };
    const fixed = hardwareDetails(treatment, figures, chosen, rules.value, taken);
    taken.push(...bracketsOnWall(treatment, figures, rules.value, taken));
    return [
      {
        treatment: mappedLabel(asked),
        title: `${mappedLabel(asked)}, ${treatment.style.name}`,
        sizes: finishedSizes(treatment, figures),
        said: saidLines(asked, rules.value),
        cuts: cutList(treatment, figures, rules.value, first),
        making: withPattern(making, treatment, starts.at(input, asked, treatment), figures),
        schedules: differentOf(figures.schedules ?? []),
        cloths: clothLines(treatment, lots, guessedWidths(input, asked, cloths)),
        hardware: hardwareRows(treatment, figures),
        fixed,
        sundries: sundriesInWords(figures, rules.value.inStock),
        note: String(sheet.figures.note?.value ?? ""),
        checks: checks.map(({ code, sentence }) => {
          const waved = sheet.waved[code];
          return waved?.sentence === sentence ? { sentence, waved: `${waved.reason} (${waved.by})` } : { sentence };
        }),
      },
    ];
  });
}

/** The rods of a bay may be marked alike. */
function differentOf(schedules: readonly Schedule[]): Schedule[] {
  const alike = Map.groupBy(schedules, ({ count: _, ...marked }) => JSON.stringify(marked));
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }] : [],
  );
}

function measuredText(measure: Measure | undefined): string {
  if (!measure) return "Not measured by us";
  if (measure.how === "client") return "Client's figures accepted";
  return [
    "Measured",
    measure.day && `on ${formatDate(noonOf(measure.day))}`,
    measure.initials && `by ${measure.initials}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "Pole 64", brackets and the rest, then which hardware it is and where it is fixed; empty where there is none. */
export function hardwareTexts({ title, hardware, fixed, sundries }: WorkOrderPart): string[] {
  const details = fixed.length === 0 ? "" : `; ${fixed.join("; ")}`;
  return [
    ...(hardware.length === 0 ? [] : [`${title}: ${hardwareInWords(hardware)}${details}`]),
    ...(sundries ? [`Sundries, ${title}: ${sundries}`] : []),
  ].map(keepFractions);
}

/** What marks, folds and drills a treatment: a line each, or where there are several treatments a paragraph each. */
export function markTexts({ title, making: { marks } }: WorkOrderPart, alone: boolean): string[] {
  if (alone || marks.length === 0) return marks.map(keepFractions);
  return [keepFractions(`${title}: ${marks.join(". ")}.`)];
}

/** How the pattern falls, said once of all that is cut alike from one cloth. */
export function patternTexts(parts: readonly Pick<WorkOrderPart, "treatment" | "cuts">[]): string[] {
  const cut = parts.flatMap(({ treatment, cuts }) =>
    cuts.flatMap(({ piece, material, pattern }) =>
      pattern ? [{ of: `${treatment}, ${piece.toLowerCase()}`, material, pattern }] : [],
    ),
  );
  const alike = Map.groupBy(cut, ({ material, pattern }) => `${material}: ${pattern}`);
  return [...alike.values()].map((rows) => `${rows.map(({ of }) => of).join("; ")}: ${rows[0]?.pattern}`);
}

/** What stands against it: once, where it stands against several treatments for one reason. */
export function checkLines({ parts }: WorkOrderWindow): { text: string; open: boolean }[] {
  const lines = parts.flatMap(({ checks }) =>
    checks.map(({ sentence, waved }) => ({
      text: waved ? `Check: ${sentence} Let stand: ${waved}` : `Open check: ${sentence}`,
      open: !waved,
    })),
  );
  return [...new Map(lines.map((line) => [line.text, line])).values()];
}

/** The owner's notes for each treatment, then what the client said about the window. */
export function noteTexts({ parts, notes }: WorkOrderWindow): string[] {
  const owners = parts.flatMap(({ treatment, note }) =>
    note ? [`For the workroom, ${treatment.toLowerCase()}: ${note}`] : [],
  );
  return [...owners, ...notes.map(({ about, text }) => `${about}: ${text}`)].map(keepFractions);
}

export function saidText({ term, answer, by }: AnswerLine): string {
  return `${term}: ${answer}${by === "client" ? "" : " (not asked)"}`;
}

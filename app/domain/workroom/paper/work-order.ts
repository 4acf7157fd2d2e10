import { formatDate, noonOf } from "#app/domain/dates.ts";
import { keepFractions } from "#app/domain/measuring/inches.ts";
import { namedFabrics } from "#app/domain/orders/answers/named-fabrics.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { mappedLabel } from "#app/domain/workroom/input/map-treatment.ts";
import type { MappedWindow } from "#app/domain/workroom/input/map-window.ts";
import type { PacketWindow } from "#app/domain/workroom/packet.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { partOf } from "#app/domain/workroom/sheet/compute-draft.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { type AnswerLine, saidLines } from "#app/domain/workroom/sheet/said-lines.ts";
import { emptyTreatmentSheet, type Measure } from "#app/domain/workroom/sheet/sheet-document.ts";
import { cutList } from "./cut-list.ts";
import type { CutRow } from "./cut-row.ts";
import { finishedSizes, type SizeRow } from "./finished-sizes.ts";
import { hardwareDetails } from "./hardware-details.ts";
import { type HardwareRow, hardwareInWords, hardwareRows } from "./hardware-rows.ts";
import { makingLines } from "./making-lines.ts";
import { sundriesInWords } from "./sundries-in-words.ts";
import { type WindowNote, windowNotes } from "./window-notes.ts";

/** Which packet the paper is of. */
export interface PaperOf {
  /** A draft has none. */
  number: number | null;
  at: string | null;
  customer: string;
  /** Ids of cloths that are no longer made. */
  gone?: ReadonlySet<string>;
}

/** What the paper says, whether a browser prints it or it comes as a PDF. */
export interface WorkOrder {
  orderId: string;
  customer: string;
  /** "Packet 2 of November 3, 2026", or that it is no packet yet. */
  packet: string;
  rules: string;
  frozen: boolean;
  windows: WorkOrderWindow[];
}

export interface WorkOrderWindow {
  name: string;
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
  /** How it is made up: boxes, lift lines, pieces. */
  making: string[];
  hardware: HardwareRow[];
  /** Which hardware it is, and where it is fixed. */
  fixed: string[];
  sundries: string;
  /** What the owner wrote for the workroom; empty where nothing. */
  note: string;
  /** What stands against it, and why the owner lets it stand. */
  checks: { sentence: string; waved?: string }[];
}

/** Initials and a date are written into each by hand. */
export const signOffs = ["Measured", "Checked", "Cut", "Sewn", "Inspected", "Packed", "Hung"] as const;

/** "Packet 2 of November 3, 2026". */
export function packetText({ number, at }: PaperOf): string {
  return number === null || at === null ? "Draft, not for cutting" : `Packet ${number} of ${formatDate(at)}`;
}

export function workOrderOf(document: PacketDocument, paper: PaperOf): WorkOrder {
  const { number, customer, gone } = paper;
  const { orderId, rules, packet, inputs } = document;
  return {
    orderId,
    customer,
    packet: packetText(paper),
    rules: `Shop rules ${rules.version}`,
    frozen: number !== null,
    windows: packet.windows.map((hung, index) => {
      const input = inputs[index];
      return {
        name: hung.name,
        hung,
        rules: rules.value,
        measured: measuredText(input && document.sheets.measures[input.key]),
        notes: [
          ...goneNotes(document.order.windows[index], gone),
          ...(input ? windowNotes(input, document.order.hardware) : []),
        ],
        parts: input ? partsOf(document, hung, input) : [],
      };
    }),
  };
}

/** Whoever cuts has to know that there is no more to be had. */
function goneNotes(window: Window | undefined, gone: ReadonlySet<string> = new Set()): WindowNote[] {
  const fabrics = window ? namedFabrics(window.customizations) : [];
  const names = new Set(fabrics.filter(({ book }) => book && gone.has(book.id)).map(({ name }) => name));
  return names.size === 0 ? [] : [{ about: "No longer made", text: [...names].join("; ") }];
}

function partsOf({ sheets, rules, order }: PacketDocument, hung: PacketWindow, input: MappedWindow): WorkOrderPart[] {
  return hung.treatments.flatMap(({ treatment, figures, checks }, index) => {
    const asked = input.treatments[index];
    if (!treatment || !asked) return [];
    const sheet = sheets.treatments[partOf(input, asked)] ?? emptyTreatmentSheet;
    return [
      {
        treatment: mappedLabel(asked),
        title: `${mappedLabel(asked)}, ${treatment.style.name}`,
        sizes: finishedSizes(treatment, figures),
        said: saidLines(asked),
        cuts: cutList(treatment, figures, rules.value),
        making: makingLines(treatment, figures, rules.value),
        hardware: hardwareRows(treatment, figures),
        fixed: hardwareDetails(treatment, figures, { own: input.ownHardware, ordered: order.hardware }, rules.value),
        sundries: sundriesInWords(figures),
        note: String(sheet.figures.note?.value ?? ""),
        checks: checks.map(({ code, sentence }) => {
          const waved = sheet.waved[code];
          return waved?.sentence === sentence ? { sentence, waved: `${waved.reason} (${waved.by})` } : { sentence };
        }),
      },
    ];
  });
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

/** "Making, Tops, Sheldon: 8 boxes and 7 recesses …"; undefined where the cut list says it all. */
export function makingText({ title, making }: WorkOrderPart): string | undefined {
  return making.length === 0 ? undefined : keepFractions(`Making, ${title}: ${making.join(". ")}.`);
}

/** "Hardware, Drapes, Goblet: 1 pole 64"; 3 pole brackets. Brass, on the wall …", then what else it takes. */
export function hardwareTexts({ title, hardware, fixed, sundries }: WorkOrderPart): string[] {
  const details = fixed.length === 0 ? "" : `. ${fixed.join("; ")}`;
  return [
    ...(hardware.length === 0 ? [] : [`Hardware, ${title}: ${hardwareInWords(hardware)}${details}`]),
    ...(sundries ? [`Sundries, ${title}: ${sundries}`] : []),
  ].map(keepFractions);
}

/** What stands against it: once, where it stands against several treatments for one reason. */
export function checkTexts({ parts }: WorkOrderWindow): string[] {
  return [...new Set(parts.flatMap(({ checks }) => checks.map(checkText)))];
}

function checkText({ sentence, waved }: WorkOrderPart["checks"][number]): string {
  return waved ? `Check: ${sentence} Let stand: ${waved}` : `Open check: ${sentence}`;
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

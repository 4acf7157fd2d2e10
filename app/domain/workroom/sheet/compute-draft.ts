import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { AgreedLine } from "#app/domain/orders/agreed/agree.ts";
import type { Written } from "#app/domain/orders/agreed/written.ts";
import { namedTogether, sharersOf } from "#app/domain/orders/places/shared-rod.ts";
import type { NamedLink, Window } from "#app/domain/orders/window.ts";
import { check } from "#app/domain/workroom/checks.ts";
import type { MappedTreatment } from "#app/domain/workroom/input/map-treatment.ts";
import { edgeChoices, type MapOptions, type MappedWindow, mapWindow } from "#app/domain/workroom/input/map-window.ts";
import { computePacket, type Packet, type PacketTreatment } from "#app/domain/workroom/packet.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { withAgreedChecks } from "./agreed-checks.ts";
import { type BookPrices, bookFacts } from "./book-facts.ts";
import { type Cloth, clothKeysOf, inKnownCloth, listCloths } from "./cloths.ts";
import type { FabricFacts } from "./fabric-facts.ts";
import { emptyTreatmentSheet, type Measure, type TreatmentSheet, writeSheetPart } from "./sheet-document.ts";

/** What an order says, as the workroom reads it. */
export interface OrderSaid {
  windows: readonly Window[];
  hardwareChoice: boolean | null;
  hardware: readonly NamedLink[];
  /** What was agreed on its quote and no box of a window stands for. */
  agreed?: readonly AgreedLine[];
  /** What an acceptance that has ended wrote into the windows, and still stands there. */
  ended?: readonly Written[];
  /** What of its windows is other than was agreed, in words. */
  otherwise?: readonly { window: string | null; words: string }[];
}

/** What the owner decided about it: by the name of the part, the key of the window, the key of the cloth. */
export interface Sheets {
  treatments: Readonly<Record<string, TreatmentSheet>>;
  measures: Readonly<Record<string, Measure>>;
  fabrics: Readonly<Record<string, FabricFacts>>;
}

export const noSheets: Sheets = { treatments: {}, measures: {}, fabrics: {} };

/** Measures the shaped lower edge of a top on its drawing. */
export type MeasureEdge = NonNullable<MapOptions["measureEdge"]>;

export interface Draft {
  /** The windows as the engine took them, the owner's decisions included. */
  inputs: MappedWindow[];
  cloths: Cloth[];
  packet: Packet;
}

/** An order with the owner's decisions and rules, computed. The same every time. */
export function computeDraft(
  order: OrderSaid,
  sheets: Sheets,
  { rules, measureEdge, prices = {} }: { rules: ShopRules; measureEdge: MeasureEdge; prices?: BookPrices },
): Draft {
  const mapped = order.windows.map((window) => ({
    ...withLeftWalls(mapWindow(window, order, { rules }), sharersOf(order.windows, window.key)),
    name: namedTogether(window, order.windows),
  }));
  const book = bookFacts(order.windows, prices);
  // What the owner has looked up for this order stands before what the book says.
  const fabrics = { ...mapValues(book, ({ facts }) => facts), ...sheets.fabrics };
  const decided = order.windows.map((window, index) =>
    decide(window, mapped[index] as MappedWindow, { ...sheets, fabrics }),
  );
  // How large a top is comes first, because its edge is measured at that size.
  const inputs = measureEdges(decided, computePacket({ windows: decided }, rules), measureEdge);
  const packet = computePacket({ windows: inputs }, rules);
  const cloths = listCloths(mapped, fabrics).map((cloth) => {
    const { id } = book[cloth.key] ?? {};
    return id === undefined ? cloth : { ...cloth, book: id };
  });
  return { inputs, cloths, packet: withAgreedChecks(withClothChecks(packet, mapped, cloths), mapped, order) };
}

/** What was measured from each window under one rod to the wall at the left. */
function withLeftWalls(mapped: MappedWindow, sharers: readonly Window[]): MappedWindow {
  const { together } = mapped.window;
  if (!together) return mapped;
  const known = together.map((beside, index) => {
    const left = parseMeasurements(sharers[index]?.measurements ?? {}).distanceFromWindowFrameToLeftWall;
    return typeof left === "number" ? { ...beside, left } : beside;
  });
  return { ...mapped, window: { ...mapped.window, together: known } };
}

function mapValues<Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function decide(stored: Window, window: MappedWindow, { treatments, measures, fabrics }: Sheets): MappedWindow {
  return {
    ...window,
    measured: isMeasured(stored, measures[window.key]),
    treatments: window.treatments.map((treatment) => {
      const sheet = treatments[partOf(window, treatment)] ?? emptyTreatmentSheet;
      const figures = Object.entries(sheet.figures).filter(([name]) => name !== "note");
      const own = Object.fromEntries(figures.map(([name, { value }]) => [name, value]));
      return { ...inKnownCloth(window, treatment, fabrics), choices: { ...treatment.choices, ...own } };
    }),
  };
}

export function partOf({ key }: MappedWindow, { type, layer }: MappedTreatment): string {
  return writeSheetPart({ kind: "treatment", window: key, type: layer ?? type });
}

/** The sizes that a final measure is given for. */
export function sizesOf({ measurements, sizes, bay, archRise, together = [] }: Window): string {
  const beside = together.map(({ between, width }) => `${between} ${width}`).join(" ");
  const place = { bay: bay?.flats.join(" "), archRise, together: beside };
  const given = Object.entries({ ...measurements, ...sizes, ...place }).filter(([, text]) => text);
  return given
    .map(([name, text]) => `${name} ${text}`)
    .sort()
    .join(", ");
}

/** A window with the sizes that a page showed of it. */
export function seenSizes(window: Window): string {
  return `${window.key} ${sizesOf(window)}`;
}

export function isMeasured(window: Window, measure: Measure | undefined): boolean {
  return measure !== undefined && measure.sizes === sizesOf(window);
}

function measureEdges(windows: readonly MappedWindow[], { windows: sized }: Packet, measureEdge: MeasureEdge) {
  return windows.map((window, index) => ({
    ...window,
    treatments: window.treatments.map((treatment, at) => {
      const { treatment: read, figures } = sized[index]?.treatments[at] ?? {};
      if (treatment.type !== "tops" || !read || figures?.face === undefined || figures.longPoint === undefined) {
        return treatment;
      }
      const edge = measureEdge(read.style, figures.face, figures.longPoint);
      if (!edge) return treatment;
      return { ...treatment, choices: { ...edgeChoices(edge), ...treatment.choices } };
    }),
  }));
}

/** Cloth whose width nobody has entered is cut from by guess, so it blocks wherever it is used. */
function withClothChecks(packet: Packet, windows: readonly MappedWindow[], cloths: readonly Cloth[]): Packet {
  const unknown = new Map(cloths.filter(({ facts }) => facts?.width === undefined).map((cloth) => [cloth.key, cloth]));
  if (unknown.size === 0) return packet;
  const checked = packet.windows.map((window, index) => ({
    ...window,
    treatments: window.treatments.map((computed, at): PacketTreatment => {
      const mapped = windows[index];
      const treatment = mapped?.treatments[at];
      if (!mapped || !treatment) return computed;
      const missing = clothKeysOf(mapped, treatment).flatMap((key) => unknown.get(key) ?? []);
      const checks = missing.map(({ name }) => check("FABRIC_WITHOUT_WIDTH", widthMissing(name)));
      const others = computed.checks.filter(({ code }) => code !== "FABRIC_WITHOUT_WIDTH");
      return missing.length === 0 ? computed : { ...computed, checks: [...others, ...checks] };
    }),
  }));
  return { ...packet, windows: checked, canFreeze: false };
}

function widthMissing(name: string): string {
  return name === ""
    ? "No fabric is named, and none has a width: enter one under Fabrics."
    : `The width of ${name} is missing: enter it under Fabrics.`;
}

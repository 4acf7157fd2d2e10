import { optionTexts, shadeControls } from "#app/domain/catalogue/options.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { type AgreedLine, agreedInWords } from "#app/domain/orders/agreed/agree.ts";
import { type Written, writtenInWords } from "#app/domain/orders/agreed/written.ts";
import { namedTogether, sharersOf } from "#app/domain/orders/places/shared-rod.ts";
import type { NamedLink, Window } from "#app/domain/orders/window.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import type { MappedTreatment } from "#app/domain/workroom/input/map-treatment.ts";
import { edgeChoices, type MapOptions, type MappedWindow, mapWindow } from "#app/domain/workroom/input/map-window.ts";
import { computePacket, type Packet, type PacketTreatment } from "#app/domain/workroom/packet.ts";
import { orderedOtherwise, rodsNamed } from "#app/domain/workroom/paper/named-parts.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { type BookPrices, bookFacts } from "./book-facts.ts";
import { boughtOtherwise, type Cloth, clothKeysOf, inKnownCloth, listCloths } from "./cloths.ts";
import type { FabricFacts } from "./fabric-facts.ts";
import { emptyTreatmentSheet, type Measure, type TreatmentSheet, writeSheetPart } from "./sheet-document.ts";

interface Agreed {
  agreed?: readonly AgreedLine[];
  ended?: readonly Written[];
  otherwise?: readonly { window: string | null; words: string }[];
}

/** What was agreed on the quote and the engine knows nothing of stands where it is made, to be looked at. */
function withAgreedChecks(
  packet: Packet,
  windows: readonly MappedWindow[],
  { agreed = [], ended = [], otherwise = [] }: Agreed,
): Packet {
  if (agreed.length + ended.length + otherwise.length === 0) return packet;
  // For the whole order, or for a treatment that is no longer there: with the first that is made.
  const first = windows.find(({ treatments }) => treatments.length > 0);
  const placeOf = ({ window, treatment }: { window: string | null; treatment?: AgreedLine["treatment"] }) => {
    const here = windows.find(({ key, treatments }) => key === window && treatments.length > 0) ?? first;
    return here?.treatments.find(({ type }) => type === treatment) ?? here?.treatments[0];
  };
  return {
    ...packet,
    windows: packet.windows.map((window, index) => ({
      ...window,
      treatments: window.treatments.map((computed, at) => {
        const mapped = windows[index]?.treatments[at];
        const checks =
          mapped &&
          checksOf(mapped, {
            agreed: agreed.filter((line) => placeOf(line) === mapped),
            ended: ended.filter((one) => placeOf(one) === mapped),
            otherwise: otherwise.filter((one) => placeOf(one) === mapped),
          });
        return checks && checks.length > 0 ? { ...computed, checks: [...computed.checks, ...checks] } : computed;
      }),
    })),
  };
}

function checksOf(treatment: MappedTreatment, { agreed, ended, otherwise }: Required<Agreed>): Check[] {
  const open = agreed.filter(({ unsettled }) => unsettled === undefined);
  const unsettled = agreed.filter((line) => line.unsettled !== undefined);
  const kept = ended.map(writtenInWords).join("; ");
  return [
    ...(unsettled.length > 0
      ? [
          check(
            "CHOICE_NOT_SETTLED",
            `${agreedInWords(unsettled)} Which lining or control is meant has not been settled: this is made with ${asMade(treatment)}. Change the window if it is another, then say that it is settled.`,
          ),
        ]
      : []),
    ...(open.length > 0 ? [check("AGREED_ON_QUOTE", agreedInWords(open))] : []),
    ...(kept
      ? [check("CONSENT_ENDED", `The client’s yes has ended, and this is still as it was chosen then: ${kept}.`)]
      : []),
    ...otherwise.map(({ words }) =>
      check("OTHER_THAN_AGREED", `Not as it was agreed: ${words}. Revise the quote, or change it back.`),
    ),
  ];
}

/** The lining and the control as they stand, so that another one is looked at again. */
function asMade({ lining, flags }: MappedTreatment): string {
  const controls = shadeControls.filter((name) => flags[name]).map((name) => optionTexts[name].label.toLowerCase());
  return [lining ? linings[lining] : "no lining", ...controls].join(" and ");
}

const linings = { standard: "standard lining", blackout: "blackout lining", sheerBatiste: "sheer batiste lining" };

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
  const known = withBuyerChecks(withClothChecks(packet, mapped, cloths), mapped, inputs);
  const checked = withHardwareChecks(known, mapped, order);
  return { inputs, cloths, packet: withAgreedChecks(checked, mapped, order) };
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

/** Who buys a cloth stands on the order and on its quote as its client said it. */
function withBuyerChecks(packet: Packet, said: readonly MappedWindow[], decided: readonly MappedWindow[]): Packet {
  const checked = packet.windows.map((window, index) => ({
    ...window,
    treatments: window.treatments.map((computed, at): PacketTreatment => {
      const [asked, now] = [said, decided].map((windows) => windows[index]?.treatments[at]);
      const cloths = asked && now ? boughtOtherwise(asked, now) : [];
      const checks = cloths.map(({ name, com }) => check("CLOTH_BOUGHT_OTHERWISE", buysOtherwise(name, com)));
      return checks.length === 0 ? computed : { ...computed, checks: [...computed.checks, ...checks] };
    }),
  }));
  return { ...packet, windows: checked };
}

function buysOtherwise(name: string, com: boolean): string {
  const [said, decided] = com ? ["the client sends", "that we buy it"] : ["we buy", "that the client sends it"];
  return `The order says that ${said} ${name || "the fabric"}, and it says under Fabrics ${decided}: change one of the two.`;
}

/** What of a packet the order and the sheet say otherwise about who buys it, each sentence once. */
export function buyersOtherwise({ windows }: Packet): string[] {
  const checks = windows.flatMap(({ treatments }) => treatments.flatMap((treatment) => treatment.checks));
  const said = checks.filter(({ code }) => code === "CLOTH_BOUGHT_OTHERWISE").map(({ sentence }) => sentence);
  return [...new Set(said)];
}

/** A rod of another kind than the client named is ordered by our rules: nobody has asked them. */
function withHardwareChecks(packet: Packet, windows: readonly MappedWindow[], { hardware }: OrderSaid): Packet {
  const named = rodsNamed(hardware);
  const checked = packet.windows.map((window, index) => ({
    ...window,
    treatments: window.treatments.map((computed): PacketTreatment => {
      const said = orderedOtherwise(computed, windows[index], named);
      return said ? { ...computed, checks: [...computed.checks, check("HARDWARE_NOT_AS_NAMED", said)] } : computed;
    }),
  }));
  return { ...packet, windows: checked };
}

function widthMissing(name: string): string {
  return name === ""
    ? "No fabric is named, and none has a width: enter one under Fabrics."
    : `The width of ${name} is missing: enter it under Fabrics.`;
}

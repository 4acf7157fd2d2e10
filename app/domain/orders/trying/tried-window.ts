import { findStyleBySlug } from "#app/domain/catalogue/catalogue.ts";
import { isBoughtAsProduct, type OptionFlags } from "#app/domain/catalogue/options.ts";
import { type Style, styleSlug, type TreatmentType } from "#app/domain/catalogue/style.ts";
import { type ClothChip, clothChips, findChip } from "#app/domain/fabrics/cloth-chips.ts";
import { formatInches, type Inches } from "#app/domain/measuring/inches.ts";
import { enterInPlace } from "#app/domain/measuring/measurement-entry.ts";
import { mapMeasurements, measurementTexts, parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { type MeasurementName, measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import { believable, resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { newDraft, type OrderDraft } from "#app/domain/orders/draft.ts";
import { emptyWindow, type TreatmentEntry, type Window } from "#app/domain/orders/window.ts";

type Seven = Readonly<Record<MeasurementName, Inches>>;

function seven(width: Inches, height: Inches, topToFloor: Inches, beside: Inches): Seven {
  return {
    widthOfWindow: width,
    heightOfWindow: height,
    heightFromTopOfWindowToFloor: topToFloor,
    heightFromWindowFrameToCeiling: ROOM - topToFloor,
    heightFromFloorToCeiling: ROOM,
    distanceFromWindowFrameToLeftWall: beside,
    distanceFromWindowFrameToRightWall: beside,
  };
}

/** An eight-foot ceiling. */
const ROOM: Inches = 96;

/** Windows to try something on for whoever has no tape at hand. */
export const usualSizes = {
  usual: { label: "A usual window", inches: seven(48, 60, 84, 36) },
  small: { label: "Over a sink", inches: seven(36, 36, 80, 24) },
  wide: { label: "A wide one", inches: seven(72, 60, 84, 36) },
  door: { label: "A patio door", inches: seven(72, 80, 80, 30) },
} as const;

type UsualSize = keyof typeof usualSizes;
export const usualSizeNames = Object.keys(usualSizes) as UsualSize[];

export const OWN_SIZE = "own";

/** One window that somebody tries before there is an account or an order: a size, a style and a cloth. */
export interface Tried {
  size: UsualSize | typeof OWN_SIZE;
  /** As they are stored; blank where nobody has measured, and of a usual size all seven. */
  measurements: Record<MeasurementName, string>;
  style: Style;
  cloth: ClothChip;
}

export type TriedField = "size" | "style" | "cloth" | MeasurementName;
export type TriedFaults = Partial<Record<TriedField, string>>;
type TriedVerdict = { ok: true; value: Tried } | { ok: false; faults: TriedFaults };

/** What stands in the fields before anybody has answered. */
export const firstAnswers = {
  size: "usual",
  style: "pleated-tops-three-finger-pinch",
  cloth: clothChips[0].id,
} as const;
/** Longer than anybody writes a length: what is longer is not read. */
const LONGEST_ENTRY = 40;
const required: readonly MeasurementName[] = ["widthOfWindow", "heightOfWindow"];

/** The answers in an address, which anybody may have written. What is not asked for there is as most people have it. */
export function readTried(asked: URLSearchParams): TriedVerdict {
  const faults: TriedFaults = {};
  const answer = (name: keyof typeof firstAnswers) => asked.get(name) ?? firstAnswers[name];
  const size = [...usualSizeNames, OWN_SIZE as typeof OWN_SIZE].find((name) => name === answer("size"));
  const style = findStyleBySlug(answer("style"));
  const cloth = findChip(answer("cloth"));
  if (!size) faults.size = "Please choose one of these sizes.";
  if (!style) faults.style = "Please choose a style.";
  if (!cloth) faults.cloth = "Please choose one of these cloths.";
  const measurements = size === OWN_SIZE ? readSeven(asked, faults) : usualSeven(size ?? "usual");
  if (!size || !style || !cloth || Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, value: { size, measurements, style, cloth } };
}

/** Whether an address says anything of a window to try, and not of a style alone. */
export function isTrying(asked: URLSearchParams): boolean {
  return asked.has("size");
}

function usualSeven(size: UsualSize) {
  return measurementTexts(usualSizes[size].inches);
}

function readSeven(asked: URLSearchParams, faults: TriedFaults) {
  return mapMeasurements((name) => {
    const typed = asked.get(name) ?? "";
    const entered = enterInPlace(name, typed.slice(0, LONGEST_ENTRY));
    const fault = entered.ok ? faultIn(name, entered.stored) : entered.reason;
    if (fault) faults[name] = fault;
    return entered.ok && !fault ? entered.stored : "";
  });
}

/** Beyond this a drawing would show some other window. */
function faultIn(name: MeasurementName, stored: string): string | undefined {
  if (stored === "") return required.includes(name) ? "Please measure this one." : undefined;
  const [least, most] = believable[name];
  const inches = Number(stored);
  return inches >= least && inches <= most
    ? undefined
    : `Please enter ${least} to ${most.toLocaleString("en-US")} inches.`;
}

/** The address that has these answers, without what stands there anyway. */
export function triedQuery({ size, measurements, style, cloth }: Tried): URLSearchParams {
  const given = size === OWN_SIZE ? measurementNames.filter((name) => measurements[name] !== "") : [];
  return new URLSearchParams([
    ["size", size],
    ...given.map((name) => [name, measurements[name]]),
    ["style", styleSlug(style)],
    ["cloth", cloth.id],
  ]);
}

/** The window with what was tried on it, finished in the plainest way: what a drawing shows and an estimate is made of. */
export function triedWindow(tried: Tried): Window {
  const { inches } = resolveMeasurements(parseMeasurements(tried.measurements));
  const { treatment } = tried.style;
  return {
    ...emptyWindow("try", 1),
    key: "tried",
    measurements: measurementTexts(inches),
    customizations: { [treatment]: { ...entryOf(tried), customizations: plainest(treatment, tried.cloth) } },
  };
}

/** Lined as most people want it, raised as the simplest way is; cloth that lets the light through hangs by itself. */
function plainest(treatment: TreatmentType, { look }: ClothChip): OptionFlags {
  if (treatment === "shades") return { clutchControl: true };
  if (treatment === "tops") return {};
  return look.weave === "sheer" ? { unlined: true } : { standardLining: true };
}

function entryOf({ style, cloth }: Tried): TreatmentEntry {
  const { name, group, description, category } = style;
  const fabrics = {
    fabrics: [{ name: cloth.name, link: "", drawAs: cloth.id }],
    trims: [],
  } as TreatmentEntry["fabrics"];
  return {
    style: { name, group, description, ...(category ? { category } : {}) },
    ...(isBoughtAsProduct(group) ? {} : { fabrics }),
  };
}

/**
 * The first window of an order: what was measured and chosen stands in its steps, none of which is skipped. A usual size was
 * nobody's measurement, and what most people have behind their cloth nobody's choice, so neither comes along.
 */
export function triedDraft(id: string, tried: Tried): OrderDraft {
  const { treatment } = tried.style;
  const window: Window = {
    ...emptyWindow(id, 1),
    measurements: tried.size === OWN_SIZE ? tried.measurements : {},
    draft: { treatments: [treatment], customizations: { [treatment]: entryOf(tried) } },
  };
  return { ...newDraft(id), windows: [window] };
}

/** As a question about it begins. */
export function triedInWords({ size, measurements, style, cloth }: Tried): string {
  const inches = (name: MeasurementName): Inches => Number(measurements[name]);
  const wide = `${formatInches(inches("widthOfWindow"))} wide and ${formatInches(inches("heightOfWindow"))} high`;
  const others = measurementNames.filter((name) => !required.includes(name) && measurements[name] !== "");
  const more = others.map((name) => ` ${measurementLabel(name)}: ${formatInches(inches(name))}.`);
  const measured = size === OWN_SIZE ? `My window is ${wide}.${more.join("")}` : `My window is about ${wide}.`;
  return `${measured} I tried ${style.name} in ${cloth.name.toLowerCase()}.`;
}

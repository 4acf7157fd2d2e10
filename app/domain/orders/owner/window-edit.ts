import { chosenControls, type OptionFlags, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { styleKey, type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { type MeasurementTexts, parseMeasurement } from "#app/domain/measuring/measurement-texts.ts";
import { type MeasurementName, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { TypedTexts } from "#app/domain/orders/answers/typed-answers.ts";
import { enterHardware } from "#app/domain/orders/answers/typed-hardware.ts";
import { enterNearby } from "#app/domain/orders/answers/typed-nearby.ts";
import { chooseOptions, chooseStyle, chooseTreatments, setFabrics } from "#app/domain/orders/customization.ts";
import { type DraftChange, newDraft, type OrderDraft } from "#app/domain/orders/draft.ts";
import { allNamed } from "#app/domain/orders/places/layers.ts";
import { enterPlace } from "#app/domain/orders/places/typed-place.ts";
import type { Customizations, FabricEntry, Fabrics, Window } from "#app/domain/orders/window.ts";
import { checkWindowName, readMeasurement } from "#app/domain/orders/window-details.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** Stands for the style that is stored: it may have left the catalogue, or not have been chosen yet. */
export const KEPT_STYLE = "kept";

/** What the owner types about a window's treatments. What a form does not name stays as it is stored. */
interface TreatmentEdits {
  options: Record<TreatmentType, readonly string[]>;
  /** A style as "group/name", KEPT_STYLE, or nothing for a treatment that the window does not have. */
  styles?: Partial<Record<TreatmentType, string>>;
  fabrics?: Partial<Record<TreatmentType, Fabrics>>;
  /** What stands beside the options of each treatment. */
  questions?: Partial<Record<TreatmentType, TypedTexts>>;
}

/** The sizes stand with the window, but are asked because of what hangs there. */
interface Edited {
  customizations: Customizations;
  sizes: Window["sizes"];
}

/** Names one field of one treatment among what was typed; two treatments may share an option. */
export function treatmentField(type: TreatmentType, field: string) {
  return `${type}.${field}`;
}

/**
 * A window's choices with the owner's edit made, by the rules that its client's choices keep to. An option that is still
 * open may stay open, as with Save & Exit; what contradicts itself, or has nothing to be made of, is refused.
 */
export function editTreatments(window: Window, typed: TreatmentEdits): Verdict<Edited> {
  const chosen = treatmentTypes.filter((type) => styleTyped(window, typed, type) !== "");
  if (chosen.length === 0) return { ok: true, value: { customizations: {}, sizes: window.sizes } };
  const { draft: _, ...confirmed } = window;
  let changed: DraftChange = chooseTreatments({ ...newDraft(""), windows: [confirmed] }, 1, chosen);
  for (const type of chosen) {
    // What hangs from another window's rod is edited there.
    const shared = window.customizations[type]?.sharedWith !== undefined;
    if (changed.ok && !shared) changed = editTreatment(changed.value, window, typed, type);
  }
  if (!changed.ok) return changed;
  const [edited] = changed.value.windows;
  return { ok: true, value: { customizations: edited?.draft?.customizations ?? {}, sizes: edited?.sizes } };
}

function editTreatment(draft: OrderDraft, window: Window, typed: TreatmentEdits, type: TreatmentType): DraftChange {
  const stored = window.customizations[type];
  const flags: OptionFlags = Object.fromEntries(
    treatmentOptions[type].map((name) => [name, typed.options[type].includes(name)]),
  );
  const named = allNamed(stored ?? {});
  const fabrics = typed.fabrics?.[type] ?? named;
  const fault = contradictionIn(type, flags, fabrics);
  if (fault) return fault;

  const style = styleTyped(window, typed, type);
  const [group = "", name = ""] = style.split("/", 2);
  const kept: DraftChange = { ok: true, value: draft };
  const restyled = style === KEPT_STYLE ? kept : at(type, chooseStyle(draft, 1, type, { group, name }));
  if (!restyled.ok) return restyled;
  // A whole answer of a shade is its one control. What else a client has to say may still be open here.
  const leaving = type === "shades" ? "next" : "exit";
  const texts = typed.questions?.[type];
  const optioned = chooseOptions(restyled.value, 1, type, flags, leaving, texts && { texts, by: "owner" });
  if (!optioned.ok) {
    const questioned = texts && optioned.field && optioned.field in texts;
    return { ...optioned, field: treatmentField(type, questioned ? (optioned.field ?? "") : "options") };
  }
  return written(fabrics.fabrics).length > 0 && sameFabrics(fabrics, named)
    ? optioned
    : at(type, setFabrics(optioned.value, 1, type, fabrics));
}

function contradictionIn(type: TreatmentType, flags: OptionFlags, { trims }: Fabrics) {
  if (chosenControls(flags).length > 1) {
    return { ok: false as const, reason: "A shade has one control.", field: treatmentField(type, "options") };
  }
  if (flags.decorativeTrim || written(trims).length === 0) return undefined;
  const reason = "Trims are named, but decorative trim is not ticked. Tick it, or take the trims out.";
  return { ok: false as const, reason, field: treatmentField(type, "options") };
}

/** The style that stands in the form; the stored one is kept as it was when it was chosen. */
function styleTyped(window: Window, { styles }: TreatmentEdits, type: TreatmentType): string {
  const stored = window.customizations[type];
  const style = styles?.[type] ?? (stored ? KEPT_STYLE : "");
  return stored?.style && style === styleKey(stored.style) ? KEPT_STYLE : style;
}

/** Refusals name a field of one treatment; here there are three. */
function at(type: TreatmentType, changed: DraftChange): DraftChange {
  return changed.ok || !changed.field ? changed : { ...changed, field: treatmentField(type, changed.field) };
}

function sameFabrics(typed: Fabrics, stored: Fabrics) {
  const text = ({ fabrics, trims }: Fabrics) => JSON.stringify([written(fabrics), written(trims)]);
  // A cloth of the book is another than one that is only called so; what a form does not say stays as it was chosen.
  const rebooked = typed.fabrics.some(({ book }, index) => book && book.id !== stored.fabrics[index]?.book?.id);
  return !rebooked && text(typed) === text(stored);
}

function written(rows: readonly FabricEntry[]) {
  return rows
    .map(({ name, link, role, buyer }) => ({ name: name.trim(), link: link.trim(), role, buyer }))
    .filter(({ name, link }) => name !== "" || link !== "");
}

/** What the owner types in a window's card. What a form does not name stays as it is stored. */
export interface WindowEdit extends TreatmentEdits {
  name?: string;
  measurements: Record<MeasurementName, string>;
  /** Hardware, what is near, and notes. */
  about?: TypedTexts;
  /** Bay, corner, arch and the windows under its rod. */
  place?: TypedTexts;
}

/** The window with the edit made. What was not touched stays as it is stored, even where it would be refused today. */
export function editWindow(window: Window, typed: WindowEdit): Verdict<Window> {
  const { name: typedName = window.name } = typed;
  const name = typedName === window.name ? { ok: true as const, value: typedName } : checkWindowName(typedName, "exit");
  if (!name.ok) return name;
  const measurements: Window["measurements"] = {};
  for (const field of measurementNames) {
    const text = typed.measurements[field];
    const kept = text === measurementAsTyped(window.measurements, field) ? window.measurements[field] : undefined;
    const read = kept === undefined ? readMeasurement(field, text) : { ok: true as const, value: kept };
    if (!read.ok) return read;
    measurements[field] = read.value;
  }
  const treatments = editTreatments(window, typed);
  if (!treatments.ok) return treatments;
  const about = editAbout(window, typed.about);
  if (!about.ok) return about;
  const place = enterPlace({ ...window, measurements }, typed.place ?? {});
  if (!place.ok) return place;
  const placed = { bay: undefined, ends: undefined, arch: undefined, archRise: undefined, ...place.value };
  const edited = { ...window, name: name.value, measurements, ...treatments.value, ...about.value, ...placed };
  return { ok: true, value: withoutUndefined(edited) };
}

type About = Pick<Window, "hardware" | "nearby" | "nearbyNote" | "note">;

/** What is said about the window itself. What a client was never asked may stay open. */
function editAbout(window: Window, typed: TypedTexts | undefined): Verdict<Partial<About>> {
  if (!typed) return { ok: true, value: {} };
  const hardware = enterHardware(window.hardware, typed);
  if (!hardware.ok) return hardware;
  const nearby = enterNearby(window, typed);
  if (!nearby.ok) return nearby;
  const open = window.nearby === undefined && nearby.value.nearby?.length === 0;
  return { ok: true, value: { hardware: hardware.value, ...nearby.value, ...(open ? { nearby: undefined } : {}) } };
}

function withoutUndefined(window: Window): Window {
  return Object.fromEntries(Object.entries(window).filter(([, value]) => value !== undefined)) as unknown as Window;
}

/** A stored measurement as it stands in the owner's field. */
export function measurementAsTyped(measurements: MeasurementTexts, name: MeasurementName): string {
  const inches = parseMeasurement(name, measurements[name]);
  return inches === null ? "" : formatInches(inches).replace('"', "");
}

import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import { isBoughtAsProduct, type OptionFlags } from "#app/domain/catalogue/options.ts";
import { type GroupId, groupIds, type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { keepChosen } from "#app/domain/orders/answers/choose-cloths.ts";
import { answerQuestions, type Typed, withParts } from "./customizing/answer-questions.ts";
import { checkOptions, withoutCloth } from "./customizing/option-rules.ts";
import { type DraftChange, type Leaving, type OrderDraft, WINDOW_GONE, windowAt, withWindow } from "./draft.ts";
import { tidyEntries } from "./entries.ts";
import { MAX_FABRICS, MAX_TRIMS } from "./order-limits.ts";
import { type CustomizationStep, leaveWindow, moveTo } from "./overview-step.ts";
import { allNamed, enterLayers, shareOutFabrics } from "./places/layers.ts";
import type { Fabrics, TreatmentEntry, Window } from "./window.ts";

/** A window's customization while it is being made; it counts only once it is confirmed. */
export type CustomizationDraft = NonNullable<Window["draft"]>;

const PICK_STYLE = "Please select a style before proceeding.";
const FABRIC_MISSING = "Please provide at least one fabric with a link or name.";
const NOT_CHOSEN = "This treatment is not chosen for the window.";

/** What is being worked on, or a copy of what was confirmed before. */
export function customizationOf(window: Window): CustomizationDraft {
  if (window.draft) return window.draft;
  const treatments = treatmentTypes.filter((type) => window.customizations[type]);
  return { treatments, customizations: structuredClone(window.customizations) };
}

/** Treatments that would lose work if only these stayed chosen. */
export function treatmentsLostBy(window: Window, chosen: TreatmentType[]): TreatmentType[] {
  const { customizations } = customizationOf(window);
  return treatmentTypes.filter((type) => !chosen.includes(type) && hasContent(customizations[type]));
}

/** Choosing again drops what belonged to a treatment that is no longer chosen. */
export function chooseTreatments(
  draft: OrderDraft,
  number: number,
  chosen: string[],
  leaving: Leaving = "next",
): DraftChange {
  const treatments = treatmentTypes.filter((type) => chosen.includes(type));
  const window = windowAt(draft, number);
  const untouched = treatments.length === 0 && window && customizationOf(window).treatments.length === 0;
  if (leaving === "exit" && untouched) return { ok: true, value: draft };
  if (treatments.length === 0) return { ok: false, reason: "Please choose at least one treatment." };
  const changed = withCustomization(draft, number, ({ customizations }) => ({
    treatments,
    customizations: Object.fromEntries(
      treatments.flatMap((type) => (customizations[type] ? [[type, customizations[type]]] : [])),
    ),
  }));
  return leaving === "exit" ? leaveAt(changed, number, 0) : standAt(changed, number, 1, treatments[0]);
}

export function chooseStyle(
  draft: OrderDraft,
  number: number,
  type: TreatmentType,
  choice: { group: string; name: string },
  leaving: Leaving = "next",
): DraftChange<"style"> {
  if (leaving === "exit" && choice.name === "") return { ok: true, value: draft };
  const group = groupIds.find((id): id is GroupId => id === choice.group);
  const style = group && findStyle(group, choice.name);
  if (!style || style.treatment !== type) return { ok: false, reason: PICK_STYLE, field: "style" };
  const { name, description, category } = style;
  const changed = withEntry(draft, number, type, (entry) => ({
    ...withoutCloth(entry, style.group),
    style: { name, group: style.group, description, ...(category ? { category } : {}) },
  }));
  return leaving === "exit" ? leaveAt(changed, number, 1, type) : standAt(changed, number, 2, type);
}

/** Trims go when trim is no longer wanted. Of the questions beside the options nothing is said where none were typed. */
export function chooseOptions(
  draft: OrderDraft,
  number: number,
  type: TreatmentType,
  chosen: OptionFlags,
  leaving: Leaving = "next",
  typed?: Typed,
): DraftChange {
  const window = windowAt(draft, number);
  const stored = window && customizationOf(window).customizations[type];
  const checked = checkOptions(type, stored, chosen, leaving);
  if (!checked.ok) return checked;
  const flags = checked.value;
  const answered = typed && window && answerQuestions(window, type, stored ?? {}, flags, typed);
  if (answered?.ok === false) return answered;
  const layered =
    type === "drapes" && stored
      ? enterLayers(stored, answered?.value.answers ?? stored.answers ?? {}, typed?.texts.sheers)
      : undefined;
  if (layered?.ok === false) return layered;
  // A question that has not been answered stays open.
  const open = type === "tops" && chosen.decorativeTrim === undefined;
  if (open && !answered) return { ok: true, value: draft };
  const changed = withEntry(draft, number, type, (entry) => ({
    ...(layered?.ok ? layered.value : entry),
    ...(open ? {} : { customizations: flags }),
    ...(answered && Object.keys(answered.value.answers).length > 0 ? { answers: answered.value.answers } : {}),
    ...(entry.fabrics && !flags.decorativeTrim ? { fabrics: { ...entry.fabrics, trims: [] } } : {}),
  }));
  const noted =
    answered && changed.ok
      ? withWindow(changed.value, number, (one) => withParts(one, answered.value.window))
      : changed;
  return leaving === "exit" ? leaveAt(noted, number, 2, type) : standAt(noted, number, 3, type);
}

export function setFabrics(
  draft: OrderDraft,
  number: number,
  type: TreatmentType,
  typed: Fabrics,
  leaving: Leaving = "next",
): DraftChange {
  const window = windowAt(draft, number);
  if (!window) return { ok: false, reason: WINDOW_GONE };
  const trimmed = customizationOf(window).customizations[type]?.customizations?.decorativeTrim === true;
  const fabrics = tidyEntries(typed.fabrics, { most: MAX_FABRICS, noun: "fabrics", prefix: "fabric" });
  if (!fabrics.ok) return fabrics;
  if (fabrics.value.every(({ role }) => role === "sheer") && leaving === "next") {
    const product = isBoughtAsProduct(customizationOf(window).customizations[type]?.style?.group);
    const reason = product ? `${FABRIC_MISSING} For a hard shade that is the product.` : FABRIC_MISSING;
    return { ok: false, reason, field: "fabric" };
  }
  const trims = tidyEntries(trimmed ? typed.trims : [], { most: MAX_TRIMS, noun: "trims", prefix: "trim" });
  if (!trims.ok) return trims;
  const changed = withEntry(draft, number, type, (entry) =>
    shareOutFabrics(entry, { fabrics: keepChosen(fabrics.value, allNamed(entry).fabrics), trims: trims.value }),
  );
  if (leaving === "exit") return leaveAt(changed, number, 3, type);
  const next = treatmentAfter(window, type);
  return next ? standAt(changed, number, 1, next) : standAt(changed, number, 4);
}

/** The next chosen treatment, whose style comes after the fabrics of this one. */
export function treatmentAfter(window: Window, type: TreatmentType): TreatmentType | undefined {
  const { treatments } = customizationOf(window);
  return treatments[treatments.indexOf(type) + 1];
}

/** Keeps the treatments with something in them, and from now on counts the window as customized. */
export function confirmCustomization(draft: OrderDraft, number: number): DraftChange {
  const window = windowAt(draft, number);
  if (!window) return { ok: false, reason: WINDOW_GONE };
  const { customizations } = customizationOf(window);
  const worth = treatmentTypes.filter((type) => hasContent(customizations[type]));
  if (worth.length === 0) return { ok: false, reason: PICK_STYLE };
  const confirmed = Object.fromEntries(worth.map((type) => [type, customizations[type]]));
  return backToList(
    withWindow(draft, number, ({ draft: _, ...rest }) => ({ ...rest, customizations: confirmed })),
    window,
  );
}

export function isCustomized(window: Window) {
  return Object.keys(window.customizations).length > 0;
}

/** A finished window that was taken up again: what was changed does not count yet. */
export function hasUnconfirmedChanges(window: Window) {
  const changed = JSON.stringify(window.draft?.customizations) !== JSON.stringify(window.customizations);
  return isCustomized(window) && window.draft !== undefined && changed;
}

/** Something has been chosen for it beyond what will hang there. */
export function isBegun(window: Window) {
  return Object.values(customizationOf(window).customizations).some(hasContent);
}

/** A style, a true option or a fabric makes an entry worth keeping. */
export function hasContent(entry: TreatmentEntry | undefined) {
  if (!entry) return false;
  const options: OptionFlags = entry.customizations ?? {};
  return Boolean(entry.style) || Object.values(options).some(Boolean) || (entry.fabrics?.fabrics.length ?? 0) > 0;
}

/** Notes at which step the client is with this window once the change is made. */
function standAt(
  changed: DraftChange<never>,
  number: number,
  step: CustomizationStep,
  treatment?: TreatmentType,
): DraftChange<never> {
  const window = changed.ok ? windowAt(changed.value, number) : undefined;
  if (!changed.ok || !window) return changed;
  const here = { window: window.key, step, ...(treatment ? { treatment } : {}) };
  return { ok: true, value: moveTo(changed.value, here) };
}

/** Leaving a window leads to the list; the window keeps the step that was left. */
function leaveAt(...args: Parameters<typeof standAt>): DraftChange<never> {
  const changed = standAt(...args);
  return changed.ok ? { ok: true, value: moveTo(changed.value, null) } : changed;
}

/** This window is done with for now; another that is being customized stands where it stood. */
export function backToList(changed: DraftChange<never>, { key }: Window): DraftChange<never> {
  return changed.ok ? { ok: true, value: leaveWindow(changed.value, key) } : changed;
}

function withCustomization(
  draft: OrderDraft,
  number: number,
  change: (current: CustomizationDraft) => CustomizationDraft,
): DraftChange<never> {
  return withWindow(draft, number, (window) => ({ ...window, draft: change(customizationOf(window)) }));
}

function withEntry(
  draft: OrderDraft,
  number: number,
  type: TreatmentType,
  change: (entry: TreatmentEntry) => TreatmentEntry,
): DraftChange<never> {
  const window = windowAt(draft, number);
  if (!window) return { ok: false, reason: WINDOW_GONE };
  if (!customizationOf(window).treatments.includes(type)) return { ok: false, reason: NOT_CHOSEN };
  return withCustomization(draft, number, ({ treatments, customizations }) => ({
    treatments,
    customizations: { ...customizations, [type]: change(customizations[type] ?? {}) },
  }));
}

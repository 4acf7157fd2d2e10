import type { TypedTexts } from "./answers/typed-answers.ts";
import { enterHardware, hardwareField } from "./answers/typed-hardware.ts";
import { customizationOf } from "./customization.ts";
import type { DraftChange, Leaving, OrderDraft } from "./draft.ts";
import { tidyEntries } from "./entries.ts";
import { MAX_HARDWARE } from "./order-limits.ts";
import type { NamedLink, Window } from "./window.ts";

export function setHardwareChoice(
  draft: OrderDraft,
  choice: boolean | null,
  leaving: Leaving = "next",
): DraftChange<"hardwareChoice"> {
  if (choice === null && leaving === "exit") return { ok: true, value: draft };
  if (choice === null)
    return { ok: false, reason: "Please choose whether you want new hardware.", field: "hardwareChoice" };
  return { ok: true, value: { ...draft, hardwareChoice: choice, step: leaving === "exit" ? 2 : 3 } };
}

/** Kept as one of the entries: it counts as a detail, and the owner reads it where hardware is listed. */
const PLEASE_SUGGEST = "Please suggest";

export function asksForSuggestion(hardware: readonly NamedLink[]): boolean {
  return hardware.some(isSuggestion);
}

/** What the client named beside it. */
export function namedHardware(hardware: readonly NamedLink[]): NamedLink[] {
  return hardware.filter((entry) => !isSuggestion(entry));
}

function isSuggestion({ name, link }: NamedLink) {
  return name === PLEASE_SUGGEST && link === "";
}

/** What was typed at each window that the page shows, by its key. */
export type HardwareAtWindows = Readonly<Record<string, TypedTexts>>;

/** The hardware of the order, and of those windows that have their own. */
export function setHardware(
  draft: OrderDraft,
  named: NamedLink[],
  suggest = false,
  atWindows: HardwareAtWindows = {},
): DraftChange {
  const typed = suggest ? [...named, { name: PLEASE_SUGGEST, link: "" }] : named;
  const entries = tidyEntries(typed, { most: MAX_HARDWARE, noun: "hardware entries", prefix: "hardware" });
  if (!entries.ok) return entries;
  // Whoever keeps what hangs there has nothing to name.
  const keeps = draft.hardwareChoice === false && Object.keys(atWindows).length > 0;
  if (entries.value.length === 0 && !keeps) {
    return { ok: false, reason: "Please provide at least one hardware detail.", field: "hardware" };
  }
  const windows: Window[] = [];
  for (const window of draft.windows) {
    const read = enterHardware(window.hardware, atWindows[window.key] ?? {}, window.measurements);
    if (!read.ok) return { ...read, field: hardwareField(read.field ?? "hardware", window.key) };
    const { hardware: _, ...rest } = window;
    windows.push(read.value ? { ...rest, hardware: read.value } : rest);
  }
  const overviewStep = draft.overviewStep === "hardware" ? null : draft.overviewStep;
  return { ok: true, value: { ...draft, overviewStep, hardware: entries.value, windows } };
}

/** Some window goes by what was said for the whole order. */
export function orderHardwareCounts(windows: readonly Window[]): boolean {
  const rods = windowsWithRods(windows);
  return rods.length === 0 || rods.some(({ hardware }) => hardware === undefined);
}

/** A rod is asked about where drapes or a valance hang from one of its own, and where nothing has been chosen yet. */
export function windowsWithRods(windows: readonly Window[]): Window[] {
  return windows.filter((window) => {
    const { treatments, customizations } = customizationOf(window);
    const rod = customizations.tops?.style?.group === "rod-mount-valances";
    const drapes = treatments.includes("drapes") && !customizations.drapes?.sharedWith;
    return treatments.length === 0 || drapes || rod;
  });
}

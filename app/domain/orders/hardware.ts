import type { DraftChange, Leaving, OrderDraft } from "./draft.ts";
import { tidyEntries } from "./entries.ts";
import { MAX_HARDWARE } from "./order-limits.ts";
import type { NamedLink } from "./window.ts";

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

export function setHardware(draft: OrderDraft, named: NamedLink[], suggest = false): DraftChange {
  const typed = suggest ? [...named, { name: PLEASE_SUGGEST, link: "" }] : named;
  const entries = tidyEntries(typed, { most: MAX_HARDWARE, noun: "hardware entries", prefix: "hardware" });
  if (!entries.ok) return entries;
  if (entries.value.length === 0) {
    return { ok: false, reason: "Please provide at least one hardware detail.", field: "hardware" };
  }
  const overviewStep = draft.overviewStep === "hardware" ? null : draft.overviewStep;
  return { ok: true, value: { ...draft, overviewStep, hardware: entries.value } };
}

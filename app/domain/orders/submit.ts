import { missingMeasurements, parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { quoted } from "#app/domain/quoted.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { isCustomized } from "./customization.ts";
import type { OrderContent, OrderDraft } from "./draft.ts";
import { meaningOf } from "./order-status.ts";
import { windowsInDoubt } from "./window-doubts.ts";

export const ALREADY_SUBMITTED = "This order has already been submitted, so it can no longer be changed here.";

/** Why an order may not be submitted yet, in the words its disabled button says. */
export function checkSubmit(draft: OrderContent): Verdict<true> {
  if (draft.windows.length === 0) return { ok: false, reason: "Add at least one window first." };
  if (draft.hardwareChoice === null) return { ok: false, reason: "Say first whether you want new hardware." };
  const unmeasured = draft.windows.filter(
    ({ measurements }) => missingMeasurements(parseMeasurements(measurements)).length > 0,
  );
  if (unmeasured.length > 0) {
    const names = quoted(unmeasured.map(({ name }) => name));
    return { ok: false, reason: `Fill in all seven measurements of every window first. Still open: ${names}.` };
  }
  const open = draft.windows.filter((window) => !isCustomized(window)).map((window) => window.name);
  if (open.length > 0) return { ok: false, reason: `Customize every window first. Still open: ${quoted(open)}.` };
  if (draft.hardwareChoice && draft.hardware.length === 0) {
    return { ok: false, reason: "You asked for new hardware. Add at least one hardware detail first." };
  }
  return { ok: true, value: true };
}

/** What is asked once before an order goes out; it never stands in the way of somebody who has looked. */
export function checkDoubts({ windows }: OrderDraft, rules: ChangedPlacement = {}): Verdict<true, "doubts"> {
  const names = windowsInDoubt(windows, rules).map(({ window }) => window.name);
  if (names.length === 0) return { ok: true, value: true };
  const reason = `Something about the measurements of ${quoted(names)} may not be right: see the notes above. Correct them, or press Submit Order for Quote again to send them as they are.`;
  return { ok: false, reason, field: "doubts" };
}

/** A client changes an order only until it is submitted. */
export function checkEditable(status: string): Verdict<true> {
  return meaningOf(status).editable ? { ok: true, value: true } : { ok: false, reason: ALREADY_SUBMITTED };
}

import { newDraft, type OrderDraft } from "#app/domain/orders/draft.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { siteAgain } from "#app/domain/orders/site/site-form.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** An order that is still being built, or that has no windows, is nothing to order again. */
export function checkRepeatable(status: string, { windows }: Pick<OrderDraft, "windows">): Verdict<true> {
  return meaningOf(status).listed && windows.length > 0
    ? { ok: true, value: true }
    : { ok: false, reason: "This order has no windows to order again." };
}

/** Ready to be looked over: what was confirmed counts, what was begun and never confirmed does not. */
export function repeatedDraft({ hardwareChoice, hardware, windows, site }: OrderDraft, id: string): OrderDraft {
  return {
    ...newDraft(id),
    step: 4,
    site: siteAgain(site),
    hardwareChoice,
    hardware: structuredClone(hardware),
    windows: windows.map(({ draft: _, ...window }) => structuredClone(window)),
  };
}

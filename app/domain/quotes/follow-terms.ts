import { isAgreed } from "#app/domain/orders/consent.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import type { OrderBefore, OrderTerms } from "#app/domain/orders/order-update.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { QuoteKind } from "./quote-types.ts";

/** The versions that an order has when its terms are saved. */
export interface VersionsBefore {
  draft: { kind: QuoteKind } | undefined;
  open: { totalCents: number } | undefined;
  /** The one in force, with the total of what was chosen. */
  accepted: { totalCents: number } | undefined;
}

/**
 * What a save of status and total does to the versions of a quote, in this order. `send` makes a version of the total,
 * `sendDraft` sends the draft with lines, at the total if there is one.
 */
export type QuoteStep = "withdraw" | "endForce" | "keepDraft" | "adjustDraft" | "send" | "sendDraft" | "accept";

const CLEARED =
  "This quote has been accepted, so its total cannot be cleared. Enter another total, or cancel the order.";

/**
 * Order Status and Order Total, as the owner may set them at any time, carried out on the versions of the quote: what is open
 * ends where nothing can be confirmed, a total that no version has becomes one, and work that begins counts as a yes.
 */
export function followTerms(
  before: OrderBefore,
  after: OrderTerms,
  has: VersionsBefore,
): Verdict<QuoteStep[], "total"> {
  const { confirmable, told } = meaningOf(after.status);
  const repriced = before.totalCents !== after.totalCents;
  if (confirmable === "never") return { ok: true, value: stepsOfStopping(after, has, repriced) };
  const moved = before.status !== after.status;
  const { draft, open, accepted } = has;
  // A link to pay is nothing that a version says: nobody is asked anew because of one.
  if (!moved && !repriced) return { ok: true, value: [] };
  if (told === "quote" && draft?.kind === "lines" && (moved || (!open && !accepted))) {
    return { ok: true, value: ["sendDraft"] };
  }
  if (after.totalCents === null) {
    if (accepted && repriced) return { ok: false, code: "refused", reason: CLEARED, field: "total" };
    return { ok: true, value: open ? ["withdraw"] : [] };
  }
  const isNew = (open ?? accepted)?.totalCents !== after.totalCents;
  if (told === "quote") {
    // Work that we began by ourselves and take back is a quote that nobody has answered.
    const unanswered = moved && !open && !isAgreed(before.consent);
    return { ok: true, value: isNew || unanswered ? ["send"] : [] };
  }
  // Whoever has said yes to another total, however, is asked again, and until then owes nothing more, whatever the status is
  // set to; who was never asked is not, and what is owed still counts.
  const asked = before.consent !== "none";
  if (!isNew) return { ok: true, value: open && moved && !asked ? ["accept"] : [] };
  return { ok: true, value: asked ? ["send"] : ["send", "accept"] };
}

function stepsOfStopping({ status, totalCents }: OrderTerms, has: VersionsBefore, repriced: boolean): QuoteStep[] {
  const ended: QuoteStep[] = [
    ...(has.open ? (["withdraw"] as const) : []),
    ...(has.accepted ? (["endForce"] as const) : []),
  ];
  if (status !== "submitted") return ended;
  if (has.draft?.kind === "lines") return repriced && totalCents !== null ? [...ended, "adjustDraft"] : ended;
  return [...ended, "keepDraft"];
}

import { formatDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { effectsOf } from "#app/domain/orders/change-order.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import type { OrderBefore, OrderTerms } from "#app/domain/orders/order-update.ts";
import type { Verdict } from "#app/domain/verdict.ts";

interface Question {
  /** What the move does, in sentences. */
  does: string[];
  /** The words of the yes. */
  yes: string;
}

/**
 * What is asked before a save that is not taken back by a press, and before an order is taken out of work: given back to its
 * client, or cancelled. Nothing for any other save. Whether the fee of a consultation is credited on the order only adds to
 * what is said.
 */
export function questionBefore(before: OrderBefore, after: OrderTerms, credited = false): Question | undefined {
  const is = meaningOf(after.status);
  if (is.payable) return questionBeforeBinding(before, after);
  if (before.status === after.status) return undefined;
  const was = meaningOf(before.status);
  const { endsConfirmation, recredit } = effectsOf(before, after);
  const does = [
    is.editable && "The client can change this order again, and has to submit it anew for a quote.",
    was.listed && !is.listed && "Until then it stands in none of your lists.",
    !is.editable && "Work on this order stops. It stays in the lists, and you can take it up again at any time.",
    endsConfirmation && "The client's confirmation ends.",
    was.payable && after.paymentLink !== null && "Its payment link is no longer offered.",
    credited &&
      recredit &&
      "The consultation fee credited on it goes to another open order of the client, if there is one, and the client is told.",
  ].filter((sentence) => sentence !== false);
  return { does, yes: is.editable ? "Yes, give it back to the client" : "Yes, cancel this order" };
}

/** Work that begins counts as the client's yes where none was asked for, which charges the total, and freezes the packet. */
function questionBeforeBinding(before: OrderBefore, after: OrderTerms): Question | undefined {
  const { told, desk, confirmable } = meaningOf(after.status);
  const moved = before.status !== after.status;
  const changed = moved || before.totalCents !== after.totalCents;
  const begins = told !== "quote" && confirmable !== "never";
  const accepts = begins && changed && after.totalCents !== null && before.consent === "none";
  const does = [
    accepts && `This records the client's yes to ${formatMoney(after.totalCents)}, and charges it.`,
    moved &&
      desk === "inWork" &&
      !before.frozen &&
      "The packet of the workroom is frozen, if its figures are complete.",
  ].filter((sentence) => sentence !== false);
  if (does.length === 0) return undefined;
  return { does: [...does, "This cannot be undone."], yes: accepts ? "Yes, it is agreed" : "Yes, begin the work" };
}

/** A yes is the status it was said to: a yes to one is no yes to the other. */
export function checkAgreed(before: OrderBefore, after: OrderTerms, agreed: string): Verdict<OrderTerms, "agreed"> {
  const question = questionBefore(before, after);
  if (!question || agreed === after.status) return { ok: true, value: after };
  return { ok: false, code: "refused", reason: "Please say yes to this first.", field: "agreed" };
}

interface Meanwhile {
  /** When the client confirmed, as the owner saw it and as it stands now. */
  seenConfirmedAt: string;
  confirmedAt: string | null;
  /** Something else that the owner was looking at has changed too. */
  changed: boolean;
}

/** What happened while the owner was typing, where it is known: the client's yes. */
export function confirmedMeanwhile({ seenConfirmedAt, confirmedAt, changed }: Meanwhile): string | undefined {
  if (confirmedAt === null || confirmedAt === seenConfirmedAt) return undefined;
  const also = changed ? " It was also changed in another tab or on another device." : "";
  const rest = "Please look at it again, and save if you still want to change it.";
  return `The client confirmed this order on ${formatDate(confirmedAt)}, while this page was open.${also} ${rest}`;
}

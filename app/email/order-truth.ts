import { meaningOf } from "#app/domain/orders/order-status.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { EmailWords } from "./email-messages.ts";
import { centsIn } from "./message-fields.ts";

/** What an order costs and what a consultation's fee pays of it, in cents. */
export interface Amounts {
  total: number | null;
  credit: number | null;
}

/** An order as it is now. */
export interface OrderNow extends Amounts {
  status: string;
  payment_link: string;
  confirmed: boolean;
}

/** What a message to the client says of its order; what it does not say is left out. */
interface Said {
  status?: string;
  /** Whether it names amounts. Not what is left to pay: money that has come since does not make a price untrue. */
  amounts?: boolean;
  payment_link?: string;
  confirmed?: boolean;
}

type OrderEmails = {
  [Kind in "confirm" | "quote_ready" | "quote_accepted" | "status_changed"]: EmailWords<Kind>;
};

const said: { [Kind in keyof OrderEmails]: (parameters: OrderEmails[Kind]) => Said } = {
  confirm: () => ({ status: "submitted" }),
  quote_ready: (quote) => ({ status: "quoted", amounts: true, payment_link: quote.payment_link, confirmed: false }),
  quote_accepted: (quote) => ({ amounts: true, payment_link: quote.payment_link, confirmed: true }),
  status_changed: (news) => {
    const { status, change, payment_link, confirmation } = news;
    const quoted = meaningOf(status).told === "quote";
    return {
      status,
      payment_link,
      ...((quoted || change !== "status") && { amounts: true }),
      // These ask for a yes.
      ...((change === "total" || (quoted && change === "status")) && { confirmed: false }),
      ...(confirmation === "given" && { confirmed: true }),
    };
  },
};

export function saysSomethingOfItsOrder(kind: string): kind is keyof OrderEmails {
  return Object.hasOwn(said, kind);
}

/** Whether a message that waits may still be sent: what it says of its order must be so. */
export function checkOrderEmail<Kind extends keyof OrderEmails>(
  kind: Kind,
  parameters: OrderEmails[Kind],
  named: Amounts,
  now: OrderNow,
): Verdict<true> {
  const { status, amounts, payment_link, confirmed } = said[kind](parameters);
  if (status !== undefined && status !== now.status) return untrue("the status of the order has changed since");
  if (amounts && (named.total !== now.total || named.credit !== now.credit)) {
    return untrue("the price has changed since");
  }
  if (payment_link && payment_link !== now.payment_link) return untrue("the payment link has changed since");
  if (confirmed === undefined || confirmed === now.confirmed) return { ok: true, value: true };
  return untrue(confirmed ? "the confirmation has ended since" : "the client has confirmed since");
}

/** What a message names, from what it is filled with: cents, or the words that older ones hold. */
export function amountsIn(parameters: unknown): Amounts {
  const { total, credit } = (parameters ?? {}) as Record<string, unknown>;
  return { total: centsIn(total), credit: centsIn(credit) };
}

function untrue(why: string) {
  return { ok: false as const, reason: `No longer true: ${why}.` };
}

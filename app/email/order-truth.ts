import { meaningOf } from "#app/domain/orders/order-status.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { EmailWords } from "./email-messages.ts";

/** An order as it is now, in the words of its e-mails. */
export interface OrderNow {
  status: string;
  total: string;
  credit: string;
  payment_link: string;
  confirmed: boolean;
}

/** What a message to the client says of its order; what it does not say is left out. */
interface Said {
  status?: string;
  /** Not what is left to pay: money that has come since does not make a price untrue. */
  amounts?: Pick<OrderNow, "total" | "credit">;
  payment_link?: string;
  confirmed?: boolean;
}

type OrderEmails = {
  [Kind in "confirm" | "quote_ready" | "quote_accepted" | "status_changed"]: EmailWords<Kind>;
};

const said: { [Kind in keyof OrderEmails]: (parameters: OrderEmails[Kind]) => Said } = {
  confirm: () => ({ status: "submitted" }),
  quote_ready: (quote) => ({ status: "quoted", amounts: quote, payment_link: quote.payment_link, confirmed: false }),
  quote_accepted: (quote) => ({ amounts: quote, payment_link: quote.payment_link, confirmed: true }),
  status_changed: (news) => {
    const { status, change, payment_link, confirmation } = news;
    const quoted = meaningOf(status).told === "quote";
    return {
      status,
      payment_link,
      ...((quoted || change !== "status") && { amounts: news }),
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
  now: OrderNow,
): Verdict<true> {
  const { status, amounts, payment_link, confirmed } = said[kind](parameters);
  if (status !== undefined && status !== now.status) return untrue("the status of the order has changed since");
  if (amounts && (["total", "credit"] as const).some((name) => amounts[name] !== now[name])) {
    return untrue("the price has changed since");
  }
  if (payment_link && payment_link !== now.payment_link) return untrue("the payment link has changed since");
  if (confirmed === undefined || confirmed === now.confirmed) return { ok: true, value: true };
  return untrue(confirmed ? "the confirmation has ended since" : "the client has confirmed since");
}

function untrue(why: string) {
  return { ok: false as const, reason: `No longer true: ${why}.` };
}

import { shippedSite } from "#app/content/site.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { EmailKind } from "#app/domain/emails/email-kinds.ts";
import visits from "./data/visits.json" with { type: "json" };
import type { DemoOrder } from "./demo-orders.ts";
import { demoPeople } from "./demo-people.ts";

/** One message that never arrived, so that the owner's desk shows what that looks like. */
const failedEmail = { orderId: "LF-1005", kind: "confirm", lastError: "550 mailbox is full" };

interface Recipient {
  userId: string | null;
  recipientName: string;
  recipientAddress: string;
}

/** The e-mails that these orders would have caused. They are samples: none of them is sent. */
export function demoEmailsOf(order: DemoOrder) {
  const person = demoPeople.find(({ id }) => id === order.userId);
  if (!person) throw new Error(`Nobody ordered ${order.id}.`);
  const name = fullName(person);
  const about = { order_id: order.id, customer_name: name };
  const known = { ...about, customer_email: person.email };
  const client: Recipient = { userId: person.id, recipientName: name, recipientAddress: person.email };
  const us: Recipient = {
    userId: null,
    recipientName: shippedSite.house.name,
    recipientAddress: shippedSite.house.address,
  };
  const count = order.windows.length;
  const { submittedAt, quotedAt, confirmedAt, paymentLink } = order;
  const amounts = { total: order.totalCents, ...creditOf(order) };
  const greeted = { ...about, first_name: person.firstName };
  return [
    ...(submittedAt
      ? [
          sample(order, "new_order", us, { ...known, submitted_at: submittedAt, window_count: count }, submittedAt),
          sample(order, "confirm", client, { ...known, ...greeted, number_of_windows: count }, submittedAt),
        ]
      : []),
    ...(quotedAt
      ? [sample(order, "quote_ready", client, { ...greeted, ...amounts, payment_link: paymentLink ?? "" }, quotedAt)]
      : []),
    ...(confirmedAt
      ? [
          sample(order, "quote_confirmed", us, { ...known, ...amounts }, confirmedAt),
          sample(
            order,
            "quote_accepted",
            client,
            { ...greeted, ...amounts, payment_link: paymentLink ?? "" },
            confirmedAt,
          ),
        ]
      : []),
  ];
}

function creditOf({ id, totalCents }: DemoOrder) {
  if (id !== visits.credit.orderId || totalCents === null) return { credit: null, to_pay: null };
  const fee = shippedSite.facts.offer.visitFee;
  return { credit: fee, to_pay: Math.max(0, totalCents - fee) };
}

function sample(order: DemoOrder, kind: EmailKind, to: Recipient, parameters: object, at: string) {
  const failed = order.id === failedEmail.orderId && kind === failedEmail.kind;
  return {
    id: `demo-${order.id}-${kind}`,
    kind,
    ...to,
    parameters: JSON.stringify(parameters),
    orderId: order.id,
    attempts: failed ? 5 : 1,
    nextTryAt: at,
    createdAt: at,
    ...(failed
      ? { state: "failed" as const, sentAt: null, lastError: failedEmail.lastError, receipt: null }
      : { state: "sent" as const, sentAt: at, lastError: null, receipt: "A sample of the demo; it was never sent." }),
  };
}

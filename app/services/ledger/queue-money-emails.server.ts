import type { Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import type { Money, PaymentPlan } from "#app/domain/ledger/derive-money.ts";
import { dueWhen } from "#app/domain/ledger/due-words.ts";
import { formatMoney } from "#app/domain/money.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

interface Receipt {
  kind: "payment_received" | "refund_sent";
  order: { id: string; userId: string };
  entry: { amountCents: number; occurredOn: string; receiptNumber: string | null };
  money: Money;
  plan: PaymentPlan | null;
  at: string;
}

/** Tells the client of a payment or refund, with what is left and when it is due. Called inside its transaction. */
export async function queueReceipt(db: Db, { kind, order, entry, money, plan, at }: Receipt) {
  const client = await db
    .selectFrom("users")
    .select(["firstName", "lastName", "email"])
    .where("id", "=", order.userId)
    .executeTakeFirstOrThrow();
  const name = fullName(client);
  const { chargedCents, balanceCents, dues } = money;
  const [next] = dues;
  await queueEmail(db, {
    kind,
    to: { name, address: client.email },
    parameters: {
      ...{ order_id: order.id, customer_name: name, first_name: client.firstName },
      ...{ amount: formatMoney(Math.abs(entry.amountCents)), day: formatDate(noonOf(entry.occurredOn)) },
      ...{ receipt: entry.receiptNumber ?? "", charged: chargedCents > 0 ? formatMoney(chargedCents) : "" },
      left: balanceCents > 0 ? formatMoney(balanceCents) : "",
      in_credit: balanceCents < 0 ? formatMoney(-balanceCents) : "",
      due: next ? dueWhen(next, plan) : "",
      // Where only part of what is left is due then.
      due_amount: next && dues.length > 1 ? formatMoney(next.cents) : "",
    },
    ...{ orderId: order.id, userId: order.userId, at },
  });
}

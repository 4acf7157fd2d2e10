import type { Updateable } from "kysely";
import { type Db, setRows } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { chargeFor } from "#app/domain/ledger/derive-money.ts";
import { dropReminders } from "#app/services/emails/queue-email.server.ts";
import type { OrderActing, OrderRecord } from "#app/services/orders/with-order.server.ts";
import { projectStage } from "#app/services/schedule/project-stage.server.ts";
import { addEntry, type Projected, projectMoney } from "./entries/add-entry.server.ts";
import { findOrderMoney, findSettled, type Planned } from "./entries/find-order-money.server.ts";
import { followCredits } from "./follow-credits.server.ts";

interface Charging {
  /** As it stands with this yes. */
  order: Planned & Pick<OrderRecord, "userId" | "outsideUntil"> & { acceptedQuoteId: string };
  /** What was accepted. */
  totals: { totalCents: number; taxCents: number };
  /** What else the yes writes to the order. */
  values: Updateable<Database["orders"]>;
  actorId: string;
  at: string;
}

/**
 * What a yes makes a client owe: the total of the version in force, and of a later version only the difference to what is
 * charged already, paid or not. An order whose money was kept elsewhere is left alone until it is taken over. Called inside the
 * transaction of the yes, with the client's row locked, once the answer is written; fees follow afterwards.
 */
export async function chargeOrder(
  db: Db,
  { order, totals, values, actorId, at }: Charging,
): Promise<Projected | undefined> {
  const { id: orderId, userId, acceptedQuoteId: quoteId } = order;
  if (order.outsideUntil !== null && order.ledgerSince === null) {
    await setRows(db, "orders", { id: orderId }, values);
    await dropReminders(db, orderId);
    await projectStage(db, orderId);
    return undefined;
  }
  // Nothing to pay is an answer, too.
  const ledgerSince = order.ledgerSince ?? at;
  const charged = { ...order, ledgerSince };
  const found = { order: charged, ...(await findOrderMoney(db, charged)) };
  const { amountCents, taxCents } = chargeFor(found.money, totals, findSettled(found.entries));
  if (amountCents !== 0 || taxCents !== 0) {
    const kind = found.entries.some((entry) => entry.kind === "charge") ? "change" : "charge";
    const entry = { orderId, userId, kind, amountCents, taxCents, actorId, at } as const;
    await addEntry(db, { ...entry, quoteId, formKey: `accepted:${quoteId}` }, found);
  }
  return projectMoney(db, orderId, found, { ...values, ledgerSince });
}

/** After a turn in the life of an order: fees follow where it stands, and so does what is due. */
export async function followOrder(db: Db, { userId, orderId, actorId, at }: OrderActing & { at: string }) {
  await followCredits(db, { userId, actorId, at });
  return projectMoney(db, orderId);
}

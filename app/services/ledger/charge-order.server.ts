import type { Db } from "#app/db/client.server.ts";
import { chargeFor } from "#app/domain/ledger/derive-money.ts";
import { addEntry } from "./entries/add-entry.server.ts";
import { findMoneyOrder, findOrderMoney, findSettled, readTotals } from "./entries/find-order-money.server.ts";
import { projectMoney } from "./entries/project-money.server.ts";
import { followCredits } from "./follow-credits.server.ts";

interface Charging {
  userId: string;
  orderId: string;
  actorId: string;
  at: string;
}

/**
 * What a yes makes a client owe: the total of the version in force, and of a later version only the difference to what is
 * charged already, paid or not. An order whose money was kept elsewhere is left alone until it is taken over. Called inside the
 * transaction of the yes, with the client's row locked, once the order names the version.
 */
export async function chargeOrder(db: Db, { userId, orderId, actorId, at }: Charging) {
  const order = await findMoneyOrder(db, userId, orderId);
  if (!order?.acceptedQuoteId) return;
  if (order.outsideUntil !== null && order.ledgerSince === null) return;
  const quoteId = order.acceptedQuoteId;
  const { entries, money } = await findOrderMoney(db, order);
  const { totals } = await db
    .selectFrom("quoteAnswers")
    .select("totals")
    .where("acceptedOf", "=", quoteId)
    .executeTakeFirstOrThrow();
  const { amountCents, taxCents } = chargeFor(money, readTotals(totals), findSettled(entries));
  if (amountCents !== 0 || taxCents !== 0) {
    const kind = entries.some((entry) => entry.kind === "charge") ? "change" : "charge";
    await addEntry(db, {
      ...{ orderId, userId, kind, amountCents, taxCents, actorId, at },
      ...{ quoteId, formKey: `accepted:${quoteId}` },
    });
  } else if (order.ledgerSince === null) {
    // Nothing to pay is an answer, too.
    await db.updateTable("orders").set({ ledgerSince: at }).where("id", "=", orderId).execute();
  }
  await followCredits(db, { userId, actorId, at });
  await projectMoney(db, orderId);
}

/** After a turn in the life of an order: fees follow where it stands, and so does what is due. */
export async function followOrder(db: Db, { userId, orderId, actorId, at }: Charging) {
  await followCredits(db, { userId, actorId, at });
  return projectMoney(db, orderId);
}

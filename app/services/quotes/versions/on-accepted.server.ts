import type { Db } from "#app/db/client.server.ts";
import { settleCredits } from "#app/services/consultations/credit-consultation.server.ts";
import { chargeOrder } from "#app/services/ledger/charge-order.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import type { QuotedOrder } from "./find-quoted-order.server.ts";
import { writeOrder } from "./with-order.server.ts";

interface Accepted {
  order: QuotedOrder;
  quote: { id: string; number: number; sentAt: string | null };
  /** What was chosen comes to this. */
  totalCents: number;
  by: "client" | "owner";
  how: string;
  actorId: string;
  at: string;
}

/**
 * What follows from a yes, whoever gave it: the order shows the total of what was chosen, with its event, its turn, its
 * charge and its credit. Called inside the transaction of the answer.
 */
export async function onAccepted(db: Db, { order, quote, totalCents, by, how, actorId, at }: Accepted) {
  const { id: orderId, userId, status } = order;
  const client = by === "client";
  await writeOrder(db, order, at, {
    ...{ totalCents, quoteId: quote.id, acceptedQuoteId: quote.id, quotedAt: quote.sentAt },
    // The client's own yes, never one that we recorded.
    ...(client && { confirmedAt: at }),
  });
  const event = { orderId, actorId, at };
  const details = client ? { totalCents } : { number: quote.number, reason: how };
  await recordEvent(db, { ...event, kind: client ? "confirmed" : "acceptance_recorded", details });
  const turn = { ...event, fromStatus: status, toStatus: status, totalCents };
  if (client || totalCents !== order.totalCents) {
    await recordTurn(db, { ...turn, confirmation: client ? ("given" as const) : null });
  }
  await chargeOrder(db, { userId, orderId, actorId, at });
  if (totalCents !== order.totalCents) {
    await settleCredits(db, { userId, savedOrderId: orderId, actorId, at });
  }
}

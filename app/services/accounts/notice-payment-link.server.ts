import { type Db, findRow } from "#app/db/client.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { findOwners } from "./staff/list-staff.server.ts";

interface LinkChange {
  /** Missing where it is the link for the fee of a consultation. */
  orderId?: string;
  actorId: string;
  before: string | null;
  now: string | null;
  at: string;
}

/**
 * Tells every owner that a payment link is another now, or gone. The first link of an order is everyday
 * work and no news; one that clients may already have is.
 */
export async function noticePaymentLink(db: Db, { orderId, actorId, before, now, at }: LinkChange) {
  if (before === null || before === now) return;
  const actor = await findRow(db, "users", { id: actorId }, ["name"]);
  const parameters = {
    at,
    order_id: orderId ?? "",
    changed_by: actor?.name ?? "",
    link_before: before,
    link_now: now ?? "",
  };
  for (const owner of await findOwners(db)) {
    await queueEmail(db, { kind: "payment_link_changed", parameters, orderId: orderId ?? null, at, ...owner });
  }
}

import type { Db } from "#app/db/client.server.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { lockOrder } from "#app/services/orders/with-order.server.ts";
import { sendPlain } from "#app/services/quotes/plain/send-plain.server.ts";
import { acceptVersion, NO_WORDS } from "#app/services/quotes/versions/accept-version.server.ts";
import { closeOpen } from "#app/services/quotes/versions/close-version.server.ts";
import { findVersion } from "#app/services/quotes/versions/quote-rows.server.ts";

interface SampleOrder {
  id: string;
  userId: string;
  status: string;
  totalCents: number | null;
  confirmedAt?: string | null;
}

/**
 * The total of an order that was put straight into the database becomes the plain quote that it would have been, answered as
 * the order stands: by its client, by work that has begun, or not yet.
 */
export async function quotePlainly(db: Db, sample: SampleOrder, { actorId, at }: { actorId: string; at: string }) {
  const { id: orderId, userId, status, confirmedAt } = sample;
  if (sample.totalCents === null) return;
  await sendPlain(db, { userId, orderId, actorId, at });
  const order = await lockOrder(db, { userId, orderId });
  const quote = await findVersion(db, orderId, "open");
  if (!order || !quote) throw new Error(`The order ${orderId} has no quote.`);
  const yes = { order, quote, chosen: [] };
  if (status === "cancelled") await closeOpen(db, { orderId, state: "withdrawn", at });
  else if (confirmedAt) {
    const { name } = await db.selectFrom("users").select("name").where("id", "=", userId).executeTakeFirstOrThrow();
    const words = { ...NO_WORDS, signedName: name };
    await acceptVersion(db, { ...yes, by: "client", how: "portal", actorId: userId, at: confirmedAt, words });
  } else if (hasBegun(status)) {
    await acceptVersion(db, { ...yes, by: "owner", how: "work begun", actorId, at });
  }
}

export function hasBegun(status: string) {
  return meaningOf(status).kept === "always";
}

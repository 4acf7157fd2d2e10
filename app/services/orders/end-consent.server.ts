import type { Db } from "#app/db/client.server.ts";

/**
 * Every consent that ends without another in its place ends here, however it came: no version of the order's quote is in force
 * any more. Called inside the transaction of what ends it, with the order locked.
 */
export async function endConsent(db: Db, orderId: string) {
  await db.updateTable("orders").set({ acceptedQuoteId: null, confirmedAt: null }).where("id", "=", orderId).execute();
}

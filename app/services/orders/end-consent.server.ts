import { type Db, getRow, setRows } from "#app/db/client.server.ts";
import { takeBackAgreed } from "./agreed/write-agreed.server.ts";

/**
 * Every consent that ends without another in its place ends here, however it came: no version of the order's quote is in force
 * any more, and what it wrote into the windows is taken back. Called inside the transaction of what ends it, with the order
 * locked.
 */
export async function endConsent(db: Db, { orderId, actorId, at }: { orderId: string; actorId: string; at: string }) {
  const order = await getRow(db, "orders", { id: orderId }, [
    "windows",
    "hardware",
    "hardwareChoice",
    "acceptedQuoteId",
  ]);
  const windows = await takeBackAgreed(db, order, { orderId, actorId, at });
  const ended = { ...windows, acceptedQuoteId: null, confirmedAt: null };
  await setRows(db, "orders", { id: orderId }, ended);
}

import type { Db } from "#app/db/client.server.ts";
import { findBought } from "./find-purchase.server.ts";

/** The dye lots that have come for an order, by the name of the cloth in small letters. */
export async function findLots(db: Db, orderId: string): Promise<Record<string, string>> {
  const bought = await findBought(db, [orderId]);
  const came = bought.filter(({ lots }) => lots !== "");
  return Object.fromEntries(
    came.map(({ name, color, lots }) => [[name, color].filter(Boolean).join(", ").toLowerCase(), lots]),
  );
}

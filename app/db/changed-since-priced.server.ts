import { sql } from "kysely";
import { readWindows } from "#app/domain/orders/documents/stored-window.ts";
import type { NamedLink } from "#app/domain/orders/window.ts";
import { differencesFromPriced } from "#app/domain/quotes/priced-windows.ts";
import type { Db } from "./client.server.ts";
import { readOrderDocuments } from "./order-documents.ts";

/** Its open quote was priced for other windows than it has now, as part of a statement about orders. */
export const isChangedSincePriced = sql<boolean>`("orders"."windowsChangedAt" is not null
  and exists (select 1 from "quotes" where "quotes"."openOf" = "orders"."id"))`;

interface Snapshot {
  windows?: object[];
  hardware?: NamedLink[];
}

/** After an edit of its windows or hardware, for lists; whoever takes a yes compares again. Inside the transaction of the edit. */
export async function noteChangedSincePriced(db: Db, orderId: string, at: string) {
  const row = await db
    .selectFrom("orders")
    .innerJoin("quotes", "quotes.openOf", "orders.id")
    .select(["windows", "hardware", "snapshot", "windowsChangedAt"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  if (!row?.snapshot) return;
  const { windows = [], hardware = [] } = JSON.parse(row.snapshot) as Snapshot;
  // A snapshot keeps no names, and none counts.
  const then = { windows: readWindows(windows.map((window) => ({ ...window, name: "Window" }))), hardware };
  const windowsChangedAt = differencesFromPriced(then, readOrderDocuments(row)).length > 0 ? at : null;
  if ((windowsChangedAt === null) === (row.windowsChangedAt === null)) return;
  await db.updateTable("orders").set({ windowsChangedAt }).where("id", "=", orderId).execute();
}

import type { App } from "#app/app.server.ts";
import { namedFabrics } from "#app/domain/orders/answers/fabric-looks.ts";
import { customizationOf } from "#app/domain/orders/customization.ts";
import { findDraft } from "./edit-order.server.ts";
import { isHandedIn } from "./listed-orders.server.ts";
import { orderColumns, readOrder } from "./read-order.server.ts";

/** The windows of an order, to be drawn for its client in what is being chosen; somebody else's is as if it did not exist. */
export async function findMyWindows(app: Pick<App, "db">, userId: string, orderId: string) {
  const { draft } = (await findDraft(app.db, userId, orderId)) ?? {};
  return draft?.windows.map((window) => ({ ...window, customizations: customizationOf(window).customizations }));
}

/** The same for the owner, of anybody's order. */
export async function findHandedInWindows(app: Pick<App, "db">, orderId: string) {
  const row = await app.db
    .selectFrom("orders")
    .select(orderColumns)
    .where("id", "=", orderId)
    .where(isHandedIn)
    .executeTakeFirst();
  return row && readOrder(row).windows;
}

/** The cloths of the fabric book in an order of theirs, sheers too; none where it is somebody else's. */
export async function findMyCloths(app: Pick<App, "db">, userId: string, orderId: string): Promise<string[]> {
  const { draft } = (await findDraft(app.db, userId, orderId)) ?? {};
  const named = draft?.windows.flatMap((window) =>
    namedFabrics({ ...window.customizations, ...window.draft?.customizations }),
  );
  return [...new Set(named?.flatMap(({ book }) => (book ? [book.id] : [])))];
}

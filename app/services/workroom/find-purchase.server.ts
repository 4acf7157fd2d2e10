import type { App } from "#app/app.server.ts";
import { purchaseSheet } from "#app/domain/workroom/paper/purchase-sheet.ts";
import { shopRulesKind } from "./document-kinds.server.ts";
import { findPackets } from "./find-packet.server.ts";
import { findLatest } from "./find-versions.server.ts";

/** More orders than this are not bought for at once. */
export const MOST_ORDERS = 40;

/**
 * What these orders need together, by supplier: their frozen packets, and for those without one the draft. Several are
 * rounded by the shop rules of today, one by its own. Orders that are not there are left out.
 */
export async function findPurchase({ db }: Pick<App, "db">, orderIds: readonly string[]) {
  const { packets, fabrics } = await findPackets(db, [...new Set(orderIds)].slice(0, MOST_ORDERS));
  const orders = packets.map((packet) => ({ ...packet, orderId: packet.document.orderId }));
  const [first] = orders;
  // A draft is made by the rules of today.
  const today = orders.find(({ state }) => state === "draft")?.document.rules.value;
  const rules =
    orders.length === 1 && first ? first.document.rules.value : (today ?? (await findLatest(db, shopRulesKind)).value);
  const gone = new Set(fabrics.filter(({ active }) => !active).map(({ id }) => id));
  const groups = purchaseSheet(
    orders.map(({ orderId, document }) => ({
      orderId,
      windows: document.packet.windows,
      inputs: document.inputs,
      hardware: document.order.hardware,
      gone: document.cloths.flatMap(({ name, book }) => (book !== undefined && gone.has(book) ? [name] : [])),
    })),
    rules,
  );
  return {
    orders: orders.map(({ orderId, number, customer }) => ({ id: orderId, number, customer })),
    groups,
  };
}

/** Orders that something can be bought for: those that are being made, and those that wait to be. */
export function listOrdersToBuyFor({ db }: Pick<App, "db">) {
  return db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["orders.id", "orders.userId", "status", "users.name as customer"])
    .where("status", "in", ["submitted", "quoted", "in progress"])
    .orderBy("submittedAt", "desc")
    .limit(MOST_ORDERS)
    .execute();
}

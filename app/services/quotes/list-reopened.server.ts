import type { App } from "#app/app.server.ts";

/** What the owner wrote when they last opened an order for this client to change, by order; only of those that still are. */
export async function listReopened(app: Pick<App, "db">, userId: string): Promise<Record<string, string>> {
  const rows = await app.db
    .selectFrom("emails")
    .innerJoin("orders", "orders.id", "emails.orderId")
    .select(["orders.id", "parameters"])
    .where("emails.kind", "=", "order_reopened")
    .where("orders.userId", "=", userId)
    .where("orders.status", "=", "incomplete")
    .orderBy("emails.createdAt")
    .execute();
  return Object.fromEntries(
    rows.map(({ id, parameters }) => [id, (JSON.parse(parameters) as { message?: string }).message ?? ""]),
  );
}

import type { App } from "#app/app.server.ts";

/** Notes when the client first looked at a version that was sent. */
export async function markSeen(app: Pick<App, "db" | "now">, userId: string, orderId: string, number: number) {
  await app.db
    .updateTable("quotes")
    .set({ firstSeenAt: app.now().toISOString() })
    .where("orderId", "=", orderId)
    .where("number", "=", number)
    .where("state", "<>", "draft")
    .where("firstSeenAt", "is", null)
    .where("orderId", "in", (eb) => eb.selectFrom("orders").select("id").where("userId", "=", userId))
    .execute();
}

import type { Db } from "#app/db/client.server.ts";
import type { Walker } from "#tests/support/orders/order-walk.ts";

/** Each status, total and confirmation that was said yes to is there with its trail, and once. */
export async function inspectTurns(db: Db, walkers: Walker[]) {
  const faults: string[] = [];
  const orders = walkers.flatMap((walker) => walker.orders).filter(({ submitted }) => submitted);
  for (const { orderId, turn, tried, confirmed } of orders) {
    const row = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirst();
    if (!row) continue;
    const fault = (text: string) => faults.push(`Order ${orderId} ${text}.`);
    const allowed = [turn ?? { status: "submitted", totalCents: null }, ...(tried ? [tried] : [])];
    if (!allowed.some(({ status, totalCents }) => status === row.status && totalCents === row.totalCents))
      fault(`is ${row.status} with ${row.totalCents}, and was left as ${JSON.stringify(allowed)}`);

    const history = await db
      .selectFrom("orderStatusHistory")
      .selectAll()
      .where("orderId", "=", orderId)
      .orderBy("at")
      .orderBy("id")
      .execute();
    const given = history.filter(({ confirmation }) => confirmation === "given").length;
    if (given > 1) fault(`was confirmed ${given} times`);
    if (confirmed && given !== 1) fault("lost its confirmation");
    if (!history.some(({ toStatus, totalCents }) => toStatus === row.status && totalCents === row.totalCents))
      fault("has a status that its history does not know");
    const seen = history.map(({ fromStatus, toStatus, totalCents, confirmation }) =>
      [fromStatus, toStatus, totalCents, confirmation].join(),
    );
    if (new Set(seen).size !== seen.length) fault("has a turn twice in its history");
  }
  const quoted = orders.filter(({ turn }) => turn).length;
  const confirmed = orders.filter((order) => order.confirmed).length;
  return {
    faults,
    facts: [`${quoted} orders were quoted or moved on by the owner, ${confirmed} confirmed by their clients.`],
  };
}

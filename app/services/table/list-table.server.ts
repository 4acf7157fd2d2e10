import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { shortName } from "#app/domain/accounts/full-name.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import { remakeName } from "#app/domain/workroom/remakes/remake-form.ts";
import { NEVER, readKept } from "#app/services/schedule/project-stage.server.ts";

/** More than a house has in work at once; a page does not grow with what was forgotten. */
const MOST = 60;

const inWork = statusesThat(({ desk }) => desk === "inWork");

/**
 * Orders in work that have a frozen packet, by the day on which work begins, then by what is promised. Nothing of money, and
 * of the client no more than a name. What is made again comes to the table whatever became of its order.
 */
export async function listTable({ db }: Pick<App, "db">) {
  const rows = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .leftJoin("orderDates", "orderDates.orderId", "orders.id")
    .select(["orders.id", "orders.number", "firstName", "lastName", "windowCount", "stageFacts"])
    .select([lastPacket.as("packet"), firstFrozen.as("since")])
    .where("orders.id", "in", (eb) =>
      eb
        .selectFrom("orders as made")
        .select("made.id")
        .where("made.status", "in", inWork)
        // As the list's own index has it.
        .where(sql<boolean>`"made"."status" <> 'incomplete'`)
        .union(
          eb
            .selectFrom("remakes")
            .select("remakes.orderId as id")
            .where("remakes.state", "=", "open")
            .where("frozenAt", "is not", null),
        ),
    )
    .where("status", "<>", "cancelled")
    .where(lastPacket, "is not", null)
    .orderBy((eb) => eb.fn.coalesce("workStartOn", eb.val(NEVER)))
    .orderBy((eb) => eb.fn.coalesce("promisedWeek", eb.val(NEVER)))
    .orderBy((eb) => eb.fn.coalesce("orders.number", eb.val(0)))
    .orderBy("orders.id")
    .limit(MOST)
    .execute();
  const remakes = await openRemakes(db, rows);
  return rows.map(({ id, number, windowCount, packet, since, stageFacts, ...person }) => ({
    id,
    called: shownOrderId({ id, number }),
    customer: shortName(person),
    windows: windowCount,
    packet,
    since,
    signed: readKept(stageFacts).packet?.parts ?? null,
    remakes: remakes.flatMap((remake) => (remake.orderId === id ? [remakeName(remake.number)] : [])),
  }));
}

const lastPacket = sql<number>`(select max("number") from "packets" where "packets"."orderId" = "orders"."id")`;
const firstFrozen = sql<string>`(select min("at") from "packets" where "packets"."orderId" = "orders"."id")`;

async function openRemakes(db: App["db"], orders: readonly { id: string }[]) {
  if (orders.length === 0) return [];
  return db
    .selectFrom("remakes")
    .select(["orderId", "number"])
    .where("state", "=", "open")
    .where(
      "orderId",
      "in",
      orders.map(({ id }) => id),
    )
    .orderBy("number")
    .execute();
}

import type { App } from "#app/app.server.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";

/** Orders in progress whose packet could not be frozen. An order without windows has nothing to cut, and needs none. */
export async function countWithoutPacket({ db }: Pick<App, "db">) {
  const { count } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(
      "status",
      "in",
      statusesThat(({ desk }) => desk === "inWork"),
    )
    .where("windowCount", ">", 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("packets").select("packets.id").whereRef("packets.orderId", "=", "orders.id"))),
    )
    .executeTakeFirstOrThrow();
  return count;
}

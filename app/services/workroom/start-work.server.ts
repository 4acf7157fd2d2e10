import type { App } from "#app/app.server.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { freezePacket } from "./freeze-packet.server.ts";

interface Started {
  userId: string;
  orderId: string;
  actorId: string;
  status: string;
}

/**
 * After the owner has saved a status: an order that is in the workroom gets its first packet frozen, if it can be. If not, it
 * stays a draft, which the desk counts. The status has been saved either way, so nothing that goes wrong here is a refusal.
 */
export async function startWorkOn(
  app: Pick<App, "db" | "now" | "log">,
  { status, ...order }: Started,
): Promise<{ frozen: boolean }> {
  if (meaningOf(status).desk !== "inWork") return { frozen: false };
  try {
    const { ok } = await freezePacket(app, { ...order, after: 0, reason: "" });
    return { frozen: ok };
  } catch (error) {
    app.log.error({ err: error, orderId: order.orderId }, "the packet could not be frozen");
    return { frozen: false };
  }
}

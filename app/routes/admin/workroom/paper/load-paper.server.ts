import type { App } from "#app/app.server.ts";
import { orderMissing } from "#app/routes/admin/missing-records.ts";
import { findLots } from "#app/services/purchasing/find-lots.server.ts";
import { findOrderSaid } from "#app/services/workroom/find-order-said.server.ts";
import { type FoundPacket, findPacket } from "#app/services/workroom/find-packet.server.ts";
import { readWorkOrder } from "#app/services/workroom/read-work-order.server.ts";

interface Asked {
  params: { userId: string; orderId: string };
  request: Request;
}

/** The packet that an address names: `?packet=2`, or else the latest. What is not there is a 404 with a way on. */
export async function findAskedPacket({ db }: Pick<App, "db">, { params, request }: Asked): Promise<FoundPacket> {
  const asked = new URL(request.url).searchParams.get("packet");
  const order = await findOrderSaid(db, params.orderId);
  const number = asked === null ? undefined : Number(asked);
  const found = order?.userId === params.userId ? await findPacket(db, params.orderId, number) : undefined;
  if (!found) throw orderMissing();
  return found;
}

export async function loadWorkOrder(app: Pick<App, "db">, asked: Asked) {
  const found = await findAskedPacket(app, asked);
  const lots = await findLots(app.db, found.document.orderId);
  return { order: await readWorkOrder(app.db, found, lots), number: found.number, at: found.at };
}

import type { RouterContextProvider } from "react-router";
import { appContext, dutyContext } from "#app/contexts.server.ts";
import { can } from "#app/domain/accounts/staff/duty.ts";
import { readRemakeName, remakeName } from "#app/domain/workroom/remakes/remake-form.ts";
import { orderMissing, TABLE } from "#app/routes/admin/paths.ts";
import { findLots } from "#app/services/purchasing/find-purchase-orders.server.ts";
import { listSigned } from "#app/services/stops/find-stops.server.ts";
import { findFrozenPacket } from "#app/services/workroom/find-frozen-packet.server.ts";
import { findOrderSaid } from "#app/services/workroom/find-order-said.server.ts";
import { type FoundPacket, findPacket } from "#app/services/workroom/find-packet.server.ts";
import { type Paper, readWorkOrder } from "#app/services/workroom/read-work-order.server.ts";
import { findRemakePacket } from "#app/services/workroom/remakes/find-remakes.server.ts";
import { missing } from "#app/web/page-meta.ts";

interface Asked {
  params: { userId: string; orderId: string };
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The packet that an address names: `?packet=2`, or else the latest. What is not there is a 404 with a way on. */
export async function findAskedPacket(asking: Asked): Promise<FoundPacket> {
  const { params, request, context } = asking;
  const { db } = context.get(appContext);
  const asked = new URL(request.url).searchParams.get("packet");
  const remake = readRemakeName(asked ?? "");
  if (remake !== undefined) {
    const again = await findRemakePacket(db, params, remake);
    if (!again) throw missing({ title: "Order", sentence: NOT_FROZEN, way: { to: TABLE, label: "Go to the table" } });
    return again;
  }
  if (!seesSheet(asking)) {
    const frozen = await findFrozenPacket(db, params, asked === null ? undefined : Number(asked));
    if (!frozen) throw missing({ title: "Order", sentence: NOT_FROZEN, way: { to: TABLE, label: "Go to the table" } });
    return frozen;
  }
  const order = await findOrderSaid(db, params.orderId);
  const number = asked === null ? undefined : Number(asked);
  const found = order?.userId === params.userId ? await findPacket(db, params.orderId, number) : undefined;
  if (!found) throw orderMissing();
  return found;
}

const NOT_FROZEN = "There is no frozen work order under this number.";

/** Drafts, the client's name and address, and the way back to the sheet are for those who work on the sheet. */
export function seesSheet({ context }: Pick<Asked, "context">) {
  return can(context.get(dutyContext), "cut");
}

export async function loadWorkOrder(asked: Asked) {
  const { db } = asked.context.get(appContext);
  const found = await findAskedPacket(asked);
  const paper = await findPaper(asked, found);
  return { order: await readWorkOrder(db, found, paper), number: packetName(found), toSheet: paper.toHang };
}

/** What is known today of what a packet needs, and of how it was hung. */
export async function findPaper(asked: Pick<Asked, "context">, { document }: FoundPacket): Promise<Paper> {
  const app = asked.context.get(appContext);
  const { orderId } = document;
  const toHang = seesSheet(asked);
  return { lots: await findLots(app.db, orderId), toHang, signed: toHang ? await listSigned(app, orderId) : [] };
}

/** As an address names it. */
export function packetName({ number, remake }: FoundPacket) {
  return remake ? remakeName(remake) : (number ?? undefined);
}

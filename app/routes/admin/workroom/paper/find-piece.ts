import { redirect } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { readPieceKey } from "#app/domain/workroom/paper/piece-key.ts";
import { orderMissing } from "#app/routes/admin/missing-records.ts";
import { printPath } from "#app/routes/admin/paths.ts";
import { findCustomerOf } from "#app/services/orders/find-order.server.ts";
import { findPacket } from "#app/services/workroom/find-packet.server.ts";
import type { Route } from "./+types/find-piece";
import { sheetAnchor } from "./paper-setting.ts";

/** Where the code on a label leads: the printed work order, at the window that the piece is for. */
export async function loader({ params: { orderId }, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const userId = await findCustomerOf(app, orderId);
  if (!userId) throw orderMissing();
  const key = readPieceKey(new URL(request.url).searchParams.get("part") ?? "");
  const found = key && (await findPacket(app.db, orderId));
  const index = found?.document.inputs.findIndex((window) => window.key === key?.window) ?? -1;
  return redirect(`${printPath({ userId, orderId })}${index < 0 ? "" : `#${sheetAnchor(index)}`}`);
}

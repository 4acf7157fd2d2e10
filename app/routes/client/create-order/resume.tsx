import { redirect } from "react-router";
import { windowToMeasure } from "#app/domain/orders/window-details.ts";
import { pageOfStep } from "#app/routes/client/order-paths.ts";
import type { Route } from "./+types/resume";
import { loadOrder } from "./order.server.ts";

/** Continue: the page of the stored step. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft } = await loadOrder(context, params.orderId);
  throw redirect(pageOfStep(draft.id, draft.step, windowToMeasure(draft)));
}

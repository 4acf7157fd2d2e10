import { redirect } from "react-router";
import { isMeasured } from "#app/domain/ordering/window-details.ts";
import { pageOfStep } from "#app/lib/order-paths.ts";
import type { Route } from "./+types/resume";
import { loadOrder } from "./order.server.ts";

/** Continue: the page of the stored step; among the windows, the first that has not been measured. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft } = await loadOrder(context, params.orderId);
  const open = draft.windows.findIndex((window) => !isMeasured(window));
  throw redirect(pageOfStep(draft.id, draft.step, open + 1 || draft.windows.length));
}

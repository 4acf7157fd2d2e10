import { appContext, userContext } from "#app/contexts.server.ts";
import { answerWithWindows } from "#app/routes/resources/windows-picture.server.ts";
import { findMyWindows } from "#app/services/orders/find-my-windows.server.ts";
import type { Route } from "./+types/order-windows";
import { DRAWN_WINDOWS } from "./order-paths.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const windows = await findMyWindows(app, context.get(userContext).id, params.orderId);
  return answerWithWindows(app, request, windows, DRAWN_WINDOWS);
}

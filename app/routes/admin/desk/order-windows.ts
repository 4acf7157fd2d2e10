import { appContext } from "#app/contexts.server.ts";
import { answerWithWindows } from "#app/routes/resources/windows-picture.server.ts";
import { findHandedInWindows } from "#app/services/orders/find-my-windows.server.ts";
import type { Route } from "./+types/order-windows";

/** The first window of an order, to know it by; at the head of its page three of them. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const most = new URL(request.url).searchParams.has("more") ? 3 : 1;
  return answerWithWindows(app, request, await findHandedInWindows(app, params.orderId), most);
}

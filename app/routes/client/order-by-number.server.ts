import { type MiddlewareFunction, redirect } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { orderNumberIn } from "#app/domain/orders/order-id.ts";
import { findNamedOrder } from "#app/services/orders/number-order.server.ts";

const NAMED = /^\/client\/dashboard\/(?:orders|create-order)\/(LF-\d{1,9})(?=\/|$)/;

/** E-mails call an order by its number; its pages have its id in their address. */
export const leadByNumber: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url);
  const named = request.method === "GET" ? NAMED.exec(url.pathname)?.[1] : undefined;
  if (!named) return next();
  const found = await findNamedOrder(context.get(appContext).db, named, orderNumberIn(named));
  if (!found || found.id === named || found.userId !== context.get(userContext).id) return next();
  throw redirect(`${url.pathname.replace(named, found.id)}${url.search}`);
};

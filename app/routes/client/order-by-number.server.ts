import { type MiddlewareFunction, redirect } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { orderNumberIn } from "#app/domain/orders/order-id.ts";
import { findMyOrderByNumber } from "#app/services/orders/number-order.server.ts";

const NAMED = /^\/client\/dashboard\/(?:orders|create-order)\/(LF-\d{1,9})(?=\/|$)/;

/** E-mails call an order by its number; its pages have its id in their address. */
export const leadByNumber: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url);
  const named = request.method === "GET" ? NAMED.exec(url.pathname)?.[1] : undefined;
  if (!named) return next();
  const number = named ? orderNumberIn(named) : undefined;
  const { db } = context.get(appContext);
  const id = number === undefined ? undefined : await findMyOrderByNumber(db, context.get(userContext).id, number);
  // An id may look like a number: then it is the address already.
  if (!id || id === named) return next();
  throw redirect(`${url.pathname.replace(named, id)}${url.search}`);
};

import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
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
  const id = await findMine(context, named).catch(() => undefined);
  // An id may look like a number: then it is the address already.
  if (!id || id === named) return next();
  throw redirect(`${url.pathname.replace(named, id)}${url.search}`);
};

/** What cannot be looked up is left to the page, which says in its own words what it could not load. */
async function findMine(context: Readonly<RouterContextProvider>, named: string) {
  const number = orderNumberIn(named);
  if (number === undefined) return undefined;
  return findMyOrderByNumber(context.get(appContext).db, context.get(userContext).id, number);
}

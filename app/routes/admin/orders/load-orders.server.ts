import type { LoaderFunctionArgs } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { isAnswered } from "#app/domain/orders/quote.ts";
import { listOrders } from "#app/services/orders/list-orders.server.ts";

/** The list as its address asks for it; the home page and View Orders show the same one. */
export async function loadOrders({ request, context }: LoaderFunctionArgs) {
  const query = parseOrderList(new URL(request.url).searchParams);
  const { rows, ...found } = await listOrders(context.get(appContext), query);
  return {
    ...found,
    query: { ...query, page: found.page },
    rows: rows.map(({ id, number, userId, firstName, lastName, windowCount, status, totalCents, agreed }) => ({
      id,
      number,
      userId,
      customer: fullName({ firstName, lastName }) || "N/A",
      windowCount,
      status,
      totalCents,
      confirmed: isAnswered({ status, agreed: Boolean(agreed) }),
    })),
  };
}

export type OrderListData = Awaited<ReturnType<typeof loadOrders>>;
export type OrderRow = OrderListData["rows"][number];

import type { LoaderFunctionArgs } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { olderYesInWords } from "#app/domain/orders/consent.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { isAnswered } from "#app/domain/orders/quote.ts";
import { type ListedOrder, listOrders } from "#app/services/orders/list-orders.server.ts";

/** The list as its address asks for it; the home page and View Orders show the same one. */
export async function loadOrders({ request, context }: LoaderFunctionArgs) {
  const query = parseOrderList(new URL(request.url).searchParams);
  const { rows, ...found } = await listOrders(context.get(appContext), query);
  return {
    ...found,
    query: { ...query, page: found.page },
    rows: rows.map((row) => ({
      id: row.id,
      number: row.number,
      userId: row.userId,
      customer: fullName(row) || "N/A",
      windowCount: row.windowCount,
      status: row.status,
      totalCents: row.totalCents,
      yes: yesInWords(row),
    })),
  };
}

/** What of an order its client has said yes to: what it shows, or an older version; nothing without a yes. */
export function yesInWords({ status, agreed, ...versions }: ListedOrder): string {
  return isAnswered({ status, agreed: Boolean(agreed) }) ? "Confirmed" : olderYesInWords(versions);
}

export type OrderListData = Awaited<ReturnType<typeof loadOrders>>;
export type OrderRow = OrderListData["rows"][number];

import type { LoaderFunctionArgs } from "react-router";
import type { App } from "#app/app.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { olderYesInWords } from "#app/domain/orders/consent.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { isAnswered } from "#app/domain/orders/quote.ts";
import { type ListedOrder, listOrders } from "#app/services/orders/list-orders.server.ts";
import { type Card, findCalendar, findCards } from "#app/services/schedule/find-cards.server.ts";

/** The list as its address asks for it; the home page and View Orders show the same one. */
export async function loadOrders({ request, context }: LoaderFunctionArgs) {
  const query = parseOrderList(new URL(request.url).searchParams);
  const app = context.get(appContext);
  const { rows, ...found } = await listOrders(app, query);
  const standings = await findStandings(app, rows);
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
      ...(standings.get(row.id) ?? NOWHERE),
    })),
  };
}

/** Beside the status of each of these orders: its yes, and what it waits for or what became of it, in the words of its card on the board. */
export async function findStandings(app: App, rows: readonly ListedOrder[]) {
  const ids = rows.map(({ id }) => id);
  const cards = new Map((await findCards(app.db, ids, await findCalendar(app))).map((card) => [card.id, card]));
  const found = rows.map((row) => {
    const { blocks = [], ours = false, lateness = null }: Partial<Card> = cards.get(row.id) ?? {};
    const yes = yesInWords(row);
    return [row.id, { yes: blocks.includes(yes) ? "" : yes, blocks, ours, lateness }] as const;
  });
  return new Map<string, Standing>(found);
}

export type Standing = Pick<Card, "blocks" | "ours" | "lateness"> & { yes: string };
export const NOWHERE: Standing = { yes: "", blocks: [], ours: false, lateness: null };

/** What of an order its client has said yes to: what it shows, or an older version; nothing without a yes. */
export function yesInWords({ status, agreed, ...versions }: ListedOrder): string {
  return isAnswered({ status, agreed: Boolean(agreed) }) ? "Confirmed" : olderYesInWords(versions);
}

export type OrderListData = Awaited<ReturnType<typeof loadOrders>>;
export type OrderRow = OrderListData["rows"][number];

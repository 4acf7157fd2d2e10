import type { App } from "#app/app.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { doNext, MOST_NEXT, orderNeeds, type Waiting } from "#app/domain/orders/owner/do-next.ts";
import { findOrderRows } from "#app/services/orders/list-orders.server.ts";
import { listedIds } from "#app/services/orders/listed-orders.server.ts";

const oldestFirst = { ...parseOrderList(new URLSearchParams()), descending: false };

/** What waits for the owner. Of each kind only as many are read as could be shown. */
export async function listNext(app: Pick<App, "db" | "now">): Promise<Waiting[]> {
  const needs: { kind: (typeof orderNeeds)[number]; id: string }[] = [];
  for (const kind of orderNeeds) {
    const ids = await listedIds(app, { ...oldestFirst, only: kind })
      .limit(MOST_NEXT)
      .execute();
    needs.push(...ids.map(({ id }) => ({ kind, id })));
  }
  const rows = await findOrderRows(app.db, [...new Set(needs.map(({ id }) => id))]);
  const orders = needs.flatMap(({ kind, id }): Waiting[] => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const { userId, windowCount } = row;
    return [{ kind, id, name: fullName(row), since: row.submittedAt ?? row.createdAt, userId, windowCount }];
  });
  const inquiries = await app.db
    .selectFrom("inquiries")
    .select(["id", "name", "createdAt as since"])
    .where("state", "=", "new")
    .orderBy("createdAt")
    .limit(MOST_NEXT)
    .execute();
  const swatches = await app.db
    .selectFrom("swatchRequests")
    .select(["id", "name", "createdAt as since"])
    .where("sentAt", "is", null)
    .orderBy("createdAt")
    .limit(MOST_NEXT)
    .execute();
  return doNext([
    ...orders,
    ...inquiries.map((row) => ({ kind: "inquiry" as const, ...row })),
    ...swatches.map((row) => ({ kind: "swatches" as const, ...row })),
  ]);
}

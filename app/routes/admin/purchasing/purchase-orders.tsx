import { appContext } from "#app/contexts.server.ts";
import { formatDate } from "#app/domain/dates.ts";
import { purchaseOrderList, purchaseStateLabels } from "#app/domain/purchasing/purchase-order.ts";
import { dayInWords } from "#app/domain/purchasing/purchase-words.ts";
import { ListPage, NothingFound, narrow } from "#app/routes/admin/list-page.tsx";
import { PURCHASE_LIST, PURCHASE_ORDERS, purchaseOrderPath } from "#app/routes/admin/paths.ts";
import { listPurchaseOrders } from "#app/services/purchasing/find-purchase-orders.server.ts";
import { SmallButtonLink } from "#app/ui/button.tsx";
import { type Column, column, EmptyState } from "#app/ui/data-table.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/purchase-orders";

export const meta = pageMeta({ title: "Purchase orders" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = purchaseOrderList.parse(new URL(request.url).searchParams);
  const found = await listPurchaseOrders(context.get(appContext), query);
  return { ...found, query: { ...query, page: found.page } };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const toList = <SmallButtonLink to={PURCHASE_LIST}>Purchase List</SmallButtonLink>;

export default function PurchaseOrdersPage({ loaderData }: Route.ComponentProps) {
  const { query, counts, all } = loaderData;
  const narrowed = query.search !== "" || query.state !== null;
  return (
    <ListPage
      heading={{
        title: "Purchase orders",
        lead: "What was ordered from suppliers, the newest first.",
        actions: toList,
      }}
      {...narrow(purchaseOrderList, PURCHASE_ORDERS, query, {
        search: "Search by number or supplier",
        by: "state",
        label: "Filter by state",
        labels: purchaseStateLabels,
        counts,
        all,
      })}
      noun={["purchase order", "purchase orders"]}
      found={loaderData}
      table={{
        caption: "Purchase orders",
        columns,
        rowKey: (row) => row.id,
        rowHref: (row) => purchaseOrderPath(row.id),
        empty: narrowed ? (
          <NothingFound plural="purchase orders" all={PURCHASE_ORDERS} narrowed />
        ) : (
          <EmptyState title="Nothing was ordered yet" action={toList} />
        ),
      }}
    />
  );
}

const columns: Column<Row>[] = [
  column("top", "Number", (row) => row.id),
  column("second", "Supplier", (row) => row.supplier || "Not named yet"),
  column("top-end", "State", (row) => purchaseStateLabels[row.state]),
  column("third", "Waiting", (row) => (row.state === "closed" ? "nothing" : `${row.open} of ${row.lines} lines`), {
    under: (row) =>
      row.marked > 0 ? "an order changed since" : row.revision > row.toldRevision && row.orderedAt ? "not told" : null,
  }),
  column("third-end", "Expected", (row) => dayInWords(row.expectedOn)),
  column("second-end", "Ordered", (row) =>
    row.orderedAt ? formatDate(row.orderedAt) : `begun ${formatDate(row.createdAt)}`,
  ),
];

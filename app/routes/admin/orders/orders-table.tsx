import { Download } from "lucide-react";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { formatMoney } from "#app/domain/money.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { type OrderListQuery, type OrderSort, orderListFields, orderListHref } from "#app/domain/orders/order-list.ts";
import { ListPage, NothingFound } from "#app/routes/admin/list-page.tsx";
import { ORDERS_CSV, orderPath } from "#app/routes/admin/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Column } from "#app/ui/data-table.tsx";
import type { OrderListData, OrderRow } from "./load-orders.server.ts";
import { OrderSortField } from "./order-sort-field.tsx";
import { statusChips } from "./status-chips.tsx";

/** All orders, as their address asks for them. `path` is the page the list stands on. */
export function OrderList({ list, path }: { list: OrderListData; path: string }) {
  const { query } = list;
  const download = (
    <ButtonLink to={orderListHref(ORDERS_CSV, query, {})} reloadDocument variant="secondary" size="sm">
      <Download aria-hidden="true" className="size-4" />
      Download CSV
    </ButtonLink>
  );
  const narrowed = query.search !== "" || query.status !== null || query.only !== null;
  return (
    <ListPage
      heading={{ title: "All Orders", actions: download }}
      search={{
        path,
        search: query.search,
        label: "Search by Order ID, Customer, or Status",
        keep: orderListFields(query),
      }}
      sort={<OrderSortField query={query} path={path} />}
      chips={statusChips(list, path)}
      noun={["order", "orders"]}
      found={list}
      table={{
        caption: "All orders",
        columns: columnsFor(query, path),
        rowKey: (order) => order.id,
        rowHref: (order) => orderPath(order.userId, order.id),
        empty: <NothingFound plural="orders" all={path} narrowed={narrowed} />,
      }}
      hrefFor={(page) => orderListHref(path, query, { page })}
    />
  );
}

function columnsFor(query: OrderListQuery, path: string): Column<OrderRow>[] {
  const sort = (column: OrderSort) => sortOf(query, path, column);
  return [
    { key: "id", header: "Order ID", primary: true, phone: "top", sort: sort("id"), cell: shownOrderId },
    { key: "customer", header: "Customer", phone: "second", sort: sort("customer"), cell: (order) => order.customer },
    {
      key: "windows",
      header: "Windows",
      align: "end",
      phone: "second-middle",
      unit: ["window", "windows"],
      sort: sort("windows"),
      cell: (order) => order.windowCount,
    },
    {
      key: "status",
      header: "Status",
      phone: "second-end",
      sort: sort("status"),
      cell: (order) => <Status order={order} />,
    },
    {
      key: "total",
      header: "Total",
      align: "end",
      phone: "top-end",
      sort: sort("total"),
      cell: ({ totalCents }) => (
        <span className={totalCents === null ? "text-ink-soft text-sm" : undefined}>{formatMoney(totalCents)}</span>
      ),
    },
  ];
}

/** The client's yes stands beside the status that it does not change. */
function Status({ order }: { order: OrderRow }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 cards:flex-col cards:items-end">
      <StatusBadge status={order.status} /> {order.confirmed && <span className="text-moss text-sm">Confirmed</span>}
    </span>
  );
}

/** A first press sorts upwards, a second downwards, a third goes back to the newest first. */
function sortOf(query: OrderListQuery, path: string, column: OrderSort) {
  const active = query.sort === column;
  const next: Partial<OrderListQuery> = !active
    ? { sort: column, descending: false }
    : query.descending
      ? { sort: "date", descending: true }
      : { sort: column, descending: true };
  const now = active ? (query.descending ? "descending" : "ascending") : undefined;
  return { href: orderListHref(path, query, next), now } as const;
}

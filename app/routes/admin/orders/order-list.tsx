import { Download } from "lucide-react";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { formatMoney } from "#app/domain/money.ts";
import { type OrderListQuery, type OrderSort, orderListHref, sortParam } from "#app/domain/orders/order-list.ts";
import { ListSearch } from "#app/routes/admin/list-search.tsx";
import { ORDERS, orderPath } from "#app/routes/admin/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { OrderListData, OrderRow } from "./load-orders.server.ts";
import { OrderSortField } from "./order-sort-field.tsx";
import { StatusChips } from "./status-chips.tsx";

/** All orders, as their address asks for them. `path` is the page the list stands on. */
export function OrderList({ list, path }: { list: OrderListData; path: string }) {
  const { query, rows, rowCount, page, pageCount } = list;
  return (
    <>
      <PageHeading
        title="All Orders"
        actions={
          <ButtonLink to={orderListHref(`${ORDERS}.csv`, query, {})} reloadDocument variant="secondary" size="sm">
            <Download aria-hidden="true" className="size-4" />
            Download CSV
          </ButtonLink>
        }
      />
      <div className="flex flex-wrap items-end gap-4">
        <ListSearch path={path} search={query.search} label="Search by Order ID, Customer, or Status">
          {query.status && <input type="hidden" name="status" value={query.status} />}
          {query.only && <input type="hidden" name="only" value={query.only} />}
          {query.sort !== "date" && <input type="hidden" name="sort" value={sortParam(query)} />}
        </ListSearch>
        <OrderSortField query={query} path={path} />
      </div>
      <StatusChips list={list} path={path} />
      <p role="status" className="mt-6 mb-2 text-ink-soft text-sm">
        {rowCount === 1 ? "1 order" : `${rowCount.toLocaleString("en-US")} orders`}
      </p>
      <DataTable
        caption="All orders"
        columns={columnsFor(query, path)}
        rows={rows}
        rowKey={(order) => order.id}
        rowHref={(order) => orderPath(order.userId, order.id)}
        empty={<NothingFound query={query} path={path} />}
      />
      <Pagination
        label="Pages of orders"
        page={page}
        pageCount={pageCount}
        hrefFor={(to) => orderListHref(path, query, { page: to })}
      />
    </>
  );
}

function columnsFor(query: OrderListQuery, path: string): Column<OrderRow>[] {
  const sort = (column: OrderSort) => sortOf(query, path, column);
  return [
    { key: "id", header: "Order ID", primary: true, sort: sort("id"), cell: (order) => order.id },
    { key: "customer", header: "Customer", sort: sort("customer"), cell: (order) => order.customer },
    { key: "windows", header: "Windows", align: "end", sort: sort("windows"), cell: (order) => order.windowCount },
    { key: "status", header: "Status", sort: sort("status"), cell: (order) => <StatusBadge status={order.status} /> },
    {
      key: "total",
      header: "Total",
      align: "end",
      sort: sort("total"),
      cell: (order) => formatMoney(order.totalCents),
    },
  ];
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

function NothingFound({ query, path }: { query: OrderListQuery; path: string }) {
  const narrowed = query.search !== "" || query.status !== null || query.only !== null;
  return (
    <EmptyState
      title="No orders found"
      action={
        narrowed ? (
          <ButtonLink to={path} variant="secondary" size="sm">
            Show all orders
          </ButtonLink>
        ) : undefined
      }
    />
  );
}

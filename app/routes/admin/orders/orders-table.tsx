import { Download, X } from "lucide-react";
import { Form, Link, useSubmit } from "react-router";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { formatMoney } from "#app/domain/money.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import {
  type Attention,
  listedStatuses,
  type OrderListQuery,
  type OrderSort,
  orderListFields,
  orderListHref,
  sortParam,
} from "#app/domain/orders/order-list.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { chip } from "#app/routes/admin/list-chips.tsx";
import { ListPage, NothingFound } from "#app/routes/admin/list-page.tsx";
import { ORDERS_CSV, orderPath, orderWindowsPath } from "#app/routes/admin/paths.ts";
import { LatenessLine } from "#app/routes/admin/schedule/lateness-line.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Column, column, figure } from "#app/ui/data-table.tsx";
import { SelectField } from "#app/ui/field.tsx";
import type { OrderListData, OrderRow, Standing } from "./load-orders.server.ts";

/** All orders, as their address asks for them. `path` is the page the list stands on. */
export function OrderList({ list, path }: { list: OrderListData; path: string }) {
  const { query } = list;
  const download = (
    <ButtonLink to={orderListHref(ORDERS_CSV, query, {})} reloadDocument variant="quiet" size="sm">
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
    column("second", "Order ID", shownOrderId, { sort: sort("id") }),
    column("lead", "Customer", (order) => <Customer order={order} />, { sort: sort("customer") }),
    figure("second-middle", "Windows", (order) => order.windowCount, {
      unit: ["window", "windows"],
      sort: sort("windows"),
    }),
    column("third-whole", "Status", (order) => <StandingCell order={order} />, { sort: sort("status") }),
    figure("top-end", "Total", (order) => <Total {...order} />, { sort: sort("total") }),
  ];
}

/** Whose it is, large, beside the first of its windows. */
function Customer({ order: { id, customer, windowCount } }: { order: OrderRow }) {
  const place = "mr-4 inline-block size-12 align-middle cards:absolute cards:top-3 cards:left-0 cards:size-14";
  return (
    <>
      {windowCount > 0 ? (
        <img
          src={orderWindowsPath(id)}
          alt=""
          loading="lazy"
          decoding="async"
          className={classNames(place, "object-contain")}
        />
      ) : (
        <span className={place} />
      )}
      <span data-row-picture="" className="align-middle font-display text-lg cards:leading-6">
        {customer}
      </span>
    </>
  );
}

/** The client's yes stands beside the status that it does not change; below, what is ours to do is ink, what waits for others quiet. */
export function StandingCell({ order }: { order: Standing & Pick<OrderRow, "status"> }) {
  return (
    <>
      <span className="inline-flex flex-wrap items-baseline gap-x-2 cards:mr-2">
        <StatusBadge status={order.status} /> {order.yes && <span className="text-moss text-sm">{order.yes}</span>}
      </span>{" "}
      {order.blocks.length > 0 && (
        <span className={classNames("block text-sm cards:inline-block", order.ours ? "font-medium" : "text-ink-soft")}>
          {order.blocks.join(" · ")}
        </span>
      )}
      <LatenessLine lateness={order.lateness} />
    </>
  );
}

export function Total({ totalCents }: Pick<OrderRow, "totalCents">) {
  return <span className={totalCents === null ? "text-ink-soft text-sm" : undefined}>{formatMoney(totalCents)}</span>;
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

const options = [
  { value: "", label: "Newest first" },
  { value: "id", label: "Order ID" },
  { value: "customer", label: "Customer" },
  { value: "-windows", label: "Most windows" },
  { value: "status", label: "Status" },
  { value: "-total", label: "Highest total" },
  { value: "total", label: "Lowest total" },
];

/** Where the table is cards it has no headers to press, so the phone sorts from a list. */
function OrderSortField({ query, path }: { query: OrderListQuery; path: string }) {
  const submit = useSubmit();
  const current = sortParam(query);
  return (
    <Form action={path} preventScrollReset className="flex items-center gap-2 md:hidden">
      {query.search && <input type="hidden" name="search" value={query.search} />}
      {query.status && <input type="hidden" name="status" value={query.status} />}
      {query.only && <input type="hidden" name="only" value={query.only} />}
      <SelectField
        label="Sort by"
        className="flex-row items-center gap-2 whitespace-nowrap [&>div]:mt-0"
        name="sort"
        options={options}
        key={current}
        defaultValue={options.some((option) => option.value === current) ? current : ""}
        onChange={(event) => submit(event.target.form, { preventScrollReset: true })}
      />
      <noscript>
        <Button variant="secondary">Sort</Button>
      </noscript>
    </Form>
  );
}

const attentionLabels: Record<Attention, string> = {
  unquoted: "Waiting for a quote",
  unconfirmed: "Not confirmed yet",
  confirmed: "Confirmed",
  asked: "Changes asked",
  changed: "Windows changed",
  expiring: "Expiring",
  expired: "Expired",
  declined: "Declined",
  reopened: "With the client for changes",
};

/** One chip a status, with what the search finds in it, and one to drop a further filter. */
function statusChips({ query, counts }: OrderListData, path: string) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const statuses = [
    { status: null, label: "All", count: all },
    ...listedStatuses.map((status) => ({ status, label: statusLabel(status), count: counts[status] ?? 0 })),
  ];
  return {
    label: "Filter by status",
    chips: statuses.map(({ status, label, count }) => ({
      label,
      count,
      to: orderListHref(path, query, { status }),
      current: query.status === status,
    })),
    children: query.only && (
      <Link to={orderListHref(path, query, { only: null })} preventScrollReset aria-current="true" className={chip}>
        <span className="sr-only">Remove the filter: </span>
        {attentionLabels[query.only]}
        <X aria-hidden="true" className="size-4" />
      </Link>
    ),
  };
}

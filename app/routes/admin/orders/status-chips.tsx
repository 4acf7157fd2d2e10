import { X } from "lucide-react";
import { Link } from "react-router";
import { type Attention, listedStatuses, orderListHref } from "#app/domain/orders/order-list.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { chip, chipRow } from "#app/routes/admin/chip-look.ts";
import type { OrderListData } from "./load-orders.server.ts";

const attentionLabels: Record<Attention, string> = {
  unconfirmed: "Not confirmed yet",
};

/** One chip a status, with what the search finds in it. */
export function StatusChips({ list: { query, counts }, path }: { list: OrderListData; path: string }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const chips = [
    { status: null, label: "All", count: all },
    ...listedStatuses.map((status) => ({ status, label: statusLabel(status), count: counts[status] ?? 0 })),
  ];
  return (
    <nav aria-label="Filter by status" className={chipRow}>
      {chips.map(({ status, label, count }) => (
        <Link
          key={label}
          to={orderListHref(path, query, { status })}
          preventScrollReset
          aria-current={query.status === status ? "true" : undefined}
          className={chip}
        >
          {label} <span className="tabular-nums opacity-80">{count.toLocaleString("en-US")}</span>
        </Link>
      ))}
      {query.only && (
        <Link to={orderListHref(path, query, { only: null })} preventScrollReset aria-current="true" className={chip}>
          <span className="sr-only">Remove the filter: </span>
          {attentionLabels[query.only]}
          <X aria-hidden="true" className="size-4" />
        </Link>
      )}
    </nav>
  );
}

import { X } from "lucide-react";
import { Link } from "react-router";
import { type Attention, listedStatuses, orderListHref } from "#app/domain/orders/order-list.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { chip } from "#app/routes/admin/list-chips.tsx";
import type { OrderListData } from "./load-orders.server.ts";

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
export function statusChips({ query, counts }: OrderListData, path: string) {
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

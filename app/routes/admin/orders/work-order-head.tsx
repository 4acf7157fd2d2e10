import { formatDate } from "#app/domain/dates.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { PrintSheet } from "#app/ui/print-sheet.tsx";
import { useSite } from "#app/web/site/use-site.ts";
import type { OrderPageData } from "./load-order.server.ts";

/** Heads the printed work order; on the screen the page has its own heading. */
export function WorkOrderHead({ order }: { order: OrderPageData }) {
  const { business } = useSite();
  return (
    <>
      <PrintSheet about={`${business.name} · Order ${shownOrderId(order)} · ${order.customer.name}`} />
      <header className="hidden border-ink border-b pb-4 print:block">
        <p className="text-sm">{business.name} · Work order</p>
        <p className="font-display text-2xl">{shownOrderId(order)}</p>
        <p>
          {order.customer.name} · {statusLabel(order.status)} · {formatDate(order.submittedAt ?? order.createdAt)} ·{" "}
          {order.windows.length === 1 ? "1 window" : `${order.windows.length} windows`}
        </p>
        {order.orderName && (
          <p className="mt-3 whitespace-pre-line">
            <strong className="font-medium">{order.orderName}</strong>
            {"\n"}
            {order.description}
          </p>
        )}
      </header>
    </>
  );
}

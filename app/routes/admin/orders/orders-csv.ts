import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { moneyAsTyped } from "#app/domain/money.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { answerCsv } from "#app/routes/admin/answer-csv.server.ts";
import { exportOrders, type ListedOrder } from "#app/services/orders/list-orders.server.ts";
import type { Route } from "./+types/orders-csv";
import { yesInWords } from "./load-orders.server.ts";

const header = [
  ...["Order ID", "Customer", "Windows", "Status", "Total", "Created", "Submitted", "Consultation credit"],
  "Confirmation",
];

/** The rows of the list with the same address, all its pages. */
export async function loader(args: Route.LoaderArgs) {
  const query = parseOrderList(new URL(args.request.url).searchParams);
  return answerCsv(args, () => ({
    name: "orders.csv",
    words: "Exported the list of orders as CSV",
    header,
    line,
    portions: exportOrders(args.context.get(appContext), query),
  }));
}

function line(row: ListedOrder) {
  return [
    shownOrderId(row),
    fullName(row) || "N/A",
    row.windowCount,
    statusLabel(row.status),
    row.totalCents === null ? "N/A" : moneyAsTyped(row.totalCents),
    formatDateTime(row.createdAt),
    row.submittedAt && formatDateTime(row.submittedAt),
    row.creditCents > 0 ? moneyAsTyped(row.creditCents) : null,
    yesInWords(row),
  ];
}

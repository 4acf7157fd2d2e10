import { Readable } from "node:stream";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { moneyAsTyped } from "#app/domain/money.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { requireProof } from "#app/routes/admin/second-step/require-proof.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { exportOrders, type ListedOrder } from "#app/services/orders/list-orders.server.ts";
import { CSV_BYTE_ORDER_MARK, csvLine } from "#app/web/csv.ts";
import type { Route } from "./+types/orders-csv";

/** The rows of the list with the same address, all its pages, written as they are read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireProof(context, request);
  const app = context.get(appContext);
  const query = parseOrderList(new URL(request.url).searchParams);
  const words = "Exported the list of orders as CSV";
  const entry = { actorId: context.get(userContext).id, at: app.now().toISOString(), subject: "orders", words };
  await recordAudit(app.db, { ...entry, kind: "exported" });
  const body = Readable.toWeb(Readable.from(writeLines(exportOrders(app, query))));
  return new Response(body as unknown as ReadableStream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="orders.csv"',
      "cache-control": "private, no-store",
    },
  });
}

async function* writeLines(portions: ReturnType<typeof exportOrders>) {
  yield Buffer.from(
    CSV_BYTE_ORDER_MARK +
      csvLine(["Order ID", "Customer", "Windows", "Status", "Total", "Created", "Submitted", "Consultation credit"]),
  );
  for await (const rows of portions) yield Buffer.from(rows.map(writeRow).join(""));
}

function writeRow(row: ListedOrder) {
  return csvLine([
    shownOrderId(row),
    fullName(row) || "N/A",
    row.windowCount,
    statusLabel(row.status),
    row.totalCents === null ? "N/A" : moneyAsTyped(row.totalCents),
    formatDateTime(row.createdAt),
    row.submittedAt && formatDateTime(row.submittedAt),
    row.creditCents > 0 ? moneyAsTyped(row.creditCents) : null,
  ]);
}

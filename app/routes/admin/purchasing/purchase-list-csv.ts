import { dutyContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { can } from "#app/domain/accounts/staff/duty.ts";
import { requireProof } from "#app/routes/admin/second-step/require-proof.server.ts";
import { findPurchase, findTablePurchase } from "#app/services/purchasing/find-purchase.server.ts";
import { CSV_BYTE_ORDER_MARK, csvLine } from "#app/web/csv.ts";
import type { Route } from "./+types/purchase-list-csv";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireProof(context, request);
  const asked = new URL(request.url).searchParams.getAll("order");
  const find = can(context.get(dutyContext), "cut") ? findPurchase : findTablePurchase;
  const { groups } = await find(context.get(appContext), asked);
  const titles = [
    "Supplier",
    "Item",
    "To order",
    "Needed",
    "Sold in",
    "For",
    "Client sends",
    "No longer made",
    "Received",
    "Dye lot",
    "Bolt",
  ];
  const lines = groups.flatMap(({ supplier, rows }) =>
    rows.map(({ item, order, exact, soldIn, windows, com, discontinued }) =>
      csvLine([
        supplier,
        item,
        order,
        exact,
        soldIn ?? "",
        windows,
        com ? "yes" : "",
        discontinued ? "yes" : "",
        "",
        "",
        "",
      ]),
    ),
  );
  return new Response(CSV_BYTE_ORDER_MARK + csvLine(titles) + lines.join(""), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="purchase-list.csv"',
      "cache-control": "private, no-store",
    },
  });
}

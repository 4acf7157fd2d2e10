import { appContext } from "#app/contexts.server.ts";
import { csvFile } from "#app/routes/admin/answer-csv.server.ts";
import { findSupplierPaper } from "#app/services/purchasing/make-purchase-pdf.server.ts";
import { missing } from "#app/web/page-meta.ts";
import type { Route } from "./+types/purchase-order-csv";
import { purchaseMissing } from "./purchase-act.ts";

/** For the supplier: nothing in it is a client's, so it needs no second step. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const paper = await findSupplierPaper(context.get(appContext), params.id);
  if (!paper) throw missing(purchaseMissing);
  const { number, supplier, day, rows, shipTo } = paper;
  const titles = [
    "Purchase order",
    "Date",
    "Supplier",
    "Item",
    "Sidemark",
    "Quantity",
    "Price",
    "Cost",
    "Expected",
    "Ship to",
  ];
  const lines = rows.map(({ item, sidemark, quantity, price, cost, expected }) => {
    return [number, day, supplier, item, sidemark, quantity, price, cost, expected, shipTo.join(", ")];
  });
  return csvFile(`${number}.csv`, titles, lines);
}

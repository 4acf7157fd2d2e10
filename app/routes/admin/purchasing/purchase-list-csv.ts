import { appContext, dutyContext } from "#app/contexts.server.ts";
import { can } from "#app/domain/accounts/staff/duty.ts";
import { csvFile } from "#app/routes/admin/answer-csv.server.ts";
import { requireProof } from "#app/routes/admin/second-step/require-proof.server.ts";
import { findPurchase, findTablePurchase } from "#app/services/purchasing/find-purchase.server.ts";
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
  const rows = groups.flatMap(({ supplier, rows }) =>
    rows.map(({ item, order, exact, soldIn, windows, com, discontinued }) => {
      const yes = [com ? "yes" : "", discontinued ? "yes" : ""];
      return [supplier, item, order, exact, soldIn ?? "", windows, ...yes, "", "", ""];
    }),
  );
  return csvFile("purchase-list.csv", titles, rows);
}

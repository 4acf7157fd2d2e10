import { appContext } from "#app/contexts.server.ts";
import { clientCells, clientHeadings } from "#app/domain/imports/plan-client.ts";
import { answerCsv } from "#app/routes/admin/answer-csv.server.ts";
import { exportClients } from "#app/services/imports/client-store.server.ts";
import type { Route } from "./+types/customers-csv";

/** Every client, as the import takes them. */
export async function loader(args: Route.LoaderArgs) {
  return answerCsv(args, () => ({
    name: "clients.csv",
    words: "Exported the clients as CSV",
    subject: "customer",
    header: clientHeadings,
    portions: exportClients(args.context.get(appContext)),
    line: ({ id, details }) => clientCells(id, details),
  }));
}

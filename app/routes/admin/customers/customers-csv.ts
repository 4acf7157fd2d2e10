import { Readable } from "node:stream";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { clientCells, clientHeadings } from "#app/domain/imports/plan-client.ts";
import { requireProof } from "#app/routes/admin/second-step/require-proof.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { exportClients } from "#app/services/imports/client-store.server.ts";
import { CSV_BYTE_ORDER_MARK, csvLine } from "#app/web/csv.ts";
import type { Route } from "./+types/customers-csv";

/** Every client, as the import takes them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireProof(context, request);
  const app = context.get(appContext);
  const entry = { actorId: context.get(userContext).id, at: app.now().toISOString(), subject: "customer" };
  await recordAudit(app.db, { ...entry, kind: "exported", words: "Exported the clients as CSV" });
  const body = Readable.toWeb(Readable.from(writeLines(exportClients(app))));
  return new Response(body as unknown as ReadableStream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="clients.csv"',
      "cache-control": "private, no-store",
    },
  });
}

async function* writeLines(portions: ReturnType<typeof exportClients>) {
  yield Buffer.from(CSV_BYTE_ORDER_MARK + csvLine(clientHeadings));
  for await (const clients of portions) {
    yield Buffer.from(clients.map(({ id, details }) => csvLine(clientCells(id, details))).join(""));
  }
}

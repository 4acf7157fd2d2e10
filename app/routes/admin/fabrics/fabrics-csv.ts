import { Readable } from "node:stream";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { csvCells, csvHeadings } from "#app/domain/fabrics/csv-columns.ts";
import { requireProof } from "#app/routes/admin/second-step/require-proof.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { exportFabrics } from "#app/services/fabrics/read-book.server.ts";
import { CSV_BYTE_ORDER_MARK, csvLine } from "#app/web/csv.ts";
import type { Route } from "./+types/fabrics-csv";

/** The whole book, as the import takes it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireProof(context, request);
  const app = context.get(appContext);
  const entry = { actorId: context.get(userContext).id, at: app.now().toISOString(), subject: "fabric" };
  await recordAudit(app.db, { ...entry, kind: "exported", words: "Exported the fabric book as CSV" });
  const body = Readable.toWeb(Readable.from(writeLines(exportFabrics(app))));
  return new Response(body as unknown as ReadableStream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="fabrics.csv"',
      "cache-control": "private, no-store",
    },
  });
}

async function* writeLines(portions: ReturnType<typeof exportFabrics>) {
  yield Buffer.from(CSV_BYTE_ORDER_MARK + csvLine(csvHeadings));
  for await (const fabrics of portions) {
    yield Buffer.from(fabrics.map((fabric) => csvLine(csvCells(fabric))).join(""));
  }
}

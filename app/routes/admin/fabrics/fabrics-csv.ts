import { appContext } from "#app/contexts.server.ts";
import { csvCells, csvHeadings } from "#app/domain/fabrics/csv-columns.ts";
import { answerCsv } from "#app/routes/admin/answer-csv.server.ts";
import { exportFabrics } from "#app/services/fabrics/read-book.server.ts";
import type { Route } from "./+types/fabrics-csv";

/** The whole book, as the import takes it. */
export async function loader(args: Route.LoaderArgs) {
  return answerCsv(args, () => ({
    name: "fabrics.csv",
    words: "Exported the fabric book as CSV",
    subject: "fabric",
    header: csvHeadings,
    portions: exportFabrics(args.context.get(appContext)),
    line: csvCells,
  }));
}

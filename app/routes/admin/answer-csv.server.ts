import { Readable } from "node:stream";
import type { LoaderFunctionArgs } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { requireProof } from "#app/routes/admin/second-step/require-proof.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { CSV_BYTE_ORDER_MARK, csvLine } from "#app/web/csv.ts";

type Cell = string | number | null;

interface CsvFile<Row> {
  name: string;
  /** What the audit says of it, and what it is about. */
  words: string;
  subject?: string;
  header: readonly string[];
  portions: AsyncIterable<Row[]>;
  line: (row: Row) => Cell[];
}

/** What we know leaves the house as a file: only with the second step, and not without a trace. Written as it is read. */
export async function answerCsv<Row>({ request, context }: LoaderFunctionArgs, file: () => CsvFile<Row>) {
  await requireProof(context, request);
  const app = context.get(appContext);
  const { name, words, subject = "orders", header, portions, line } = file();
  const entry = { actorId: context.get(userContext).id, at: app.now().toISOString(), subject, words };
  await recordAudit(app.db, { ...entry, kind: "exported" });
  async function* lines() {
    yield Buffer.from(CSV_BYTE_ORDER_MARK + csvLine(header));
    for await (const rows of portions) yield Buffer.from(rows.map((row) => csvLine(line(row))).join(""));
  }
  return new Response(Readable.toWeb(Readable.from(lines())) as unknown as ReadableStream, {
    headers: csvHeaders(name),
  });
}

/** Dollars as a number, which a spreadsheet adds up: text that begins with a minus would be taken for a formula. */
export function dollars(cents: number): number {
  return cents / 100;
}

/** A whole file, where it is small. */
export function csvFile(name: string, titles: readonly string[], rows: readonly Parameters<typeof csvLine>[0][]) {
  return new Response(CSV_BYTE_ORDER_MARK + [titles, ...rows].map(csvLine).join(""), { headers: csvHeaders(name) });
}

function csvHeaders(name: string) {
  return {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "private, no-store",
  };
}

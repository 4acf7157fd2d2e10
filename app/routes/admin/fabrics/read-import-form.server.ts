import { decodeCsv } from "#app/domain/fabrics/csv/decode-csv.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { Form } from "#app/web/form.server.ts";

/** The lines of the file that was chosen, or else those that were pasted. */
export async function readImportForm(form: Form): Promise<Verdict<string>> {
  const file = form.file("file");
  const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(form.text("csv"));
  const read = decodeCsv(bytes);
  return read.ok ? read : { ...read, field: "csv" };
}

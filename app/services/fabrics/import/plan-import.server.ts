import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Db } from "#app/db/client.server.ts";
import type { BookFabric } from "#app/domain/fabrics/book-fabric.ts";
import { readHeadings } from "#app/domain/fabrics/csv/csv-columns.ts";
import { type ImportPlan, joinRows } from "#app/domain/fabrics/csv/import-plan.ts";
import { indexBook, type PlannedRow, planRow } from "#app/domain/fabrics/csv/plan-row.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { fabricOf } from "#app/services/fabrics/fabric-rows.server.ts";
import { parseCsv } from "./parse-csv.server.ts";

/** Between two portions everybody else has their turn. */
const ROWS_AT_ONCE = 100;

export interface PlannedImport extends ImportPlan {
  /** Tells this plan from any other, so that what is confirmed is what was shown. */
  fingerprint: string;
}

/** What a file would do to the book as it is now. Writes nothing. */
export async function planImport(db: Db, text: string): Promise<Verdict<PlannedImport>> {
  const table = parseCsv(text);
  if (!table.ok) return table;
  const columns = readHeadings(table.value.headings);
  if (!columns.ok) return columns;
  await setImmediate();
  const book = indexBook(await readBook(db));
  const planned: PlannedRow[] = [];
  for (const [index, row] of table.value.rows.entries()) {
    planned.push(planRow(row, columns.value, book));
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
  }
  await setImmediate();
  const plan = joinRows(planned, columns.value.ignored);
  return { ok: true, value: { ...plan, fingerprint: fingerprintOf(plan) } };
}

async function readBook(db: Db) {
  const rows = await db.selectFrom("fabrics").selectAll().execute();
  await setImmediate();
  const fabrics: { fabric: BookFabric; folded: string }[] = [];
  for (const [index, row] of rows.entries()) {
    fabrics.push({ fabric: fabricOf(row), folded: row.folded });
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
  }
  return fabrics;
}

function fingerprintOf({ added, changed }: ImportPlan): string {
  const writes = [
    ...added.map(({ details, active }) => [details, active]),
    ...changed.map(({ before, details, active }) => [before.id, before.version, details, active]),
  ];
  return createHash("sha256").update(JSON.stringify(writes)).digest("base64url");
}

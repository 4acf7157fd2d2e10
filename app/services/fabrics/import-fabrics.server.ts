import { createHash, randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Insertable, InsertResult } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import type { BookFabric } from "#app/domain/fabrics/book-fabric.ts";
import { readHeadings } from "#app/domain/fabrics/csv/csv-columns.ts";
import { type ImportPlan, joinRows } from "#app/domain/fabrics/csv/import-plan.ts";
import { indexBook, type PlannedRow, planRow } from "#app/domain/fabrics/csv/plan-row.ts";
import { changesInWords } from "#app/domain/fabrics/describe-changes.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { parseCsv } from "./parse-csv.server.ts";
import { fabricOf, fabricRow } from "./read-book.server.ts";

/** Between two portions of a plan everybody else has their turn; what is written has them to stay within what a statement takes. */
const ROWS_AT_ONCE = 100;

const CHANGED_SINCE = refusal(
  "stale",
  "The lines or the fabric book have changed since this was shown. Please look at what will change now, and confirm that.",
);
const NOTHING = refusal("refused", "There is nothing to import: no row is new or changed.");

interface Importing {
  text: string;
  /** The fingerprint of the plan that was looked at. */
  seen: string;
  actorId: string;
}

type Imported = { ok: true; added: number; changed: number; broken: number } | (Refusal & { plan?: PlannedImport });

/**
 * Writes what was shown and confirmed, all of it or, if the book has changed meanwhile, nothing. It is planned before the
 * transaction, which others wait for: a cloth that somebody has added or changed since is found when ours is written.
 */
export async function importFabrics(
  app: Pick<App, "db" | "now">,
  { text, seen, actorId }: Importing,
): Promise<Imported> {
  const planned = await planImport(app.db, text);
  if (!planned.ok) return refusal("invalid", planned.reason);
  const plan = planned.value;
  if (plan.fingerprint !== seen) return { ...CHANGED_SINCE, plan };
  if (plan.added.length + plan.changed.length === 0) return { ...NOTHING, plan };
  const at = app.now().toISOString();
  try {
    await app.db.transaction().execute(async (db) => {
      for (const portion of portionsOf(plan.added)) {
        const added = db.insertInto("fabrics").values(portion.map((row) => rowOf(row, at)));
        checkAll(portion, await added.onConflict((conflict) => conflict.doNothing()).executeTakeFirst());
      }
      for (const portion of portionsOf(plan.changed)) await change(db, portion, at);
      await recordImport(db, plan, actorId, at);
    });
    return { ok: true, added: plan.added.length, changed: plan.changed.length, broken: plan.broken.length };
  } catch (error) {
    if (error instanceof Outrun) return CHANGED_SINCE;
    throw error;
  }
}

/** Somebody else changed a row between our look and our write: everything is rolled back. */
class Outrun extends Error {}

function checkAll(rows: readonly unknown[], { numInsertedOrUpdatedRows = 0n }: InsertResult) {
  if (Number(numInsertedOrUpdatedRows) !== rows.length) throw new Outrun();
}

function portionsOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, index) => rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE));
}

async function change(db: Db, portion: ImportPlan["changed"], at: string) {
  const written = await db
    .insertInto("fabrics")
    .values(portion.map((row) => rowOf(row, at)))
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((eb) => ({
          supplier: eb.ref("excluded.supplier"),
          name: eb.ref("excluded.name"),
          color: eb.ref("excluded.color"),
          folded: eb.ref("excluded.folded"),
          family: eb.ref("excluded.family"),
          colorFamily: eb.ref("excluded.colorFamily"),
          active: eb.ref("excluded.active"),
          document: eb.ref("excluded.document"),
          version: eb.ref("excluded.version"),
          updatedAt: eb.ref("excluded.updatedAt"),
        }))
        .where((eb) => eb("fabrics.version", "=", eb(eb.ref("excluded.version"), "-", 1))),
    )
    .executeTakeFirst();
  checkAll(portion, written);
}

type Written = ImportPlan["added"][number] | ImportPlan["changed"][number];

function rowOf(row: Written, at: string): Insertable<Database["fabrics"]> {
  const { id, version } = row.kind === "changed" ? row.before : { id: randomUUID(), version: 0 };
  const values = { ...fabricRow(row.details), active: Number(row.active) };
  // When a cloth was added stays as it was where it is in the book already.
  return { id, ...values, version: version + 1, createdAt: at, updatedAt: at };
}

/** One line for the whole, and one in the history of each cloth that was changed. */
async function recordImport(db: Db, { added, changed }: ImportPlan, actorId: string, at: string) {
  const entry = { actorId, at, kind: "changed" as const, subject: "fabric" };
  const words = `Imported fabrics: ${added.length} new, ${changed.length} changed`;
  await recordAudit(db, { ...entry, words });
  const each = changed.map(({ before, title, changes }) => ({
    ...entry,
    subjectId: before.id,
    words: `${title}: ${changesInWords(changes)}`,
  }));
  for (const portion of portionsOf(each)) await recordAudit(db, ...portion);
}

interface PlannedImport extends ImportPlan {
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

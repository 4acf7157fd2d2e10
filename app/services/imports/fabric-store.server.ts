import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type Db, dropRows, setRows } from "#app/db/client.server.ts";
import { changesInWords, type FieldChange } from "#app/domain/fabrics/read-fabric-details.ts";
import { addToBook, emptyBook, type ImportedFabric, planFabric, planPrice } from "#app/domain/imports/plan-fabric.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { exportFabrics, fabricRow } from "#app/services/fabrics/read-book.server.ts";
import {
  CHANGED_AFTER,
  type ImportRow,
  REFERRED,
  type RowResult,
  type RowStore,
  refused,
  SINCE,
  type Writing,
} from "./row-store.ts";

export const fabricStore: RowStore = {
  index: async (db, said) => {
    const book = await readBook(db);
    return (cells) => [planFabric({ ...said, cells, book })];
  },
  write: async (db, rows, writing) => {
    const added = await insertNew(db, rows, writing);
    const results: RowResult[] = [];
    for (const row of rows) {
      results.push(row.outcome === "new" ? (added.get(row.id) ?? refused(SINCE)) : await change(db, row, writing));
    }
    await recordChanges(db, rows, results, writing);
    return results;
  },
  referred: findReferred,
  undo: async (db, rows, referred, writing) => {
    const results: RowResult[] = [];
    for (const row of rows) {
      results.push(row.outcome === "new" ? await remove(db, row, referred) : await putBack(db, row, writing));
    }
    return results;
  },
};

/** The same book, of which nothing but prices is written. */
export const priceStore: RowStore = {
  ...fabricStore,
  index: async (db, said) => {
    const book = await readBook(db);
    return (cells) => planPrice({ ...said, cells, book });
  },
};

async function readBook(db: Db) {
  const book = emptyBook();
  for await (const portion of exportFabrics({ db })) {
    addToBook(book, portion);
    await setImmediate();
  }
  return book;
}

const read = (text: string) => JSON.parse(text) as ImportedFabric;

function columnsOf({ details, active, version }: ImportedFabric, at: string) {
  return { ...fabricRow(details), active: Number(active), version: version + 1, updatedAt: at };
}

/** Those that the book has got meanwhile are left out. */
async function insertNew(db: Db, rows: readonly ImportRow[], { at }: Writing) {
  const ids = new Map(rows.filter(({ outcome }) => outcome === "new").map((row) => [randomUUID() as string, row]));
  if (ids.size === 0) return new Map<string, RowResult>();
  const values = [...ids].map(([id, { after }]) => ({ id, ...columnsOf(read(after), at), createdAt: at }));
  const written = await db
    .insertInto("fabrics")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return new Map(written.map(({ id }): [string, RowResult] => [ids.get(id)?.id ?? "", { ok: true, subjectId: id }]));
}

async function change(db: Db, { subjectId, after }: ImportRow, { at }: Writing): Promise<RowResult> {
  const to = read(after);
  const id = subjectId ?? "";
  if (await hasTwin(db, id, to)) return refused("Another fabric has this supplier, name and color.");
  const written = await setRows(db, "fabrics", { id, version: to.version }, columnsOf(to, at));
  return written.numUpdatedRows === 0n ? refused(SINCE) : { ok: true, subjectId: id };
}

async function hasTwin(db: Db, id: string, { details }: ImportedFabric) {
  const { folded } = fabricRow(details);
  const twin = db.selectFrom("fabrics").select("id").where("folded", "=", folded).where("id", "<>", id);
  return (await twin.executeTakeFirst()) !== undefined;
}

/** A line in the history of each cloth that was changed. */
async function recordChanges(db: Db, rows: readonly ImportRow[], results: readonly RowResult[], writing: Writing) {
  const entries = rows.flatMap(({ outcome, title, changes, subjectId }, index) => {
    if (outcome !== "changed" || !results[index]?.ok) return [];
    const words = `${title}: ${changesInWords(JSON.parse(changes) as FieldChange[])}`;
    return [{ ...writing, kind: "changed" as const, subject: "fabric", subjectId, words }];
  });
  if (entries.length > 0) await recordAudit(db, ...entries);
}

async function remove(db: Db, { subjectId }: ImportRow, referred: ReadonlySet<string>): Promise<RowResult> {
  const id = subjectId ?? "";
  if (referred.has(id)) return refused(REFERRED);
  const gone = await dropRows(db, "fabrics", { id, version: 1 });
  return gone.numDeletedRows === 0n ? refused(CHANGED_AFTER) : { ok: true, subjectId: id };
}

/** As it was before, two versions later. */
async function putBack(db: Db, row: ImportRow, { at, actorId }: Writing): Promise<RowResult> {
  const [id, before] = [row.subjectId ?? "", read(row.before)];
  if (await hasTwin(db, id, before)) return refused("Another fabric has the name it had before.");
  const written = await setRows(
    db,
    "fabrics",
    { id, version: before.version + 1 },
    { ...columnsOf(before, at), version: before.version + 2 },
  );
  if (written.numUpdatedRows === 0n) return refused(CHANGED_AFTER);
  const words = `${row.title}: put back as it was before an import`;
  await recordAudit(db, { actorId, at, kind: "changed", subject: "fabric", subjectId: id, words });
  return { ok: true, subjectId: id };
}

const DOCUMENTS_AT_ONCE = 50;
const ID = /"id":"([^"]+)"/g;

/** Which tables name cloths, in which column, and when each row was last written. */
const naming = [
  ["orders", "windows", "updatedAt"],
  ["packets", "document", "at"],
  ["swatchRequests", "fabrics", "createdAt"],
] as const;

/** Who names a cloth since then, in orders, frozen packets and requests for swatches. */
async function findReferred(db: Db, since: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const [table, column, at] of naming) {
    const documents = db
      .selectFrom(table as "orders")
      .select(["id", `${column as "windows"} as document`])
      .where(at as "updatedAt", ">=", since)
      .orderBy("id")
      .limit(DOCUMENTS_AT_ONCE);
    const next = (after: string) => documents.where("id", ">", after).execute();
    for (let rows = await next(""); rows.length > 0; rows = await next(rows.at(-1)?.id ?? "")) {
      for (const { document } of rows) for (const [, id = ""] of document.matchAll(ID)) ids.add(id);
      if (!db.isTransaction) await setImmediate();
    }
  }
  return ids;
}

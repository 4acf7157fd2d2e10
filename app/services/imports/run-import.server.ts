import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Insertable, Selectable } from "kysely";
import type { App } from "#app/app.server.ts";
import { addRows, type Db, dropRows, findRow, setRows } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { foldText } from "#app/domain/fold-text.ts";
import type { CsvRow } from "#app/domain/imports/csv-file.ts";
import { type ImportKind, kindsOfImport, UNDO_DAYS } from "#app/domain/imports/import-kinds.ts";
import {
  type Cells,
  cellsOf,
  checkMapping,
  type Mapping,
  proposeMapping,
  type Remembered,
  rememberMapping,
} from "#app/domain/imports/mapping.ts";
import { type PlannedRow, refuseRow, refuseTwins } from "#app/domain/imports/plan-row.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { clientStore } from "./client-store.server.ts";
import { fabricStore, priceStore } from "./fabric-store.server.ts";
import type { ImportRow, RowResult, RowStore } from "./row-store.ts";

type House = Pick<App, "csv" | "db" | "now">;
type Import = Selectable<Database["imports"]>;

const stores: Record<ImportKind, RowStore> = { clients: clientStore, fabrics: fabricStore, prices: priceStore };

/** Rows in one transaction: each of them is one turn of the process on SQLite. */
const ROWS_AT_ONCE = 50;
const ROWS_REMOVED = 1_000;
/** The clocks of two servers may differ. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const MISSING = refusal("missing", "There is no such import.");
const STALE = refusal("stale", "Somebody has changed this import since this page was shown. Please look again.");
const NOTHING = refusal("refused", "There is nothing to write: no row is new or changed.");
const OVER = refusal("refused", `This can no longer be undone: ${UNDO_DAYS} days are over, or it was undone already.`);

interface Sent {
  kind: ImportKind;
  source: string;
  fileName: string;
  bytes: Uint8Array;
  actorId: string;
  formKey: string | undefined;
}

/** Reads a file and says what its columns are likely to be. Where that is enough, what it would change is looked at too. */
export async function startImport(app: House, sent: Sent): Promise<{ ok: true; id: string } | Refusal> {
  const { kind, source, actorId } = sent;
  const read = await app.csv.read(sent.bytes);
  if (!read.ok) return read;
  const { encoding, text, headings, sample, rowCount, portions } = read.value;
  const before = await findRemembered(app.db, kind, source);
  const mapping = proposeMapping(kind, headings, before.columns);
  const form = { userId: actorId, purpose: "import", key: sent.formKey };
  const made = await makeOnce(app, form, async (db) => {
    const id = randomUUID();
    await addRows(db, "imports", {
      id,
      kind,
      source,
      fileName: sent.fileName,
      encoding,
      content: text,
      headings: JSON.stringify(headings),
      sample: JSON.stringify(sample),
      mapping: JSON.stringify(mapping),
      usual: JSON.stringify(before.usual),
      rowCount,
      sameCount: 0,
      state: "read",
      version: 1,
      actorId,
      createdAt: app.now().toISOString(),
      writtenAt: null,
      undoneAt: null,
    });
    return { ok: true as const, id };
  });
  if (checkMapping(kind, headings.length, mapping).ok) {
    // Sent twice, the first of the two looks.
    await lookAtRows(app, { id: made.id, version: 1, mapping, usual: before.usual }, portions);
  }
  return made;
}

async function findRemembered(db: Db, kind: ImportKind, source: string) {
  const row = await findRow(db, "importMappings", { kind, source: foldText(source) }, ["columns", "usual"]);
  const columns = JSON.parse(row?.columns ?? "{}") as Remembered;
  return { columns, usual: JSON.parse(row?.usual ?? "{}") as Cells };
}

interface Chosen {
  id: string;
  version: number;
  mapping: readonly string[];
  usual: Cells;
}

/** Looks again at what a file would change, with its columns as they were chosen. Writes none of it. */
export async function planImport(app: House, chosen: Chosen): Promise<Done> {
  const found = await find(app.db, chosen.id);
  if (!found) return MISSING;
  const checked = checkMapping(found.kind, (JSON.parse(found.headings) as string[]).length, chosen.mapping);
  if (!checked.ok) return refusal("invalid", checked.reason);
  if (found.version !== chosen.version || found.content === "") return STALE;
  const read = await app.csv.read(found.content);
  if (!read.ok) return read;
  return lookAtRows(app, { ...chosen, mapping: checked.value }, read.value.portions);
}

async function find(db: Db, id: string): Promise<Import | undefined> {
  return findRow(db, "imports", { id });
}

/** Each portion is a transaction of its own, which goes on only while nobody looks anew or writes. */
async function lookAtRows(
  app: House,
  { id, version, mapping, usual }: { id: string; version: number; mapping: Mapping; usual: Cells },
  portions: readonly Uint8Array[],
): Promise<Done> {
  const mine = version + 1;
  const begun = await app.db
    .updateTable("imports")
    .set({ version: mine, state: "read", mapping: JSON.stringify(mapping), usual: JSON.stringify(usual) })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("state", "in", ["read", "planned"])
    .returning(["kind", "source"])
    .executeTakeFirst();
  if (!begun) return STALE;
  await removeRows(app.db, id);
  const { kind, source } = begun;
  const planOf = await stores[kind].index(app.db, { source, usual });
  const lines = new Map<string, number>();
  let [count, same] = [0, 0];
  for (const portion of portions) {
    const planned = (JSON.parse(new TextDecoder().decode(portion)) as CsvRow[]).flatMap(([line, row]) => {
      const cells = cellsOf(kind, mapping, row);
      const found = cells.ok ? planOf(cells.value) : [refuseRow(row[0]?.slice(0, 100) ?? "", cells.reason)];
      return found.map((one) => ({ line, one: refuseTwins(line, one, lines) }));
    });
    const kept = planned.filter(({ one }) => one.outcome !== "same");
    same += planned.length - kept.length;
    const rows = kept.map(({ line, one }, index) => rowOf(id, count + index, line, one));
    count += rows.length;
    if (!(await insertRows(app.db, { id, version: mine }, rows))) return STALE;
    await setImmediate();
  }
  const done = await setRows(app.db, "imports", { id, version: mine }, { state: "planned", sameCount: same });
  return done.numUpdatedRows === 0n ? STALE : { ok: true };
}

async function removeRows(db: Db, importId: string) {
  for (;;) {
    const some = db.selectFrom("importRows").select("id").where("importId", "=", importId).limit(ROWS_REMOVED);
    const { numDeletedRows } = await db.deleteFrom("importRows").where("id", "in", some).executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await setImmediate();
  }
}

const LONGEST_TITLE = 200;

function rowOf(importId: string, place: number, line: number, planned: PlannedRow): Insertable<Database["importRows"]> {
  const { outcome, title } = planned;
  const known = outcome === "changed" ? planned : undefined;
  return {
    id: `${importId}/${String(place).padStart(6, "0")}`,
    importId,
    line,
    title: title.slice(0, LONGEST_TITLE),
    outcome: outcome === "same" ? "refused" : outcome,
    state: outcome === "refused" ? "refused" : "planned",
    reason: outcome === "refused" ? planned.reason : "",
    subjectId: known?.id ?? null,
    before: known ? JSON.stringify(known.before) : "",
    after: "after" in planned ? JSON.stringify(planned.after) : "",
    changes: JSON.stringify(known?.changes ?? []),
  };
}

async function insertRows(
  db: Db,
  { id, version }: { id: string; version: number },
  rows: Insertable<Database["importRows"]>[],
): Promise<boolean> {
  return db.transaction().execute(async (inside) => {
    // A write that changes nothing locks the row on both databases.
    const held = await setRows(inside, "imports", { id, version }, { version });
    if (held.numUpdatedRows === 0n) return false;
    if (rows.length > 0) await addRows(inside, "importRows", rows);
    return true;
  });
}

interface Acting {
  id: string;
  version: number;
  actorId: string;
}

/**
 * Writes what was shown, some rows in each transaction. Whatever ends in between leaves it half written, which its page says, and
 * the same again goes on where it was; two at once share the rows.
 */
export async function writeImport(app: Pick<App, "db" | "now">, { id, version, actorId }: Acting): Promise<Done> {
  const found = await find(app.db, id);
  if (!found) return MISSING;
  if (found.state === "written") return { ok: true };
  if (found.state !== "writing") {
    if (found.state !== "planned" || found.version !== version) return STALE;
    const begun = await beginWriting(app, found, actorId);
    if (!begun.ok) return begun;
  }
  const store = stores[found.kind];
  const step: Step = {
    while: "writing",
    from: "planned",
    to: "written",
    failed: "skipped",
    end: { state: "written", content: "", sample: "[]" },
    act: (db, rows, at) => store.write(db, rows, { actorId, at }),
  };
  while (await takeStep(app, id, step)) await setImmediate();
  return { ok: true };
}

async function beginWriting(app: Pick<App, "db" | "now">, found: Import, actorId: string): Promise<Done> {
  const { id, kind, version, source } = found;
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const counts = await countRows(db, id);
    const [added, changed] = [counts.new.planned ?? 0, counts.changed.planned ?? 0];
    if (added + changed === 0) return NOTHING;
    const begun = await setRows(
      db,
      "imports",
      { id, version, state: "planned" },
      { state: "writing", version: version + 1, writtenAt: at },
    );
    if (begun.numUpdatedRows === 0n) return STALE;
    const columns = rememberMapping(JSON.parse(found.headings) as string[], JSON.parse(found.mapping) as Mapping);
    const remembered = { columns: JSON.stringify(columns), usual: found.usual, updatedAt: at };
    await db
      .insertInto("importMappings")
      .values({ kind, source: foldText(source), ...remembered })
      .onConflict((conflict) => conflict.columns(["kind", "source"]).doUpdateSet(remembered))
      .execute();
    const words = `Imported ${kindsOfImport[kind].noun[1]}: ${added} new, ${changed} changed`;
    await recordAudit(db, { actorId, at, kind: "changed", subject: "import", subjectId: id, words });
    return { ok: true };
  });
}

/** How many rows of each outcome have come how far. */
export async function countRows(db: Db, importId: string) {
  const rows = await db
    .selectFrom("importRows")
    .select((eb) => ["outcome", "state", eb.fn.countAll<number>().as("count")])
    .where("importId", "=", importId)
    .groupBy(["outcome", "state"])
    .execute();
  type Counts = Partial<Record<ImportRow["state"], number>>;
  const counts: Record<ImportRow["outcome"], Counts> = { new: {}, changed: {}, refused: {} };
  for (const { outcome, state, count } of rows) counts[outcome][state] = Number(count);
  return counts;
}

interface Step {
  /** The state of the import as long as it goes on, of the rows that are next, and of those that are done or could not be. */
  while: Import["state"];
  from: ImportRow["state"];
  to: ImportRow["state"];
  failed: ImportRow["state"];
  end: Partial<Insertable<Database["imports"]>>;
  act: (db: Db, rows: readonly ImportRow[], at: string) => Promise<RowResult[]>;
}

/** The next rows in one transaction; false once there are none, or somebody has turned it round. */
async function takeStep(app: Pick<App, "db" | "now">, id: string, step: Step): Promise<boolean> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db) => {
    const held = await setRows(db, "imports", { id, state: step.while }, { state: step.while });
    if (held.numUpdatedRows === 0n) return false;
    const rows = await db
      .selectFrom("importRows")
      .selectAll()
      .where("importId", "=", id)
      .where("state", "=", step.from)
      .orderBy("id", step.from === "written" ? "desc" : "asc")
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) {
      await setRows(db, "imports", { id }, step.end);
      return false;
    }
    const results = await step.act(db, rows, at);
    const values = rows.map((row, index) => {
      const result = results[index];
      return result?.ok
        ? { ...row, state: step.to, subjectId: result.subjectId }
        : { ...row, state: step.failed, reason: result?.reason ?? "" };
    });
    await db
      .insertInto("importRows")
      .values(values)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          state: eb.ref("excluded.state"),
          reason: eb.ref("excluded.reason"),
          subjectId: eb.ref("excluded.subjectId"),
        })),
      )
      .execute();
    return true;
  });
}

/** Takes back what was written, the last row first. What something refers to, or somebody has changed since, stays and says why. */
export async function undoImport(app: Pick<App, "db" | "now">, { id, version, actorId }: Acting): Promise<Done> {
  const found = await find(app.db, id);
  if (!found) return MISSING;
  if (found.state !== "undoing") {
    const begun = await beginUndoing(app, found, { id, version, actorId });
    if (!begun.ok) return begun;
  }
  const store = stores[found.kind];
  const looked = new Date(app.now().getTime() - MINUTE).toISOString();
  const referred = await store.referred(app.db, found.createdAt);
  const step: Step = {
    while: "undoing",
    from: "written",
    to: "undone",
    failed: "kept",
    end: { state: "undone", undoneAt: app.now().toISOString(), content: "", sample: "[]" },
    act: async (db, rows, at) => {
      const since = await store.referred(db, looked);
      return store.undo(db, rows, referred.union(since), { actorId, at });
    },
  };
  while (await takeStep(app, id, step)) await setImmediate();
  return { ok: true };
}

async function beginUndoing(
  app: Pick<App, "db" | "now">,
  found: Import,
  { id, version, actorId }: Acting,
): Promise<Done> {
  const now = app.now();
  const at = now.toISOString();
  const { state, writtenAt, kind } = found;
  if (state === "undone") return OVER;
  if ((state !== "written" && state !== "writing") || found.version !== version) return STALE;
  if (Date.parse(writtenAt ?? at) < now.getTime() - UNDO_DAYS * DAY) return OVER;
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const begun = await db
      .updateTable("imports")
      .set({ state: "undoing", version: version + 1 })
      .where("id", "=", id)
      .where("version", "=", version)
      .where("state", "in", ["written", "writing"])
      .executeTakeFirst();
    if (begun.numUpdatedRows === 0n) return STALE;
    const words = `Undid an import of ${kindsOfImport[kind].noun[1]}`;
    await recordAudit(db, { actorId, at, kind: "changed", subject: "import", subjectId: id, words });
    return { ok: true };
  });
}

/** A file that is not to be written after all. */
export async function discardImport(app: Pick<App, "db">, { id, version }: Omit<Acting, "actorId">): Promise<Done> {
  const open = app.db.updateTable("imports").where("id", "=", id).where("state", "in", ["read", "planned"]);
  const held = await open
    .set({ state: "read", version: version + 1 })
    .where("version", "=", version)
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) return (await find(app.db, id)) ? STALE : { ok: true };
  await removeRows(app.db, id);
  await dropRows(app.db, "imports", { id, version: version + 1 });
  return { ok: true };
}

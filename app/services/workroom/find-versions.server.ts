import type { Db } from "#app/db/client.server.ts";
import { type DocumentKind, rateCardKind, shopRulesKind } from "./document-kinds.server.ts";

export interface Version<Value> {
  version: number;
  value: Value;
  reason: string;
  /** Nobody and no time for version 1, which nobody wrote. */
  by: string | null;
  at: string | null;
}

const FIRST = 1;

/** Every version, newest first. */
export async function listVersions<Value>(db: Db, kind: DocumentKind<Value>): Promise<Version<Value>[]> {
  const rows = await rowsOf(db, kind).orderBy("version", "desc").execute();
  return [...rows.map((row) => versionIn(kind, row)), firstOf(kind)];
}

/** The version that counts now. */
export async function findLatest<Value>(db: Db, kind: DocumentKind<Value>): Promise<Version<Value>> {
  const row = await rowsOf(db, kind).orderBy("version", "desc").limit(1).executeTakeFirst();
  return row ? versionIn(kind, row) : firstOf(kind);
}

export type House = Awaited<ReturnType<typeof findHouse>>;

/** Shop rules and rate card that count now, with one statement. */
export async function findHouse(db: Db) {
  const latest = <Value>(kind: DocumentKind<Value>) =>
    rowsOf(db, kind)
      .select((eb) => eb.val(kind.table).as("table"))
      .where("version", "=", (eb) =>
        eb.selectFrom(kind.table).select((newest) => newest.fn.max("version").as("newest")),
      );
  const rows = await latest(shopRulesKind).unionAll(latest(rateCardKind)).execute();
  const read = <Value>(kind: DocumentKind<Value>): Version<Value> => {
    const row = rows.find(({ table }) => table === kind.table);
    return row ? versionIn(kind, row) : firstOf(kind);
  };
  return { rules: read(shopRulesKind), rateCard: read(rateCardKind) };
}

export async function findVersion<Value>(db: Db, kind: DocumentKind<Value>, version: number) {
  if (version === FIRST) return firstOf(kind);
  if (!Number.isSafeInteger(version) || version > MOST_VERSIONS) return undefined;
  const row = await rowsOf(db, kind).where("version", "=", version).executeTakeFirst();
  return row && versionIn(kind, row);
}

/** What the column holds on both databases. */
const MOST_VERSIONS = 2 ** 31 - 1;

function rowsOf<Value>(db: Db, { table }: DocumentKind<Value>) {
  return db
    .selectFrom(table)
    .leftJoin("users", "users.id", `${table}.actorId`)
    .select(["version", "document", "reason", "at", "users.name as by"]);
}

type Row = { version: number; document: string; reason: string; at: string; by: string | null };

function versionIn<Value>(kind: DocumentKind<Value>, { document, ...row }: Row): Version<Value> {
  return { ...row, value: kind.read(JSON.parse(document)) };
}

function firstOf<Value>(kind: DocumentKind<Value>): Version<Value> {
  return { version: FIRST, value: kind.first, reason: "", by: null, at: null };
}

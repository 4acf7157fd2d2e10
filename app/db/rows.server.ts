import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "./client.server.ts";

/** A table as it is, whatever this version's types say: a backup may come from an older one. */
export interface TableShape {
  name: string;
  columns: string[];
  key: string[];
}

export type Row = Record<string, string | number | null>;

type Query = SelectQueryBuilder<Record<string, Row>, string, Row>;

/** Few enough for memory when every row is as long as a row can be. */
const AT_ONCE = 25;

/** Every row in the order of its key, a portion at a time, and in the same order on both databases. */
export function readRows(db: Db, kind: "sqlite" | "postgres", table: TableShape): AsyncIterable<Row> {
  const query = untyped(db).selectFrom(table.name).select(table.columns) as Query;
  return kind === "sqlite"
    ? inBytes(query, table.key).stream()
    : throughCursor(db, inBytes(query, table.key, sql`collate "C"`));
}

function inBytes(query: Query, key: string[], collation = sql``) {
  return key.reduce((sorted, column) => sorted.orderBy(sql`${sql.ref(column)} ${collation}`), query);
}

/** The driver would gather the whole answer; a cursor hands it over in portions. It lives as long as the transaction. */
async function* throughCursor(db: Db, query: Query) {
  await sql`declare portions no scroll cursor for ${query}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from portions`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close portions`.execute(db);
}

export async function writeRows(db: Db, table: string, rows: Row[]) {
  await untyped(db).insertInto(table).values(rows).execute();
}

function untyped(db: Db) {
  return db as unknown as Kysely<Record<string, Row>>;
}

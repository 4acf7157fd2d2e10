import {
  type DeleteResult,
  type InsertObject,
  type Kysely,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type Updateable,
  type UpdateObject,
  type UpdateQueryBuilder,
  type UpdateResult,
} from "kysely";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

type Table = keyof Database;
type Row<Name extends Table> = Selectable<Database[Name]>;

/*
 * What is asked of rows that are known by what they have, such as their id or their owner's. Whatever asks for more is a
 * query of its own. Each row has every column of its key to the letter.
 */

/** The one row, or nothing; all of it, or only these columns. */
export function findRow<
  Name extends Table,
  Known extends keyof Row<Name>,
  Column extends keyof Row<Name> & string = keyof Row<Name> & string,
>(
  db: Db,
  table: Name,
  key: Pick<Row<Name>, Known>,
  columns?: readonly Column[],
): Promise<Pick<Row<Name>, Column> | undefined> {
  return selecting(db, table, key, columns).executeTakeFirst() as Promise<never>;
}

/** The same of a row that is there, or it is a fault of ours. */
export function getRow<
  Name extends Table,
  Known extends keyof Row<Name>,
  Column extends keyof Row<Name> & string = keyof Row<Name> & string,
>(db: Db, table: Name, key: Pick<Row<Name>, Known>, columns?: readonly Column[]): Promise<Pick<Row<Name>, Column>> {
  return selecting(db, table, key, columns).executeTakeFirstOrThrow() as Promise<never>;
}

/** One row or several. */
export async function addRows<Name extends Table>(
  db: Db,
  table: Name,
  values: InsertObject<Database, Name> | readonly InsertObject<Database, Name>[],
) {
  await untyped(db).insertInto(named(table)).values(values).execute();
}

export function setRows<Name extends Table, Known extends keyof Row<Name>>(
  db: Db,
  table: Name,
  key: Pick<Row<Name>, Known>,
  values: UpdateObject<Database, Name>,
): Promise<UpdateResult> {
  return having(untyped(db).updateTable(named(table)).set(values), key).executeTakeFirst();
}

export function dropRows<Name extends Table, Known extends keyof Row<Name>>(
  db: Db,
  table: Name,
  key: Pick<Row<Name>, Known>,
): Promise<DeleteResult> {
  return having(untyped(db).deleteFrom(named(table)), key).executeTakeFirst();
}

/** How many rows a query finds. */
export async function countFound<Known, Tables extends keyof Known>(
  query: SelectQueryBuilder<Known, Tables, object>,
): Promise<number> {
  const counted = query.select((eb) => eb.fn.countAll().as("count")).$castTo<{ count: number }>();
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

/** Raised within this transaction: given up with it, so no number is lost, and held until its end, so none is given twice. */
export async function nextCount(db: Db, name: string, first = 1): Promise<number> {
  const { last } = await db
    .insertInto("counters")
    .values({ name, last: first })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ last: sql<number>`"counters"."last" + 1` }))
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

/** Kysely cannot say what a table has that is not named; the signatures above do. */
type Untyped = Kysely<Record<string, Record<string, unknown>>>;

const untyped = (db: Db) => db as unknown as Untyped;
const named = (table: Table): string => table;

function selecting(db: Db, table: Table, key: object, columns: readonly string[] | undefined) {
  const query = having(untyped(db).selectFrom(named(table)), key);
  return columns ? query.select(columns) : query.selectAll();
}

function having<Query extends { where(column: string, operator: "=" | "is", value: unknown): Query }>(
  query: Query,
  key: object,
): Query {
  return Object.entries(key).reduce(
    (narrower, [column, value]) => narrower.where(column, value === null ? "is" : "=", value),
    query,
  );
}

type Versioned =
  | "orders"
  | "consultations"
  | "appointments"
  | "schedules"
  | "retentionRules"
  | "staffRules"
  | "fabrics"
  | "quotes"
  | "quoteSettings"
  | "moneySettings"
  | "inquiries"
  | "purchaseOrders"
  | "orderDates"
  | "tasks"
  | "files"
  | "wallViews";
type Update<Table extends Versioned> = UpdateQueryBuilder<Database, Table, Table, UpdateResult>;

/**
 * Writes to a row that still has the version its writer saw, and gives it the next one. Answers whether it did: if not,
 * somebody else was quicker and nothing is written. The query names the row and whatever else must still hold.
 */
export async function updateVersion<Table extends Versioned>(
  query: Update<Table>,
  version: number,
  values: Omit<Updateable<Database[Table]>, "version">,
): Promise<boolean> {
  // All of these tables have the column, which the types cannot say of a table that is not named.
  const written = await (query as unknown as Update<"orders">)
    .set({ ...values, version: version + 1 })
    .where("version", "=", version)
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}

import { countFound, type Db } from "#app/db/client.server.ts";

/**
 * What goes with a client who becomes part of another, by the column that says whose it is. Whatever else points to a client stays
 * as it was written: it says who somebody was (the ledger, answers, card payments), or how they log in.
 */
export const movedColumns = {
  orders: "userId",
  consultations: "userId",
  appointments: "userId",
  emails: "userId",
  inquiries: "userId",
  swatchRequests: "userId",
  tasks: "customerId",
  customerNotes: "customerId",
  files: "ownerId",
} as const;

type MovedTable = keyof typeof movedColumns;
export const movedTables = Object.keys(movedColumns) as MovedTable[];

/** Ids by table: what went over, and goes back when it is undone. */
export type Moved = Record<MovedTable, string[]>;

/** Few enough for the parameters of one statement on either database. */
const AT_ONCE = 500;

/** The tables are of one shape as far as this goes, which the types cannot say of one that is not named. */
function columnOf(table: MovedTable) {
  return { table: table as "orders", column: movedColumns[table] as "userId" };
}

/** Gives everything of one client to another. */
export async function moveAll(db: Db, from: string, to: string): Promise<Moved> {
  const moved: Partial<Moved> = {};
  for (const name of movedTables) {
    const { table, column } = columnOf(name);
    const rows = await db
      .updateTable(table)
      .set({ [column]: to })
      .where(column, "=", from)
      .returning("id")
      .execute();
    moved[name] = rows.map(({ id }) => id);
  }
  return moved as Moved;
}

/** Gives these back, as far as they are still there. */
export async function moveBack(db: Db, moved: Moved, { from, to }: { from: string; to: string }) {
  for (const name of movedTables) {
    const { table, column } = columnOf(name);
    for (let start = 0; start < moved[name].length; start += AT_ONCE) {
      await db
        .updateTable(table)
        .set({ [column]: to })
        .where("id", "in", moved[name].slice(start, start + AT_ONCE))
        .where(column, "=", from)
        .execute();
    }
  }
}

/** How many there are of each, for whoever is about to decide. */
export async function countAll(db: Db, userId: string): Promise<Record<MovedTable, number>> {
  const counts: Partial<Record<MovedTable, number>> = {};
  for (const name of movedTables) {
    const { table, column } = columnOf(name);
    counts[name] = await db.selectFrom(table).where(column, "=", userId).$call(countFound);
  }
  return counts as Record<MovedTable, number>;
}

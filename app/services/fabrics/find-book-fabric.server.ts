import type { Db } from "#app/db/client.server.ts";
import type { BookFabric } from "#app/domain/fabrics/book-fabric.ts";
import { fabricOf } from "./fabric-rows.server.ts";

export async function findBookFabric(db: Db, id: string): Promise<BookFabric | undefined> {
  const row = await db.selectFrom("fabrics").selectAll().where("id", "=", id).executeTakeFirst();
  return row && fabricOf(row);
}

/** Which of these are no longer made. */
export async function findDiscontinued(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await findBookFabrics(db, ids);
  return new Set(found.filter(({ active }) => !active).map(({ id }) => id));
}

/** Those of these that the book has, in no order. */
export async function findBookFabrics(db: Db, ids: readonly string[]): Promise<BookFabric[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("fabrics")
    .selectAll()
    .where("id", "in", [...new Set(ids)])
    .execute();
  return rows.map(fabricOf);
}

import type { Db } from "#app/db/client.server.ts";
import { fabricRow } from "#app/services/fabrics/read-book.server.ts";
import { demoBook } from "./demo-fabrics.ts";

const ENTERED = "2026-01-12T15:00:00.000Z";

export async function seedFabrics(db: Db) {
  const rows = demoBook.map(({ id, ...details }) => ({
    id,
    ...fabricRow(details),
    active: 1,
    version: 1,
    createdAt: ENTERED,
    updatedAt: ENTERED,
  }));
  await db.insertInto("fabrics").values(rows).execute();
}

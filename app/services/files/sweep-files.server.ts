import type { App } from "#app/app.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { deletePhotos, unnamed } from "./objects.server.ts";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Takes away what a day has shown to be nobody's: photographs of a message or an inquiry that was never sent, those of a
 * window that was removed and did not come back, and bytes that no row names, which a broken upload or a crash left. Answers how many.
 */
export async function sweepFiles({ db, files, now }: Pick<App, "db" | "files" | "now">) {
  const before = new Date(now().getTime() - DAY_MS).toISOString();
  let removed = await files.sweepIncoming(now());
  const left = [...(await findUnsent(db, before)), ...(await findUnhooked(db, before))];
  // Their bytes go below, once they too are old enough.
  if (left.length > 0) await db.transaction().execute((inside) => deletePhotos(inside, "id", left));
  for await (const { sha256, at } of files.list()) {
    if (at >= before || (await unnamed(db, [sha256])).length === 0) continue;
    await files.remove(sha256);
    removed += 1;
  }
  return removed + left.length;
}

async function findUnsent(db: Db, before: string) {
  const rows = await db
    .selectFrom("files")
    .select("id")
    .where("waits", "=", 1)
    .where("createdAt", "<", before)
    .execute();
  return rows.map(({ id }) => id);
}

/** A window may come back by Undo, so its photographs stay where they were until its order has rested for a day. */
async function findUnhooked(db: Db, before: string) {
  const orders = await db
    .selectFrom("orders")
    .select("id")
    .where("updatedAt", "<", before)
    .where("id", "in", db.selectFrom("files").select("orderId").where("windowKey", "is not", null))
    .execute();
  const unhooked: string[] = [];
  for (const { id } of orders) {
    const order = await findRow(db, "orders", { id });
    if (!order) continue;
    const keys = readOrderDocuments(order).windows.map(({ key }) => key);
    const rows = await db
      .selectFrom("files")
      .select(["id", "windowKey"])
      .where("orderId", "=", order.id)
      .where("windowKey", "is not", null)
      .execute();
    unhooked.push(...rows.filter(({ windowKey }) => !keys.includes(windowKey ?? "")).map(({ id }) => id));
  }
  return unhooked;
}

import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";

/** Of these hashes the ones that no row names any more. */
export async function unnamed(db: Db, hashes: readonly string[]) {
  const asked = [...new Set(hashes)];
  if (asked.length === 0) return [];
  const rows = await db
    .selectFrom("files")
    .select(["sha256", "thumbSha256"])
    .where((eb) => eb.or([eb("sha256", "in", asked), eb("thumbSha256", "in", asked)]))
    .execute();
  const named = new Set(rows.flatMap(({ sha256, thumbSha256 }) => [sha256, thumbSha256]));
  return asked.filter((hash) => !named.has(hash));
}

type Column = "id" | "orderId" | "ownerId" | "messageId" | "inquiryId";

/** What the bytes of these photographs are called. */
export async function hashesOf(db: Db, column: Column, ids: readonly string[]) {
  const rows = await db.selectFrom("files").select(["sha256", "thumbSha256"]).where(column, "in", ids).execute();
  return rows.flatMap(({ sha256, thumbSha256 }) => [sha256, thumbSha256]);
}

/** Takes photographs away, inside the transaction of whoever takes the rest; answers what their bytes are called. */
export async function deletePhotos(db: Db, column: Column, ids: readonly string[]) {
  const hashes = await hashesOf(db, column, ids);
  await db.deleteFrom("files").where(column, "in", ids).execute();
  return hashes;
}

/** After the commit that took their rows away. What cannot be removed now, the night's sweep finds. */
export async function dropObjects({ db, files }: Pick<App, "db" | "files">, hashes: readonly string[]) {
  for (const hash of await unnamed(db, hashes)) await files.remove(hash).catch(() => undefined);
}

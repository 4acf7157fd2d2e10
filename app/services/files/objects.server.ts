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
  const noted = await db
    .selectFrom("taskPhotos")
    .select(["sha256", "thumbSha256"])
    .where((eb) => eb.or([eb("sha256", "in", asked), eb("thumbSha256", "in", asked)]))
    .execute();
  const views = await db.selectFrom("wallViews").select("rendered").where("rendered", "in", asked).execute();
  const quoted = await db.selectFrom("quotePictures").select("sha256").where("sha256", "in", asked).execute();
  const ofSite = await db.selectFrom("siteFiles").select("sha256").where("sha256", "in", asked).execute();
  const named = new Set([
    ...[...rows, ...noted].flatMap(({ sha256, thumbSha256 }) => [sha256, thumbSha256]),
    ...views.map(({ rendered }) => rendered),
    ...[...quoted, ...ofSite].map(({ sha256 }) => sha256),
  ]);
  return asked.filter((hash) => !named.has(hash));
}

type Column = "id" | "orderId" | "ownerId" | "messageId" | "inquiryId";

/** What the bytes of these photographs are called, and of the pictures that were made of them. */
export async function hashesOf(db: Db, column: Column, ids: readonly string[]) {
  const rows = await db
    .selectFrom("files")
    .leftJoin("wallViews", "fileId", "files.id")
    .select(["sha256", "thumbSha256", "rendered"])
    .where(`files.${column}`, "in", ids)
    .execute();
  return rows.flatMap(({ sha256, thumbSha256, rendered }) => [sha256, thumbSha256, ...(rendered ? [rendered] : [])]);
}

/** Takes photographs away, inside the transaction of whoever takes the rest; answers what their bytes are called. */
export async function deletePhotos(db: Db, column: Column, ids: readonly string[]) {
  const hashes = await hashesOf(db, column, ids);
  await db.deleteFrom("files").where(column, "in", ids).execute();
  return hashes;
}

/** Of quotes to these clients: the quotes stay, and say that a picture was removed. */
export async function deleteQuotePictures(db: Db, userIds: readonly string[]) {
  const theirs = db
    .selectFrom("quotes")
    .innerJoin("orders", "orders.id", "orderId")
    .select("quotes.id")
    .where("userId", "in", userIds);
  const rows = await db.deleteFrom("quotePictures").where("quoteId", "in", theirs).returning("sha256").execute();
  return rows.map(({ sha256 }) => sha256);
}

/** After the commit that took their rows away. What cannot be removed now, the night's sweep finds. */
export async function dropObjects({ db, files }: Pick<App, "db" | "files">, hashes: readonly string[]) {
  for (const hash of await unnamed(db, hashes)) await files.remove(hash).catch(() => undefined);
}

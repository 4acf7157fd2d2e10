import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { SiteDocument } from "#app/domain/site/site-document.ts";

/** Pages that a visitor has open may be of a version before. */
const NEWEST = 10;
let last = { id: "", names: new Map<string, string>() };

/** One file of a picture of the gallery or of the logo, if one of the newest versions names it: "HASH-960.webp". */
export async function openMedia({ db, files }: Pick<App, "db" | "files">, name: string) {
  const sha256 = (await findNames(db)).get(name);
  return sha256 && { sha256, opened: await files.open(sha256) };
}

/** Which names there are. They are asked for often and change seldom, so that the versions are read once. */
async function findNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const newest = db.selectFrom("siteVersions").orderBy("version", "desc");
  const id = (await newest.select("id").limit(1).executeTakeFirst())?.id ?? "";
  if (id === last.id) return last.names;
  const rows = await newest.select("document").limit(NEWEST).execute();
  const pictures = rows.flatMap(({ document }) => {
    const { gallery = [], logo } = JSON.parse(document) as SiteDocument;
    return [logo, ...gallery.map(({ own }) => own)];
  });
  const files = pictures.flatMap((own) => Object.entries(own?.files ?? {}));
  last = { id, names: new Map(files.map(([file, sha256]) => [`${sha256}-${file}`, sha256])) };
  return last.names;
}

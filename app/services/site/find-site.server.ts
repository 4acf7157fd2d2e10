import { type Site, shippedSite, siteOf } from "#app/content/site.ts";
import { type Db, getRow } from "#app/db/client.server.ts";
import type { SiteDocument } from "#app/domain/site/site-document.ts";

let last = { id: "", site: shippedSite };

/**
 * The business as the database has it now: what a mail, a paper or a rule goes by, whatever this server's pages show at the
 * moment. What was sent keeps the business as it was at that time. It is asked for often and changes seldom, so that a
 * version is read once.
 */
export async function findSite(db: Db, asOf?: string): Promise<Site> {
  const rows = db.selectFrom("siteVersions").orderBy("version", "desc").limit(1);
  const wanted = asOf === undefined ? rows : rows.where("at", "<=", asOf);
  const newest = await wanted.select("id").executeTakeFirst();
  if (!newest) return shippedSite;
  if (newest.id !== last.id) {
    const { id, version, document } = await getRow(db, "siteVersions", { id: newest.id }, [
      "id",
      "version",
      "document",
    ]);
    last = { id, site: siteOf(JSON.parse(document) as SiteDocument, { version }) };
  }
  return last.site;
}

/** The same as its pages have it: in the demo with samples. */
export async function shownSite({ db, site }: { db: Db; site: { shown: Site } }): Promise<Site> {
  return { ...(await findSite(db)), samples: site.shown.samples };
}

/** Whom a notice to the house is for. */
export const findHouseAddress = async (db: Db) => (await findSite(db)).house;

/** How a paper names us, below its head. */
export const letterLines = (site: Site) => [site.facts.business.location, reachLine(site)];

export const reachLine = ({ facts: { business } }: Site) => `${business.phone} · ${business.email}`;

/** What is sent to the house is nobody's to sign up for. */
export async function isOurs(db: Db, email: string) {
  const { house, facts } = await findSite(db);
  return email === house.address || email === facts.business.email;
}

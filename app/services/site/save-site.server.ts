import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { siteOf } from "#app/content/site.ts";
import type { Db } from "#app/db/client.server.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { PageFault } from "#app/domain/site/page-fault.ts";
import type { SiteDocument, SiteSection } from "#app/domain/site/site-document.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";

const STALE = refusal("stale", "Somebody changed this in the meantime. Yours is still here; theirs stands beside it.");
const UNCHANGED = refusal("refused", "Nothing has been changed.");

interface Stored {
  version: number;
  document: SiteDocument;
}

/** The site's document as it is stored now, or at a version; 0 is what the build ships. */
export async function findDocument(db: Db, version?: number): Promise<Stored> {
  const rows = db.selectFrom("siteVersions").select(["version", "document"]).orderBy("version", "desc").limit(1);
  const row = await (version === undefined ? rows : rows.where("version", "=", version)).executeTakeFirst();
  return row
    ? { version: row.version, document: JSON.parse(row.document) as SiteDocument }
    : { version: 0, document: {} };
}

interface SectionChange<Section extends SiteSection> {
  section: Section;
  /** Nothing: as the build ships it. */
  value: SiteDocument[Section] | undefined;
  /** The version that the form was filled from. */
  basedOn: number;
  actorId: string;
  /** What the history says. */
  reason: string;
}

export type Saved = { ok: true; version: number } | (Refusal & { newer?: Stored });

/**
 * One section in new words: nothing is written before every page has been made with them. What somebody else has saved of
 * other sections stays; what they have saved of this one is shown first.
 */
export async function saveSection<Section extends SiteSection>(
  app: Pick<App, "db" | "now" | "site" | "log">,
  { section, value, basedOn, actorId, reason }: SectionChange<Section>,
): Promise<Saved> {
  const filledFrom = (await findDocument(app.db, basedOn)).document[section];
  return saveDocument(app, { actorId, reason }, (newest) => {
    const [theirs, mine] = [canonicalJson(newest.document[section] ?? null), canonicalJson(value ?? null)];
    if (theirs === mine) return newest.version === basedOn ? UNCHANGED : "there already";
    if (theirs !== canonicalJson(filledFrom ?? null)) return { ...STALE, newer: newest };
    const { [section]: _, ...others } = newest.document;
    return value === undefined ? others : { ...others, [section]: value };
  });
}

/** All of it as it was at an older version, as a new one. */
export async function restoreVersion(
  app: Pick<App, "db" | "now" | "site" | "log">,
  { version, actorId }: { version: number; actorId: string },
): Promise<Saved> {
  const wanted = await findDocument(app.db, version);
  if (wanted.version !== version) return refusal("missing", "There is no such version.");
  return saveDocument(app, { actorId, reason: `Version ${version} again` }, ({ document }) =>
    canonicalJson(document) === canonicalJson(wanted.document) ? UNCHANGED : wanted.document,
  );
}

type Change = (newest: Stored) => SiteDocument | "there already" | (Refusal & { newer?: Stored });

/** Of two who save at the same moment the second begins anew, once. */
async function saveDocument(
  app: Pick<App, "db" | "now" | "site" | "log">,
  by: { actorId: string; reason: string },
  change: Change,
  tries = 2,
): Promise<Saved> {
  const newest = await findDocument(app.db);
  const document = change(newest);
  if (document === "there already") return { ok: true, version: newest.version };
  if (isRefusal(document)) return document;
  const version = newest.version + 1;
  const rendered = await render(app, document, version);
  if (!rendered.ok) return rendered;
  if (await addVersion(app, { ...by, version, document })) {
    rendered.show();
    return { ok: true, version };
  }
  return tries > 1 ? saveDocument(app, by, change, tries - 1) : STALE;
}

const isRefusal = (made: SiteDocument | Refusal): made is Refusal => "ok" in made;

async function render({ site, log }: Pick<App, "site" | "log">, document: SiteDocument, version: number) {
  try {
    const show = await site.render(siteOf(document, { version, samples: site.shown.samples }));
    return { ok: true as const, show };
  } catch (error) {
    log.error({ err: error }, "the new text cannot be shown");
    const place = error instanceof PageFault ? error.path : "a page";
    return refusal("refused", `The new text cannot be shown on ${place}. Nothing was changed.`);
  }
}

interface NewVersion {
  version: number;
  document: SiteDocument;
  reason: string;
  actorId: string;
}

function addVersion({ db, now }: Pick<App, "db" | "now">, { version, document, reason, actorId }: NewVersion) {
  const at = now().toISOString();
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto("siteVersions")
      .values({ id: randomUUID(), version, document: canonicalJson(document), reason, actorId, at })
      .onConflict((conflict) => conflict.column("version").doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return false;
    await recordAudit(trx, { actorId, at, kind: "changed", subject: "site", words: `Changed the site: ${reason}` });
    return true;
  });
}

/** Who changed what, newest first. */
export function listSiteVersions(db: Db) {
  return db
    .selectFrom("siteVersions")
    .leftJoin("users", "users.id", "siteVersions.actorId")
    .select(["version", "reason", "at", "users.name as by"])
    .orderBy("version", "desc")
    .limit(100)
    .execute();
}

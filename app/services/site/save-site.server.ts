import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { siteOf } from "#app/content/site.ts";
import type { Db } from "#app/db/client.server.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { pathOfFault } from "#app/domain/site/page-fault.ts";
import type { EmailEntry, SiteDocument, SiteSection } from "#app/domain/site/site-document.ts";
import type { StoredObject } from "#app/files/files.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";

const STALE = refusal("stale", "Somebody changed this in the meantime. Yours is still here; theirs stands beside it.");
const UNCHANGED = refusal("unchanged", "Nothing has been changed.");

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

/** What is changed at once: a section, or one entry of it. Two who change the same see both; others are both kept. */
interface Part<Value> {
  read(document: SiteDocument): Value | undefined;
  /** Nothing: as the build ships it. */
  write(document: SiteDocument, value: Value | undefined): SiteDocument;
}

interface PartChange<Value> extends By {
  value: Value | undefined;
  /** The version that the form was filled from. */
  basedOn: number;
}

interface By {
  actorId: string;
  /** What the history says. */
  reason: string;
  /** What the document names of the store for the first time. */
  objects?: readonly StoredObject[];
}

export type Saved = { ok: true; version: number } | (Refusal & { newer?: Stored });

const sectionPart = <Section extends SiteSection>(section: Section): Part<SiteDocument[Section]> => ({
  read: (document) => document[section],
  write: ({ [section]: _, ...others }, value) => (value === undefined ? others : { ...others, [section]: value }),
});

/** The words of one e-mail. */
const emailPart = (kind: string): Part<EmailEntry> => ({
  read: ({ emails }) => emails?.find((entry) => entry.kind === kind),
  write: ({ emails = [], ...others }, value) => {
    const rest = emails.filter((entry) => entry.kind !== kind);
    const all = value ? [...rest, value].sort((a, b) => a.kind.localeCompare(b.kind)) : rest;
    return all.length > 0 ? { ...others, emails: all } : others;
  },
});

type Saving = Pick<App, "db" | "now" | "site" | "log">;

export const saveSection = <Section extends SiteSection>(
  app: Saving,
  { section, ...change }: PartChange<SiteDocument[Section]> & { section: Section },
) => savePart(app, sectionPart(section), change);

export const saveEmail = (app: Saving, { kind, ...change }: PartChange<EmailEntry> & { kind: string }) =>
  savePart(app, emailPart(kind), change);

/**
 * One part in new words: nothing is written before every page has been made with them. What somebody else has saved of
 * other parts stays; what they have saved of this one is shown first.
 */
async function savePart<Value>(
  app: Saving,
  { read, write }: Part<Value>,
  { value, basedOn, ...by }: PartChange<Value>,
): Promise<Saved> {
  const filledFrom = read((await findDocument(app.db, basedOn)).document);
  return saveDocument(app, by, (newest) => {
    const [theirs, mine] = [canonicalJson(read(newest.document) ?? null), canonicalJson(value ?? null)];
    if (theirs === mine) return newest.version === basedOn ? UNCHANGED : "there already";
    if (theirs !== canonicalJson(filledFrom ?? null)) return { ...STALE, newer: newest };
    return write(newest.document, value);
  });
}

/** All of it as it was at an older version, as a new one. */
export async function restoreVersion(
  app: Saving,
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
async function saveDocument(app: Saving, by: By, change: Change, tries = 2): Promise<Saved> {
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
    const place = pathOfFault(error) ?? "a page";
    return refusal("refused", `The new text cannot be shown on ${place}. Nothing was changed.`);
  }
}

function addVersion(
  { db, now }: Pick<App, "db" | "now">,
  { version, document, reason, actorId, objects = [] }: By & { version: number; document: SiteDocument },
) {
  const at = now().toISOString();
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto("siteVersions")
      .values({ id: randomUUID(), version, document: canonicalJson(document), reason, actorId, at })
      .onConflict((conflict) => conflict.column("version").doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return false;
    for (const object of objects) {
      await trx
        .insertInto("siteFiles")
        .values(object)
        .onConflict((conflict) => conflict.column("sha256").doNothing())
        .execute();
    }
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

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { emptyRateCard, type RateCard, readRateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { changeShopRules } from "#app/domain/workroom/rules/change-shop-rules.ts";
import { changedPlacement, changedRules } from "#app/domain/workroom/rules/changed-rules.ts";
import { defaultShopRules, type ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";

/** A document of the owner's that is kept version by version. */
interface DocumentKind<Value> {
  table: "shopRules" | "rateCards";
  /** As the audit list names it. */
  name: string;
  /** Version 1, which has no row. */
  first: Value;
  /** What a row holds. One that an older program wrote lacks what came later, which then stands as usual. */
  read(document: unknown): Value;
}

export const shopRulesKind: DocumentKind<ShopRules> = {
  table: "shopRules",
  name: "shop rules",
  first: defaultShopRules,
  read: (document) => {
    const verdict = changeShopRules(document);
    return verdict.ok ? verdict.value : defaultShopRules;
  },
};

export const rateCardKind: DocumentKind<RateCard> = {
  table: "rateCards",
  name: "rate card",
  first: emptyRateCard,
  read: (document) => {
    const verdict = readRateCard(document);
    return verdict.ok ? verdict.value : emptyRateCard;
  },
};

export const documentKinds: Record<"shopRules" | "rateCards", DocumentKind<unknown>> = {
  shopRules: shopRulesKind,
  rateCards: rateCardKind,
};

interface Version<Value> {
  version: number;
  value: Value;
  reason: string;
  /** Nobody and no time for version 1, which nobody wrote. */
  by: string | null;
  at: string | null;
}

const FIRST = 1;

/** Every version, newest first. */
export async function listVersions<Value>(db: Db, kind: DocumentKind<Value>): Promise<Version<Value>[]> {
  const rows = await rowsOf(db, kind).orderBy("version", "desc").execute();
  return [...rows.map((row) => versionIn(kind, row)), firstOf(kind)];
}

/** The version that counts now. */
export async function findLatest<Value>(db: Db, kind: DocumentKind<Value>): Promise<Version<Value>> {
  const row = await rowsOf(db, kind).orderBy("version", "desc").limit(1).executeTakeFirst();
  return row ? versionIn(kind, row) : firstOf(kind);
}

export type House = ReturnType<typeof houseIn>;

/** Shop rules and rate card that count now, with one statement. */
export async function findHouse(db: Db) {
  return houseIn(await latestOf(db, shopRulesKind).unionAll(latestOf(db, rateCardKind)).execute());
}

/** The same, and with them every sheet of these orders. */
export async function findHouseAndSheets(db: Db, orderIds: readonly string[]) {
  const sheets = db
    .selectFrom("sheets")
    .select((eb) => ["version", "document", eb.val("").as("reason"), "at", eb.val(null).as("by")])
    .select((eb) => [eb.val("sheets").as("table"), "orderId", "part"])
    .where("orderId", "in", orderIds);
  const rows = await latestOf(db, shopRulesKind)
    .unionAll(latestOf(db, rateCardKind))
    .unionAll(sheets)
    .orderBy("part")
    .execute();
  return { ...houseIn(rows), sheets: rows.flatMap(({ part, ...row }) => (part === null ? [] : { ...row, part })) };
}

const nothing = sql<string | null>`cast(null as text)`;

function latestOf<Value>(db: Db, kind: DocumentKind<Value>) {
  return rowsOf(db, kind)
    .select((eb) => [eb.val<string>(kind.table).as("table"), nothing.as("orderId"), nothing.as("part")])
    .where("version", "=", (eb) => eb.selectFrom(kind.table).select((newest) => newest.fn.max("version").as("newest")));
}

function houseIn(rows: (Row & { table: string })[]) {
  const read = <Value>(kind: DocumentKind<Value>): Version<Value> => {
    const row = rows.find(({ table }) => table === kind.table);
    return row ? versionIn(kind, row) : firstOf(kind);
  };
  return { rules: read(shopRulesKind), rateCard: read(rateCardKind) };
}

export async function findVersion<Value>(db: Db, kind: DocumentKind<Value>, version: number) {
  if (version === FIRST) return firstOf(kind);
  if (!Number.isSafeInteger(version) || version > MOST_VERSIONS) return undefined;
  const row = await rowsOf(db, kind).where("version", "=", version).executeTakeFirst();
  return row && versionIn(kind, row);
}

/** What the column holds on both databases. */
const MOST_VERSIONS = 2 ** 31 - 1;

function rowsOf<Value>(db: Db, { table }: DocumentKind<Value>) {
  return db
    .selectFrom(table)
    .leftJoin("users", "users.id", `${table}.actorId`)
    .select(["version", "document", "reason", "at", "users.name as by"]);
}

type Row = { version: number; document: string; reason: string; at: string; by: string | null };

function versionIn<Value>(kind: DocumentKind<Value>, row: Row): Version<Value> {
  const { version, document, reason, at, by } = row;
  return { version, reason, at, by, value: kind.read(JSON.parse(document)) };
}

function firstOf<Value>(kind: DocumentKind<Value>): Version<Value> {
  return { version: FIRST, value: kind.first, reason: "", by: null, at: null };
}

/** What a page needs to draw a window as the workroom would hang it today, and no more of the rules than that. */
export async function findPlacement(db: Db): Promise<ChangedPlacement> {
  const { value } = await findLatest(db, shopRulesKind);
  return changedPlacement(value);
}

/** What a page needs to work a window out as the workroom would today; empty as long as the owner has changed nothing. */
export async function findChangedRules(db: Db): Promise<Partial<ShopRules>> {
  const { value } = await findLatest(db, shopRulesKind);
  return changedRules(value);
}

const STALE = refusal(
  "stale",
  "Somebody else has saved a newer version. Please look at what has changed and save again.",
);
const UNCHANGED = refusal("unchanged", "Nothing has been changed.");

interface NewVersion<Value> {
  value: Value;
  /** The version that the change was based on. */
  basedOn: number;
  reason: string;
  actorId: string;
}

type SaveResult<Value> = { ok: true; version: number } | (Refusal & { newer?: Version<Value> });

/** Adds a version after the one that its writer saw. Of two who write at the same moment the second is told of the first. */
export async function saveVersion<Value>(
  app: Pick<App, "db" | "now">,
  kind: DocumentKind<Value>,
  { value, basedOn, reason, actorId }: NewVersion<Value>,
): Promise<SaveResult<Value>> {
  const document = canonicalJson(value);
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<SaveResult<Value>> => {
    const latest = await findLatest(db, kind);
    if (canonicalJson(latest.value) === document) {
      // The same save sent again, because its answer was lost on the way, has been made already.
      return latest.version === basedOn ? UNCHANGED : { ok: true, version: latest.version };
    }
    if (latest.version !== basedOn) return { ...STALE, newer: latest };
    const version = basedOn + 1;
    const added = await db
      .insertInto(kind.table)
      .values({ id: randomUUID(), version, document, reason, actorId, at })
      .onConflict((conflict) => conflict.column("version").doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return { ...STALE, newer: await findLatest(db, kind) };
    const words = `Saved version ${version} of the ${kind.name}`;
    await recordAudit(db, { actorId, at, kind: "changed", subject: kind.name, words });
    return { ok: true, version };
  });
}

import type { App } from "#app/app.server.ts";
import { type Db, setRows } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { FAREWELL } from "#app/domain/emails/email-kinds.ts";
import { UNDO_DAYS, WAITING_DAYS } from "#app/domain/imports/import-kinds.ts";
import { daysBefore, isSweepDue } from "#app/domain/retention/retention-rules.ts";
import { createWatch, type Watch } from "#app/services/create-watch.server.ts";
import { carryOutDeletions } from "#app/services/customers/deletion/delete-customer.server.ts";
import { sweepFiles } from "#app/services/files/sweep-files.server.ts";
import { findRetention } from "./change-retention.server.ts";

type House = Pick<App, "db" | "files" | "log" | "now">;

const LOOK_EVERY_MS = 10 * 60_000;

/** Sweeps in the night, without anybody pressing anything. */
export function watchRetention(app: House): Watch {
  const upSince = app.now();
  return createWatch(app, {
    everyMs: LOOK_EVERY_MS,
    atOnce: false,
    look: () => sweepIfDue(app, upSince),
    failed: "old things cannot be swept away",
  });
}

async function sweepIfDue(app: House, upSince: Date) {
  const last = await app.db
    .selectFrom("sweeps")
    .select("day")
    .where("finishedAt", "is not", null)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  if (isSweepDue({ now: app.now(), upSince, lastDay: last?.day ?? null })) await sweep(app);
}

/** What a sweep removed, by what it was. */
type Removed = Record<
  "emails" | "sessions" | "inquiries" | "auditEntries" | "clients" | "photographs" | "traces",
  number
>;

const NOTHING: Removed = {
  emails: 0,
  sessions: 0,
  inquiries: 0,
  auditEntries: 0,
  clients: 0,
  photographs: 0,
  traces: 0,
};

const LEASE_MINUTES = 10;
/** What only keeps something from happening twice. Providers send an event again for days, never for months. */
const TRACE_DAYS = 180;
/** How much somebody sent in a day is asked on that day alone. */
const UPLOAD_DAYS = 7;
/** Small portions: between two of them everybody else gets their turn at the database. */
const AT_ONCE = 500;

/**
 * Removes what has been kept for long enough, and carries out deletions that waited. Of several servers one does it, by the
 * lease of the day's row; if it is killed, the next goes on where it was once the lease has run out. Answers nothing when
 * the day is done or another server is at it.
 */
export async function sweep(app: House): Promise<Removed | undefined> {
  const day = dayOf(app.now());
  if (!(await takeLease(app, day))) return undefined;
  const removed = { ...NOTHING };
  const note = async (what: keyof Removed, count: number) => {
    removed[what] += count;
    const lease = { removed: JSON.stringify(removed), leaseUntil: leaseEnd(app) };
    await setRows(app.db, "sweeps", { day }, lease);
  };
  await note("clients", await carryOutDeletions(app));
  for (const [what, portion] of await portionsOf(app)) {
    for (let count = await portion(app.db); count > 0; count = await portion(app.db)) await note(what, count);
  }
  await note("photographs", await sweepFiles(app));
  const finishedAt = app.now().toISOString();
  await setRows(app.db, "sweeps", { day }, { finishedAt });
  app.log.info({ day, removed }, "what was kept for long enough was removed");
  return removed;
}

function leaseEnd(app: Pick<App, "now">) {
  return new Date(app.now().getTime() + LEASE_MINUTES * 60_000).toISOString();
}

async function takeLease(app: Pick<App, "db" | "now">, day: string) {
  const at = app.now().toISOString();
  const lease = { startedAt: at, leaseUntil: leaseEnd(app) };
  const taken = await app.db
    .insertInto("sweeps")
    .values({ day, ...lease, removed: "{}" })
    .onConflict((conflict) =>
      conflict
        .column("day")
        .doUpdateSet(lease)
        .where("sweeps.finishedAt", "is", null)
        .where("sweeps.leaseUntil", "<=", at),
    )
    .returning("day")
    .executeTakeFirst();
  return taken !== undefined;
}

type Portion = (db: Db) => Promise<number>;

async function portionsOf(app: Pick<App, "db" | "now">): Promise<[keyof Removed, Portion][]> {
  const { rules } = await findRetention(app.db);
  const before = (days: number) => daysBefore(app.now(), days);
  return [
    ["emails", (db) => removeEmails(db, before(rules.emailDays))],
    ["sessions", (db) => removeSessions(db, before(rules.sessionDays))],
    ["inquiries", (db) => removeSwatchRequests(db, before(rules.inquiryDays))],
    ["inquiries", (db) => removeInquiries(db, before(rules.inquiryDays))],
    ["auditEntries", (db) => removeAuditEntries(db, before(rules.auditDays))],
    ["traces", (db) => removeReminders(db, before(TRACE_DAYS))],
    ["traces", (db) => removeCardSessions(db, before(TRACE_DAYS))],
    ["traces", (db) => removeProviderEvents(db, before(TRACE_DAYS))],
    ["traces", (db) => removeImportRows(db, { written: before(UNDO_DAYS), waiting: before(WAITING_DAYS) })],
    ["traces", (db) => removeWaitingImports(db, before(WAITING_DAYS))],
    ["traces", (db) => removeUploadDays(db, dayOf(before(UPLOAD_DAYS)))],
  ];
}

/** The last word to a deleted client goes as soon as nothing more becomes of it. */
async function removeEmails(db: Db, before: string) {
  const old = db
    .selectFrom("emails")
    .select("id")
    .where("state", "<>", "queued")
    .where((eb) => eb.or([eb("createdAt", "<", before), eb("kind", "=", FAREWELL)]))
    .limit(AT_ONCE);
  return countOf(await db.deleteFrom("emails").where("id", "in", old).executeTakeFirst());
}

async function removeSessions(db: Db, before: string) {
  const old = db.selectFrom("sessions").select("id").where("updatedAt", "<", before).limit(AT_ONCE);
  return countOf(await db.deleteFrom("sessions").where("id", "in", old).executeTakeFirst());
}

/** What still waits to be sent is kept, however old. */
async function removeSwatchRequests(db: Db, before: string) {
  const old = db.selectFrom("swatchRequests").select("id").where("sentAt", "<", before).limit(AT_ONCE);
  return countOf(await db.deleteFrom("swatchRequests").where("id", "in", old).executeTakeFirst());
}

/** The same: a question that nobody has looked at is kept. The bytes of its photographs go with the next sweep of files. */
async function removeInquiries(db: Db, before: string) {
  const rows = await db
    .selectFrom("inquiries")
    .select("id")
    .where("state", "<>", "new")
    .where("updatedAt", "<", before)
    .limit(AT_ONCE)
    .execute();
  const old = rows.map(({ id }) => id);
  if (old.length === 0) return 0;
  // What their client has sent before there was an order stays with them.
  await db.deleteFrom("files").where("inquiryId", "in", old).where("ownerId", "is", null).execute();
  return countOf(await db.deleteFrom("inquiries").where("id", "in", old).executeTakeFirst());
}

async function removeAuditEntries(db: Db, before: string) {
  const old = db.selectFrom("auditEntries").select("id").where("at", "<", before).limit(AT_ONCE);
  return countOf(await db.deleteFrom("auditEntries").where("id", "in", old).executeTakeFirst());
}

/** The mark that it was sent. It is asked for as long as the same reminder could come again, which is a few days. */
async function removeReminders(db: Db, before: string) {
  const old = db.selectFrom("reminders").select("key").where("at", "<", before).limit(AT_ONCE);
  return countOf(await db.deleteFrom("reminders").where("key", "in", old).executeTakeFirst());
}

/** A way to the provider's page that ended unpaid. What was paid belongs to the ledger, what is open to its client. */
async function removeCardSessions(db: Db, before: string) {
  const old = db
    .selectFrom("cardSessions")
    .select("id")
    .where("state", "=", "ended")
    .where("entryId", "is", null)
    .where("lookAt", "is", null)
    .where("expiresAt", "<", before)
    .limit(AT_ONCE);
  return countOf(await db.deleteFrom("cardSessions").where("id", "in", old).executeTakeFirst());
}

/** An event that no provider sends again. One about a payment that has not been booked waits for it, and is kept. */
async function removeProviderEvents(db: Db, before: string) {
  const old = db
    .selectFrom("providerEvents")
    .select("id")
    .where("at", "<", before)
    .where((eb) =>
      eb.or([
        eb("paymentId", "is", null),
        eb.exists(eb.selectFrom("ledgerEntries").select("ledgerEntries.id").whereRef("providerRef", "=", "paymentId")),
      ]),
    )
    .limit(AT_ONCE);
  return countOf(await db.deleteFrom("providerEvents").where("id", "in", old).executeTakeFirst());
}

/** What an import can no longer be undone by, and what nobody wrote. One that ended half way waits for somebody to decide. */
async function removeImportRows(db: Db, before: { written: string; waiting: string }) {
  const over = db
    .selectFrom("imports")
    .select("id")
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "in", ["written", "undone"]), eb("writtenAt", "<", before.written)]),
        eb.and([eb("state", "in", ["read", "planned"]), eb("createdAt", "<", before.waiting)]),
      ]),
    );
  const old = db.selectFrom("importRows").select("id").where("importId", "in", over).limit(AT_ONCE);
  return countOf(await db.deleteFrom("importRows").where("id", "in", old).executeTakeFirst());
}

async function removeWaitingImports(db: Db, before: string) {
  const waiting = db.deleteFrom("imports").where("state", "in", ["read", "planned"]);
  return countOf(await waiting.where("createdAt", "<", before).executeTakeFirst());
}

async function removeUploadDays(db: Db, before: string) {
  return countOf(await db.deleteFrom("uploadDays").where("day", "<", before).executeTakeFirst());
}

function countOf({ numDeletedRows }: { numDeletedRows: bigint }) {
  return Number(numDeletedRows);
}

/** The last nights, the newest first. */
export async function listSweeps(app: Pick<App, "db">) {
  const rows = await app.db.selectFrom("sweeps").selectAll().orderBy("day", "desc").limit(14).execute();
  return rows.map(({ day, finishedAt, removed }) => ({
    day,
    finishedAt,
    removed: { ...NOTHING, ...(JSON.parse(removed) as Partial<Removed>) },
  }));
}

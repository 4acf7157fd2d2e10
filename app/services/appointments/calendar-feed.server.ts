import { createHash, randomBytes } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { type Db, dropRows, setRows } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { type Duty, readDuty } from "#app/domain/accounts/staff/duty.ts";
import { type FeedReach, feedBounds, feedReach, feedWords } from "#app/domain/appointments/feed-words.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { type CalendarEntry, writeCalendar } from "#app/email/calendar-file.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { recordOwnChange } from "#app/services/accounts/record-own-change.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";

const READS_AN_HOUR = 60;
const NO_CALENDAR = refusal("refused", "Your work here has no calendar of its own.");
const UNKNOWN = refusal("missing", "There is no such calendar.");

/** By a name of its own: no other secret of ours opens a calendar. */
function hashOf(token: string) {
  return createHash("sha256").update(`calendar-feed:${token}`).digest("base64url");
}

export async function findFeed({ db }: Pick<App, "db">, userId: string) {
  const found = db.selectFrom("calendarFeeds").select(["createdAt", "lastReadAt"]).where("userId", "=", userId);
  return found.executeTakeFirst();
}

/** Makes the private address of somebody's calendar; the one before it ends. Only a hash is kept: it is shown once. */
export async function makeFeed(
  app: Pick<App, "db" | "now" | "config">,
  { id: userId, duty }: { id: string; duty: Duty },
): Promise<{ ok: true; link: string } | Refusal> {
  if (feedReach(duty) === "none") return NO_CALENDAR;
  const token = randomBytes(32).toString("base64url");
  const at = app.now().toISOString();
  const row = { userId, tokenHash: hashOf(token), createdAt: at, lastReadAt: null };
  await app.db.transaction().execute(async (db) => {
    await db
      .insertInto("calendarFeeds")
      .values(row)
      .onConflict((conflict) => conflict.column("userId").doUpdateSet(row))
      .execute();
    await recordOwnChange(db, { userId, at, words: "Made a link to the calendar" });
  });
  return { ok: true, link: new URL(`/calendar/${token}.ics`, app.config.siteUrl).href };
}

export async function removeFeed(app: Pick<App, "db" | "now">, userId: string): Promise<Done> {
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const { numDeletedRows } = await dropRows(db, "calendarFeeds", { userId });
    // Removed twice.
    if (numDeletedRows === 0n) return { ok: true };
    await recordOwnChange(db, { userId, at: app.now().toISOString(), words: "Removed the link to the calendar" });
    return { ok: true };
  });
}

interface Reader {
  userId: string;
  reach: FeedReach;
}

/** The calendar that a token opens, as a file. One that opens nothing is looked up for nobody, which takes as long. */
export async function readFeed(
  app: Pick<App, "db" | "now" | "config">,
  token: string,
): Promise<{ ok: true; content: string; etag: string } | Refusal> {
  const tokenHash = hashOf(token.slice(0, 200));
  const row = await app.db
    .selectFrom("calendarFeeds")
    .innerJoin("users", "users.id", "calendarFeeds.userId")
    .select(["userId", "duty"])
    .where("tokenHash", "=", tokenHash)
    .where("role", "=", "admin")
    .executeTakeFirst();
  const duty = readDuty(row?.duty);
  const reader: Reader = row && duty ? { userId: row.userId, reach: feedReach(duty) } : { userId: "", reach: "own" };
  if (row) {
    const limit = { key: `calendar-feed:${tokenHash}`, attempts: READS_AN_HOUR, minutes: 60 };
    const counted = await countAttempt(app, [limit]);
    if (!counted.ok) return counted;
  }
  const content = writeCalendar(
    app.config.siteUrl.hostname,
    (await findSite(app.db)).facts.business,
    await listEntries(app, reader),
  );
  if (!row || !duty || reader.reach === "none") return UNKNOWN;
  const lastReadAt = app.now().toISOString();
  await setRows(app.db, "calendarFeeds", { tokenHash }, { lastReadAt });
  return { ok: true, content, etag: `"${createHash("sha256").update(content).digest("base64url")}"` };
}

type Listing = Pick<App, "db" | "now" | "config">;

async function listEntries(app: Listing, reader: Reader): Promise<CalendarEntry[]> {
  const visits = reader.reach === "all" ? await visitEntries(app) : [];
  return [...visits, ...(await appointmentEntries(app, reader))];
}

async function visitEntries({ db, now, config }: Listing): Promise<CalendarEntry[]> {
  const { from, to, cancelledSince } = feedBounds(now());
  const rows = await db
    .selectFrom("consultations")
    .innerJoin("users", "users.id", "consultations.userId")
    .select(["consultations.id", "kind", "startsAt", "endsAt", "consultations.state", "sequence", "address"])
    .select(["consultations.updatedAt", "firstName", "lastName", "phoneNumber"])
    .where("startsAt", ">=", from)
    .where("startsAt", "<", to)
    .where((eb) => eb.or([eb("consultations.state", "=", "booked"), eb("cancelledAt", ">=", cancelledSince)]))
    .orderBy("startsAt")
    .execute();
  return rows.map(({ kind, ...row }) => ({
    ...timedOf(row),
    place: row.address,
    ...feedWords({
      what: kind === "call" ? "call" : "consultation",
      title: "",
      customer: fullName(row),
      phoneNumber: row.phoneNumber,
      order: "",
      page: new URL(`/admin/dashboard/consultations/${row.id}`, config.siteUrl).href,
    }),
  }));
}

async function appointmentEntries({ db, now, config }: Listing, { userId, reach }: Reader): Promise<CalendarEntry[]> {
  const { from, to, cancelledSince } = feedBounds(now());
  const rows = await withPeople(db)
    .where("startsAt", ">=", from)
    .where("startsAt", "<", to)
    .where((eb) => eb.or([eb("appointments.state", "<>", "cancelled"), eb("closedAt", ">=", cancelledSince)]))
    .$if(reach !== "all", (query) => query.where("assigneeId", "=", userId).where("kind", "<>", "blocked"))
    .orderBy("startsAt")
    .execute();
  const pages = reach === "all" ? "week" : "stops";
  return rows.map(({ kind: what, title, orderId, number, ...row }) => ({
    ...timedOf(row),
    place: row.address,
    ...feedWords({
      what,
      title,
      customer: fullName({ firstName: row.firstName ?? "", lastName: row.lastName ?? "" }),
      phoneNumber: row.phoneNumber,
      order: orderId ? shownOrderId({ id: orderId, number }) : "",
      page: new URL(`/admin/dashboard/${pages}/${row.id}`, config.siteUrl).href,
    }),
  }));
}

function withPeople(db: Db) {
  return db
    .selectFrom("appointments")
    .leftJoin("users", "users.id", "appointments.userId")
    .leftJoin("orders", "orders.id", "appointments.orderId")
    .select(["appointments.id", "kind", "startsAt", "endsAt", "appointments.state", "sequence", "title"])
    .select(["appointments.updatedAt", "appointments.orderId", "orders.number", "appointments.address"])
    .select(["firstName", "lastName", "phoneNumber"]);
}

interface Timed {
  id: string;
  startsAt: string;
  endsAt: string;
  state: string;
  sequence: number;
  updatedAt: string;
}

function timedOf({ id, startsAt, endsAt, state, sequence, updatedAt }: Timed) {
  return { id, startsAt, endsAt, sequence, cancelled: state === "cancelled", changedAt: updatedAt };
}

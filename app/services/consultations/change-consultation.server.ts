import type { App } from "#app/app.server.ts";
import { type Db, updateVersion } from "#app/db/client.server.ts";
import { releaseBounds } from "#app/domain/accounts/addresses/verified-address.ts";
import { checkChange } from "#app/domain/consultations/consultation-rules.ts";
import { checkStart } from "#app/domain/consultations/free-times.ts";
import { formatVisit } from "#app/domain/dates.ts";
import { AS_USUAL } from "#app/domain/orders/owner/order-announcement.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { sendsMail } from "#app/email/transports/transport-settings.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { createWatch } from "#app/services/create-watch.server.ts";
import { noteUndo } from "#app/services/undos/undos.server.ts";
import { addressOf, countTaking } from "./book-consultation.server.ts";
import { closeVisits, markUpcoming } from "./close-visits.server.ts";
import { settleCredits } from "./credit-consultation.server.ts";
import { findMyConsultation } from "./find-consultation.server.ts";
import { holdSlot, releaseSlot, TIME_TAKEN, unlessTaken, visitHolder } from "./hold-slot.server.ts";
import { findCalendar } from "./kept-schedule.server.ts";
import { CHANGED, MISSING } from "./lock-visit.server.ts";
import { queueConsultationEmails } from "./queue-consultation-emails.server.ts";
import type { CancelledVisit } from "./restore-visit.server.ts";

/** By which the owner's can be taken back. */
type CancelResult = Done<{ undoId?: string }>;

const OVER = "This consultation has taken place and can no longer be cancelled.";

interface ClientCancels {
  by: "client";
  userId: string;
}
interface OwnerCancels {
  by: "owner";
  actorId: string;
  message: string;
  /** The client is not e-mailed; the business is, for its calendar. */
  leaveOut?: boolean;
}
/** An account that nobody verified in time gives its time back. */
interface HouseReleases {
  by: "house";
}
type Cancellation = { id: string; version: number } & (ClientCancels | OwnerCancels | HouseReleases);

/** The time becomes free for others, and both sides get an e-mail, unless the owner leaves the client's out. A second press changes nothing more. */
export async function cancelConsultation(
  app: Pick<App, "db" | "now">,
  cancellation: Cancellation,
): Promise<CancelResult> {
  const now = app.now();
  const { id, version, by } = cancellation;
  return app.db.transaction().execute(async (db): Promise<CancelResult> => {
    const found = await findFor(db, cancellation);
    if (!found) return MISSING;
    if (found.state === "cancelled") return { ok: true };
    const open = by === "client" ? checkChange(found.startsAt, now) : checkNotOver(found.endsAt, now);
    if (!open.ok) return refusal("refused", open.reason);
    await lockClient(db, found.userId);
    // The address may have been verified while we waited.
    if (by === "house" && !(await findFor(db, cancellation))) return MISSING;
    const at = now.toISOString();
    const cancelled = await updateVersion(db.updateTable("consultations").where("id", "=", id), version, {
      state: "cancelled",
      upcomingOf: null,
      unverifiedFrom: null,
      cancelledAt: at,
      cancelledBy: by,
      cancelMessage: by === "owner" ? cancellation.message : null,
      sequence: found.sequence + 1,
      updatedAt: at,
    });
    if (!cancelled) return await afterLosingTheRace(db, cancellation);
    await releaseSlot(db, id);
    await markUpcoming(db, found.userId, at);
    const actorId = by === "owner" ? cancellation.actorId : by === "client" ? found.userId : null;
    const leaveOut = by === "owner" && cancellation.leaveOut === true;
    await settleCredits(db, { userId: found.userId, actorId, at, email: { ...AS_USUAL, leaveOut } });
    await queueConsultationEmails(db, "cancelled", id, { at, leaveOut });
    if (by !== "owner") return { ok: true };
    const words = `Cancelled the consultation of ${formatVisit(found.startsAt)}`;
    const before: CancelledVisit = { holder: "consultation", unverifiedFrom: found.unverifiedFrom };
    const undo = { kind: "appointment", actorId: cancellation.actorId, subjectId: id, words, before, at } as const;
    return { ok: true, undoId: await noteUndo(db, { ...undo, after: { version: version + 1, at } }) };
  });
}

/** On PostgreSQL a second press may have come between our reading and our writing; on both, our tab may have been stale. */
async function afterLosingTheRace(db: Db, cancellation: Cancellation): Promise<Done> {
  const now = await findFor(db, cancellation);
  return now?.state === "cancelled" ? { ok: true } : CHANGED;
}

async function findFor(db: Db, cancellation: Cancellation) {
  let query = db.selectFrom("consultations").selectAll().where("id", "=", cancellation.id);
  if (cancellation.by === "client") query = query.where("userId", "=", cancellation.userId);
  if (cancellation.by === "house") query = query.where("id", "in", stillUnverified(db));
  return query.executeTakeFirst();
}

/** Visits that stand on an address that nobody has verified, and that neither money nor staff stand for. */
function stillUnverified(db: Db) {
  return db
    .selectFrom("consultations")
    .innerJoin("users", "users.id", "consultations.userId")
    .select("consultations.id")
    .where("unverifiedFrom", "is not", null)
    .where("feePaidAt", "is", null)
    .where("emailVerified", "=", 0);
}

/** Where mails are sent, and so addresses verified: the times that unverified accounts took a day ago are free again. */
export async function releaseUnverified(app: Pick<App, "db" | "now" | "config">) {
  if (!sendsMail(app.config.email)) return;
  const { bookedUntil, beginsAfter } = releaseBounds(app.now());
  const over = await stillUnverified(app.db)
    .select("version")
    .where("upcomingOf", "is not", null)
    .where("consultations.createdAt", "<=", bookedUntil)
    .where("startsAt", ">", beginsAfter)
    .execute();
  for (const { id, version } of over) await cancelConsultation(app, { id, version, by: "house" });
}

function checkNotOver(endsAt: string, now: Date) {
  return endsAt > now.toISOString() ? { ok: true as const } : { ok: false as const, reason: OVER };
}

interface Move {
  userId: string;
  id: string;
  /** The version that the client was looking at. */
  version: number;
  startsAt: string;
}

/** A client takes another time and gives the old one back, both or neither. */
export async function moveConsultation(app: Pick<App, "db" | "now">, move: Move): Promise<Done> {
  const counted = await countTaking(app, move.userId);
  if (!counted.ok) return counted;
  const result = await unlessTaken(() => app.db.transaction().execute((db) => takeOtherTime(db, move, app.now())));
  return result ?? refusal("refused", TIME_TAKEN);
}

async function takeOtherTime(db: Db, { userId, id, version, startsAt }: Move, now: Date): Promise<Done> {
  const at = now.toISOString();
  const mine = await findMyConsultation({ db }, userId, id);
  if (mine?.state !== "booked") return MISSING;
  if (mine.startsAt === startsAt) return { ok: true };
  const open = checkChange(mine.startsAt, now);
  if (!open.ok) return refusal("refused", open.reason);
  const calendar = await findCalendar(db, now, { except: id });
  const slot = checkStart(startsAt, calendar);
  if (!slot.ok) return refusal("invalid", slot.reason);
  const moved = await updateVersion(db.updateTable("consultations").where("id", "=", id), version, {
    ...slot.value,
    address: mine.kind === "call" ? (calendar.schedule.callLink ?? mine.address) : await addressOf(db, userId),
    sequence: mine.sequence + 1,
    updatedAt: at,
  });
  if (!moved) {
    // A second press of the same button may have come between our reading and our writing.
    const already = (await findMyConsultation({ db }, userId, id))?.startsAt === startsAt;
    return already ? { ok: true } : CHANGED;
  }
  await holdSlot(db, visitHolder(id), slot.value, calendar.schedule.bufferMinutes);
  await queueConsultationEmails(db, "moved", id, { at, startedBefore: mine.startsAt });
  return { ok: true };
}

const LOOK_EVERY_MS = 60_000;

/** A visit ends, and an unverified one is given up, without anybody pressing anything: this notices it. */
export function watchVisits(app: Pick<App, "db" | "log" | "now" | "config">) {
  const look = async () => {
    await closeVisits(app);
    await releaseUnverified(app);
  };
  return createWatch(app, { everyMs: LOOK_EVERY_MS, look, failed: "visits cannot be closed" });
}

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { countFound, type Db, findRow, getRow } from "#app/db/client.server.ts";
import { checkBookings } from "#app/domain/accounts/addresses/verified-address.ts";
import { addressFields } from "#app/domain/accounts/contact-details.ts";
import type { ConsultationKind } from "#app/domain/consultations/consultation-offer.ts";
import { checkStart } from "#app/domain/consultations/free-times.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { isVerified } from "#app/services/accounts/addresses/own-address.server.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { carryFee } from "./carry-fee.server.ts";
import { closeVisitOf } from "./close-visits.server.ts";
import { holdSlot, TIME_TAKEN, unlessTaken, visitHolder } from "./hold-slot.server.ts";
import { findCalendar, findCallOffer } from "./kept-schedule.server.ts";
import { MISSING } from "./lock-visit.server.ts";
import { queueConsultationEmails } from "./queue-consultation-emails.server.ts";

const ALREADY_BOOKED = "You already have a consultation booked. You can move it to another time.";

interface Booking {
  startsAt: string;
  note: string;
  kind?: ConsultationKind;
  /** The network that it comes from, as limits count it. */
  from?: string;
}

/** A client takes a time. Two people never get the same one, and a client who presses twice has booked once. */
export async function bookConsultation(
  app: Pick<App, "db" | "config" | "now">,
  userId: string,
  booking: Booking,
  formKey?: string,
): Promise<Done> {
  const counted = await countTaking(app, userId);
  if (!counted.ok) return counted;
  const form = { userId, purpose: "book-consultation", key: formKey };
  const result = await unlessTaken(() => makeOnce(app, form, (db) => takeTime(app, db, userId, booking)));
  return result ?? refusal("refused", TIME_TAKEN);
}

/** Each booking and each move sends two e-mails, so both count against one limit. */
export function countTaking(app: Pick<App, "db" | "now">, userId: string) {
  return countAttempt(app, [{ key: `consultation:${userId}`, attempts: 20, minutes: 60 }]);
}

async function takeTime(
  app: Pick<App, "config" | "now">,
  db: Db,
  userId: string,
  { startsAt, note, kind = "visit", from = "" }: Booking,
): Promise<Done> {
  const now = app.now();
  const at = now.toISOString();
  if (!(await lockClient(db, userId))) return MISSING;
  await closeVisitOf(db, userId, at);
  const before = await answerFromBefore(db, userId, { startsAt, kind });
  if (before) return before;
  const held = await checkHeldBookings(app, db, userId, from);
  if (!held.ok) return refusal("unverified", held.reason);
  const call = kind === "call" ? await findCallOffer({ db, config: app.config }, userId) : undefined;
  if (call && !call.ok) return refusal("refused", call.reason);

  const calendar = await findCalendar(db, now);
  const slot = checkStart(startsAt, calendar);
  if (!slot.ok) return refusal("invalid", slot.reason);

  const id = randomUUID();
  const written = await db
    .insertInto("consultations")
    .values({
      ...slot.value,
      id,
      userId,
      upcomingOf: userId,
      kind,
      state: "booked",
      note,
      unverifiedFrom: held.unverifiedFrom,
      address: call?.value ?? (await addressOf(db, userId)),
      sequence: 0,
      version: 1,
      feeCents: call?.feeCents ?? (await findSite(db)).facts.offer.visitFee,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.column("upcomingOf").doNothing())
    .executeTakeFirst();
  // On PostgreSQL another tab may have booked between our reading and our writing.
  if (Number(written.numInsertedOrUpdatedRows ?? 0) === 0) {
    return (await answerFromBefore(db, userId, { startsAt, kind })) ?? refusal("refused", ALREADY_BOOKED);
  }
  await holdSlot(db, visitHolder(id), slot.value, calendar.schedule.bufferMinutes);
  await carryFee(db, userId, { actorId: userId, at });
  await queueConsultationEmails(db, "booked", id, { at });
  return { ok: true };
}

/** The same booking sent again has been made already; another one has to wait for this one. */
async function answerFromBefore(
  db: Db,
  userId: string,
  { startsAt, kind }: { startsAt: string; kind: ConsultationKind },
): Promise<Done | undefined> {
  const mine = await findRow(db, "consultations", { upcomingOf: userId }, ["startsAt", "kind"]);
  if (!mine) return undefined;
  return mine.startsAt === startsAt && mine.kind === kind ? { ok: true } : refusal("refused", ALREADY_BOOKED);
}

/** 48 Sample Street, Philadelphia, PA 19103 */
export async function addressOf(db: Db, userId: string) {
  const { street, city, state, zipCode } = await getRow(db, "users", { id: userId }, addressFields);
  return [street, city, `${state} ${zipCode}`.trim()].filter(Boolean).join(", ");
}

/**
 * Whether this client may book once more, and from where it counts as booked while the address is not verified. Called
 * with the client's row locked. A visit that we cancelled does not count.
 */
async function checkHeldBookings(app: Pick<App, "config">, db: Db, userId: string, from: string) {
  if (await isVerified(app, db, userId)) return { ok: true as const, unverifiedFrom: null };
  // Whoever else books from there waits for us, so that five at once do not all find two.
  await db.updateTable("schedules").set({ version: sql<number>`"version"` }).execute();
  const count = await db
    .selectFrom("consultations")
    .where("userId", "=", userId)
    .where((eb) => eb.or([eb("cancelledBy", "is", null), eb("cancelledBy", "<>", "owner")]))
    .$call(countFound);
  const { fromHere } = await db
    .selectFrom("consultations")
    .innerJoin("users", "users.id", "consultations.userId")
    .select((eb) => eb.fn.countAll<number>().as("fromHere"))
    .where("unverifiedFrom", "=", from)
    .where("upcomingOf", "is not", null)
    .where("emailVerified", "=", 0)
    .executeTakeFirstOrThrow();
  const verdict = checkBookings({ booked: count, fromHere: Number(fromHere) });
  return verdict.ok ? { ok: true as const, unverifiedFrom: from } : verdict;
}

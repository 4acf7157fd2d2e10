import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { nameOf } from "#app/domain/appointments/appointment-kinds.ts";
import { type BookingQuestion, bookingQuestions, yesTo } from "#app/domain/appointments/booking-questions.ts";
import type { BookedKind } from "#app/domain/appointments/check-appointment.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { quartersOf, type Slot } from "#app/domain/consultations/free-times.ts";
import { formatTime } from "#app/domain/dates.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { unlessTaken } from "#app/services/consultations/hold-slot.server.ts";
import { findSchedule } from "#app/services/consultations/kept-schedule.server.ts";

/** What clients are held to and staff are asked about: the facts, to be answered by the same form with a yes to them. */
export type Asked = Refusal & { questions: BookingQuestion[] };

interface Plan {
  kind: BookedKind;
  slot: Slot;
  calendar: string;
  /** The client of a consultation, and the consultation itself where it is moved. */
  userId?: string | null;
  id?: string;
  anyway: string;
  now: Date;
}

/** The questions that stand and that were not said yes to. */
export async function askAboutTime(db: Db, plan: Plan): Promise<Asked | undefined> {
  const { kind, slot, calendar, userId, id = "", anyway, now } = plan;
  const { schedule } = await findSchedule(db);
  const days = db.selectFrom("blockedDays").select("day").where("day", "=", dayOf(slot.startsAt));
  const blockedDay = (await days.executeTakeFirst()) !== undefined;
  const visit = kind === "visit" || kind === "call";
  const upcoming = visit && userId ? await findUpcoming(db, userId, { except: id, now }) : undefined;
  const questions = bookingQuestions({ kind, slot, calendar, schedule, blockedDay, upcoming, now });
  if (questions.length === 0 || anyway === yesTo(questions)) return undefined;
  const facts = questions.map(({ fact }) => fact).join(" ");
  return { ...refusal("refused", facts, "anyway"), questions };
}

function findUpcoming(db: Db, userId: string, { except, now }: { except: string; now: Date }) {
  return db
    .selectFrom("consultations")
    .select("startsAt")
    .where("userId", "=", userId)
    .where("state", "=", "booked")
    .where("endsAt", ">", now.toISOString())
    .where("id", "<>", except)
    .orderBy("startsAt")
    .executeTakeFirst();
}

interface Wanted {
  slot: Slot;
  bufferMinutes: number;
  calendar: string;
  /** Which appointment it is, where it is moved. */
  id?: string;
}

/** Does the work, or says who has that time already. */
export async function unlessHeld<Result>(
  app: Pick<App, "db">,
  wanted: () => Wanted | undefined,
  work: () => Promise<Result>,
): Promise<Result | Refusal> {
  const result = await unlessTaken(work);
  return result ?? refusal("refused", await whoHolds(app.db, wanted()), "from");
}

const TAKEN = "That time has just been taken. Please choose another.";

async function whoHolds(db: Db, wanted: Wanted | undefined): Promise<string> {
  if (!wanted) return TAKEN;
  const held = await db
    .selectFrom("heldTimes")
    .select(["holder", "holderId"])
    .where("calendar", "=", wanted.calendar)
    .where("quarter", "in", quartersOf(wanted.slot, wanted.bufferMinutes))
    .where("holderId", "<>", wanted.id ?? "")
    .orderBy("quarter")
    .executeTakeFirst();
  const other = held && (await (held.holder === "consultation" ? visitBy : appointmentBy)(db, held.holderId));
  if (!other) return TAKEN;
  const { name, startsAt, endsAt } = other;
  return `You have ${name}, ${formatTime(startsAt)} to ${formatTime(endsAt)}, at that time. Please choose another.`;
}

async function visitBy(db: Db, id: string) {
  const row = await db
    .selectFrom("consultations")
    .innerJoin("users", "users.id", "consultations.userId")
    .select(["startsAt", "endsAt", "firstName", "lastName"])
    .where("consultations.id", "=", id)
    .executeTakeFirst();
  return row && { ...row, name: fullName(row) };
}

async function appointmentBy(db: Db, id: string) {
  const row = await db
    .selectFrom("appointments")
    .leftJoin("users", "users.id", "appointments.userId")
    .select(["startsAt", "endsAt", "kind", "title", "firstName", "lastName"])
    .where("appointments.id", "=", id)
    .executeTakeFirst();
  const customer = fullName({ firstName: row?.firstName ?? "", lastName: row?.lastName ?? "" });
  return row && { ...row, name: nameOf({ ...row, customer }) };
}

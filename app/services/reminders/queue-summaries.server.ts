import type { App } from "#app/app.server.ts";
import { countFound, findRow, setRows } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { can, type Duty } from "#app/domain/accounts/staff/duty.ts";
import { kindLabels } from "#app/domain/appointments/appointment-kinds.ts";
import { addDays, dayOf, momentsOf } from "#app/domain/calendar.ts";
import { formatTime } from "#app/domain/dates.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import type { Done } from "#app/domain/refusal.ts";
import { summaryKey } from "#app/domain/reminders/day-summary.ts";
import { openStaff } from "#app/services/accounts/staff/list-staff.server.ts";
import { listAppointments } from "#app/services/appointments/find-appointments.server.ts";
import { listBetween } from "#app/services/consultations/list-consultations.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { findTroubled } from "#app/services/schedule/find-week-days.server.ts";

/** More than this nobody reads in the morning; the rest is counted. */
const MOST_LINES = 12;

const NO_TROUBLE = { cards: [], late: 0, atRisk: 0 };

type Looking = Pick<App, "db" | "now" | "config">;

/** When somebody of ours wishes to read what the day brings; nothing for never. */
export async function chooseSummary({ db }: Pick<App, "db">, userId: string, summaryAt: string | null): Promise<Done> {
  await setRows(db, "users", { id: userId }, { summaryAt });
  return { ok: true };
}

export async function findSummaryTime({ db }: Pick<App, "db">, userId: string) {
  const row = await findRow(db, "users", { id: userId }, ["summaryAt"]);
  return row?.summaryAt ?? null;
}

/**
 * From their hour on, each is told once what the day brings: whoever writes the key first, of however many servers, writes the
 * e-mail. A day that brings nothing is not mentioned. Answers how many e-mails were queued.
 */
export async function queueSummaries(app: Looking): Promise<number> {
  const now = app.now();
  const staff = await openStaff(app.db)
    .select(["id", "firstName", "name", "email", "duty", "summaryAt"])
    .where("summaryAt", "is not", null)
    .execute();
  let queued = 0;
  for (const person of staff) {
    const key = summaryKey({ id: person.id, summaryAt: person.summaryAt ?? "" }, now);
    if (!key || (await isTold(app, key))) continue;
    const parameters = await findDay(app, { id: person.id, duty: person.duty as Duty });
    queued += await app.db.transaction().execute(async (db) => {
      const at = now.toISOString();
      const mark = db.insertInto("reminders").values({ key, at, emailId: null });
      const { numInsertedOrUpdatedRows } = await mark.onConflict((on) => on.doNothing()).executeTakeFirst();
      if (!numInsertedOrUpdatedRows || Object.values(parameters).every((text) => text === "")) return 0;
      const to = { name: person.name, address: person.email };
      const whole = { ...parameters, first_name: person.firstName, day: dayOf(now) };
      await queueEmail(db, { kind: "day_summary", to, parameters: whole, orderId: null, userId: null, at });
      return 1;
    });
  }
  return queued;
}

async function isTold({ db }: Looking, key: string) {
  return (await findRow(db, "reminders", { key }, ["key"])) !== undefined;
}

interface Person {
  id: string;
  duty: Duty;
}

/** Line by line: everybody's day for who plans, their own stops for who drives, and each their own tasks. No prices. */
async function findDay(app: Looking, person: Person) {
  const plans = can(person.duty, "plan");
  const { cards, late, atRisk } = plans ? await findTroubled(app, MOST_LINES) : NO_TROUBLE;
  const about = (kind: "late" | "at risk") =>
    cards
      .filter(({ lateness }) => lateness?.kind === kind)
      .map((card) => `${shownOrderId(card)} ${card.name}: ${card.lateness?.words ?? ""}`);
  return {
    stops: inLines(await stopsOf(app, person, plans)),
    late: inLines(about("late"), late),
    at_risk: inLines(about("at risk"), atRisk),
    tasks: inLines(await tasksOf(app, person.id, plans)),
    inquiries: plans ? await countInquiries(app) : "",
  };
}

function inLines(lines: string[], count = lines.length) {
  const more = count - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

async function stopsOf(app: Looking, { id, duty }: Person, plans: boolean) {
  if (!can(duty, "stops")) return [];
  const today = dayOf(app.now());
  const { from, to } = momentsOf({ from: today, to: today });
  const visits = plans ? await listBetween(app, from, to) : [];
  const appointments = (await listAppointments(app, from, to)).filter(
    ({ kind, state, assigneeId }) => kind !== "blocked" && state === "booked" && (plans || assigneeId === id),
  );
  return [
    ...visits.map(({ startsAt, address, kind, ...client }) => {
      const what = kind === "call" ? "Video call" : "Consultation";
      return { startsAt, words: [`${what}: ${fullName(client)}`, kind === "call" ? "" : address] };
    }),
    ...appointments.map(({ startsAt, kind, name, order, orderStatus, address, assignee }) => {
      const who = plans && assignee ? assignee : "";
      const called = orderStatus === "cancelled" ? `${order} (cancelled)` : order;
      return { startsAt, words: [`${kindLabels[kind]}: ${name}`, called, address, who] };
    }),
  ]
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
    .map(({ startsAt, words }) =>
      [`${formatTime(startsAt)} ${words[0]}`, ...words.slice(1)].filter(Boolean).join(", "),
    );
}

/** Due by today: their own, and nobody's for who plans. */
async function tasksOf({ db, now }: Looking, userId: string, plans: boolean) {
  const rows = await db
    .selectFrom("tasks")
    .select("title")
    .where("doneAt", "is", null)
    .where("dueOn", "<", addDays(dayOf(now()), 1))
    .where((eb) => eb.or([eb("assigneeId", "=", userId), ...(plans ? [eb("assigneeId", "is", null)] : [])]))
    .orderBy("dueOn")
    .orderBy("id")
    .limit(100)
    .execute();
  return rows.map(({ title }) => title);
}

async function countInquiries({ db }: Looking) {
  const count = await db.selectFrom("inquiries").where("state", "=", "new").$call(countFound);
  return count === 0 ? "" : String(count);
}

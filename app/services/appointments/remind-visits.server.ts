import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatPhone } from "#app/domain/accounts/phone.ts";
import { addDays, dayOf, localTime, momentsOf } from "#app/domain/calendar.ts";
import type { EmailParameters } from "#app/email/email-messages.ts";
import { createWatch } from "#app/services/create-watch.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { findHouseAddress } from "#app/services/site/find-site.server.ts";
import { findStaff } from "./find-staff.server.ts";

const LOOK_EVERY_MS = 5 * 60_000;
const FIRST_HOUR = 9;

/** Looks every few minutes whether tomorrow's visits are still to be mentioned. */
export function watchTomorrow(app: Pick<App, "db" | "log" | "now" | "outbox">) {
  const look = async () => {
    if ((await remindOfTomorrow(app)) > 0) app.outbox.wake();
  };
  return createWatch(app, { everyMs: LOOK_EVERY_MS, look, failed: "visits cannot be reminded of" });
}

/** By which a visit is reminded of once. */
export const visitKey = (id: string, startsAt: string) => `visit/${id}/${startsAt}`;

/**
 * From 9:00 on, the client and whoever goes are reminded of tomorrow's visits, each once: whoever writes its key first, of
 * however many servers, writes its e-mails. One that is moved has another key. Answers how many e-mails were queued.
 */
export async function remindOfTomorrow({ db, now }: Pick<App, "db" | "now">): Promise<number> {
  const moment = now();
  if (localTime(moment).hour < FIRST_HOUR) return 0;
  const at = moment.toISOString();
  const tomorrow = addDays(dayOf(moment), 1);
  let queued = 0;
  for (const visit of await visitsOn(db, tomorrow)) {
    queued += await db.transaction().execute(async (inside) => {
      const key = visitKey(visit.appointment_id, visit.starts_at);
      const mark = inside.insertInto("reminders").values({ key, at, emailId: null });
      const { numInsertedOrUpdatedRows } = await mark.onConflict((on) => on.doNothing()).executeTakeFirst();
      return numInsertedOrUpdatedRows ? remindBoth(inside, visit, at) : 0;
    });
  }
  return queued;
}

interface Tomorrow extends Omit<EmailParameters<"visit_reminder">, "ours"> {
  userId: string | null;
  assigneeId: string | null;
}

async function visitsOn(db: Db, day: string): Promise<Tomorrow[]> {
  const { from, to } = momentsOf({ from: day, to: day });
  const visits = await db
    .selectFrom("consultations")
    .innerJoin("users", "users.id", "consultations.userId")
    .select(["consultations.id", "kind", "userId", "startsAt", "endsAt", "sequence", "address", "note"])
    .select(["firstName", "lastName", "email", "phoneNumber"])
    .where("consultations.state", "=", "booked")
    .where("startsAt", ">=", from)
    .where("startsAt", "<", to)
    .execute();
  const appointments = await db
    .selectFrom("appointments")
    .leftJoin("users", "users.id", "appointments.userId")
    .leftJoin("orders", "orders.id", "appointments.orderId")
    .select([
      "appointments.id",
      "kind",
      "appointments.userId",
      "assigneeId",
      "orderId",
      "startsAt",
      "endsAt",
      "sequence",
    ])
    .select(["title", "appointments.address", "clientNote", "firstName", "lastName", "email", "phoneNumber"])
    .where("appointments.state", "=", "booked")
    // Nobody hangs what is cancelled: whether the visit stays is the owner's to say.
    .where("orders.status", "is distinct from", "cancelled")
    .where("startsAt", ">=", from)
    .where("startsAt", "<", to)
    .execute();
  return [
    ...visits.map((row) => ({
      ...personIn(row),
      holder: "consultation" as const,
      appointment_id: row.id,
      sequence: row.sequence,
      visit: row.kind === "call" ? ("call" as const) : ("consultation" as const),
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      address: row.kind === "call" ? "" : row.address,
      call_link: row.kind === "call" ? row.address : "",
      order_id: "",
      note: row.note,
      userId: row.userId,
      assigneeId: null,
    })),
    ...appointments.flatMap(({ kind, ...row }) => {
      if (kind === "blocked") return [];
      const person = personIn(row);
      return [
        {
          ...person,
          customer_name: row.title || person.customer_name,
          holder: "appointment" as const,
          appointment_id: row.id,
          sequence: row.sequence,
          visit: kind,
          starts_at: row.startsAt,
          ends_at: row.endsAt,
          address: row.address,
          call_link: "",
          order_id: row.orderId ?? "",
          note: row.clientNote,
          userId: row.userId,
          assigneeId: row.assigneeId,
        },
      ];
    }),
  ];
}

interface Person {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phoneNumber: string | null;
}

function personIn({ firstName, lastName, email, phoneNumber }: Person) {
  return {
    customer_name: fullName({ firstName: firstName ?? "", lastName: lastName ?? "" }),
    first_name: firstName ?? "",
    customer_email: email ?? "",
    phone: phoneNumber ? formatPhone(phoneNumber) : "",
  };
}

async function remindBoth(db: Db, { userId, assigneeId, ...visit }: Tomorrow, at: string) {
  const orderId = visit.order_id || null;
  let queued = 1;
  if (userId && hasMailbox(visit.customer_email)) {
    const to = { name: visit.customer_name, address: visit.customer_email };
    const parameters = { ...visit, phone: "", ours: "" as const };
    await queueEmail(db, { kind: "visit_reminder", to, parameters, orderId, userId, at });
    queued += 1;
  }
  const assignee = assigneeId ? await findStaff(db, assigneeId) : undefined;
  const to = assignee ? { name: assignee.name, address: assignee.email } : await findHouseAddress(db);
  const parameters = { ...visit, customer_email: "", ours: "yes" as const };
  await queueEmail(db, { kind: "visit_reminder", to, parameters, orderId, userId: null, at });
  return queued;
}

/** A client whom we entered by telephone has none. */
function hasMailbox(email: string) {
  return email !== "" && !email.endsWith("@no-address.invalid");
}

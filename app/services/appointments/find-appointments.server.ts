import type { App } from "#app/app.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { rolesThatMay } from "#app/domain/accounts/role.ts";
import { nameOf, proposedLength } from "#app/domain/appointments/appointment-kinds.ts";
import { hasAddress } from "#app/domain/emails/no-address.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { addressOf } from "#app/services/consultations/book-consultation.server.ts";
import { findSchedule } from "#app/services/consultations/kept-schedule.server.ts";
import { listStaff } from "./find-staff.server.ts";

/** The longest that anything goes on: what began before a week may still take an hour of it. */
const LONGEST_MS = 12 * 3_600_000;

/** Everything in the calendars between two moments but consultations, in the order of time. */
export async function listAppointments(app: Pick<App, "db">, from: string, to: string) {
  const since = new Date(Date.parse(from) - LONGEST_MS).toISOString();
  const rows = await appointments(app.db)
    .where("startsAt", ">=", since)
    .where("startsAt", "<", to)
    .where("endsAt", ">", from)
    .where("appointments.state", "<>", "cancelled")
    .orderBy("startsAt")
    .execute();
  const staff = await listStaff(app.db);
  return rows.map((row) => shown(row, staff));
}

export type ListedAppointment = Awaited<ReturnType<typeof listAppointments>>[number];

/** One of them as its page shows it. */
export async function findAppointment(app: Pick<App, "db">, id: string) {
  const row = await appointments(app.db)
    .select(["clientNote", "houseNote", "closedAt", "closedWords", "bufferMinutes", "users.phoneNumber"])
    .where("appointments.id", "=", id)
    .executeTakeFirst();
  return row && shown(row, await listStaff(app.db));
}

function appointments(db: Db) {
  return db
    .selectFrom("appointments")
    .leftJoin("users", "users.id", "appointments.userId")
    .leftJoin("orders", "orders.id", "appointments.orderId")
    .leftJoin("users as goers", "goers.id", "assigneeId")
    .select([
      "goers.name as goer",
      "appointments.id",
      "kind",
      "appointments.calendar",
      "assigneeId",
      "appointments.orderId",
    ])
    .select(["orders.number", "appointments.userId", "startsAt", "endsAt"])
    .select(["orders.status as orderStatus", "appointments.state", "title", "appointments.address"])
    .select(["appointments.version", "users.firstName", "users.lastName", "users.email"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof appointments>["execute"]>>[number];

function shown<Shown extends Row>(
  { firstName, lastName, email, number, goer, ...row }: Shown,
  staff: { id: string; name: string }[],
) {
  const customer = fullName({ firstName: firstName ?? "", lastName: lastName ?? "" });
  // Somebody who was removed, or does something else now: until the owner says whose way it is, it is nobody's.
  const left = goer ? `${goer} (no longer goes)` : "";
  const assignee = staff.find(({ id }) => id === row.assigneeId)?.name ?? left;
  const order = row.orderId ? shownOrderId({ id: row.orderId, number }) : "";
  const name = nameOf({ kind: row.kind, title: row.title, customer });
  return { ...row, order, customer, name, assignee, reachable: email !== null && hasAddress(email) };
}

/** What lies ahead of an order, for its client to read; nothing of one that is cancelled. */
export async function listMyAppointments(app: Pick<App, "db" | "now">, userId: string, ...orderIds: string[]) {
  return ahead(app, ...orderIds)
    .select(["appointments.id", "orderId", "kind", "startsAt", "endsAt", "address", "clientNote", "sequence"])
    .where("appointments.userId", "=", userId)
    .where("orders.status", "<>", "cancelled")
    .execute();
}

/** What is still booked for an order, for whoever cancels it. */
export async function listStillBooked(app: Pick<App, "db" | "now">, orderId: string) {
  return ahead(app, orderId).select(["appointments.id", "kind", "startsAt"]).execute();
}

function ahead({ db, now }: Pick<App, "db" | "now">, ...orderIds: string[]) {
  return db
    .selectFrom("appointments")
    .innerJoin("orders", "orders.id", "appointments.orderId")
    .where("orderId", "in", ["", ...orderIds]) // None is a list too.
    .where("state", "=", "booked")
    .where("kind", "<>", "blocked")
    .where("endsAt", ">", now().toISOString())
    .orderBy("startsAt");
}

/** Whom and what a new appointment is about, and what the form proposes for it. */
export async function findBookingStart(app: Pick<App, "db">, about: { order: string; customer: string }) {
  const { db } = app;
  const order = about.order
    ? await findRow(db, "orders", { id: about.order }, ["id", "userId", "windowCount"])
    : undefined;
  const userId = order?.userId ?? (about.customer || undefined);
  const client = userId
    ? await db
        .selectFrom("users")
        .select(["id", "firstName", "lastName", "email", "phoneNumber"])
        .where("id", "=", userId)
        .where("role", "in", rolesThatMay("order"))
        .where("mergedInto", "is", null)
        .executeTakeFirst()
    : undefined;
  const { schedule } = await findSchedule(db);
  const staff = await listStaff(db);
  return {
    order: order && { id: order.id, windowCount: order.windowCount },
    client: client && {
      id: client.id,
      name: fullName(client),
      phoneNumber: client.phoneNumber,
      reachable: hasAddress(client.email),
    },
    orders: client ? await openOrders(db, client.id) : [],
    address: client ? await addressOf(db, client.id) : "",
    staff: staff.map(({ id, name }) => ({ id, name })),
    proposed: { installation: proposedLength(order?.windowCount ?? 1), visit: schedule.lengthMinutes },
    bufferMinutes: schedule.bufferMinutes,
    calls: schedule.callLink !== null,
  };
}

/** Orders that something can still be hung or measured for. */
async function openOrders(db: Db, userId: string) {
  const rows = await db
    .selectFrom("orders")
    .select(["id", "status", "orderName", "windowCount"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .limit(50)
    .execute();
  return rows.filter(({ status }) => meaningOf(status).listed).map(({ id, orderName }) => ({ id, orderName }));
}

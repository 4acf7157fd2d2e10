import type { App } from "#app/app.server.ts";
import type { SignedInUser } from "#app/auth/signed-in-user.server.ts";
import { type Db, findRow, getRow } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { addDays, dayOf, midnight } from "#app/domain/calendar.ts";
import { readSite } from "#app/domain/orders/site/site-form.ts";
import { readStrokes } from "#app/domain/stops/stop-report.ts";
import { installerCopy } from "#app/domain/workroom/paper/installer-copy.ts";
import { remakeName } from "#app/domain/workroom/remakes/remake-form.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { findTable } from "#app/services/table/find-table.server.ts";

export type Viewer = Pick<SignedInUser, "id" | "duty">;

/** From a week ago to two weeks ahead. */
const SHOWN = { back: 7, ahead: 14 };

/** An installer's own stops, everybody's for whoever plans, in the order of time; cancelled ones are gone. */
export async function listStops({ db, now }: Pick<App, "db" | "now">, viewer: Viewer) {
  const rows = await stops(db, viewer, now())
    .where("appointments.state", "<>", "cancelled")
    .orderBy("startsAt")
    .limit(200)
    .execute();
  return rows.map(({ id, kind, startsAt, endsAt, state, address, title, orderId, orderStatus, ...person }) => ({
    id,
    orderStatus,
    kind,
    startsAt,
    endsAt,
    state,
    address,
    orderId,
    name: title || nameIn(person),
  }));
}

function nameIn({ firstName, lastName }: { firstName: string | null; lastName: string | null }) {
  return fullName({ firstName: firstName ?? "", lastName: lastName ?? "" });
}

function stops(db: Db, { id, duty }: Viewer, now: Date) {
  const today = dayOf(now);
  const query = db
    .selectFrom("appointments")
    .leftJoin("users", "users.id", "appointments.userId")
    .leftJoin("users as closers", "closers.id", "closedBy")
    .leftJoin("orders", "orders.id", "appointments.orderId")
    .select([
      "orders.status as orderStatus",
      "appointments.id",
      "kind",
      "orderId",
      "startsAt",
      "endsAt",
      "appointments.state",
      "title",
      "address",
    ])
    .select(["appointments.version", "sequence", "clientNote", "houseNote", "closedWords"])
    .select(["closedAt", "closers.name as closedBy", "users.firstName", "users.lastName", "users.phoneNumber"])
    .where("kind", "<>", "blocked")
    .where("startsAt", ">=", midnight(addDays(today, -SHOWN.back)))
    .where("startsAt", "<", midnight(addDays(today, SHOWN.ahead + 1)));
  return duty === "installer" ? query.where("assigneeId", "=", id) : query;
}

/** A stop with all that is taken along and fixed there: no money, no e-mail address. Undefined where it is not theirs. */
export async function findStop({ db, now }: Pick<App, "now"> & { db: Db }, viewer: Viewer, id: string) {
  const row = await stops(db, viewer, now()).where("appointments.id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const { firstName, lastName, phoneNumber, ...stop } = row;
  const customer = nameIn({ firstName, lastName });
  const report = await findRow(db, "stopReports", { appointmentId: id });
  const visit = { name: customer, phone: phoneNumber ?? "", address: [stop.address].filter(Boolean) };
  return {
    ...stop,
    closedBy: stop.closedBy ?? "",
    customer,
    phone: visit.phone,
    work: stop.orderId ? await findWork(db, stop.orderId, visit) : undefined,
    report: report && shownReport(report),
  };
}

interface KeptReport {
  signedName: string;
  strokes: string;
  unsignedReason: string;
  issues: string;
  at: string;
}

function shownReport({ signedName, strokes, unsignedReason, issues, at }: KeptReport) {
  return { signedName, strokes: readStrokes(strokes), unsignedReason, issues, at };
}

/** How each stop for an order ended, the last first. */
export async function listReports({ db }: Pick<App, "db">, orderId: string) {
  const rows = await db
    .selectFrom("stopReports")
    .innerJoin("appointments", "appointments.id", "appointmentId")
    .select(["appointmentId", "signedName", "strokes", "unsignedReason", "issues", "at"])
    .where("orderId", "=", orderId)
    .orderBy("at", "desc")
    .limit(20)
    .execute();
  return rows.map(({ appointmentId: id, ...report }) => ({ id, ...shownReport(report) }));
}

/** Who signed for what was hung of an order, the first first. */
export async function listSigned(app: Pick<App, "db">, orderId: string) {
  const signed = (await listReports(app, orderId)).filter(({ signedName }) => signedName !== "");
  return signed.map(({ signedName: name, at, strokes }) => ({ name, at, strokes })).reverse();
}

async function findWork(db: Db, orderId: string, visit: { name: string; phone: string; address: string[] }) {
  const table = await findTable(db, orderId);
  if (!table) return undefined;
  const { site } = await getRow(db, "orders", { id: orderId }, ["site"]);
  const at = { ...visit, site: readSite(site) };
  const { document: first } = table.found;
  const windowsOf = (document: PacketDocument, again: number) =>
    installerCopy(document, at).windows.map((window) => ({
      ...window,
      drawn: document.packet.windows[document.inputs.findIndex(({ key }) => key === window.key)],
      rules: document.rules.value,
      room: window.name,
      name: again ? `${remakeName(again)}: ${window.name}` : window.name,
      parts: table.parts
        .filter(({ windowKey, remake }) => windowKey === window.key && remake === again)
        .map(({ windowKey, treatment, remake, boxes }) => ({
          windowKey,
          treatment,
          remake,
          hung: boxes.find(({ step }) => step === "hung")?.signed,
        })),
    }));
  const again = table.remakes.flatMap(({ document, remake }) => windowsOf(document, remake));
  return { facts: installerCopy(first, at).facts, windows: [...again, ...windowsOf(first, 0)] };
}

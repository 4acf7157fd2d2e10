import type { Db } from "#app/db/client.server.ts";
import { quartersOf } from "#app/domain/consultations/free-times.ts";
import type { Installation } from "./installations.ts";

/** Each booking, move and cancellation is there with its time, its event and its e-mails, or not at all; and no quarter hour is held by nothing. */
export async function inspectInstallations(db: Db, installations: Installation[]) {
  const faults: string[] = [];
  for (const installation of installations) {
    const found = await inspectOne(db, installation);
    faults.push(...found.map((fault) => `The installation of ${installation.orderId} ${fault}.`));
  }
  faults.push(...(await inspectHeld(db)));
  const heard = installations.flatMap(({ acts }) => acts.filter((one) => one.heard));
  const count = (act: string) => heard.filter((one) => one.act === act).length;
  const facts = [
    `${count("booked")} installations were booked, ${count("moved")} moved and ${count("cancelled")} cancelled, as far as anybody was told.`,
  ];
  return { faults, facts };
}

async function inspectOne(db: Db, { orderId, acts }: Installation) {
  const faults: string[] = [];
  const rows = await db.selectFrom("appointments").selectAll().where("orderId", "=", orderId).execute();
  const events = await db.selectFrom("orderEvents").select("kind").where("orderId", "=", orderId).execute();
  const emails = await db.selectFrom("emails").select(["kind", "parameters"]).where("orderId", "=", orderId).execute();
  const notices = emails.filter(({ kind }) => kind === "installation_notice");
  const done = (["booked", "moved", "cancelled"] as const).flatMap((act) => {
    const tried = acts.find((one) => one.act === act);
    const traces = [
      events.filter(({ kind }) => kind === `appointment_${act}`).length,
      emails.filter(({ kind }) => kind === `installation_${act}`).length,
      notices.filter(({ parameters }) => (JSON.parse(parameters) as { change: string }).change === act).length,
    ];
    const [times = 0] = traces;
    if (traces.some((trace) => trace !== times) || times > Number(tried !== undefined))
      faults.push(`has ${traces.join(", ")} events, e-mails and notices of being ${act}`);
    if (tried?.heard && times === 0) faults.push(`was ${act}, and nobody knows`);
    return tried && times > 0 ? [tried] : [];
  });
  if (rows.length !== Math.min(done.length, 1)) faults.push(`stands in the calendar ${rows.length} times`);
  const [row, last] = [rows[0], done.at(-1)];
  if (!row || !last) return faults;
  const state = last.act === "cancelled" ? "cancelled" : "booked";
  const is = [row.startsAt, row.state, row.sequence].join(" ");
  const wanted = [last.startsAt, state, done.length - 1].join(" ");
  if (is !== wanted) faults.push(`is ${is} where ${wanted} was asked`);
  return faults;
}

/** What is booked holds exactly its own quarter hours, and nothing else holds any. */
async function inspectHeld(db: Db) {
  const appointments = await db.selectFrom("appointments").selectAll().where("state", "=", "booked").execute();
  const visits = await db.selectFrom("consultations").select("id").where("state", "<>", "cancelled").execute();
  const held = await db.selectFrom("heldTimes").selectAll().orderBy("quarter").execute();
  const known = new Set([...appointments, ...visits].map(({ id }) => id));
  const stray = held.filter(({ holderId }) => !known.has(holderId));
  const faults = stray.map(({ quarter, holder, holderId }) => `${quarter} is held by no ${holder}: ${holderId}.`);
  for (const { id, calendar, bufferMinutes, ...slot } of appointments) {
    const own = held.filter(({ holderId }) => holderId === id).map((one) => `${one.calendar} ${one.quarter}`);
    const wanted = quartersOf(slot, bufferMinutes).map((quarter) => `${calendar} ${quarter}`);
    if (own.join() !== wanted.join())
      faults.push(`Appointment ${id} holds ${own.join() || "nothing"} where it takes ${wanted}.`);
  }
  return faults;
}

import type { Db } from "#app/db/client.server.ts";
import type { Visit } from "./visits.ts";

/** Each booking, move and cancellation that was said yes to is there, holds its time or has given it back, and was written once. */
export async function inspectVisits(db: Db, visits: Visit[]) {
  const faults: string[] = [];
  const mails = await db
    .selectFrom("emails")
    .select(["kind", "parameters"])
    .where("kind", "like", "consultation%")
    .execute();
  for (const { id, startsAt, state, tried } of visits) {
    const fault = (text: string) => faults.push(`Consultation ${id} ${text}.`);
    const row = await db.selectFrom("consultations").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) {
      fault("is gone");
      continue;
    }
    if (row.startsAt !== startsAt && row.startsAt !== tried.startsAt) fault(`begins at ${row.startsAt}`);
    if (row.state !== state && row.state !== tried.state) fault(`is ${row.state}`);
    const held = await db.selectFrom("heldTimes").select("quarter").where("holderId", "=", id).execute();
    const quarters = held.map(({ quarter }) => quarter);
    if (row.state === "cancelled" && quarters.length > 0) fault("was cancelled and holds a time");
    if (row.state === "booked" && !quarters.includes(row.startsAt)) fault("does not hold its time");
    const about = mails.filter(({ parameters }) => parameters.includes(id));
    const count = (kind: string) => about.filter((mail) => mail.kind === kind).length;
    for (const [change, wanted] of [
      ["booked", 1],
      ["moved", row.startsAt === startsAt && !tried.startsAt ? 0 : count("consultation_moved_notice") && 1],
      ["cancelled", row.state === "cancelled" ? 1 : 0],
    ] as const) {
      const written = [count(`consultation_${change}`), count(`consultation_${change}_notice`)];
      if (written.some((times) => times !== wanted)) fault(`was told of as ${change} ${written.join(" and ")} times`);
    }
  }
  const cancelled = visits.filter(({ state }) => state === "cancelled").length;
  return { faults, facts: [`${visits.length} consultations were booked and moved, ${cancelled} of them cancelled.`] };
}

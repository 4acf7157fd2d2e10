import { type Db, dropRows } from "#app/db/client.server.ts";
import { quartersOf, type Slot } from "#app/domain/consultations/free-times.ts";
import { HOUSE } from "#app/domain/consultations/schedule.ts";

export const TIME_TAKEN = "That time has just been taken. Please choose another.";

/** Thrown inside a transaction, so that all of it is undone. */
export class TimeTaken extends Error {}

/** What takes a time: in whose calendar, and which appointment it is. */
export interface Holder {
  calendar: string;
  holder: "consultation" | "appointment";
  id: string;
}

/** A consultation takes the calendar of the house. */
export const visitHolder = (id: string): Holder => ({ calendar: HOUSE, holder: "consultation", id });

/**
 * Keeps the quarter hours of an appointment and of the way after it for this one alone; what it held before is released
 * afterwards. In this order two who swap times are refused instead of waiting for each other for ever.
 */
export async function holdSlot(db: Db, { calendar, holder, id: holderId }: Holder, slot: Slot, bufferMinutes: number) {
  const quarters = quartersOf(slot, bufferMinutes);
  const before = await db
    .selectFrom("heldTimes")
    .select("quarter")
    .where("holderId", "=", holderId)
    .where("calendar", "=", calendar)
    .execute();
  const own = new Set(before.map(({ quarter }) => quarter));
  // In the order of time, as everyone does: nobody holds a later quarter while waiting for an earlier one.
  const wanted = quarters
    .filter((quarter) => !own.has(quarter))
    .map((quarter) => ({ calendar, quarter, holder, holderId }));
  if (wanted.length > 0) {
    const written = await db
      .insertInto("heldTimes")
      .values(wanted)
      .onConflict((conflict) => conflict.columns(["calendar", "quarter"]).doNothing())
      .executeTakeFirst();
    if (Number(written.numInsertedOrUpdatedRows ?? 0) !== wanted.length) throw new TimeTaken();
  }
  await db
    .deleteFrom("heldTimes")
    .where("holderId", "=", holderId)
    .where((eb) => eb.or([eb("calendar", "<>", calendar), eb("quarter", "not in", quarters)]))
    .execute();
}

export async function releaseSlot(db: Db, holderId: string) {
  await dropRows(db, "heldTimes", { holderId });
}

/** What the work answers, or undefined when the time it wanted belonged to someone else. */
export async function unlessTaken<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TimeTaken) return undefined;
    throw error;
  }
}

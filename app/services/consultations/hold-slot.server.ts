import type { Db } from "#app/db/client.server.ts";
import { quartersOf, type Slot } from "#app/domain/consultations/free-times.ts";

export const TIME_TAKEN = "That time has just been taken. Please choose another.";

/** Thrown inside a transaction, so that all of it is undone. */
export class TimeTaken extends Error {}

/**
 * Keeps the quarter hours of an appointment and of the way after it for this consultation alone; what it held before is
 * released afterwards. In this order two clients who swap times are refused instead of waiting for each other for ever.
 */
export async function holdSlot(db: Db, consultationId: string, slot: Slot, bufferMinutes: number) {
  const quarters = quartersOf(slot, bufferMinutes);
  const before = await db
    .selectFrom("heldTimes")
    .select("quarter")
    .where("consultationId", "=", consultationId)
    .execute();
  const own = new Set(before.map(({ quarter }) => quarter));
  // In the order of time, as everyone does: nobody holds a later quarter while waiting for an earlier one.
  const wanted = quarters.filter((quarter) => !own.has(quarter)).map((quarter) => ({ quarter, consultationId }));
  if (wanted.length > 0) {
    const written = await db
      .insertInto("heldTimes")
      .values(wanted)
      .onConflict((conflict) => conflict.column("quarter").doNothing())
      .executeTakeFirst();
    if (Number(written.numInsertedOrUpdatedRows ?? 0) !== wanted.length) throw new TimeTaken();
  }
  await db
    .deleteFrom("heldTimes")
    .where("consultationId", "=", consultationId)
    .where("quarter", "not in", quarters)
    .execute();
}

export async function releaseSlot(db: Db, consultationId: string) {
  await db.deleteFrom("heldTimes").where("consultationId", "=", consultationId).execute();
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

import type { Db } from "#app/db/client.server.ts";
import { type DayRange, momentsOf } from "#app/domain/calendar.ts";

/** What was made again in a range of days, by why and by whose fault. */
export async function countRemakes(db: Db, range: DayRange) {
  const { from, to } = momentsOf(range);
  const rows = await db
    .selectFrom("remakes")
    .select(["reason", "fault"])
    .select(({ fn }) => [fn.countAll().as("count"), fn.sum("costCents").as("costCents")])
    .where("createdAt", ">=", from)
    .where("createdAt", "<", to)
    .groupBy(["reason", "fault"])
    .execute();
  return rows.map(({ reason, fault, count, costCents }) => ({
    reason,
    fault,
    count: Number(count),
    costCents: Number(costCents ?? 0),
  }));
}

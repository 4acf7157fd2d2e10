import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { addDays, dayOf } from "#app/domain/calendar.ts";
import { mondayOf } from "#app/domain/schedule/lateness.ts";
import { findTroubled } from "./find-week-days.server.ts";

/** What this week asks for, whatever has waited longer: orders by their promise and their parts, and tasks by what they are. */
export async function countWeek(app: Pick<App, "db" | "now">) {
  const { late, atRisk } = await findTroubled(app, 0);
  const packed = await app.db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("stage", "=", "ready")
    .where("status", "=", "in progress")
    .executeTakeFirstOrThrow();
  const sunday = addDays(mondayOf(dayOf(app.now())), 6);
  const rows = await app.db
    .selectFrom("tasks")
    .select((eb) => [taskKind.as("kind"), eb.fn.countAll().as("count")])
    .where("doneAt", "is", null)
    .where("dueOn", "<=", sunday)
    .groupBy(taskKind)
    .execute();
  const due = (kind: TaskKind) => Number(rows.find((row) => row.kind === kind)?.count ?? 0);
  return {
    late,
    atRisk,
    packed: Number(packed.count),
    problems: due("problem"),
    toPlanAgain: due("again"),
    tasks: due("task"),
  };
}

export type WeekCounts = Awaited<ReturnType<typeof countWeek>>;

type TaskKind = "problem" | "again" | "task";

/** As we call them where we write them ourselves. */
const taskKind = sql<TaskKind>`case when title like 'Problem at %' then 'problem'
  when title like 'Plan again: %' then 'again' else 'task' end`;

import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import { firstOwnerOf } from "#app/db/first-owner.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { MAX_TASK_TITLE, type Task } from "#app/domain/tasks/task-form.ts";

/** Something to remember, written in the transaction of what asks for it. Answers its id. */
export async function writeTask(db: Db, task: Task, { actorId, at }: { actorId: string; at: string }) {
  const id = randomUUID();
  const row = { ...task, id, createdBy: actorId, createdAt: at, version: 1 };
  await db
    .insertInto("tasks")
    .values({ ...row, doneAt: null, doneBy: null })
    .execute();
  return id;
}

/** Something that the house has to look at, about an order and its client: the first owner's, until they give it to another. */
export async function writeOwnersTask(
  db: Db,
  task: Omit<Task, "assigneeId" | "customerId">,
  by: { actorId: string; at: string },
) {
  const owner = await firstOwnerOf(db).select("id").executeTakeFirst();
  const order = db
    .selectFrom("orders")
    .select("userId")
    .where("id", "=", task.orderId ?? "");
  const client = await order.executeTakeFirst();
  return writeTask(db, { ...task, assigneeId: owner?.id ?? null, customerId: client?.userId ?? null }, by);
}

interface PlannedAgain {
  /** "Installation". */
  what: string;
  /** As it is called, or whose it is. */
  name: string;
  orderId: string | null;
}

const planAgain = ({ what, name }: Omit<PlannedAgain, "orderId">) =>
  `Plan again: ${what}, ${name}`.slice(0, MAX_TASK_TITLE);

/** Nothing came of it: it is to be booked another time. */
export function writePlanAgain(db: Db, about: PlannedAgain & { note: string }, by: { actorId: string; at: string }) {
  const { note, orderId } = about;
  return writeOwnersTask(db, { title: planAgain(about), note, dueOn: dayOf(by.at), orderId }, by);
}

/** It is booked: whoever was to do so has done it. */
export async function finishPlanAgain(db: Db, about: PlannedAgain, { actorId, at }: { actorId: string; at: string }) {
  const { what, orderId } = about;
  await db
    .updateTable("tasks")
    .set((eb) => ({ doneAt: at, doneBy: actorId, version: eb("version", "+", 1) }))
    .where("doneAt", "is", null)
    .where("orderId", "is not distinct from", orderId)
    .$if(orderId !== null, (open) => open.where("title", "like", `${planAgain({ what, name: "" })}%`))
    .$if(orderId === null, (open) => open.where("title", "=", planAgain(about)))
    .execute();
}

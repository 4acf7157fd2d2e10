import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import { firstOwnerOf } from "#app/db/first-owner.server.ts";
import type { Task } from "#app/domain/tasks/task-form.ts";

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

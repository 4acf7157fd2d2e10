import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";

export interface NewTask {
  title: string;
  note: string;
  dueOn: string | null;
  orderId: string | null;
  customerId: string | null;
  /** Nobody's in particular where empty. */
  assigneeId: string | null;
}

/** Something to remember, written in the transaction of what asks for it. Answers its id. */
export async function addTask(db: Db, task: NewTask, { actorId, at }: { actorId: string; at: string }) {
  const id = randomUUID();
  const row = { ...task, id, createdBy: actorId, createdAt: at, version: 1 };
  await db
    .insertInto("tasks")
    .values({ ...row, doneAt: null, doneBy: null })
    .execute();
  return id;
}

import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import { can, type Duty } from "#app/domain/accounts/staff/duty.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { canReopen, type Task } from "#app/domain/tasks/task-form.ts";
import { openStaff } from "#app/services/accounts/staff/list-staff.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { writeTask } from "./write-task.server.ts";

export const TASK_MISSING = "This task is no longer there, or no longer yours.";
const GONE = refusal("missing", TASK_MISSING);
const CHANGED = refusal("stale", "Somebody changed this in the meantime. Please look again.");

/** Who plans sees and changes everyone's tasks; the others their own. */
export interface Doer {
  id: string;
  duty: Duty;
}

export const plans = ({ duty }: Doer) => can(duty, "plan");

interface NewTask {
  doer: Doer;
  formKey?: string | undefined;
}

export function addTask(
  app: Pick<App, "db" | "now">,
  task: Task,
  { doer, formKey }: NewTask,
): Promise<{ ok: true; id: string } | Refusal> {
  return makeOnce(app, { userId: doer.id, purpose: "add-task", key: formKey }, async (db) => {
    const found = await readTask(db, task, doer);
    if (!found.ok) return found;
    const id = await writeTask(db, found.value, { actorId: doer.id, at: app.now().toISOString() });
    return { ok: true as const, id };
  });
}

/** With the client of the order that it is about. Who does not plan writes only to themselves, and about nobody. */
async function readTask(db: Db, task: Task, doer: Doer): Promise<{ ok: true; value: Task } | Refusal> {
  if (!plans(doer)) return { ok: true, value: { ...task, assigneeId: doer.id, orderId: null, customerId: null } };
  if (task.assigneeId && !(await isThere(openStaff(db).select("id").where("id", "=", task.assigneeId)))) {
    return refusal("invalid", "Please choose somebody who works here.", "assignee");
  }
  if (task.orderId) {
    const order = db.selectFrom("orders").select("userId").where("id", "=", task.orderId);
    const found = await order.executeTakeFirst();
    if (!found) return refusal("invalid", "Order not found.", "title");
    return { ok: true, value: { ...task, customerId: found.userId } };
  }
  const client = db
    .selectFrom("users")
    .select("id")
    .where("id", "=", task.customerId ?? "")
    .where("role", "=", "client");
  if (task.customerId && !(await isThere(client))) return refusal("invalid", "Customer not found.", "title");
  return { ok: true, value: task };
}

async function isThere(query: { executeTakeFirst(): Promise<object | undefined> }) {
  return (await query.executeTakeFirst()) !== undefined;
}

interface Seen {
  doer: Doer;
  id: string;
  version: number;
}

/** Other words, another day, somebody else. What it is about stays. */
export function changeTask(app: Pick<App, "db">, { doer, id, version }: Seen, task: Task): Promise<Done> {
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const before = await lockTask(db, id, doer);
    if (!before) return GONE;
    const found = await readTask(db, task, doer);
    if (!found.ok) return found;
    const { title, note, dueOn, assigneeId } = found.value;
    const same = { title, note, dueOn, assigneeId };
    const changed = await updateVersion(db.updateTable("tasks").where("id", "=", id), version, same);
    return changed ? { ok: true } : CHANGED;
  });
}

/** Done twice, it was done once: the second press changes nothing and reads who was first. */
export function finishTask(
  app: Pick<App, "db" | "now">,
  { doer, id }: Omit<Seen, "version">,
): Promise<{ ok: true; title: string; by: string | null } | Refusal> {
  return app.db.transaction().execute(async (db) => {
    const task = await lockTask(db, id, doer);
    if (!task) return GONE;
    const { title, version } = task;
    if (task.doneAt !== null) return { ok: true as const, title, by: await nameOf(db, task.doneBy) };
    const done = { doneAt: app.now().toISOString(), doneBy: doer.id, version: version + 1 };
    await db.updateTable("tasks").set(done).where("id", "=", id).execute();
    return { ok: true as const, title, by: null };
  });
}

async function nameOf(db: Db, userId: string | null) {
  const person = db
    .selectFrom("users")
    .select("name")
    .where("id", "=", userId ?? "");
  return (await person.executeTakeFirst())?.name ?? "somebody";
}

/** For ten minutes. Taken back twice, it is open once. */
export function reopenTask(app: Pick<App, "db" | "now">, { doer, id }: Omit<Seen, "version">): Promise<Done> {
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const task = await lockTask(db, id, doer);
    if (!task) return GONE;
    if (task.doneAt === null) return { ok: true };
    if (!canReopen(task.doneAt, app.now())) return refusal("refused", "Ten minutes are over.");
    const open = { doneAt: null, doneBy: null, version: task.version + 1 };
    await db.updateTable("tasks").set(open).where("id", "=", id).execute();
    return { ok: true };
  });
}

/** A write that changes nothing locks the row on both databases. One that is not theirs is not there. */
function lockTask(db: Db, id: string, doer: Doer) {
  return db
    .updateTable("tasks")
    .set((eb) => ({ version: eb.ref("version") }))
    .where("id", "=", id)
    .$if(!plans(doer), (query) => query.where("assigneeId", "=", doer.id))
    .returning(["title", "version", "doneAt", "doneBy"])
    .executeTakeFirst();
}

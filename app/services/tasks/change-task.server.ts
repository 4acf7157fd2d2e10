import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { addRows, type Db, setRows, updateVersion } from "#app/db/client.server.ts";
import { firstOwnerOf } from "#app/db/first-owner.server.ts";
import { can, type Duty } from "#app/domain/accounts/staff/duty.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { canReopen, MAX_TASK_TITLE, type Task } from "#app/domain/tasks/task-form.ts";
import { openStaff } from "#app/services/accounts/staff/list-staff.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";

export const TASK_MISSING = "This task is no longer there, or no longer yours.";
const GONE = refusal("missing", TASK_MISSING);
const CHANGED = refusal("stale", "Somebody changed this in the meantime. Please look again.");

/** Who plans sees and changes everyone's tasks; the others their own. */
export interface Doer {
  id: string;
  duty: Duty;
}

export const plans = ({ duty }: Doer) => can(duty, "plan");

export function addTask(
  app: Pick<App, "db" | "now">,
  task: Task,
  { doer, formKey }: { doer: Doer; formKey?: string | undefined },
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
    await setRows(db, "tasks", { id }, done);
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
    await setRows(db, "tasks", { id }, open);
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

/** Something to remember, written in the transaction of what asks for it. Answers its id. */
export async function writeTask(db: Db, task: Task, { actorId, at }: { actorId: string; at: string }) {
  const id = randomUUID();
  const row = { ...task, id, createdBy: actorId, createdAt: at, version: 1 };
  await addRows(db, "tasks", { ...row, doneAt: null, doneBy: null });
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

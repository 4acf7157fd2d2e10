import type { App } from "#app/app.server.ts";
import { countFound, type Db, findRow } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { type TaskListQuery, taskLists } from "#app/domain/tasks/task-form.ts";
import { type Doer, plans } from "./change-task.server.ts";

type Asked = TaskListQuery["list"];

/** One page of the tasks, the first due first and those without a day last, and how many each list holds. */
export async function listTasks({ db }: Pick<App, "db">, doer: Doer, query: Pick<TaskListQuery, "list" | "page">) {
  const list = plans(doer) || query.list === "done" ? query.list : "mine";
  const counts = {} as Record<Asked, number>;
  for (const one of taskLists) counts[one] = await countTasks(db, doer, one);
  const { page, pageCount } = pageWithin(query.page, counts[list]);
  const rows = await shownTasks(db)
    .where("tasks.id", "in", (eb) => within(eb.selectFrom("tasks").select("tasks.id"), doer, list))
    .$if(list === "done", (wide) => wide.orderBy("doneAt", "desc"))
    .$if(list !== "done", (wide) => wide.orderBy((eb) => eb.fn.coalesce("tasks.dueOn", eb.val("9999-12-31"))))
    .orderBy("tasks.id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows: rows.map((row) => shown(row, doer)), counts, page, pageCount };
}

async function countTasks(db: Db, doer: Doer, list: Asked) {
  return within(db.selectFrom("tasks"), doer, list).$call(countFound);
}

function tasksOf(db: Db) {
  return db.selectFrom("tasks");
}

/** What is nobody's is for who plans. */
function within<Query extends ReturnType<typeof tasksOf>>(query: Query, doer: Doer, list: Asked): Query {
  const narrowed = query.where("tasks.doneAt", list === "done" ? "is not" : "is", null);
  const own = list === "mine" || !plans(doer);
  return (own ? narrowed.where("tasks.assigneeId", "=", doer.id) : narrowed) as Query;
}

function shownTasks(db: Db) {
  return db
    .selectFrom("tasks")
    .leftJoin("users as customer", "customer.id", "tasks.customerId")
    .leftJoin("users as assignee", "assignee.id", "tasks.assigneeId")
    .leftJoin("users as doer", "doer.id", "tasks.doneBy")
    .leftJoin("orders", "orders.id", "tasks.orderId")
    .select(["tasks.id", "tasks.title", "tasks.note", "tasks.dueOn", "tasks.doneAt", "tasks.version", "tasks.orderId"])
    .select(["tasks.customerId", "tasks.assigneeId", "orders.number", "assignee.name as assignee"])
    .select(["doer.name as doneBy", "customer.firstName", "customer.lastName"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof shownTasks>["execute"]>>[number];

/** Whom it is about is for who plans: to the others it says what is to be done, and on which order. */
function shown({ firstName, lastName, customerId, number, orderId, ...task }: Row, doer: Doer) {
  const about = plans(doer);
  return {
    ...task,
    orderId,
    order: orderId && shownOrderId({ id: orderId, number }),
    customerId: about ? customerId : null,
    customer: about ? fullName({ firstName: firstName ?? "", lastName: lastName ?? "" }) : "",
  };
}

export type ListedTask = ReturnType<typeof shown>;

/** One of them; somebody else's is not there for who does not plan. */
export async function findTask({ db }: Pick<App, "db">, doer: Doer, id: string) {
  const row = await shownTasks(db)
    .where("tasks.id", "=", id)
    .$if(!plans(doer), (query) => query.where("tasks.assigneeId", "=", doer.id))
    .executeTakeFirst();
  return row && shown(row, doer);
}

/** Open ones that are due on a day of these, everyone's. */
export async function listTasksDue({ db }: Pick<App, "db">, { from, to }: { from: string; to: string }) {
  return db
    .selectFrom("tasks")
    .select(["id", "title", "dueOn", "assigneeId"])
    .where("doneAt", "is", null)
    .where("dueOn", ">=", from)
    .where("dueOn", "<=", to)
    .orderBy("dueOn")
    .orderBy("id")
    .limit(200)
    .execute();
}

/** What a new task is about, by an order or a client; nothing where neither is known. */
export async function findSubject({ db }: Pick<App, "db">, about: { order: string; customer: string }) {
  const order = about.order ? await findRow(db, "orders", { id: about.order }, ["id", "number", "userId"]) : undefined;
  const client = await findRow(db, "users", { id: order?.userId ?? about.customer, role: "client" }, [
    "id",
    "firstName",
    "lastName",
  ]);
  const label = [order && shownOrderId(order), client && fullName(client)].filter(Boolean).join(", ");
  return { order: order?.id ?? "", customer: client?.id ?? "", label };
}

/** Everybody who can be given a task. */
export function listDoers({ db }: Pick<App, "db">) {
  return db
    .selectFrom("users")
    .select(["id", "name"])
    .where("role", "=", "admin")
    .where("duty", "is not", null)
    .orderBy("foldedName")
    .execute();
}

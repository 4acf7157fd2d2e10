/** Looks at what a database holds after trouble, and says what is not as it must be. */
import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import type { DatabaseHandle } from "#app/db/open-database.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import type { Acknowledged, Walker } from "./orders/order-walk.ts";

export async function inspect({ db, kind }: DatabaseHandle, walkers: Walker[], taken: string[]) {
  const faults: string[] = [];
  const facts: string[] = [];
  for (const walker of walkers) {
    for (const order of walker.orders) faults.push(...(await missing(db, walker.email, order)));
  }
  const acknowledged = walkers.flatMap(({ orders }) => orders);
  const submitted = acknowledged.filter((order) => order.submitted).length;
  facts.push(`${acknowledged.length} orders were acknowledged, ${submitted} of them as submitted.`);

  faults.push(...(await halfWritten(db)));
  const emails = await db
    .selectFrom("emails")
    .innerJoin("orders", "orders.id", "emails.orderId")
    .innerJoin("users", "users.id", "orders.userId")
    .where("users.email", "like", "walker.%")
    .select(["emails.id", "emails.state", "emails.lastError"])
    // What was no longer true when its turn came is dropped, by rule.
    .where("emails.state", "<>", "dropped")
    .execute();
  for (const { id, state, lastError } of emails) {
    if (state !== "sent") faults.push(`E-mail ${id} is ${state}: ${lastError}`);
    if (!taken.some((messageId) => messageId.includes(id))) faults.push(`E-mail ${id} never reached the mail server.`);
  }
  const repeated = emails.filter(({ id }) => taken.filter((messageId) => messageId.includes(id)).length > 1).length;
  facts.push(
    `${emails.length} e-mails were sent; ${repeated} reached the mail server twice under one Message-ID, because the ` +
      "process was killed between its yes and our note of it.",
  );
  if (kind === "sqlite") {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (rows[0]?.integrity_check !== "ok") faults.push(`The file is damaged: ${JSON.stringify(rows)}`);
  }
  return { faults, facts };
}

/** What the client was told is saved, and is not there. */
async function missing(db: Db, email: string, order: Acknowledged) {
  const row = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["orders.status", "orders.windows", "orders.hardware"])
    .where("orders.id", "=", order.orderId)
    .where("users.email", "=", email)
    .executeTakeFirst();
  if (!row) return [`Order ${order.orderId} is gone.`];
  const faults: string[] = [];
  if (order.submitted && row.status === "incomplete") faults.push(`Order ${order.orderId} is ${row.status}.`);
  const { windows } = readOrderDocuments(row);
  for (const [index, wanted] of order.windows.entries()) {
    const window = windows[index];
    const kept = window?.name === wanted.name && window.measurements.widthOfWindow === wanted.width;
    if (!kept) faults.push(`Window ${index + 1} of ${order.orderId} lost its measurements.`);
    const fabric = window?.customizations?.shades?.fabrics?.fabrics[0]?.name;
    if (wanted.fabric && fabric !== wanted.fabric)
      faults.push(`Window ${index + 1} of ${order.orderId} lost its fabric.`);
  }
  return faults;
}

/** Orders that no client could have made in one go: each is whole, and each submitted one has its trail and its pair of e-mails. */
async function halfWritten(db: Db) {
  const orders = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .where("users.email", "like", "walker.%")
    .select([
      "orders.id",
      "orders.status",
      "orders.submittedAt",
      "orders.windowCount",
      "orders.windows",
      "orders.hardware",
    ])
    .execute();
  const events = await db.selectFrom("orderEvents").select("orderId").where("kind", "=", "submitted").execute();
  const emails = await db.selectFrom("emails").select(["orderId", "kind"]).execute();
  return orders.flatMap((order) => {
    const faults: string[] = [];
    if (readOrderDocuments(order).windows.length !== order.windowCount) faults.push("counts its windows wrongly");
    const submitted = order.status !== "incomplete";
    if (submitted !== (order.submittedAt !== null)) faults.push("has a status and a date that disagree");
    const trail = events.filter(({ orderId }) => orderId === order.id).length;
    if (trail !== Number(submitted)) faults.push(`was submitted ${trail} times by its trail`);
    // What the owner and the client do afterwards has e-mails of its own.
    const sent = emails
      .filter(({ orderId, kind }) => orderId === order.id && /^(confirm|new_order)$/.test(kind))
      .map(({ kind }) => kind);
    const wanted = submitted ? "confirm,new_order" : "";
    if (sent.sort().join() !== wanted) faults.push(`has the e-mails "${sent}"`);
    return faults.map((fault) => `Order ${order.id} ${fault}.`);
  });
}

import { randomUUID } from "node:crypto";
import { addRows, type Db, findRow } from "#app/db/client.server.ts";
import type { EmailKind } from "#app/domain/emails/email-kinds.ts";
import { giveUpTime } from "#app/domain/emails/email-list.ts";
import { hasAddress, NO_ADDRESS } from "#app/domain/emails/no-address.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import type { EmailParameters } from "#app/email/email-messages.ts";
import { checkReminder, reminderKinds } from "#app/email/reminder-truth.server.ts";
import { findHouseAddress } from "#app/services/site/find-site.server.ts";

/** Each kind with the parameters of its own. */
type Content = { [Kind in EmailKind]: { kind: Kind; parameters: EmailParameters<Kind> } }[EmailKind];

/** To us, about something that a client or the house did. */
type Notice = Content & {
  orderId?: string | null;
  /** Of the order, where it has been read. */
  number?: number | null;
  at: string;
  /** Not before this moment. */
  notBefore?: string;
};

type QueuedEmail = Notice & {
  to: { name: string; address: string };
  /**
   * The account it is written to, whatever address that has later; null for a notice to the house. To be said each time: what
   * belongs to nobody is in no archive, and goes with nobody.
   */
  userId: string | null;
};

/** Whether the client whom this is to, or about, has an address that nobody has verified. */
function unverified(db: Db, { to, parameters }: Pick<QueuedEmail, "to" | "parameters">) {
  const email = "customer_email" in parameters ? parameters.customer_email : to.address;
  // What stands in the row of a client whom we entered was typed by us.
  const users = db
    .selectFrom("users")
    .where("email", "=", email)
    .where("emailVerified", "=", 0)
    .where("enteredBy", "is", null);
  return users.select(({ fn, cast }) => cast<number>(fn.countAll(), "integer").as("unverified"));
}

/** Called inside the transaction of what caused the message: both happen, or neither. Answers its id. */
export async function queueEmail(db: Db, email: QueuedEmail) {
  const id = randomUUID();
  await addRows(db, "emails", rowOf(db, await named(db, email), id));
  return id;
}

export async function queueNotice(db: Db, notice: Notice) {
  return queueEmail(db, { ...notice, to: await findHouseAddress(db), userId: null });
}

/** An order is called by its number where it has one. */
async function named(db: Db, email: QueuedEmail): Promise<QueuedEmail> {
  const { orderId, parameters } = email;
  if (!orderId || !("order_id" in parameters) || parameters.order_id !== orderId) return email;
  const { number = await findNumber(db, orderId) } = email;
  return { ...email, parameters: { ...parameters, order_id: shownOrderId({ id: orderId, number }) } } as QueuedEmail;
}

async function findNumber(db: Db, orderId: string) {
  const order = await findRow(db, "orders", { id: orderId }, ["number"]);
  return order?.number ?? null;
}

/** The same of what goes to several. */
export async function queueEmails(db: Db, emails: readonly QueuedEmail[]) {
  const rows = [];
  for (const email of emails) rows.push(rowOf(db, await named(db, email), randomUUID()));
  await addRows(db, "emails", rows);
}

const queued = { state: "queued" as const, lastError: null };
/** Kept, so that the house sees what a client without an address has not been told. */
const untold = { state: "dropped" as const, lastError: NO_ADDRESS };

function rowOf(db: Db, { kind, to, parameters, orderId = null, userId, at, notBefore }: QueuedEmail, id: string) {
  return {
    id,
    kind,
    recipientName: to.name,
    recipientAddress: to.address,
    parameters: JSON.stringify(parameters),
    orderId,
    ...(hasAddress(to.address) ? queued : untold),
    attempts: 0,
    nextTryAt: notBefore ?? at,
    createdAt: at,
    sentAt: null,
    giveUpAt: giveUpTime(kind, new Date(at)).toISOString(),
    userId,
    unverified: unverified(db, { to, parameters }),
  };
}

/**
 * Of the reminders about an order that wait to be sent, those are dropped that are no longer called for. Called inside the
 * transaction that changed its money, its quote or its status; one that is under way already is judged by the outbox.
 */
export async function dropReminders(db: Db, orderId: string) {
  const waiting = await db
    .selectFrom("emails")
    .select(["id", "kind", "parameters", "orderId"])
    .where("orderId", "=", orderId)
    .where("state", "=", "queued")
    .where("kind", "in", reminderKinds)
    .execute();
  for (const email of waiting) {
    const truth = await checkReminder(db, email);
    if (truth.ok) continue;
    await db
      .updateTable("emails")
      .set({ state: "dropped", lastError: truth.reason })
      .where("id", "=", email.id)
      .where("state", "=", "queued")
      .where("claimedBy", "is", null)
      .execute();
  }
}

import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { containing } from "#app/db/search-pattern.server.ts";
import { inWords } from "#app/domain/customers/deletion.ts";
import { queueEmail, queueNotice } from "#app/services/emails/queue-email.server.ts";

interface Person {
  name: string;
  firstName: string;
  email: string;
}

interface Farewell {
  user: Person;
  userId: string;
  by: "client" | "owner" | "command";
  keptOrders: number;
  at: string;
}

/** The last message to a client, which goes once it is sent, and ours, which names nobody. */
export async function queueFarewell(db: Db, { user, userId, by, keptOrders, at }: Farewell) {
  const to = { name: user.name, address: user.email };
  const parameters = { first_name: user.firstName, at, kept_orders: keptOrders };
  await queueEmail(db, { kind: "account_deleted", to, parameters, userId: null, at });
  const notice = { customer_id: userId, at, by, kept_orders: keptOrders };
  await queueNotice(db, {
    kind: "account_deleted_notice",
    parameters: notice,
    at,
  });
}

interface Request {
  user: Person;
  userId: string;
  waitsFor: string[];
  at: string;
}

/** A request that waits is confirmed to the client, and told to us. */
export async function queueRequestReceived(db: Db, { user, userId, waitsFor, at }: Request) {
  const waits = inWords(waitsFor);
  const to = { name: user.name, address: user.email };
  await queueEmail(db, {
    kind: "deletion_requested",
    to,
    parameters: { first_name: user.firstName, waits_for: waits },
    userId,
    at,
  });
  await queueNotice(db, {
    kind: "deletion_requested_notice",
    at,
    parameters: { customer_id: userId, customer_name: user.name, customer_email: user.email, waits_for: waits },
  });
}

interface About {
  userId: string;
  /** The present one and those before it. */
  addresses: string[];
  /** When the account began: what was written earlier was about somebody else at the same address. */
  since: string;
  orders: { id: string }[];
  visits: { id: string }[];
  inquiries: { id: string; email: string }[];
}

/** Every message to a client, and every notice to us about them: that of a visit or a request names it in its parameters. */
export async function deleteEmailsAbout(db: Db, { userId, addresses, since, orders, visits, inquiries }: About) {
  const orderIds = orders.map(({ id }) => id);
  const named = [
    `"customer_id":"${userId}"`,
    ...visits.map(({ id }) => `"consultation_id":"${id}"`),
    ...inquiries.map(({ id }) => `"inquiry_id":"${id}"`),
  ];
  await db
    .deleteFrom("emails")
    .where((eb) =>
      eb.or([
        eb("userId", "=", userId),
        ...named.map(inParameters),
        ...(orderIds.length > 0 ? [eb("orderId", "in", orderIds)] : []),
      ]),
    )
    .execute();
  // Once sent, an invitation no longer says which inquiry it was about.
  const asked = inquiries.map(({ email }) => email).filter((email) => email !== "");
  if (asked.length > 0) {
    await db
      .deleteFrom("emails")
      .where("kind", "=", "inquiry_invitation")
      .where("recipientAddress", "in", asked)
      .execute();
  }
  // Of an order that its client has deleted, only the address tells whose it was.
  await db
    .deleteFrom("emails")
    .where("userId", "is", null)
    .where("createdAt", ">=", since)
    .where("orderId", "is", null)
    .where("kind", "in", ["new_order", "quote_confirmed"])
    .where((eb) => eb.or(addresses.map((address) => inParameters(`"customer_email":${JSON.stringify(address)}`))))
    .execute();
}

function inParameters(text: string) {
  return sql<boolean>`parameters like ${containing(text)} escape '\\'`;
}

/** Where a client's messages went before; not an address that they only asked for, nor one that is another's now. */
export async function formerAddresses(db: Db, userId: string) {
  const rows = await db
    .selectFrom("emails")
    .select("recipientAddress")
    .distinct()
    .where("userId", "=", userId)
    .where("kind", "<>", "change_address")
    .where("recipientAddress", "not in", db.selectFrom("users").select("email"))
    .execute();
  return rows.map(({ recipientAddress }) => recipientAddress);
}

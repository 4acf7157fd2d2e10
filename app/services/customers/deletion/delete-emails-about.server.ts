import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { containing } from "#app/db/search-pattern.server.ts";

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

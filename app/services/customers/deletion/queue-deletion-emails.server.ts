import { business } from "#app/content/business.ts";
import type { Db } from "#app/db/client.server.ts";
import { inWords } from "#app/domain/customers/deletion.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

interface Person {
  name: string;
  firstName: string;
  email: string;
}

const us = { name: business.name, address: business.email };

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
  await queueEmail(db, { kind: "account_deleted_notice", to: us, parameters: notice, userId: null, at });
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
    ...{ kind: "deletion_requested", to, parameters: { first_name: user.firstName, waits_for: waits }, userId, at },
  });
  await queueEmail(db, {
    ...{ kind: "deletion_requested_notice", to: us, userId: null, at },
    parameters: { customer_id: userId, customer_name: user.name, customer_email: user.email, waits_for: waits },
  });
}

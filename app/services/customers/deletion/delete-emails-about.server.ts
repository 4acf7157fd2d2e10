import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { containing } from "#app/db/search-pattern.server.ts";

interface About {
  email: string;
  orderIds: string[];
}

/** Every message to a client, and every message to us that is about them: of a visit's, only the parameters say whose it was. */
export async function deleteEmailsAbout(db: Db, { email, orderIds }: About) {
  const named = containing(`"customer_email":${JSON.stringify(email)}`);
  await db
    .deleteFrom("emails")
    .where((eb) =>
      eb.or([
        eb("recipientAddress", "=", email),
        sql<boolean>`parameters like ${named} escape '\\'`,
        ...(orderIds.length > 0 ? [eb("orderId", "in", orderIds)] : []),
      ]),
    )
    .execute();
}

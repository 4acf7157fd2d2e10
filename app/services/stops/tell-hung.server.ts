import type { Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { EmailParameters } from "#app/email/email-messages.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

/** To the client, in the transaction of the one report that a stop has: so it is written once. */
export async function tellHung(
  db: Db,
  appointmentId: string,
  { hung, signed_name, hung_at }: Pick<EmailParameters<"installation_done">, "hung" | "signed_name" | "hung_at">,
) {
  const row = await db
    .selectFrom("appointments")
    .innerJoin("users", "users.id", "appointments.userId")
    .select(["orderId", "userId", "firstName", "lastName", "email"])
    .where("appointments.id", "=", appointmentId)
    .executeTakeFirst();
  if (!row) return;
  const { orderId, userId, email } = row;
  const customer = { customer_name: fullName(row), first_name: row.firstName, customer_email: email };
  await queueEmail(db, {
    kind: "installation_done",
    to: { name: customer.customer_name, address: email },
    userId,
    parameters: { ...customer, appointment_id: appointmentId, order_id: orderId ?? "", hung, signed_name, hung_at },
    orderId,
    at: hung_at,
  });
}

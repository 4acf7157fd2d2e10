import type { Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { EmailParameters } from "#app/email/email-messages.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { findHouseAddress } from "#app/services/site/find-site.server.ts";

/** Writes to the client and the business about a change of an appointment, inside the transaction that made it. */
export async function queueConsultationEmails(
  db: Db,
  change: "booked" | "moved" | "cancelled",
  consultationId: string,
  {
    at,
    startedBefore = "",
    leaveOut = false,
    message = "",
  }: { at: string; startedBefore?: string; leaveOut?: boolean; message?: string },
) {
  const row = await db
    .selectFrom("consultations")
    .innerJoin("users", "users.id", "consultations.userId")
    .select(["userId", "firstName", "lastName", "email", "startsAt", "endsAt", "note", "sequence", "kind", "address"])
    .select(["cancelledBy", "cancelMessage", "feeCents", "feePaidAt"])
    .where("consultations.id", "=", consultationId)
    .executeTakeFirstOrThrow();
  const { paymentLink } = await db.selectFrom("schedules").select("paymentLink").executeTakeFirstOrThrow();
  const name = fullName(row);
  const paid = row.feePaidAt !== null;
  const call = row.kind === "call";
  const parameters: EmailParameters<"consultation_booked"> = {
    consultation_id: consultationId,
    sequence: row.sequence,
    customer_name: name,
    first_name: row.firstName,
    customer_email: row.email,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    started_before: startedBefore,
    address: call ? "" : row.address,
    call_link: call ? row.address : "",
    note: row.note,
    fee: { cents: row.feeCents, paid },
    standing_fee: paid && row.cancelledBy === "owner" ? row.feeCents : null,
    // The link is for the fee of a visit, which is another.
    payment_link: paid || call ? "" : (paymentLink ?? ""),
    cancelled_by: row.cancelledBy ?? "",
    message: row.cancelMessage ?? message,
  };
  if (!leaveOut) {
    const to = { name, address: row.email };
    await queueEmail(db, { kind: `consultation_${change}`, to, parameters, userId: row.userId, at });
  }
  const toBusiness = await findHouseAddress(db);
  await queueEmail(db, { kind: `consultation_${change}_notice`, to: toBusiness, parameters, userId: null, at });
}

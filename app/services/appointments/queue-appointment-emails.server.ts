import type { Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatPhone } from "#app/domain/accounts/phone.ts";
import type { EmailParameters } from "#app/email/email-messages.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { findHouseAddress } from "#app/services/site/find-site.server.ts";
import { findStaff } from "./find-staff.server.ts";

type Change = "booked" | "moved" | "cancelled";

/** Writes to the client and to whoever goes, inside the transaction that made the change. Blocked hours are nobody's news. */
export async function queueAppointmentEmails(
  db: Db,
  change: Change,
  id: string,
  { at, tell, startedBefore = "" }: { at: string; tell: boolean; startedBefore?: string },
) {
  const row = await db
    .selectFrom("appointments")
    .leftJoin("users", "users.id", "appointments.userId")
    .select(["userId", "orderId", "assigneeId", "kind", "startsAt", "endsAt", "sequence", "title"])
    .select(["appointments.address", "clientNote", "houseNote", "closedWords"])
    .select(["firstName", "lastName", "email", "phoneNumber"])
    .where("appointments.id", "=", id)
    .executeTakeFirstOrThrow();
  if (row.kind === "blocked") return;
  const name = fullName({ firstName: row.firstName ?? "", lastName: row.lastName ?? "" });
  const parameters: EmailParameters<"installation_booked"> = {
    customer_name: name,
    first_name: row.firstName ?? "",
    customer_email: row.email ?? "",
    appointment_id: id,
    sequence: row.sequence,
    visit: row.kind,
    order_id: row.orderId ?? "",
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    started_before: startedBefore,
    address: row.address,
    note: row.clientNote,
    message: change === "cancelled" ? row.closedWords : "",
  };
  const common = { orderId: row.orderId, at };
  if (tell && row.userId && row.email) {
    const to = { name, address: row.email };
    await queueEmail(db, { ...common, kind: `installation_${change}`, to, parameters, userId: row.userId });
  }
  const assignee = row.assigneeId ? await findStaff(db, row.assigneeId) : undefined;
  const house = await findHouseAddress(db);
  const { name: toName, email } = assignee ?? { name: house.name, email: house.address };
  const phone = row.phoneNumber ? formatPhone(row.phoneNumber) : "";
  await queueEmail(db, {
    ...common,
    kind: "installation_notice",
    to: { name: toName, address: email },
    // Whoever goes needs a door and a telephone, and no address to write to.
    parameters: { ...parameters, customer_email: "", change, phone, house_note: row.houseNote, title: row.title },
    userId: null,
  });
}

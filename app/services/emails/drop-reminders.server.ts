import type { Db } from "#app/db/client.server.ts";
import { checkReminder, reminderKinds } from "#app/email/reminder-truth.server.ts";

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

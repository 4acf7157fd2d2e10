import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";

type EmailKind =
  | "new_order"
  | "confirm"
  | "quote_confirmed"
  | "consultation_booked"
  | "consultation_moved"
  | "consultation_cancelled"
  | "consultation_booked_notice"
  | "consultation_moved_notice"
  | "consultation_cancelled_notice";

interface QueuedEmail {
  kind: EmailKind;
  to: { name: string; address: string };
  parameters: Record<string, string | number>;
  orderId?: string;
  at: string;
}

/** Called inside the transaction of what caused the message: both happen, or neither. */
export async function queueEmail(db: Db, { kind, to, parameters, orderId, at }: QueuedEmail) {
  await db
    .insertInto("emails")
    .values({
      id: randomUUID(),
      kind,
      recipientName: to.name,
      recipientAddress: to.address,
      parameters: JSON.stringify(parameters),
      orderId: orderId ?? null,
      state: "queued",
      attempts: 0,
      nextTryAt: at,
      lastError: null,
      createdAt: at,
      sentAt: null,
    })
    .execute();
}

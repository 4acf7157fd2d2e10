import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import type { EmailKind } from "#app/domain/emails/email-kinds.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import { giveUpTime } from "#app/domain/emails/email-retry.ts";

/** Each kind with the parameters of its own. */
type Content = { [Kind in EmailKind]: { kind: Kind; parameters: EmailParameters<Kind> } }[EmailKind];

type QueuedEmail = Content & {
  to: { name: string; address: string };
  orderId?: string | null;
  at: string;
};

/** Called inside the transaction of what caused the message: both happen, or neither. */
export async function queueEmail(db: Db, { kind, to, parameters, orderId = null, at }: QueuedEmail) {
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
      giveUpAt: giveUpTime(kind, new Date(at)).toISOString(),
    })
    .execute();
}

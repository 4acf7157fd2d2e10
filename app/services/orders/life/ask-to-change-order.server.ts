import type { App } from "#app/app.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { askToCheck, entryOf, mayAskToChange } from "#app/domain/orders/entered/checked-entry.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { checkMessage } from "#app/domain/quotes/answer-words.ts";
import { ANSWERS_PER_HOUR } from "#app/domain/quotes/quote-limits.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { MAX_TASK_TITLE } from "#app/domain/tasks/task-form.ts";
import { checkAttempts, countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { writeActWords } from "#app/services/messages/send-message.server.ts";
import { ORDER_MISSING } from "#app/services/orders/order-texts.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { withOrder } from "#app/services/orders/with-order.server.ts";
import type { Client } from "#app/services/quotes/versions/count-answer.server.ts";
import { findHouseAddress } from "#app/services/site/find-site.server.ts";
import { writeOwnersTask } from "#app/services/tasks/write-task.server.ts";

interface Asked {
  user: Client;
  orderId: string;
  message: string;
}

/** The client of an order that is submitted, or that we entered for them to check, would like to change it: we are told. */
export async function askToChangeOrder(
  app: Pick<App, "db" | "now">,
  { user, orderId, message }: Asked,
): Promise<{ ok: true } | Refusal> {
  const at = app.now().toISOString();
  return withOrder(app, { userId: user.id, orderId }, async (db, order): Promise<{ ok: true } | Refusal> => {
    if (!meaningOf(order.status).listed) return refusal("missing", ORDER_MISSING);
    const { status } = order;
    const entered = await db
      .selectFrom("orders")
      .select(["enteredBy", "clientCheckedAt", "clientCheckedHow", "submittedAt"])
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    if (!mayAskToChange({ status, toCheck: askToCheck(entryOf(entered)) }))
      return refusal("refused", "Only a submitted order can be opened for changes.");
    const text = checkMessage(message, "Please tell us what you would like to change.");
    if (!text.ok) return refusal("invalid", text.reason, text.field);
    const limits = [{ key: `answer:user:${user.id}`, attempts: ANSWERS_PER_HOUR, minutes: 60 }];
    const allowed = await checkAttempts({ db, now: app.now }, limits);
    if (!allowed.ok) return allowed;
    await countAttempt({ db, now: app.now }, limits);
    await recordEvent(db, { orderId, actorId: user.id, at, kind: "order_change_asked" });
    const words = { orderId, userId: user.id, origin: "change", actId: `${orderId} ${at}`, body: text.value } as const;
    await writeActWords(db, words, app.now());
    // Before there is a price the desk has it anyway.
    if (status !== "submitted") {
      const title = `${fullName(user)} asks to change what we entered`.slice(0, MAX_TASK_TITLE);
      await writeOwnersTask(db, { title, note: text.value, dueOn: dayOf(at), orderId }, { actorId: user.id, at });
    }
    await queueEmail(db, {
      kind: "order_change_asked",
      to: await findHouseAddress(db),
      userId: null,
      parameters: {
        order_id: orderId,
        customer_name: fullName(user),
        customer_email: user.email,
        message: text.value,
      },
      orderId,
      at,
    });
    return { ok: true };
  });
}

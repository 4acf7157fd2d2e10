import type { App } from "#app/app.server.ts";
import { addRows, type Db, setRows } from "#app/db/client.server.ts";
import { writeOrderDocuments } from "#app/db/order-documents.ts";
import { rolesThatMay } from "#app/domain/accounts/role.ts";
import type { CustomOrder } from "#app/domain/orders/custom-order-rules.ts";
import { newOrderId } from "#app/domain/orders/order-id.ts";
import { AS_USUAL } from "#app/domain/orders/owner/order-announcement.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { plainLine } from "#app/domain/quotes/plain-line.ts";
import { plainTerms } from "#app/domain/quotes/settings/quote-settings.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { settleCredits } from "#app/services/consultations/credit-consultation.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { notifyClient } from "#app/services/orders/notify-client.server.ts";
import { numberOrder } from "#app/services/orders/number-order.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import {
  CUSTOMER_MISSING,
  findOrderRecord,
  type OrderActing,
  type OrderRecord,
} from "#app/services/orders/with-order.server.ts";
import { freezeVersion } from "#app/services/quotes/versions/freeze-version.server.ts";

/**
 * An order that the owner writes for a customer: quoted from the start, without windows. Its client is told, with a line of
 * the owner's, unless they leave the e-mail out.
 */
export async function createCustomOrder(
  app: Pick<App, "db" | "now">,
  actorId: string,
  customerId: string,
  order: CustomOrder,
  email = AS_USUAL,
  formKey?: string,
): Promise<Done<{ id: string }>> {
  const id = newOrderId();
  const at = app.now().toISOString();
  const form = { userId: actorId, purpose: "custom-order", key: formKey };
  return makeOnce(app, form, async (db): Promise<Done<{ id: string }>> => {
    const customer = await db
      .selectFrom("users")
      .select("id")
      .where("id", "=", customerId)
      .where("role", "in", rolesThatMay("order"))
      .executeTakeFirst();
    if (!customer || !(await lockClient(db, customerId))) return refusal("missing", CUSTOMER_MISSING);
    await addRows(db, "orders", {
      id,
      userId: customerId,
      status: "quoted",
      ...order,
      step: 4,
      overviewStep: null,
      ...writeOrderDocuments({ windows: [], hardware: [], hardwareChoice: null }),
      version: 1,
      createdAt: at,
      updatedAt: at,
      submittedAt: null,
      confirmedAt: null,
    });
    await numberOrder(db, id);
    await sendPlain(db, { userId: customerId, orderId: id, actorId, at });
    await recordEvent(db, { orderId: id, kind: "created", actorId, at, details: { custom: true } });
    const { totalCents, paymentLink } = order;
    await recordTurn(db, { orderId: id, fromStatus: null, toStatus: "quoted", totalCents, actorId, at });
    await settleCredits(db, { userId: customerId, savedOrderId: id, actorId, at, email: { ...email, line: "" } });
    if (email.leaveOut) {
      await recordEvent(db, { orderId: id, kind: "email_left_out", actorId, at });
      return { ok: true, id };
    }
    const terms = { status: "quoted", totalCents, paymentLink };
    await notifyClient(db, { kind: "quote_ready", orderId: id, userId: customerId, at, terms, line: email.line });
    return { ok: true, id };
  });
}

/** The total of a new order, as a plain quote with one line. Called inside the transaction that makes the order. */
export async function sendPlain(db: Db, { userId, orderId, actorId, at }: OrderActing & { at: string }) {
  const order = (await findOrderRecord(db, { userId, orderId })) as OrderRecord;
  const content = { terms: plainTerms, lines: [plainLine(order.totalCents ?? 0, order)] };
  const figures = computeQuote(content.terms, content.lines, new Set());
  const { row } = await freezeVersion(db, { order, content, figures, actorId, at });
  await setRows(db, "orders", { id: orderId }, { quoteId: row.id, quotedAt: at });
}

import { z } from "zod";
import { type Db, findRow } from "#app/db/client.server.ts";
import { findConsent } from "#app/db/consent.server.ts";
import { creditCentsOf } from "#app/db/money-figures.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { isEmailKind } from "#app/domain/emails/email-kinds.ts";
import { isAgreed } from "#app/domain/orders/consent.ts";
import { paymentLinkOf } from "#app/domain/orders/quote.ts";
import { readJson } from "#app/domain/read-json.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { emailMessages } from "./email-messages.ts";
import { amountsIn, checkOrderEmail, type OrderNow, saysSomethingOfItsOrder } from "./order-truth.ts";
import { checkReminder, type Waiting } from "./reminder-truth.server.ts";

const TRUE = { ok: true as const, value: true as const };
const VISIT_CHANGED = { ok: false as const, reason: "No longer true: the visit has changed since." };

/**
 * Whether what a message says is so at this moment. A mail server may be away for a day while prices, statuses and times go
 * on, and an older message must not arrive after a newer one. What cannot be read is not judged here.
 */
export async function checkTruth(db: Db, waiting: Waiting, now: Date): Promise<Verdict<true>> {
  const { kind, parameters, orderId } = waiting;
  const reminder = await checkReminder(db, waiting, dayOf(now));
  if (!reminder.ok) return reminder;
  if (saysSomethingOfItsOrder(kind) && orderId !== null) {
    const order = await findOrderNow(db, orderId);
    const filled = readJson(parameters);
    const read = emailMessages[kind].schema.safeParse(filled);
    return order && read.success ? checkOrderEmail(kind, read.data, amountsIn(filled), order) : TRUE;
  }
  if (isEmailKind(kind) && (kind.startsWith("installation_") || kind === "visit_reminder")) {
    return checkAppointment(db, kind, readJson(parameters));
  }
  if (kind === "message_received" || kind === "message_received_notice") return checkUnread(db, kind, orderId);
  if (!isEmailKind(kind) || !kind.startsWith("consultation_")) return TRUE;
  const read = emailMessages.consultation_booked.schema.safeParse(readJson(parameters));
  if (!read.success) return TRUE;
  const visit = await findRow(db, "consultations", { id: read.data.consultation_id }, ["sequence"]);
  return visit && visit.sequence !== read.data.sequence ? VISIT_CHANGED : TRUE;
}

/** Who has read it, or finds nothing any more, need not be told. */
async function checkUnread(db: Db, kind: string, orderId: string | null): Promise<Verdict<true>> {
  const unread = await db
    .selectFrom("messages")
    .select("id")
    .where("orderId", "=", orderId ?? "")
    .where("side", "=", kind === "message_received" ? "house" : "client")
    .where("readAt", "is", null)
    .where("takenBackAt", "is", null)
    .limit(1)
    .executeTakeFirst();
  return unread ? TRUE : { ok: false, reason: "No longer true: there is nothing left to read." };
}

const saysWhen = z.looseObject({
  appointment_id: z.string(),
  sequence: z.number().optional(),
  holder: z.enum(["consultation", "appointment"]).default("appointment"),
  order_id: z.string().default(""),
});

/** Moved, cancelled or over: what was written of it before is no longer so, and nobody is reminded of it. */
async function checkAppointment(db: Db, kind: string, filled: unknown): Promise<Verdict<true>> {
  const said = saysWhen.safeParse(filled);
  if (!said.success) return TRUE;
  const { appointment_id, holder, order_id, sequence } = said.data;
  const table = holder === "consultation" ? ("consultations" as const) : ("appointments" as const);
  const now = await db
    .selectFrom(table)
    .select(["sequence", "state"])
    .where("id", "=", appointment_id)
    .executeTakeFirst();
  if (kind === "visit_reminder" && now?.state !== "booked") return VISIT_CHANGED;
  if (kind === "visit_reminder" && order_id !== "") {
    const order = await findRow(db, "orders", { id: order_id }, ["status"]);
    if (order?.status === "cancelled") return { ok: false, reason: "No longer true: the order is cancelled." };
  }
  return now && sequence !== undefined && now.sequence !== sequence ? VISIT_CHANGED : TRUE;
}

async function findOrderNow(db: Db, orderId: string): Promise<OrderNow | undefined> {
  const order = await db
    .selectFrom("orders")
    .select(["status", "totalCents", "paymentLink", creditCentsOf("orders.id").as("creditCents")])
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!order) return undefined;
  const { status, totalCents, creditCents } = order;
  const credited = totalCents !== null && creditCents > 0;
  return {
    status,
    total: totalCents,
    credit: credited ? creditCents : null,
    payment_link: paymentLinkOf(order) ?? "",
    confirmed: isAgreed((await findConsent(db, orderId)).consent),
  };
}

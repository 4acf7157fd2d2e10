import type { RunningApp } from "#app/app.server.ts";
import { writeOrderDocuments } from "#app/db/order-documents.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { quotePlainly } from "#app/demo/seed-demo.server.ts";
import { newOrderId } from "#app/domain/orders/order-id.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";

interface SomeOrder {
  userId: string;
  status: OrderStatus;
  totalCents: number | null;
  createdAt?: string;
  submittedAt?: string;
  confirmedAt?: string;
  paymentLink?: string;
}

/** An order without windows that stands somewhere in its life, put straight into the database. Answers its id. */
export async function addOrder(app: RunningApp, { createdAt = aMinuteAgo(app), ...order }: SomeOrder) {
  const id = newOrderId();
  await app.db
    .insertInto("orders")
    .values({
      id,
      paymentLink: null,
      orderName: null,
      description: null,
      step: 4,
      overviewStep: null,
      ...writeOrderDocuments({ windows: [], hardware: [], hardwareChoice: null }),
      version: 1,
      createdAt,
      updatedAt: createdAt,
      submittedAt: null,
      confirmedAt: null,
      ...order,
    })
    .execute();
  const at = order.confirmedAt ?? createdAt;
  await quotePlainly(app.db, { ...order, id }, { actorId: demoOwner.id, at });
  return id;
}

/** So that a time written now shows. */
function aMinuteAgo(app: RunningApp) {
  return new Date(app.now().getTime() - 60_000).toISOString();
}

/** A consultation that took place, booked on the 2nd of October. Its fee is paid, or not yet. Answers its id. */
export async function addVisit(app: RunningApp, userId: string, feePaidAt: string | null = null) {
  const id = crypto.randomUUID();
  const at = "2026-10-05T12:00:00.000Z";
  if (feePaidAt) await addOldFee(app, { id, userId, at: feePaidAt });
  await app.db
    .insertInto("consultations")
    .values({
      id,
      userId,
      state: "booked",
      note: "",
      address: "",
      sequence: 0,
      version: 1,
      feePaidAt,
      startsAt: at,
      endsAt: "2026-10-05T13:00:00.000Z",
      createdAt: "2026-10-02T12:00:00.000Z",
      updatedAt: at,
    })
    .execute();
  return id;
}

/** A fee as it stands since before fees had receipts. */
async function addOldFee(app: RunningApp, { id, userId, at }: { id: string; userId: string; at: string }) {
  const nothing = { orderId: null, actorId: null, method: null, receiptNumber: null, quoteId: null, reversesId: null };
  await app.db
    .insertInto("ledgerEntries")
    .values({
      ...nothing,
      id: `${id}-fee`,
      userId,
      consultationId: id,
      seq: 1,
      at,
      occurredOn: at.slice(0, 10),
      kind: "payment",
      amountCents: -150_00,
      taxCents: 0,
      reference: "",
      note: "",
      formKey: `fee:${id}`,
      providerRef: null,
      snapshot: "{}",
    })
    .execute();
}

/** The same, paid and not credited yet. */
export function addWaitingCredit(app: RunningApp, userId: string) {
  return addVisit(app, userId, "2026-10-05T12:00:00.000Z");
}

/** Puts the fee of a visit straight on an order. */
export async function addCredit(app: RunningApp, consultationId: string, orderId: string, amountCents = 150_00) {
  const at = "2026-10-06T12:00:00.000Z";
  await app.db
    .insertInto("consultationCredits")
    .values({ consultationId, orderId, amountCents, at, actorId: null })
    .execute();
}

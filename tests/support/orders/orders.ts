import type { RunningApp } from "#app/app.server.ts";
import { writeOrderDocuments } from "#app/db/order-documents.ts";
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
      hardwareChoice: null,
      ...writeOrderDocuments({ windows: [], hardware: [] }),
      version: 1,
      createdAt,
      updatedAt: createdAt,
      submittedAt: null,
      confirmedAt: null,
      ...order,
    })
    .execute();
  return id;
}

/** So that a time written now shows. */
function aMinuteAgo(app: RunningApp) {
  return new Date(app.now().getTime() - 60_000).toISOString();
}

/** A consultation that took place and was paid, and whose fee is not credited yet. Answers its id. */
export async function addWaitingCredit(app: RunningApp, userId: string) {
  const id = crypto.randomUUID();
  const at = "2026-10-05T12:00:00.000Z";
  await app.db
    .insertInto("consultations")
    .values({
      ...{ id, userId, state: "booked", note: "", address: "", sequence: 0, version: 1, feePaidAt: at },
      ...{ startsAt: at, endsAt: "2026-10-05T13:00:00.000Z", createdAt: "2026-10-02T12:00:00.000Z", updatedAt: at },
    })
    .execute();
  return id;
}

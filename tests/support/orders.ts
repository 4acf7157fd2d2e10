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

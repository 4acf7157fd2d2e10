import { hashPassword } from "better-auth/crypto";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { writeOrderDocuments } from "#app/db/order-documents.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { usualSite, writeSite } from "#app/domain/orders/site/site-form.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { addAccount } from "#app/services/accounts/add-account.server.ts";
import { sendPlain } from "#app/services/orders/life/create-custom-order.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { lockOrder } from "#app/services/orders/with-order.server.ts";
import { acceptVersion, NO_WORDS } from "#app/services/quotes/versions/accept-version.server.ts";
import { closeOpen } from "#app/services/quotes/versions/close-version.server.ts";
import { findVersion } from "#app/services/quotes/versions/quote-rows.server.ts";
import { demoEmailsOf } from "./demo-emails.ts";
import { type DemoOrder, demoOrders } from "./demo-orders.ts";
import { demoOwner, demoPasswords, demoPeople } from "./demo-people.ts";
import { seedConsultations } from "./seed-demo-consultations.server.ts";
import { seedFabrics, seedInquiries, seedSwatches } from "./seed-demo-forms.server.ts";
import { seedWorkroom } from "./seed-demo-workroom.server.ts";

/** Fills an empty database with the fixed sample people and orders, and answers whether it was: any account is left alone. */
export async function seedDemo(app: App): Promise<boolean> {
  if (await hasPeople(app)) return false;
  const hashes = {
    admin: await hashPassword(demoPasswords.admin),
    client: await hashPassword(demoPasswords.client),
  };
  try {
    await app.db.transaction().execute(async (db) => {
      for (const person of demoPeople) await addAccount(db, person, hashes[person.role]);
      await db.insertInto("orders").values(demoOrders.map(orderRow)).execute();
      // Work that has begun by now was paid for elsewhere, so that the demo has orders to take over.
      const begun = demoOrders.filter(({ status }) => hasBegun(status)).map(({ id }) => id);
      await db
        .updateTable("orders")
        .set({ outsideUntil: dayOf(app.now()) })
        .where("id", "in", begun)
        .execute();
      for (const event of demoOrders.flatMap(eventsOf)) await recordEvent(db, event);
      for (const turn of demoOrders.flatMap(turnsOf)) await recordTurn(db, turn);
      for (const order of demoOrders) {
        await quotePlainly(db, order, { actorId: demoOwner.id, at: order.quotedAt ?? order.createdAt });
      }
      await db.insertInto("emails").values(demoOrders.flatMap(demoEmailsOf)).execute();
      await seedConsultations(db, app.now());
      await seedFabrics(db);
      await seedSwatches(db, app.now());
      await seedInquiries(db, app.now());
      await seedWorkroom(db);
    });
  } catch (error) {
    // Another server on the same database started at the same moment: its people are the same, and are there now.
    if (await hasPeople(app)) return false;
    throw error;
  }
  app.log.info({ people: demoPeople.length, orders: demoOrders.length }, "demo data written");
  return true;
}

async function hasPeople(app: App) {
  return (await app.db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export function orderRow({ quotedAt, ...order }: DemoOrder) {
  return {
    ...order,
    ...writeOrderDocuments(order),
    site: writeSite(order.site ?? usualSite),
    orderName: order.orderName ?? null,
    description: order.description ?? null,
    overviewStep: null,
    version: 1,
    updatedAt: order.confirmedAt ?? quotedAt ?? order.submittedAt ?? order.createdAt,
    confirmedAt: order.confirmedAt ?? null,
  };
}

/** The trail that these orders would have left. */
export function eventsOf(order: DemoOrder) {
  const about = (actorId: string, at: string) => ({ orderId: order.id, actorId, at });
  const custom = order.orderName !== undefined;
  const { userId, submittedAt, quotedAt, confirmedAt, totalCents } = order;
  const owner = demoOwner.id;
  return [
    { ...about(custom ? owner : userId, order.createdAt), kind: "created" as const, details: custom ? { custom } : {} },
    ...(submittedAt ? [{ ...about(userId, submittedAt), kind: "submitted" as const }] : []),
    ...(quotedAt
      ? [
          { ...about(owner, quotedAt), kind: "total_changed" as const, details: { before: null, after: totalCents } },
          {
            ...about(owner, quotedAt),
            kind: "status_changed" as const,
            details: { before: "submitted", after: "quoted" },
          },
        ]
      : []),
    ...(confirmedAt ? [{ ...about(userId, confirmedAt), kind: "confirmed" as const }] : []),
  ];
}

/** The turns of their lives, as far as the sample dates tell; the last one leads to where each order stands. */
export function turnsOf(order: DemoOrder) {
  const { id: orderId, userId, status, totalCents, createdAt, submittedAt, quotedAt, confirmedAt } = order;
  const custom = order.orderName !== undefined;
  const steps = [
    { toStatus: custom ? "quoted" : "incomplete", actorId: custom ? demoOwner.id : userId, at: createdAt },
    ...(submittedAt ? [{ toStatus: "submitted", actorId: userId, at: submittedAt }] : []),
    ...(quotedAt ? [{ toStatus: "quoted", actorId: demoOwner.id, at: quotedAt }] : []),
    ...(confirmedAt ? [{ toStatus: "quoted", actorId: userId, at: confirmedAt, confirmation: "given" as const }] : []),
  ];
  const last = steps.at(-1);
  if (last && last.toStatus !== status) steps.push({ toStatus: status, actorId: demoOwner.id, at: last.at });
  return steps.map((step, index) => ({
    orderId,
    fromStatus: steps[index - 1]?.toStatus ?? null,
    totalCents: step.toStatus === "incomplete" || step.toStatus === "submitted" ? null : totalCents,
    ...step,
  }));
}

/** Orders with a story: written as they began, lived through, and their e-mails sent long ago. */
export async function seedStories(app: App, orders: DemoOrder[], live: () => Promise<void>) {
  await app.db.insertInto("orders").values(orders.map(orderRow)).execute();
  for (const event of orders.flatMap(eventsOf)) await recordEvent(app.db, event);
  for (const turn of orders.flatMap(turnsOf)) await recordTurn(app.db, turn);
  await live();
  const ids = orders.map(({ id }) => id);
  await app.db
    .updateTable("emails")
    .set((eb) => ({ state: "sent", sentAt: eb.ref("createdAt"), attempts: 1 }))
    .where("orderId", "in", ids)
    .execute();
}

/** What an act of a story answered, which has to be a yes. */
export function done<Answer extends { ok: boolean }>(answer: Answer | Refusal): Extract<Answer, { ok: true }> {
  if (!answer.ok) throw new Error((answer as Refusal).reason);
  return answer as Extract<Answer, { ok: true }>;
}

interface SampleOrder {
  id: string;
  userId: string;
  status: string;
  totalCents: number | null;
  confirmedAt?: string | null;
}

/**
 * The total of an order that was put straight into the database becomes the plain quote that it would have been, answered as
 * the order stands: by its client, by work that has begun, or not yet.
 */
export async function quotePlainly(db: Db, sample: SampleOrder, { actorId, at }: { actorId: string; at: string }) {
  const { id: orderId, userId, status, confirmedAt } = sample;
  if (sample.totalCents === null) return;
  await sendPlain(db, { userId, orderId, actorId, at });
  const order = await lockOrder(db, { userId, orderId });
  const quote = await findVersion(db, orderId, "open");
  if (!order || !quote) throw new Error(`The order ${orderId} has no quote.`);
  const yes = { order, quote, chosen: [] };
  if (status === "cancelled") await closeOpen(db, { orderId, state: "withdrawn", at });
  else if (confirmedAt) {
    const { name } = await db.selectFrom("users").select("name").where("id", "=", userId).executeTakeFirstOrThrow();
    const words = { ...NO_WORDS, signedName: name };
    await acceptVersion(db, { ...yes, by: "client", how: "portal", actorId: userId, at: confirmedAt, words });
  } else if (hasBegun(status)) {
    await acceptVersion(db, { ...yes, by: "owner", how: "work begun", actorId, at });
  }
}

function hasBegun(status: string) {
  return meaningOf(status).kept === "always";
}

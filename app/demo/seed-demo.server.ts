import { hashPassword } from "better-auth/crypto";
import type { Insertable } from "kysely";
import type { App } from "#app/app.server.ts";
import { shippedOffer } from "#app/content/business.ts";
import { addRows, type Db, getRow } from "#app/db/client.server.ts";
import { writeOrderDocuments } from "#app/db/order-documents.ts";
import type { Database } from "#app/db/schema.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { daysWithTimes } from "#app/domain/consultations/free-times.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { usualSite, writeSite } from "#app/domain/orders/site/site-form.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { addAccount } from "#app/services/accounts/add-account.server.ts";
import { addressOf } from "#app/services/consultations/book-consultation.server.ts";
import { holdSlot, visitHolder } from "#app/services/consultations/hold-slot.server.ts";
import { findCalendar } from "#app/services/consultations/kept-schedule.server.ts";
import { fabricRow } from "#app/services/fabrics/read-book.server.ts";
import { addVisitEntry } from "#app/services/ledger/entries/add-visit-entry.server.ts";
import { sendPlain } from "#app/services/orders/life/create-custom-order.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { lockOrder } from "#app/services/orders/with-order.server.ts";
import { acceptVersion, NO_WORDS } from "#app/services/quotes/versions/accept-version.server.ts";
import { closeOpen } from "#app/services/quotes/versions/close-version.server.ts";
import { findVersion } from "#app/services/quotes/versions/quote-rows.server.ts";
import sent from "./data/sent-forms.json" with { type: "json" };
import visits from "./data/visits.json" with { type: "json" };
import { demoEmailsOf } from "./demo-emails.ts";
import { demoBook } from "./demo-fabrics.ts";
import { type DemoOrder, demoOrders } from "./demo-orders.ts";
import { demoOwner, demoPasswords, demoPeople } from "./demo-people.ts";
import { seedWorkroom } from "./seed-demo-workroom.server.ts";

const ENTERED = "2026-01-12T15:00:00.000Z";

async function seedFabrics(db: Db) {
  const entered = { active: 1, version: 1, createdAt: ENTERED, updatedAt: ENTERED };
  const rows = demoBook.map(({ id, ...details }) => ({ id, ...fabricRow(details), ...entered }));
  await addRows(db, "fabrics", rows);
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString();

/** One request to send and one that is in the mail, of people who are nobody. */
async function seedSwatches(db: Db, now: Date) {
  const rows = sent.swatches.map(({ fabrics, cameDaysAgo, sentDaysAgo, ...request }) => {
    const cloths = fabrics.flatMap((id) => demoBook.filter((fabric) => fabric.id === id));
    return {
      ...request,
      fabrics: JSON.stringify(cloths.map(({ id, name, color }) => ({ id, name, color }))),
      createdAt: daysBefore(now, cameDaysAgo),
      sentAt: sentDaysAgo === null ? null : daysBefore(now, sentDaysAgo),
    };
  });
  await addRows(db, "swatchRequests", rows);
}

/** One question to answer and one that was answered, of people who are nobody. */
async function seedInquiries(db: Db, now: Date) {
  const none = { userId: null, invitedAt: null, invitationHash: null, invitationEndsAt: null, joinedAt: null };
  const rows = sent.inquiries.map(({ cameDaysAgo, answer, ...inquiry }) => ({
    ...none,
    ...inquiry,
    state: answer ? ("answered" as const) : ("new" as const),
    answers: JSON.stringify(answer ? [{ at: daysBefore(now, answer.daysAgo), words: answer.words }] : []),
    version: answer ? 2 : 1,
    createdAt: daysBefore(now, cameDaysAgo),
    updatedAt: daysBefore(now, answer ? answer.daysAgo : cameDaysAgo),
  }));
  await addRows(db, "inquiries", rows);
}

/**
 * Appointments on a free day so many days after the one on which the demo is started, at one of its free times; the visit
 * before the demo client's quoted order, credited since it was handed in; one that was cancelled; the fee's payment link.
 */
async function seedConsultations(db: Db, now: Date) {
  const at = now.toISOString();
  await db.updateTable("schedules").set({ paymentLink: visits.paymentLink }).execute();
  for (const { day, time, paid, ...visit } of visits.upcoming) {
    const calendar = await findCalendar(db, now);
    const slot = daysWithTimes(calendar)[day]?.times[time];
    if (!slot) continue;
    await addVisit(db, { ...visit, ...slot, upcomingOf: visit.userId, feePaidAt: paid ? at : null, createdAt: at });
    await holdSlot(db, visitHolder(visit.id), slot, calendar.schedule.bufferMinutes);
  }
  await addVisit(db, visits.past);
  await addVisit(db, { ...visits.cancelled, state: "cancelled", cancelledBy: "owner" });
  const credit = { ...visits.credit, actorId: demoOwner.id };
  await addRows(db, "consultationCredits", {
    ...credit,
    consultationId: visits.past.id,
    amountCents: shippedOffer.visitFee,
  });
  await recordEvent(db, { ...credit, kind: "credit_added", details: { amount: shippedOffer.visitFee } });
}

type Visit = Omit<Insertable<Database["consultations"]>, "address" | "sequence" | "version" | "updatedAt" | "state">;

async function addVisit(db: Db, visit: Visit & { state?: "cancelled" }) {
  await addRows(db, "consultations", {
    state: "booked",
    ...visit,
    address: await addressOf(db, visit.userId),
    sequence: 0,
    version: 1,
    updatedAt: visit.createdAt,
  });
  const { id, userId, feePaidAt } = visit;
  if (!feePaidAt) return;
  const payment = { kind: "payment", amountCents: -shippedOffer.visitFee, method: "check" } as const;
  const fee = { id, userId, feeCents: shippedOffer.visitFee };
  await addVisitEntry(db, fee, { ...payment, actorId: demoOwner.id, at: feePaidAt, unnumbered: true });
}

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
      await addRows(db, "orders", demoOrders.map(orderRow));
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
      await addRows(db, "emails", demoOrders.flatMap(demoEmailsOf));
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

function orderRow({ quotedAt, ...order }: DemoOrder) {
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
function eventsOf(order: DemoOrder) {
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
function turnsOf(order: DemoOrder) {
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
  await addRows(app.db, "orders", orders.map(orderRow));
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
    const { name } = await getRow(db, "users", { id: userId }, ["name"]);
    const words = { ...NO_WORDS, signedName: name };
    await acceptVersion(db, { ...yes, by: "client", how: "portal", actorId: userId, at: confirmedAt, words });
  } else if (hasBegun(status)) {
    await acceptVersion(db, { ...yes, by: "owner", how: "work begun", actorId, at });
  }
}

function hasBegun(status: string) {
  return meaningOf(status).kept === "always";
}

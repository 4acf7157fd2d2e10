import type { RunningApp } from "#app/app.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import { daysWithTimes } from "#app/domain/consultations/free-times.ts";
import { moneyAsTyped } from "#app/domain/money.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import { requestPasswordReset } from "#app/services/accounts/reset-password.server.ts";
import { signUp } from "#app/services/accounts/sign-up.server.ts";
import { bookConsultation } from "#app/services/consultations/book-consultation.server.ts";
import { findCalendar } from "#app/services/consultations/kept-schedule.server.ts";
import { askQuestion, INQUIRIES } from "#app/services/inquiries/ask-question.server.ts";
import { followCredits } from "#app/services/ledger/follow-credits.server.ts";
import { recordPayment } from "#app/services/ledger/record-money.server.ts";
import { sendMessage } from "#app/services/messages/send-message.server.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { stampForm } from "#app/services/public-forms/public-form.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { addCredit, addWaitingCredit } from "#tests/support/orders/orders.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";
import { newAccount, sender } from "#tests/support/people.ts";

/**
 * A client with something of everything: a draft, an order that waits for its quote, one that is quoted, one that was
 * delivered and paid, a visit that took place and was paid, one that is booked, a question, e-mails, a log-in and a link to a new password. Every
 * text that is theirs holds the mark.
 */
export async function addWholeClient(app: RunningApp, mark: string) {
  const { id, account, draft, submitted } = await addUnquotedClient(app, mark);
  const quoted = await addQuoted(app, id, mark, ["quoted"]);
  const delivered = await addQuoted(app, id, mark, ["quoted", "in progress", "delivered"]);
  await addPacket(app, delivered, mark);
  const visit = await addWaitingCredit(app, id);
  const words = { note: `Note-${mark}`, address: `Address-${mark}` };
  await app.db.updateTable("consultations").set(words).where("id", "=", visit).execute();
  await addCredit(app, visit, delivered);
  await followCredits(app.db, { userId: id, actorId: null, at: app.now().toISOString() });
  await payAll(app, id, delivered);
  const booked = await bookSome(app, id, mark);
  await writeTo(app, id, delivered, mark);
  return { id, account, draft, submitted, quoted, delivered, visit, booked };
}

/** What they wrote about an order. */
async function writeTo(app: RunningApp, userId: string, orderId: string, mark: string) {
  const message = { userId, orderId, side: "client" as const, authorId: userId, body: `Message-${mark} <b>` };
  const sent = await sendMessage(app, { ...message, formKey: `key-of-message-${mark}`, seen: "" });
  if (!sent.ok) throw new Error(sent.reason);
}

/** One who has nothing that is kept for good: a draft and an order that waits for its quote. */
export async function addUnquotedClient(app: RunningApp, mark: string) {
  const account = newAccount({
    firstName: `First-${mark}`,
    lastName: `Last-${mark}`,
    email: `${mark}@example.com`.toLowerCase(),
    street: `1 Street-${mark}`,
    city: `City-${mark}`,
  });
  const signedUp = await signUp(app, account, sender());
  if (!signedUp.ok) throw new Error(signedUp.reason);
  const { id } = await app.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", account.email)
    .executeTakeFirstOrThrow();
  await requestPasswordReset(app, account.email, sender());
  await askAbout(app, { mark, email: account.email, userId: id });
  const draft = (await readyOrder(app, id)).orderId;
  const submitted = await addSubmitted(app, id, mark);
  return { id, account, draft, submitted };
}

/** A question about their windows, from whoever is signed in or from a stranger. */
export async function askAbout(app: RunningApp, asker: { mark: string; email: string; userId: string | null }) {
  const { mark, email, userId } = asker;
  const now = () => new Date(app.now().getTime() - 60_000);
  const shown = await stampForm({ ...app, now }, INQUIRIES);
  const words = { name: `First-${mark} Last-${mark}`, question: `Question-${mark}`, style: "" };
  const place = { email, phoneNumber: "2155550101", zipCode: "19103" };
  const sent = { trap: "", shown, ip: sender().ip };
  const asked = await askQuestion(app, { ...words, ...place }, { userId, formKey: undefined, sent });
  if (!asked.ok) throw new Error(asked.reason);
  return asked.id;
}

/** The windows of a client are called by the client. */
async function addSubmitted(app: RunningApp, userId: string, mark: string) {
  const revision = await readyOrder(app, userId);
  const { windows } = await app.db
    .selectFrom("orders")
    .select("windows")
    .where("id", "=", revision.orderId)
    .executeTakeFirstOrThrow();
  const words = `"name":"Window-${mark}","note":"Note-${mark}","nearbyNote":"Nearby-${mark}"`;
  const named = windows.replace('"name":"Kitchen"', words);
  const site = JSON.stringify({ access: `Access-${mark}`, wall: "plaster", neededBy: "2026-12-24" });
  await app.db.updateTable("orders").set({ windows: named, site }).where("id", "=", revision.orderId).execute();
  const submitted = await submitOrder(app, revision);
  if (!submitted.ok) throw new Error(submitted.reason);
  return revision.orderId;
}

async function addQuoted(app: RunningApp, userId: string, mark: string, statuses: OrderStatus[]) {
  const orderId = await addSubmitted(app, userId, mark);
  for (const status of statuses) {
    const { version } = await app.db
      .selectFrom("orders")
      .select("version")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    const terms = { status, totalCents: 120_000, paymentLink: null };
    const saved = await updateOrder(app, demoOwner.id, { userId, orderId, version }, terms);
    if (!saved.ok) throw new Error(saved.reason);
  }
  return orderId;
}

/** What is left of it, by a check that names them. */
export async function payAll(app: RunningApp, userId: string, orderId: string) {
  const { balanceCents } = await app.db
    .selectFrom("orders")
    .select("balanceCents")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const typed = { amount: moneyAsTyped(balanceCents), method: "check", receivedOn: dayOf(app.now()) };
  const place = { actorId: demoOwner.id, userId, orderId };
  const paid = await recordPayment(app, place, { ...typed, reference: "", note: "" });
  if (!paid.ok) throw new Error(paid.reason);
}

/** Frozen as it stands: whether everything in it was ready for the workroom is not the question here. */
async function addPacket(app: RunningApp, orderId: string, mark: string) {
  const document = await draftPacket(app.db, orderId);
  if (!document) throw new Error("No packet.");
  const reason = `Reason-${mark}`;
  const at = app.now().toISOString();
  await app.db
    .insertInto("packets")
    .values({
      id: `${orderId}-1`,
      orderId,
      number: 1,
      document: canonicalJson(document),
      reason,
      actorId: demoOwner.id,
      at,
    })
    .execute();
  const details = { number: 1, reason };
  await recordEvent(app.db, { orderId, actorId: demoOwner.id, at, kind: "packet_revised", details });
}

async function bookSome(app: RunningApp, userId: string, mark: string) {
  const calendar = await findCalendar(app.db, app.now());
  const slot = daysWithTimes(calendar).flatMap(({ times }) => times)[3];
  if (!slot) throw new Error("No time is free.");
  const booked = await bookConsultation(app, userId, { startsAt: slot.startsAt, note: `Note-${mark}` });
  if (!booked.ok) throw new Error(booked.reason);
  const { id } = await app.db
    .selectFrom("consultations")
    .select("id")
    .where("upcomingOf", "=", userId)
    .executeTakeFirstOrThrow();
  return id;
}

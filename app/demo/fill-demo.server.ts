import type { App } from "#app/app.server.ts";
import { addRows, getRow, setRows } from "#app/db/client.server.ts";
import { appointmentKinds } from "#app/domain/appointments/appointment-kinds.ts";
import { momentAt } from "#app/domain/appointments/wall-time.ts";
import { addDays, dayOf } from "#app/domain/calendar.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { NO_DATES } from "#app/domain/schedule/dates-form.ts";
import { mondayOf } from "#app/domain/schedule/lateness.ts";
import { visitKey } from "#app/services/appointments/remind-visits.server.ts";
import { addressOf } from "#app/services/consultations/book-consultation.server.ts";
import { holdSlot } from "#app/services/consultations/hold-slot.server.ts";
import { recordPayment, recordRefund } from "#app/services/ledger/record-money.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { recordArrival } from "#app/services/purchasing/act-on-purchase.server.ts";
import { draftPurchase, placePurchase } from "#app/services/purchasing/draft-purchase.server.ts";
import { findPurchase } from "#app/services/purchasing/find-purchase.server.ts";
import { findPurchaseOrder } from "#app/services/purchasing/find-purchase-orders.server.ts";
import { confirmQuote } from "#app/services/quotes/confirm-quote.server.ts";
import { askForChanges, declineQuote } from "#app/services/quotes/decline-or-ask.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { reviseQuote } from "#app/services/quotes/revise-quote.server.ts";
import { saveQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { sendQuote } from "#app/services/quotes/send-quote.server.ts";
import { withdrawQuote } from "#app/services/quotes/withdraw-quote.server.ts";
import { projectStages } from "#app/services/schedule/project-stage.server.ts";
import { saveDates } from "#app/services/schedule/save-dates.server.ts";
import week from "./data/week.json" with { type: "json" };
import { statusNamed } from "./demo-orders.ts";
import { demoOthers, demoOwner } from "./demo-people.ts";
import { type DemoQuote, demoAccounts, demoContent, demoQuotes } from "./demo-quotes.ts";
import { done, seedDemo, seedStories } from "./seed-demo.server.ts";

/** What a demo's server begins with, where its database is empty. */
export async function fillDemo(app: App) {
  if (!(await seedDemo(app))) return;
  await seedDemoMoney(app);
  await seedDemoQuotes(app);
  await seedDemoPurchasing(app);
  await seedDemoWeek(app);
}

/** One order to a supplier that is on its way: of two things one has come. */
async function seedDemoPurchasing(app: App) {
  const at = (day: string) => ({ ...app, now: () => new Date(`${day}T15:00:00.000Z`) });
  const actor = { actorId: demoOwner.id, formKey: undefined };
  const { groups } = await findPurchase(app, ["LF-1004"]);
  const rows = groups.find(({ supplier }) => supplier === "Stock")?.rows ?? [];
  const keys = rows.filter(({ item }) => /^(Shade rings|Weight bar)/.test(item)).map(({ key }) => key);
  const drafted = await draftPurchase(at("2026-10-27"), { ...actor, orderIds: ["LF-1004"], keys });
  if (!drafted.ok) throw new Error(drafted.reason);
  const { id } = drafted;
  const find = async () => {
    const order = await findPurchaseOrder(app, id);
    if (!order) throw new Error("The demo's purchase order is gone.");
    return order;
  };
  const { version, lines } = await find();
  const typed = lines.map(({ id: lineId, unit, name, color, quantityMilli }, index) => ({
    id: lineId,
    unit,
    name,
    color,
    quantityMilli,
    priceCents: index === 0 ? 12 : 450,
    expectedOn: "2026-11-24",
    leaveOut: false,
  }));
  const head = { supplier: "Sample Notions", email: "orders@notions.example", note: "" };
  const seen = { id, ...actor };
  await placePurchase(at("2026-10-27"), { ...seen, version }, { ...head, lines: typed, by: "phone" });
  const ordered = await find();
  const [first] = ordered.lines;
  if (!first) throw new Error("The demo's purchase order is empty.");
  const { quantityMilli } = first;
  const arrival = { day: "2026-11-06", quantityMilli, faultyMilli: undefined, lot: "", bolt: "", note: "" };
  await recordArrival(at("2026-11-06"), { ...seen, version: ordered.version, lineId: first.id }, arrival);
}

/** Orders that show what becomes of money, by the same acts as everybody's. */
export async function seedDemoMoney(app: App) {
  const orders = demoAccounts.map(({ order }) => order);
  await seedStories(app, orders, async () => {
    for (const account of demoAccounts) await bring(app, account);
  });
}

async function bring(app: App, account: (typeof demoAccounts)[number]) {
  const { order, quotedAt } = account;
  const place = { userId: order.userId, orderId: order.id };
  const content = demoContent({ order, fate: "accepted", at: quotedAt });
  const chosen = suggestedKeys(content.lines);
  const { totalCents } = computeQuote(content.terms, content.lines, new Set(chosen));
  const saved = done(await saveQuoteDraft(on(app, quotedAt), demoOwner.id, { ...place, version: 0 }, content));
  done(await sendQuote(on(app, quotedAt), demoOwner.id, { ...place, ...saved }));
  const yes = { user: account.client, orderId: order.id, number: 1, agreeToTerms: true, chosen };
  const signed = { signedName: account.signedName, address: "203.0.113.9", userAgent: "Sample browser" };
  const dayAfter = new Date(Date.parse(quotedAt) + 26 * 3_600_000).toISOString();
  done(await confirmQuote(on(app, dayAfter), { ...yes, ...signed, seen: { totalCents, creditCents: 0 } }));
  for (const turn of account.turns) {
    const that = on(app, `${turn.day}T16:00:00.000Z`);
    const acting = { actorId: demoOwner.id, ...place };
    const { day: receivedOn, pay, refund, status } = turn;
    if (pay) done(await recordPayment(that, acting, { ...pay, receivedOn }));
    if (refund) done(await recordRefund(that, acting, { ...refund, receivedOn }));
    if (status) done(await save(that, place, { status: statusNamed(status), totalCents, paymentLink: null }));
  }
}

function on({ db }: App, moment: string) {
  return { db, now: () => new Date(moment) };
}

async function save(
  app: ReturnType<typeof on>,
  place: { userId: string; orderId: string },
  terms: Parameters<typeof updateOrder>[3],
) {
  const { version } = await getRow(app.db, "orders", { id: place.orderId }, ["version"]);
  return updateOrder(app, demoOwner.id, { ...place, version }, terms);
}

/** Orders that show a quote with lines in each of its states, by the same acts as everybody's. */
async function seedDemoQuotes(app: App) {
  const orders = demoQuotes.map(({ order }) => order);
  await seedStories(app, orders, async () => {
    for (const quote of demoQuotes) await live(app, quote);
  });
}

async function live(app: App, quote: DemoQuote) {
  const { order, fate, at } = quote;
  const [, user] = demoOthers;
  const on = { db: app.db, now: () => new Date(at) };
  const later = { db: app.db, now: () => new Date(Date.parse(at) + 26 * 3_600_000) };
  const last = { db: app.db, now: () => new Date(Date.parse(at) + 50 * 3_600_000) };
  const place = { userId: order.userId, orderId: order.id };
  const first = { ...place, actorId: demoOwner.id, number: 1 };
  const content = demoContent(quote);
  const saved = done(await saveQuoteDraft(on, demoOwner.id, { ...place, version: 0 }, content));
  if (fate === "draft") return;
  done(await sendQuote(on, demoOwner.id, { ...place, ...saved }));
  const answer = { user, orderId: order.id, number: 1 };
  if (fate === "changes asked") {
    const lineMessages = { fabric: "Could this be the oat linen instead?" };
    done(await askForChanges(later, { ...answer, message: "Nearly there. One thing about the fabric.", lineMessages }));
  }
  if (fate === "declined") {
    done(await declineQuote(later, { ...answer, reason: "not now", message: "We are moving in the spring." }));
  }
  if (fate === "withdrawn") done(await withdrawQuote(later, first));
  const chosen = suggestedKeys(content.lines);
  if (fate === "recorded by us") {
    const said = { signedName: "June Calloway", how: "phone", day: dayOf(later.now()) };
    done(await recordAcceptance(later, { ...first, ...said, chosen }));
  }
  if (fate === "accepted" || fate === "revised after a yes") {
    const { totalCents } = computeQuote(content.terms, content.lines, new Set(chosen));
    const signed = {
      agreeToTerms: true,
      signedName: "June Calloway",
      address: "203.0.113.9",
      userAgent: "Sample browser",
    };
    done(await confirmQuote(later, { ...answer, ...signed, chosen, seen: { totalCents, creditCents: 0 } }));
  }
  if (fate === "revised" || fate === "revised after a yes") {
    const draft = done(await reviseQuote(last, first));
    const lines = content.lines.map((line) =>
      line.key === "shade" ? { ...line, unitCents: (line.unitCents ?? 0) - 24_00 } : line,
    );
    const again = { ...place, version: draft.version };
    const changed = done(await saveQuoteDraft(last, demoOwner.id, again, { ...content, lines }));
    done(await sendQuote(last, demoOwner.id, { ...place, ...changed }));
  }
}

const INSTALLER = "demo-installer";
const BUFFER_MINUTES = 30;

/**
 * A week around the day on which the demo is started: who goes where so many days after it, in a calendar of the
 * installer's own, what is promised in so many weeks, and what is to be done.
 */
async function seedDemoWeek(app: App) {
  const today = dayOf(app.now());
  await app.db.transaction().execute(async (db) => {
    const at = app.now().toISOString();
    const by = { createdBy: demoOwner.id, createdAt: at, version: 1 };
    await setRows(db, "users", { id: INSTALLER }, { calendar: INSTALLER });
    for (const { day, from, minutes, ...planned } of week.appointments) {
      const starts = momentAt(addDays(today, day), from);
      const kind = appointmentKinds.find((one) => one === planned.kind);
      if (!starts.ok || !kind) throw new Error(`${planned.id} is no appointment.`);
      const endsAt = new Date(Date.parse(starts.value) + minutes * 60_000).toISOString();
      const slot = { startsAt: starts.value, endsAt };
      const done = planned.closedWords !== "";
      const closed = { closedAt: done ? endsAt : null, closedBy: done ? INSTALLER : null };
      await addRows(db, "appointments", {
        ...planned,
        kind,
        ...slot,
        ...by,
        ...closed,
        state: done ? "done" : "booked",
        calendar: INSTALLER,
        assigneeId: INSTALLER,
        bufferMinutes: BUFFER_MINUTES,
        address: planned.userId ? await addressOf(db, planned.userId) : "",
        clientNote: "",
        sequence: 0,
        updatedAt: at,
      });
      const holder = { calendar: INSTALLER, holder: "appointment", id: planned.id } as const;
      if (!done) await holdSlot(db, holder, slot, BUFFER_MINUTES);
      // Nobody is written to because a demo was started.
      const key = visitKey(planned.id, slot.startsAt);
      await addRows(db, "reminders", { key, at, emailId: null });
    }
    for (const { day, ...task } of week.tasks) {
      const dueOn = day === null ? null : addDays(today, day);
      const open = { note: "", orderId: null, doneAt: null, doneBy: null };
      await addRows(db, "tasks", { ...task, ...by, ...open, dueOn });
    }
    await projectStages(
      db,
      week.appointments.flatMap(({ orderId }) => orderId ?? []),
    );
  });
  for (const { orderId, weeks } of week.promises) {
    const { userId } = await getRow(app.db, "orders", { id: orderId }, ["userId"]);
    const promisedWeek = addDays(mondayOf(today), 7 * weeks);
    const seen = { userId, orderId, actorId: demoOwner.id, version: 0 };
    await saveDates(app, seen, { ...NO_DATES, promisedWeek });
  }
}

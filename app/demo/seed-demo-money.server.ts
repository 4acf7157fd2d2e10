import type { App } from "#app/app.server.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { recordPayment } from "#app/services/ledger/record-payment.server.ts";
import { recordRefund } from "#app/services/ledger/record-refund.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { confirmQuote } from "#app/services/quotes/confirm-quote.server.ts";
import { saveQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { sendQuote } from "#app/services/quotes/send-quote.server.ts";
import { statusNamed } from "./demo-orders.ts";
import { demoOwner } from "./demo-people.ts";
import { demoAccounts, demoContent } from "./demo-quotes.ts";
import { done, seedStories } from "./seed-demo.server.ts";

/** Orders that show what becomes of money, by the same acts as everybody's. */
export async function seedDemoMoney(app: App) {
  const orders = demoAccounts.map(({ order }) => order);
  await seedStories(app, orders, async () => {
    for (const account of demoAccounts) await live(app, account);
  });
}

async function live(app: App, account: (typeof demoAccounts)[number]) {
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
  const { version } = await app.db
    .selectFrom("orders")
    .select("version")
    .where("id", "=", place.orderId)
    .executeTakeFirstOrThrow();
  return updateOrder(app, demoOwner.id, { ...place, version }, terms);
}

import type { App } from "#app/app.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { askForChanges } from "#app/services/quotes/ask-for-changes.server.ts";
import { confirmQuote } from "#app/services/quotes/confirm-quote.server.ts";
import { declineQuote } from "#app/services/quotes/decline-quote.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { reviseQuote } from "#app/services/quotes/revise-quote.server.ts";
import { saveQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { sendQuote } from "#app/services/quotes/send-quote.server.ts";
import { withdrawQuote } from "#app/services/quotes/withdraw-quote.server.ts";
import { demoOthers, demoOwner } from "./demo-people.ts";
import { type DemoQuote, demoContent, demoQuotes } from "./demo-quotes.ts";
import { done, seedStories } from "./seed-demo.server.ts";

/** Orders that show a quote with lines in each of its states, by the same acts as everybody's. */
export async function seedDemoQuotes(app: App) {
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
    const lines = content.lines.map((line) => (line.key === "shade" ? { ...line, unitCents: 396_00 } : line));
    const again = { ...place, version: draft.version };
    const changed = done(await saveQuoteDraft(last, demoOwner.id, again, { ...content, lines }));
    done(await sendQuote(last, demoOwner.id, { ...place, ...changed }));
  }
}

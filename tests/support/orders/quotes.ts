import type { RunningApp } from "#app/app.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import type { CostPart, OwnerLine, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { firstQuoteSettings, termsFrom } from "#app/domain/quotes/settings/quote-settings.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { confirmQuote, type QuoteConfirmation } from "#app/services/quotes/confirm-quote.server.ts";
import { saveQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { sendQuote } from "#app/services/quotes/send-quote.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { readyOrder } from "./ready-order.ts";

const line = (key: string, unitCents: number | null, rest: Partial<OwnerLine> = {}): OwnerLine => ({
  ...emptyLine,
  key,
  kind: "treatment",
  label: key,
  unitCents,
  ...rest,
});

/** Drapes of $1,000.00, one lining of two, and tassels if the client likes: $1,272.00 with 6 % as suggested. */
function part(label: string, cents: number, costCents: number): CostPart {
  const amount = { quantityMilli: 1_000, unit: "each", unitCents: cents, grossCents: cents };
  return { label, ...amount, costCents, rateId: "SECRET-PART-RATE", basis: "SECRET-PART-BASIS" };
}

export const sampleLines: OwnerLine[] = [
  line("drapes", 100_000, {
    basis: "SECRET-BASIS",
    ownerNote: "SECRET-NOTE",
    rateId: "SECRET-RATE",
    costCents: 77_777,
    parts: [part("Making", 60_000, 66_666), part("Rod", 40_000, 11_111)],
  }),
  line("standard", 20_000, { kind: "lining", role: "choice", choiceGroup: "Lining" }),
  line("blackout", 30_000, { kind: "lining", role: "choice", choiceGroup: "Lining", suggested: false }),
  line("tassels", 5_000, { kind: "trim", role: "optional", suggested: false }),
];
export const SUGGESTED = 127_200;

export function sampleContent(app: RunningApp, terms: Partial<QuoteTerms> = {}, lines = sampleLines): QuoteContent {
  const today = dayOf(app.now());
  return {
    terms: { ...termsFrom(firstQuoteSettings, today, "six to eight weeks"), terms: "Be kind.", ...terms },
    lines,
  };
}

/** A submitted order of a client of its own, and what both sides do with its quote. */
export async function submittedOrder(app: RunningApp) {
  const client = await addClient(app);
  const { orderId, version } = await readyOrder(app, client.id);
  const submitted = await submitOrder(app, { userId: client.id, orderId, version });
  if (!submitted.ok) throw new Error(submitted.reason);
  const place = { userId: client.id, orderId };
  const row = () => app.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const save = async (content: QuoteContent, draftVersion = 0) =>
    saveQuoteDraft(app, demoOwner.id, { ...place, version: draftVersion }, content);
  const send = async (content = sampleContent(app)) => {
    const saved = await save(content);
    if (!saved.ok) throw new Error(saved.reason);
    const { quoteId, version: draftVersion } = saved;
    return sendQuote(app, demoOwner.id, { ...place, quoteId, version: draftVersion });
  };
  const confirm = (changes: Partial<QuoteConfirmation> = {}) =>
    confirmQuote(app, {
      user: client,
      orderId,
      number: 1,
      chosen: ["standard"],
      agreeToTerms: true,
      signedName: "Ida Sample",
      seen: { totalCents: SUGGESTED, creditCents: 0 },
      address: "203.0.113.7",
      userAgent: "Firefox",
      ...changes,
    });
  const quotes = () =>
    app.db.selectFrom("quotes").selectAll().where("orderId", "=", orderId).orderBy("number").execute();
  const states = async () => (await quotes()).map(({ number, state }) => [number, state]);
  const answers = () =>
    app.db.selectFrom("quoteAnswers").selectAll().where("orderId", "=", orderId).orderBy("at").execute();
  const mails = async () => {
    const rows = await app.db.selectFrom("emails").select("kind").where("orderId", "=", orderId).execute();
    return rows.map(({ kind }) => kind).filter((kind) => kind !== "confirm" && kind !== "new_order");
  };
  return { client, orderId, place, row, save, send, confirm, quotes, states, answers, mails };
}

import type { App } from "#app/app.server.ts";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import type { OwnerLine, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { firstQuoteSettings, termsFrom } from "#app/domain/quotes/settings/quote-settings.ts";
import { createOrder } from "#app/services/orders/create-order.server.ts";
import { saveQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { sendQuote } from "#app/services/quotes/send-quote.server.ts";

const line = (key: string, unitCents: number, rest: Partial<OwnerLine> = {}): OwnerLine => ({
  ...emptyLine,
  key,
  kind: "treatment",
  label: key,
  unitCents,
  ...rest,
});

/** $1,910.80 before tax as suggested; with 5% off and 6% tax $1,924.18, half of it to pay first. */
export function demoQuoteLines(first: string, second: string): OwnerLine[] {
  const lining = { kind: "lining", role: "choice", choiceGroup: "Lining", windowKey: first } as const;
  return [
    line("drapes", 118_000, {
      label: "Drapes, three finger pinch",
      windowKey: first,
      treatment: "drapes",
      description: "Oat linen, floor length, a pair that draws to both sides.",
    }),
    line("cloth", 4_200, { label: "Oat linen", kind: "fabric", quantityMilli: 9_500, unit: "yd", windowKey: first }),
    line("plain-lining", 8_000, { ...lining, label: "Cotton sateen lining" }),
    line("dark-lining", 14_500, { ...lining, label: "Blackout lining", suggested: false }),
    line("tassels", 6_500, {
      label: "Tassel tiebacks",
      kind: "free",
      role: "optional",
      suggested: false,
      windowKey: first,
    }),
    line("shade", 42_000, { label: "Flat Roman shade", windowKey: second, treatment: "shades", discountRate: 10_000 }),
    line("installing", 18_500, { label: "Installation", kind: "installation", taxed: false }),
  ];
}

export function demoQuote(app: Pick<App, "now">, lines: OwnerLine[], terms: Partial<QuoteTerms> = {}): QuoteContent {
  const base = termsFrom(firstQuoteSettings, dayOf(app.now()), "six to eight weeks");
  const shown = { discountLabel: "Spring discount", discountRate: 5_000, note: "The rod is yours and stays." };
  const words = "We begin once the deposit is in.\nEverything is made to your measurements and cannot be returned.";
  return { terms: { ...base, ...shown, terms: words, ...terms }, lines };
}

/** Another submitted order of the demo's client, with the windows of one that is there, and a quote for it. */
export async function addOrderRecord(
  app: Pick<App, "db" | "now">,
  { userId = demoClient.id, terms = {} }: { userId?: string; terms?: Partial<QuoteTerms> } = {},
) {
  const created = await createOrder(app, userId);
  if (!created.ok) throw new Error(created.reason);
  const orderId = created.id;
  const model = await app.db
    .selectFrom("orders")
    .select(["windows", "windowCount", "hardware", "hardwareChoice", "step"])
    .where("id", "=", "LF-1001")
    .executeTakeFirstOrThrow();
  const at = app.now().toISOString();
  // Which lining it is to be, the quote asks.
  const windows = model.windows.replaceAll('"blackoutLining":true', '"blackoutLining":false');
  const submitted = { ...model, windows, status: "submitted", submittedAt: at, submittable: 1 } as const;
  await app.db.updateTable("orders").set(submitted).where("id", "=", orderId).execute();
  const send = (content: QuoteContent) => sendVersion(app, { userId, orderId }, content);
  const keys = [...model.windows.matchAll(/"key":"([^"]+)"/g)].map(([, key]) => key ?? "");
  const lines = demoQuoteLines(keys[0] ?? "", keys[1] ?? keys[0] ?? "");
  await send(demoQuote(app, lines, terms));
  return { orderId, userId, lines, send };
}

/** Puts a quote together and sends it, as the owner would. */
export async function sendVersion(
  app: Pick<App, "db" | "now">,
  place: { userId: string; orderId: string },
  content: QuoteContent,
) {
  const saved = await saveQuoteDraft(app, demoOwner.id, { ...place, version: 0 }, content);
  if (!saved.ok) throw new Error(saved.reason);
  const { quoteId, version } = saved;
  const sent = await sendQuote(app, demoOwner.id, { ...place, quoteId, version });
  if (!sent.ok) throw new Error(sent.reason);
  return sent.number;
}

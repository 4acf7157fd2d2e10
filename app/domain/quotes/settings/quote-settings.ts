import { z } from "zod";
import { addDays } from "#app/domain/calendar.ts";
import { MAX_LABEL, MAX_MESSAGE, MAX_TERMS, WHOLE } from "#app/domain/quotes/quote-limits.ts";
import { balanceMoments, type QuoteTerms, quoteDetails, taxRules } from "#app/domain/quotes/quote-types.ts";
import { formatRate } from "#app/domain/quotes/typed-amounts.ts";

const rate = z.int().min(0).max(WHOLE);
const days = z.int().min(0).max(365);

/** What the owner sets for every quote to come: named tax rates, what a new quote begins with, and the terms. */
export const quoteSettingsSchema = z.object({
  taxRates: z.array(z.object({ label: z.string().min(1).max(MAX_LABEL), rate })).max(20),
  /** The name of the rate that a new quote begins with. */
  taxLabel: z.string().max(MAX_LABEL),
  taxRule: z.enum(taxRules),
  depositRate: rate.nullable(),
  depositDays: days,
  balanceWhen: z.enum(balanceMoments),
  balanceDays: days,
  /** How many days a new quote is valid for; null is without an end. */
  validDays: days.nullable(),
  detail: z.enum(quoteDetails),
  /** Whether installation is taxed as what is installed; otherwise it is a line of its own. */
  installationTaxed: z.boolean().default(true),
  leadTime: z.string().max(MAX_LABEL),
  note: z.string().max(MAX_MESSAGE),
  terms: z.string().max(MAX_TERMS),
});
export type QuoteSettings = z.infer<typeof quoteSettingsSchema>;

/** What quotes say until the owner says otherwise, in the words of the website's terms. A sample: have your own lawyer read it. */
export const firstTerms = `When you confirm this quote, you order what it describes, at its total. Please check the measurements in your order first: we rely on them. Where a deposit is asked for, work begins once it is paid; the rest is due when the quote says.

Everything is made for your windows, so it cannot be returned because you have changed your mind. You may cancel with a full refund until the fabric is ordered or cut. After that we keep the cost of fabric and of work done.

If what we made does not match the measurements and choices in your order, tell us within 30 days. We’ll alter it, remake it or refund it.

Colors on a screen differ from cloth, and natural fibers move a little with the weather. Neither is a fault.

If something changes after you have confirmed, we’ll send a new version, and this one holds until you have confirmed that. The general terms on our website apply as well.`;

/** Until the owner says otherwise. Curtains are taxed in Pennsylvania; which rate, only the owner knows for each quote. */
export const firstQuoteSettings: QuoteSettings = {
  taxRates: [
    { label: "Pennsylvania sales tax", rate: 6_000 },
    { label: "Allegheny County sales tax", rate: 7_000 },
    { label: "Philadelphia sales tax", rate: 8_000 },
  ],
  taxLabel: "Pennsylvania sales tax",
  taxRule: "nearest",
  depositRate: 50_000,
  depositDays: 7,
  balanceWhen: "completed",
  balanceDays: 14,
  validDays: 30,
  detail: "treatments",
  installationTaxed: true,
  leadTime: "",
  note: "",
  terms: firstTerms,
};

/** The tax that a new quote begins with. */
export function firstTax({ taxRates, taxLabel, taxRule }: QuoteSettings) {
  const named = taxRates.find(({ label }) => label === taxLabel);
  return { taxLabel: named?.label ?? "", taxRate: named?.rate ?? 0, taxRule };
}

/** What a new quote with lines begins with. `today` is a day of the calendar; `promised` the lead time that the site names. */
export function termsFrom(settings: QuoteSettings, today: string, promised: string): QuoteTerms {
  return {
    kind: "lines",
    detail: settings.detail,
    ...firstTax(settings),
    taxReason: "",
    discountLabel: "",
    discountRate: null,
    discountCents: null,
    depositRate: settings.depositRate,
    depositCents: null,
    depositDays: settings.depositDays,
    balanceWhen: settings.balanceWhen,
    balanceDays: settings.balanceDays,
    validUntil: settings.validDays === null ? null : addDays(today, settings.validDays),
    leadTime: settings.leadTime || promised,
    note: settings.note,
    terms: settings.terms,
  };
}

/** What a typed total says beside its one line: no tax, no terms, no end. */
export const plainTerms: QuoteTerms = {
  kind: "plain",
  detail: "total",
  taxLabel: "",
  taxRate: 0,
  taxRule: "nearest",
  taxReason: "",
  discountLabel: "",
  discountRate: null,
  discountCents: null,
  depositRate: null,
  depositCents: null,
  depositDays: 0,
  balanceWhen: "accepted",
  balanceDays: 0,
  validUntil: null,
  leadTime: "",
  note: "",
  terms: "",
};

const names: Record<keyof QuoteSettings, string> = {
  taxRates: "tax rates",
  taxLabel: "the usual tax rate",
  taxRule: "how tax is rounded",
  depositRate: "the deposit",
  depositDays: "when the deposit is due",
  balanceWhen: "when the rest is due",
  balanceDays: "when the rest is due",
  validDays: "how long a quote is valid",
  installationTaxed: "tax on installation",
  detail: "how much of the prices a client sees",
  leadTime: "the lead time",
  note: "the note",
  terms: "the terms",
};

/** A change of the settings in one line, for the audit list. */
export function describeSettings(before: QuoteSettings, after: QuoteSettings): string {
  const fields = (Object.keys(names) as (keyof QuoteSettings)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const changed = [...new Set(fields.map((name) => names[name]))].join(", ");
  const rates = after.taxRates.map(({ label, rate }) => `${label} ${formatRate(rate)}`).join(", ");
  return `Changed what quotes begin with: ${changed}${fields.includes("taxRates") && rates ? ` (${rates})` : ""}`;
}

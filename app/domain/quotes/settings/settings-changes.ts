import { formatRate } from "#app/domain/quotes/typed-amounts.ts";
import type { QuoteSettings } from "./quote-settings.ts";

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
  return `Changed what quotes begin with: ${changed}${fields.includes("taxRates") ? ` (${rates})` : ""}`;
}

import { oneLine } from "#app/domain/one-line.ts";
import { tidy } from "#app/domain/quotes/quote-form.ts";
import { MAX_LABEL, MAX_MESSAGE, MAX_TERMS } from "#app/domain/quotes/quote-limits.ts";
import { balanceMoments, quoteDetails, taxRules } from "#app/domain/quotes/quote-types.ts";
import type { QuoteSettings } from "#app/domain/quotes/settings/quote-settings.ts";
import { formatRate, parseRate } from "#app/domain/quotes/typed-amounts.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** How many named rates the form has room for beyond those that there are. */
const SPARE_RATES = 2;
const MAX_RATES = 20;
const MAX_DAYS = 365;

/** The fields as they stand in the form, by name. */
export function settingsAsTyped(settings: QuoteSettings): Record<string, string> {
  const { taxRates, depositRate, validDays, depositDays, balanceDays, ...texts } = settings;
  const rates = taxRates.flatMap(({ label, rate }, index) => [
    [`rates[${index}].label`, label],
    [`rates[${index}].rate`, formatRate(rate)],
  ]);
  return {
    ...(Object.fromEntries(rates) as Record<string, string>),
    ...texts,
    depositRate: depositRate === null ? "" : formatRate(depositRate),
    validDays: validDays === null ? "" : String(validDays),
    ...{ depositDays: String(depositDays), balanceDays: String(balanceDays) },
  };
}

/** How many rows of rates a form shows: those that are filled, and some to spare. */
export function rateRows(values: Readonly<Record<string, string>>): number {
  const filled = Array.from({ length: MAX_RATES }, (_, index) => index).filter(
    (index) => values[`rates[${index}].label`] || values[`rates[${index}].rate`],
  );
  return Math.min(MAX_RATES, (filled.at(-1) ?? -1) + 1 + SPARE_RATES);
}

export const settingNames = [
  ...Array.from({ length: MAX_RATES }, (_, index) => [`rates[${index}].label`, `rates[${index}].rate`]).flat(),
  ...["taxLabel", "taxRule", "depositRate", "depositDays", "balanceWhen", "balanceDays"],
  ...["validDays", "detail", "leadTime", "note", "terms"],
];

/** What was typed, as settings; the first fault speaks beside its field. */
export function readSettings(values: Readonly<Record<string, string>>): Verdict<QuoteSettings> {
  const text = (name: string) => values[name] ?? "";
  const rates = readRates(text);
  if (!rates.ok) return rates;
  const deposit = text("depositRate").trim() === "" ? null : parseRate(text("depositRate"));
  if (deposit === null && text("depositRate").trim() !== "") return fault("depositRate", NO_RATE);
  const days = ["depositDays", "balanceDays", "validDays"].map((name) => [name, readDays(text(name))] as const);
  const wrong = days.find(([name, count]) => Number.isNaN(count) || (count === null && name !== "validDays"));
  if (wrong) return fault(wrong[0], `Please enter a number of days from 0 to ${MAX_DAYS}.`);
  const [depositDays, balanceDays, validDays] = days.map(([, count]) => count);
  const texts = { leadTime: oneLine(text("leadTime")), note: tidy(text("note")), terms: tidy(text("terms")) };
  const most = { leadTime: MAX_LABEL, note: MAX_MESSAGE, terms: MAX_TERMS };
  const long = (["leadTime", "note", "terms"] as const).find((name) => texts[name].length > most[name]);
  if (long) return fault(long, `Please keep this to ${most[long].toLocaleString("en-US")} characters.`);
  const taxLabel = oneLine(text("taxLabel"));
  if (taxLabel !== "" && !rates.value.some(({ label }) => label === taxLabel)) {
    return fault("taxLabel", "Please choose one of your tax rates.");
  }
  return {
    ok: true,
    value: {
      ...{ taxRates: rates.value, taxLabel, taxRule: oneOf(taxRules, text("taxRule")) },
      ...{ depositRate: deposit || null, depositDays: depositDays ?? 0 },
      ...{ balanceWhen: oneOf(balanceMoments, text("balanceWhen")), balanceDays: balanceDays ?? 0 },
      ...{ validDays: validDays ?? null, detail: oneOf(quoteDetails, text("detail")), ...texts },
    },
  };
}

const NO_RATE = "Please enter a percentage from 0% to 100%, such as 6% or 7.5%.";

function readRates(text: (name: string) => string): Verdict<QuoteSettings["taxRates"]> {
  const rates: QuoteSettings["taxRates"] = [];
  for (let index = 0; index < MAX_RATES; index += 1) {
    const label = oneLine(text(`rates[${index}].label`));
    const typed = text(`rates[${index}].rate`).trim();
    if (label === "" && typed === "") continue;
    if (label === "" || label.length > MAX_LABEL) return fault(`rates[${index}].label`, "Please name this rate.");
    const rate = parseRate(typed.endsWith("%") ? typed : `${typed}%`);
    if (rate === null) return fault(`rates[${index}].rate`, NO_RATE);
    if (rates.some((other) => other.label === label)) {
      return fault(`rates[${index}].label`, "Two rates have this name.");
    }
    rates.push({ label, rate });
  }
  return { ok: true, value: rates };
}

/** Null for an empty field, NaN for what is no number of days. */
function readDays(typed: string): number | null {
  const text = typed.trim();
  if (text === "") return null;
  return /^\d{1,3}$/.test(text) && Number(text) <= MAX_DAYS ? Number(text) : Number.NaN;
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0];
}

function fault(field: string, reason: string) {
  return { ok: false as const, reason, field };
}

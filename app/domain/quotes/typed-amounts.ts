import { fractionMarks } from "#app/domain/measuring/written-length.ts";
import { formatMoney, MAX_TOTAL_CENTS, moneyAsTyped, parseMoney } from "#app/domain/money.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { MAX_QUANTITY_MILLI, MIN_QUANTITY_MILLI, WHOLE } from "./quote-limits.ts";
import type { RateOrAmount } from "./quote-types.ts";

const RATE = /^(\d{1,3})(?:\.(\d{1,3}))?\s*%$/;

/** "5%" is a rate, "50.00" an amount; empty or zero is neither. */
export function parseRateOrAmount(typed: string): Verdict<RateOrAmount> {
  const text = typed.trim();
  if (text === "") return { ok: true, value: { rate: null, cents: null } };
  if (text.endsWith("%")) {
    const rate = parseRate(text);
    if (rate === null) return { ok: false, reason: "Please enter a percentage from 0% to 100%, such as 5% or 7.5%." };
    return { ok: true, value: { rate: rate || null, cents: null } };
  }
  const cents = parseMoney(text);
  if (!cents.ok) return { ok: false, reason: "Please enter a percentage such as 5%, or an amount such as 50.00." };
  return { ok: true, value: { rate: null, cents: cents.value || null } };
}

/** "6%" or "9.975%" in thousandths of a percent; null for anything else, or more than all. */
export function parseRate(typed: string): number | null {
  const [, whole, decimals = ""] = RATE.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const rate = Number(whole) * 1_000 + Number(decimals.padEnd(3, "0"));
  return rate > WHOLE ? null : rate;
}

/** As it stands in a field: 5%, 50.00 or nothing. */
export function rateOrAmountAsTyped({ rate, cents }: RateOrAmount): string {
  return rate === null ? moneyAsTyped(cents) : formatRate(rate);
}

/** 9975 reads 9.975%. */
export function formatRate(rate: number): string {
  return `${trimZeros(rate)}%`;
}

export interface Quantity {
  quantityMilli: number;
  /** The unit that was typed behind it; empty where none was. */
  unit: string;
}

const QUANTITY =
  /^(?:(\d{1,4})\s+(?=\d+\s*\/))?(\d{1,4}(?:\.\d{1,3})?|\.\d{1,3})(?:\s*\/\s*(\d{1,4}))?\s*(\p{L}[\p{L}. ]{0,19})?$/u;
const LONGEST = 40;

/** 4.5, 4 1/2 or 9 sq ft. */
export function parseQuantity(typed: string): Verdict<Quantity> {
  const text = typed.trim().replace(/[¼½¾⅛⅜⅝⅞]/g, (mark) => ` ${fractionMarks[mark]}`);
  const [, whole = "0", number, divisor = "1", unit = ""] =
    (text.length <= LONGEST && QUANTITY.exec(text.trim())) || [];
  const quantity = number === undefined ? Number.NaN : toMilli(whole, number, divisor);
  if (!(quantity >= MIN_QUANTITY_MILLI && quantity <= MAX_QUANTITY_MILLI)) {
    return { ok: false, reason: "Please enter a quantity from 0.001 to 1,000, such as 4.5, 4 1/2 or 9 sq ft." };
  }
  return { ok: true, value: { quantityMilli: quantity, unit: unit.trim() } };
}

function toMilli(whole: string, number: string, divisor: string): number {
  const isFraction = divisor !== "1";
  // A fraction is of whole numbers: 1.5/2 is a slip.
  if (Number(divisor) === 0 || (isFraction && number.includes("."))) return Number.NaN;
  return Number(whole) * 1_000 + Math.round((Number(number) * 1_000) / Number(divisor));
}

/** 4500 as it stands in a field: 4.5. */
export function quantityAsTyped(quantityMilli: number): string {
  return trimZeros(quantityMilli);
}

function trimZeros(thousandths: number) {
  return (thousandths / 1_000).toFixed(3).replace(/\.?0+$/, "");
}

/** The price of one, as parseMoney takes it; an empty field is a line that is not priced yet. */
export function parseUnitPrice(typed: string): Verdict<number | null> {
  return typed.trim() === "" ? { ok: true, value: null } : parseMoney(typed);
}

/** The price of an adjustment, the only one that may be below zero. */
export function parseAdjustment(typed: string): Verdict<number | null> {
  const [, minus, amount = ""] = /^([-−]?)\s*(.*)$/.exec(typed.trim()) ?? [];
  const cents = parseUnitPrice(amount);
  return cents.ok && minus && cents.value ? { ok: true, value: -cents.value } : cents;
}

/** What is said of a sum that no quote reaches. */
export const TOO_MUCH = `Please keep the total to at most ${formatMoney(MAX_TOTAL_CENTS)}.`;

import { formatDate, noonOf } from "#app/domain/dates.ts";
import { foldText } from "#app/domain/fold-text.ts";
import { numberAsTyped } from "#app/domain/forms/field-kinds.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { PurchaseUnit } from "#app/domain/workroom/buying/purchase.ts";
import type { LineState } from "./purchase-order.ts";

const units: Record<PurchaseUnit, [one: string, many: string]> = {
  yard: ["yard", "yards"],
  foot: ["foot", "feet"],
  each: ["piece", "pieces"],
};

/** "12 1/2 yards", "1 foot", "40 pieces". */
export function amountInWords(milli: number, unit: PurchaseUnit): string {
  const [one, many] = units[unit];
  return `${numberAsTyped(milli / 1000)} ${milli === 1000 ? one : many}`;
}

export const dayInWords = (day: string | null) => (day === null ? "" : formatDate(noonOf(day)));

/** A line as it stands in the table. */
export interface PaperLine {
  name: string;
  color: string;
  unit: PurchaseUnit;
  quantityMilli: number;
  priceCents: number | null;
  costCents: number | null;
  expectedOn: string | null;
  state: LineState;
  /** Of what orders it is, by what they are called: never by whose they are. */
  sidemark: string;
}

/** What a supplier reads of a line, in mail, on paper and in a file: nothing that is a client's. */
export interface SupplierRow {
  item: string;
  sidemark: string;
  quantity: string;
  price: string;
  cost: string;
  expected: string;
}

export function supplierRows(lines: readonly PaperLine[]): SupplierRow[] {
  return lines.map(({ name, color, unit, quantityMilli, priceCents, costCents, expectedOn, state, sidemark }) => ({
    item: color ? `${name}, ${color}` : name,
    sidemark,
    quantity: state === "cancelled" ? "cancelled" : amountInWords(quantityMilli, unit),
    price: priceCents === null ? "" : formatMoney(priceCents),
    cost: costCents === null || state === "cancelled" ? "" : formatMoney(costCents),
    expected: dayInWords(expectedOn),
  }));
}

/** The same as a line of text for each. */
export function supplierText(lines: readonly PaperLine[]): string {
  return supplierRows(lines)
    .map(({ item, sidemark, quantity, price, cost, expected }) => {
      const rest = [
        sidemark && `sidemark ${sidemark}`,
        price && `at ${price}`,
        cost && `total ${cost}`,
        expected && `expected ${expected}`,
      ];
      return `${item}: ${[quantity, ...rest].filter(Boolean).join(", ")}`;
    })
    .join("\n");
}

/** Cloth comes from a bolt, of one dyeing; a line from outside that is sold by the yard may be cloth. */
export function isOfOneLot({ part, unit }: { part: string; unit: PurchaseUnit }): boolean {
  return unit === "yard" && (/cloth|lining/.test(part) || part === "other");
}

/** "A12, bolt 3; lot B7": every dyeing that has come, because two of them hang apart. */
export function lotsInWords(came: readonly { lot: string; bolt: string }[]): string {
  return [...new Set(came.map(({ lot, bolt }) => (bolt ? `${lot}, bolt ${bolt}` : lot)))].join("; lot ");
}

/** What its supplier is asked to write on the parcel, and to tell us. */
export function askedOfSupplier(
  number: string,
  lines: readonly { part: string; unit: PurchaseUnit; state: LineState }[],
): string {
  const cloth = lines.some((line) => line.state !== "cancelled" && isOfOneLot(line));
  const lots = cloth ? ", and tell us dye lot and bolt of the cloth" : "";
  return `Please name ${number} and the sidemark of each line on the parcel and the invoice${lots}.`;
}

/** All of it together, where every price is known. */
export function totalOf(lines: readonly Pick<PaperLine, "state" | "costCents">[]): number | null {
  const counted = lines.filter(({ state }) => state !== "cancelled");
  const costs = counted.flatMap(({ costCents }) => costCents ?? []);
  return counted.length > 0 && costs.length === counted.length ? costs.reduce((sum, cents) => sum + cents, 0) : null;
}

interface Person {
  name: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  street: string;
}

/** Longer than a word that a cloth or a color might be called by chance. */
const LEAST_STREET = 5;

/** What of a client stands in a text that a supplier would read; undefined where nothing does. */
export function clientIn(text: string, people: readonly Person[]): string | undefined {
  const folded = foldText(text);
  const digits = text.replaceAll(/\D/g, "");
  for (const { name, lastName, email, phoneNumber, street } of people) {
    const whole = [name, email, street.length < LEAST_STREET ? "" : street];
    const said = whole.find((one) => one !== "" && folded.includes(foldText(one)));
    if (said) return said;
    if (phoneNumber !== "" && digits.includes(phoneNumber)) return phoneNumber;
    // As a name is written: "Green" is one, "green" is a color.
    if (lastName !== "" && text.split(/[^\p{L}\p{M}'’-]+/u).includes(lastName)) return lastName;
  }
  return undefined;
}

export interface ShareNow {
  /** What the order is called. */
  called: string;
  unit: PurchaseUnit;
  /** Missing where the order is gone. */
  status: string | undefined;
  /** What it needs now, and what has been bought for it in all. */
  needMilli: number;
  coveredMilli: number;
}

/** What has happened to the order that a line is for since it was bought; undefined where all is as it was. */
export function markOf({ called, unit, status, needMilli, coveredMilli }: ShareNow): string | undefined {
  if (status === undefined) return `${called} is gone.`;
  if (status === "cancelled") return `${called} was cancelled.`;
  if (needMilli === 0) return `${called} no longer needs it.`;
  if (needMilli === coveredMilli) return undefined;
  const inEighths = (milli: number) => amountInWords(Math.ceil(milli / 125) * 125, unit);
  const bought = `${inEighths(coveredMilli)} ${unit === "each" && coveredMilli === 1000 ? "is" : "are"} bought for it`;
  return `${called} needs ${inEighths(needMilli)} now, and ${coveredMilli === 0 ? "nothing is bought for it" : bought}.`;
}

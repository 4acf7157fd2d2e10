import { type FieldKind, readTyped } from "#app/domain/forms/described-form.ts";
import { formatMoney, MAX_TOTAL_CENTS } from "#app/domain/money.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type CountedEntry, deriveMoney, type Money, type Settled } from "./derive-money.ts";
import { type KeptTax, kindMeanings, type PaymentMethod } from "./entry-kinds.ts";
import { readSnapshot } from "./entry-snapshot.ts";
import {
  movedForm,
  note,
  paymentForm,
  reason,
  reasonedForm,
  receivedOn,
  sharesForm,
  sum,
  type Went,
} from "./money-forms.ts";

/** What stands in a form about money, as it was typed. */
export interface TypedMoney {
  amount: string;
  method: string;
  receivedOn: string;
  reference: string;
  note: string;
}

/** What becomes of the money of an order that was cancelled; `amount` is what goes back. */
export interface TypedSettlement extends TypedMoney {
  keep: string;
  tax: string;
}

/** A payment, or what went back. `today` is a day of the calendar. */
export function readPayment(typed: TypedMoney, today: string, was?: Went) {
  return readTyped(paymentForm(today, was), { ...typed });
}

/** Whether a form about money that came or went says what an entry says. */
export function saysTheSame(
  typed: TypedMoney,
  { amountCents, method, occurredOn, reference, note }: WrittenMoney,
  today: string,
): boolean {
  const read = readPayment(typed, today);
  if (!read.ok) return false;
  const { cents, ...rest } = read.value;
  const same = rest.method === method && rest.day === occurredOn && rest.reference === reference && rest.note === note;
  return same && cents === Math.abs(amountCents);
}

interface WrittenMoney {
  amountCents: number;
  method: PaymentMethod | null;
  occurredOn: string;
  reference: string;
  note: string;
}

/** A credit, a write-off or what is moved: an amount, and why. */
export function readReasoned(typed: Pick<TypedMoney, "amount" | "note">, required = true) {
  const read = readTyped(required ? reasonedForm : movedForm, { ...typed });
  return read.ok ? { ok: true as const, value: { cents: read.value.amount, note: read.value.note } } : read;
}

export function readReason(typed: string, required = true): Verdict<string, "note"> {
  return readField("note", required ? reason : note, typed);
}

interface ReadSettlement {
  keepCents: number;
  giveBackCents: number;
  tax: KeptTax;
  note: string;
  /** How and when it went; nothing where nothing goes back. */
  sent: { method: PaymentMethod; occurredOn: string; reference: string } | null;
}

/** What is kept, what goes back, and what becomes of the tax. */
export function readShares(typed: Pick<TypedSettlement, "keep" | "tax" | "amount">) {
  const read = readTyped(sharesForm, { ...typed });
  if (!read.ok) return read;
  const { keep, amount, tax } = read.value;
  return { ok: true as const, value: { keepCents: keep, giveBackCents: amount, tax } };
}

export function readSettlement(typed: TypedSettlement, today: string): Verdict<ReadSettlement> {
  const shares = readShares(typed);
  if (!shares.ok) return shares;
  const note = readReason(typed.note, shares.value.keepCents > 0);
  if (!note.ok) return note;
  const read = { ...shares.value, note: note.value };
  if (read.giveBackCents === 0) return { ok: true, value: { ...read, sent: null } };
  const sent = readPayment(typed, today, "sent");
  if (!sent.ok) return sent;
  const { method, day: occurredOn, reference } = sent.value;
  return { ok: true, value: { ...read, sent: { method, occurredOn, reference } } };
}

/** From nothing on: what came in before an order was taken over. */
export function readReceivedSoFar(typed: string): Verdict<number, "amount"> {
  return readField("amount", sum, typed);
}

export function readDay(typed: string, today: string): Verdict<string, "receivedOn"> {
  return readField("receivedOn", receivedOn(today), typed);
}

function readField<Value, Name extends string>(
  field: Name,
  kind: FieldKind<Value>,
  typed: string,
): Verdict<Value, Name> {
  const read = kind.read(typed, "");
  return read.ok ? read : { ok: false, reason: read.reason, field };
}

const OK = { ok: true, value: true } as const;
type Allowed = Verdict<true, "amount">;

/** Sums that no order reaches are slips, and the columns that hold them end somewhere. */
export function checkFits({ balanceCents, receivedCents }: Money, amountCents: number): Allowed {
  const most = Math.max(Math.abs(balanceCents + amountCents), Math.abs(receivedCents - amountCents));
  return most > MAX_TOTAL_CENTS ? refused(`An order holds at most ${formatMoney(MAX_TOTAL_CENTS)}.`) : OK;
}

export function checkRefund({ heldCents }: Pick<Money, "heldCents">, cents: number): Allowed {
  if (heldCents <= 0) return refused("Nothing has come in that could be refunded.");
  if (cents <= heldCents) return OK;
  return refused(`At most ${formatMoney(heldCents)} can be refunded: what has come in, less what went back.`);
}

export function checkWriteOff({ balanceCents }: Pick<Money, "balanceCents">, cents: number): Allowed {
  if (balanceCents <= 0) return refused("Nothing is left to pay, so there is nothing to write off.");
  if (cents <= balanceCents) return OK;
  return refused(`At most ${formatMoney(balanceCents)} can be written off: that is the balance.`);
}

export function checkCredit(
  { chargedCents, takenOffCents }: Pick<Money, "chargedCents" | "takenOffCents">,
  cents: number,
): Allowed {
  const most = chargedCents - takenOffCents;
  if (most <= 0) return refused("Nothing is charged that a credit could be for.");
  if (cents <= most) return OK;
  return refused(`At most ${formatMoney(most)} can be credited: what is charged, less what was taken off already.`);
}

/** What can go to another order of the same client: money that came in and is not needed here. */
export function movableCents({ balanceCents, heldCents }: Pick<Money, "balanceCents" | "heldCents">): number {
  return Math.max(0, Math.min(-balanceCents, heldCents));
}

export function checkMove(money: Pick<Money, "balanceCents" | "heldCents">, cents: number): Allowed {
  const most = movableCents(money);
  if (most === 0) return refused("This order is not in credit, so there is nothing to move.");
  if (cents <= most) return OK;
  return refused(`At most ${formatMoney(most)} can be moved: that is what is in credit.`);
}

const AGREED_AGAIN = "The order was agreed again since this settled it. Record what is right instead.";

/** Once for each entry, and never of a reversal. Nor silently of money of which some has gone back already. */
export function checkReversal<Entry extends CountedEntry>(
  entries: readonly Entry[],
  id: string,
  anyway = false,
): Verdict<Entry, "anyway"> {
  const entry = entries.find((one) => one.id === id);
  if (!entry) return { ok: false, code: "missing", reason: "Entry not found." };
  const { kept } = kindMeanings[entry.kind];
  if (kept) return { ok: false, code: "refused", reason: kept };
  if (entries.some(({ reversesId }) => reversesId === id)) {
    return { ok: false, code: "refused", reason: "This entry has been reversed already." };
  }
  const since = entries.slice(entries.indexOf(entry) + 1);
  if (
    readSnapshot(entry.snapshot ?? "{}").settles &&
    since.some((one) => kindMeanings[one.kind].counts === "charged")
  ) {
    return { ok: false, code: "refused", reason: AGREED_AGAIN };
  }
  const goneCents = overdrawnBy(entries, entry);
  if (goneCents > 0 && !anyway) {
    const reason = `${formatMoney(goneCents)} of this money has gone back already. Reverse that first, or say that more went back than came.`;
    return { ok: false, code: "refused", reason, field: "anyway" };
  }
  return { ok: true, value: entry };
}

/** By how much more would have gone back than came in, if this entry were reversed. */
export function overdrawnBy(entries: readonly CountedEntry[], { kind, amountCents }: CountedEntry): number {
  if (!kindMeanings[kind].held || amountCents >= 0) return 0;
  return Math.max(0, -amountCents - deriveMoney(entries, null).heldCents);
}

/**
 * Of a credit that lowers a sale, or that ends one: its part of the tax, which is not owed either. Half a cent goes up; counted
 * with the credits before it that had their part, so that many small ones take off the same tax as a large one.
 */
export function taxPart(
  { chargedCents, chargedTaxCents }: Pick<Money, "chargedCents" | "chargedTaxCents">,
  cents: number,
  credited: Settled = { cents: 0, taxCents: 0 },
): number {
  if (chargedCents <= 0) return 0;
  const [part, whole] = [2n * BigInt(chargedTaxCents) * BigInt(credited.cents + cents), BigInt(chargedCents)];
  return Number((part + whole) / (2n * whole)) - credited.taxCents;
}

function refused(reason: string) {
  return { ok: false as const, code: "refused" as const, reason, field: "amount" as const };
}

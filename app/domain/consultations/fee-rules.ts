import { formatDate, noonOf } from "#app/domain/dates.ts";
import { readTyped } from "#app/domain/forms/described-form.ts";
import type { PaymentMethod } from "#app/domain/ledger/entry-kinds.ts";
import { checkRefund } from "#app/domain/ledger/ledger-acts.ts";
import { feeForm } from "#app/domain/ledger/money-forms.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { Verdict } from "#app/domain/verdict.ts";

export interface TypedFee {
  method: string;
  receivedOn: string;
}

/** How and when a fee came: no earlier than its visit was booked. All three are days of the calendar. */
export function readFee(
  typed: TypedFee,
  { today, bookedOn }: { today: string; bookedOn: string },
): Verdict<{ method: PaymentMethod; day: string }> {
  const read = readTyped(feeForm(today), { ...typed });
  if (!read.ok) return read;
  const { method, receivedOn: day } = read.value;
  if (day >= bookedOn) return { ok: true, value: { method, day } };
  const reason = `The visit was booked on ${formatDate(noonOf(bookedOn))}. Please choose that day or a later one.`;
  return { ok: false, reason, field: "receivedOn" };
}

/** Whether anything is to come: most calls cost nothing. */
export function feeState({ feeCents, feePaidAt }: { feeCents: number; feePaidAt: string | null }) {
  if (feePaidAt !== null) return "paid";
  return feeCents === 0 ? "none" : "due";
}

/** What of a fee can be given back: what is held of it and was not moved to an order. */
export function checkFeeRefund(heldCents: number, creditedCents: number, cents: number): Verdict<true, "amount"> {
  if (creditedCents === 0 || cents <= heldCents - creditedCents) return checkRefund({ heldCents }, cents);
  const reason = `${formatMoney(creditedCents)} of this fee is credited on an order. It can be given back once that order no longer has it.`;
  return { ok: false, code: "refused", reason, field: "amount" };
}

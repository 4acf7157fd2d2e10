import { formatMoney } from "#app/domain/money.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { Money } from "./derive-money.ts";
import { checkCredit, checkRefund } from "./ledger-acts.ts";

/** What a refund is for: it decides whether the client owes the money again. */
export const refundPurposes = {
  overpaid: "They paid too much",
  lower: "The price is lower: it comes off the charge, with its tax",
  mistake: "Paid by mistake: it is still owed",
} as const;
export type RefundPurpose = keyof typeof refundPurposes;

export function isRefundPurpose(text: string): text is RefundPurpose {
  return Object.hasOwn(refundPurposes, text);
}

/** What it most likely is. */
export function likelyPurpose({ balanceCents }: Pick<Money, "balanceCents">): RefundPurpose {
  return balanceCents < 0 ? "overpaid" : "lower";
}

export function checkRefundFor(money: Money, purpose: RefundPurpose, cents: number): Verdict<true, "amount"> {
  const allowed = checkRefund(money, cents);
  if (!allowed.ok || purpose === "mistake") return allowed;
  if (purpose === "lower") return checkCredit(money, cents);
  const most = Math.max(0, -money.balanceCents);
  if (cents <= most) return allowed;
  const reason =
    most === 0
      ? "Nothing was paid too much. Please say what else it is for."
      : `${formatMoney(most)} was paid too much. For more, please say what else it is for.`;
  return { ok: false, code: "refused", reason, field: "amount" };
}

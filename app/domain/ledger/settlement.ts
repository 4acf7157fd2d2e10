import { formatMoney } from "#app/domain/money.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { Money, Settled } from "./derive-money.ts";
import type { KeptTax } from "./entry-kinds.ts";
import { readShares, taxPart } from "./ledger-acts.ts";

interface Asked {
  /** Of the price, in all. */
  keepCents: number;
  /** Of the money that was received. */
  giveBackCents: number;
  tax: KeptTax;
}

export interface Settlement {
  /** What is taken off the charge, with its tax. */
  creditCents: number;
  creditTaxCents: number;
  /** What of a fee has not come in, and is owed. */
  owedCents: number;
}

type Settling = Pick<Money, "chargedCents" | "chargedTaxCents" | "takenOffCents" | "heldCents">;

/**
 * What settles a sale that has ended: the price comes down to what is kept, and what was received is kept or goes back, to the
 * cent. A fee above what was received is owed.
 */
export function planSettlement(
  money: Settling,
  { keepCents, giveBackCents, tax }: Asked,
  credited: Settled,
): Verdict<Settlement, "keep" | "amount"> {
  const standing = money.chargedCents - money.takenOffCents;
  const held = Math.max(0, money.heldCents);
  if (keepCents > standing) return refused("keep", mostKept(standing));
  const keptOfHeld = Math.min(keepCents, held);
  if (keptOfHeld + giveBackCents !== held) {
    return refused("amount", doNotMatch({ keptOfHeld, giveBackCents, held }));
  }
  const creditCents = standing - keepCents;
  const creditTaxCents =
    tax === "none" ? money.chargedTaxCents - credited.taxCents : taxPart(money, creditCents, credited);
  return { ok: true, value: { creditCents, creditTaxCents, owedCents: keepCents - keptOfHeld } };
}

/** What settling it with these words would do to price and tax, or why it cannot be done. */
export function foreseeSettlement(money: Settling, typed: Parameters<typeof readShares>[0], credited: Settled): string {
  const shares = readShares(typed);
  if (!shares.ok) return shares.reason;
  const plan = planSettlement(money, shares.value, credited);
  if (!plan.ok) return plan.reason;
  const { keepCents, giveBackCents } = shares.value;
  const { creditTaxCents, owedCents } = plan.value;
  const keptTaxCents = money.chargedTaxCents - credited.taxCents - creditTaxCents;
  const stays = `Of the price ${keepCents > 0 ? formatMoney(keepCents) : "nothing"} stays`;
  const off = `${formatMoney(creditTaxCents)} of tax comes off`;
  const tax =
    keepCents > 0
      ? `, ${keptTaxCents === 0 ? "none" : formatMoney(keptTaxCents)} of it tax; ${off}`
      : `, and ${off} with it`;
  const back = giveBackCents > 0 ? formatMoney(giveBackCents) : "Nothing";
  const owed = owedCents > 0 ? `, and ${formatMoney(owedCents)} is owed` : "";
  return `${stays}${money.chargedTaxCents === 0 ? "" : tax}. ${back} goes back${owed}.`;
}

function mostKept(standing: number) {
  if (standing <= 0) return "Nothing is charged here, so nothing can be kept. All of it goes back.";
  return `At most ${formatMoney(standing)} can be kept: that is what is charged.`;
}

function doNotMatch({ keptOfHeld, giveBackCents, held }: Record<"keptOfHeld" | "giveBackCents" | "held", number>) {
  const [kept, given, was] = [keptOfHeld, giveBackCents, held].map((cents) => formatMoney(cents));
  return `${kept} of it kept and ${given} given back do not make the ${was} that was received.`;
}

function refused<Field extends "keep" | "amount">(field: Field, reason: string) {
  return { ok: false as const, code: "refused" as const, reason, field };
}

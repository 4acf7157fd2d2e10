import { formatMoney } from "#app/domain/money.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { Money, Settled } from "./derive-money.ts";
import type { KeptTax } from "./entry-kinds.ts";
import { taxPart } from "./ledger-acts.ts";

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

import { type EntryKind, type PaymentMethod, paymentMethods } from "#app/domain/ledger/entry-kinds.ts";

interface Entry {
  kind: EntryKind;
  amountCents: number;
  method: PaymentMethod | null;
}

const words: Record<Exclude<EntryKind, "transfer">, string> = {
  charge: "Quote confirmed",
  change: "Quote changed",
  payment: "Payment",
  refund: "Refund",
  consultation: "Consultation credit",
  credit: "Credit",
  write_off: "Taken off",
  reversal: "Corrected",
};

/** An entry as its client reads it: what it was, without why. */
export function entryInWords({ kind, amountCents, method }: Entry): string {
  if (kind === "transfer") return amountCents < 0 ? "Moved here from another order" : "Moved to another order";
  const by = method && (kind === "payment" || kind === "refund") ? `, ${paymentMethods[method].toLowerCase()}` : "";
  return `${words[kind]}${by}`;
}

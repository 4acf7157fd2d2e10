interface KindMeaning {
  label: string;
  /** What it is part of: what was charged, what has come in, or what was taken off afterwards. */
  counts: "charged" | "received" | "takenOff";
  /** Which way it may go; a change and a transfer go either way. */
  sign: 1 | -1 | 0;
  /** Money in our hands, which can be given back: the fee of a visit belongs to the visit. */
  held: boolean;
  /** Numbered, and named by a receipt. */
  receipt: boolean;
  /** Why it cannot be reversed; nothing where it can. */
  kept: string;
}

const BY_QUOTE = "A charge follows the quote. Change the quote, add a credit, or write it off.";
const BY_VISIT = "This credit follows its consultation. Mark the fee there, or choose another order for it.";

/**
 * What an entry of the ledger is. Above zero the client owes more, below it less. What a reversal counts as is said by the
 * entry that it takes back.
 */
export const kindMeanings = {
  charge: { label: "Charge", counts: "charged", sign: 1, held: false, receipt: false, kept: BY_QUOTE },
  change: { label: "Change", counts: "charged", sign: 0, held: false, receipt: false, kept: BY_QUOTE },
  payment: { label: "Payment", counts: "received", sign: -1, held: true, receipt: true, kept: "" },
  refund: { label: "Refund", counts: "received", sign: 1, held: true, receipt: true, kept: "" },
  consultation: {
    label: "Consultation credit",
    counts: "received",
    sign: -1,
    held: false,
    receipt: false,
    kept: BY_VISIT,
  },
  credit: { label: "Credit", counts: "takenOff", sign: -1, held: false, receipt: false, kept: "" },
  write_off: { label: "Write-off", counts: "takenOff", sign: -1, held: false, receipt: false, kept: "" },
  transfer: { label: "Moved between orders", counts: "received", sign: 0, held: true, receipt: false, kept: "" },
  reversal: {
    label: "Reversal",
    counts: "received",
    sign: 0,
    held: false,
    receipt: false,
    kept: "A reversal cannot be reversed. Record what is right instead.",
  },
} satisfies Record<string, KindMeaning>;
export type EntryKind = keyof typeof kindMeanings;

/** How money comes or goes. */
export const paymentMethods = {
  check: "Check",
  cash: "Cash",
  card: "Card",
  link: "Payment link",
  bank: "Bank transfer",
  other: "Other",
} as const;
export type PaymentMethod = keyof typeof paymentMethods;

/** How money went back, as the end of a sentence. */
export const sentBy: Record<PaymentMethod, string> = {
  check: "by check",
  cash: "in cash",
  card: "to your card",
  link: "by payment link",
  bank: "by bank transfer",
  other: "",
};

/** What an order shows of its money. */
export const moneyBadges = {
  unpaid: "Unpaid",
  partly_paid: "Partly paid",
  deposit_paid: "Deposit paid",
  paid: "Paid",
  in_credit: "In credit",
  to_settle: "To settle",
  settled: "Settled",
} as const;
export type MoneyBadge = keyof typeof moneyBadges;

/** What becomes of the tax in what is kept: its share stays, or none of it, where a fee is not taxed. */
export const keptTaxes = { share: "Its share of the tax stays", none: "It is not taxed" } as const;
export type KeptTax = keyof typeof keptTaxes;

/** What a version of a quote can be. Expired is derived from its day, and changes asked is a mark on a sent one. */
export const quoteStates = ["draft", "sent", "accepted", "declined", "withdrawn", "superseded"] as const;
export type QuoteState = (typeof quoteStates)[number];

/** A plain quote is one total with one click for an answer; one with lines is read, chosen from and signed. */
export type QuoteKind = "lines" | "plain";

/** How much of the prices the client sees: of each treatment, line or window, or the total alone. */
export const quoteDetails = ["treatments", "lines", "windows", "total"] as const;
export type QuoteDetail = (typeof quoteDetails)[number];

export const taxRules = ["nearest", "pennsylvania"] as const;
export type TaxRule = (typeof taxRules)[number];

export const balanceMoments = ["accepted", "completed", "delivered"] as const;
export type BalanceMoment = (typeof balanceMoments)[number];

export const lineKinds = [
  "treatment",
  "fabric",
  "lining",
  "trim",
  "hardware",
  "labour",
  "installation",
  "shipping",
  "free",
  "plain",
  "adjustment",
] as const;
export type LineKind = (typeof lineKinds)[number];

/** Fixed: accepted with the rest. Optional: taken or left out. Choice: one of its group counts. */
export const lineRoles = ["fixed", "optional", "choice"] as const;
export type LineRole = (typeof lineRoles)[number];

/** A discount or deposit: a rate in thousandths of a percent (5 % is 5000), an amount in cents, or neither. */
export interface RateOrAmount {
  rate: number | null;
  cents: number | null;
}

/** What a quote says beside its lines. Rates are thousandths of a percent. */
export interface QuoteTerms {
  kind: QuoteKind;
  detail: QuoteDetail;
  taxLabel: string;
  taxRate: number;
  taxRule: TaxRule;
  /** Required where the rate is 0. */
  taxReason: string;
  discountLabel: string;
  discountRate: number | null;
  discountCents: number | null;
  depositRate: number | null;
  depositCents: number | null;
  /** Days from acceptance until the deposit is due, and from `balanceWhen` until the rest is. */
  depositDays: number;
  balanceWhen: BalanceMoment;
  balanceDays: number;
  /** A day, until whose end it can be accepted. */
  validUntil: string | null;
  leadTime: string;
  note: string;
  /** The text itself, as it stood when the quote was sent. */
  terms: string;
}

export interface QuoteLine {
  /** The same in every version of the order's quote. */
  key: string;
  windowKey: string | null;
  treatment: string | null;
  kind: LineKind;
  label: string;
  description: string;
  quantityMilli: number;
  unit: string;
  /** Null: not priced yet, so it cannot be sent. Only an adjustment may be below zero. */
  unitCents: number | null;
  discountRate: number | null;
  discountCents: number | null;
  taxed: boolean;
  role: LineRole;
  choiceGroup: string;
  /** Of an optional line or a choice: part of the quote as we suggest it. */
  suggested: boolean;
  /** What it means for its window, as the owner set it; empty where its own words say it. */
  meaning?: string;
  /** What its price is made of, where the owner shows that; as it was when the quote was sent. */
  shownParts?: ShownPart[];
}

export interface ShownPart {
  label: string;
  /** In words: "12 1/2 yards". */
  quantity: string;
  cents: number;
}

/** One line of what the price of a line is made of, and what it costs us: for the owner alone. */
export interface CostPart {
  label: string;
  quantityMilli: number;
  unit: string;
  /** Null: the rate card has no rate for it, so it is not priced. */
  unitCents: number | null;
  grossCents: number | null;
  /** Null: nobody has said what it costs us. */
  costCents: number | null;
  rateId: string | null;
  basis: string;
}

/** What of a line never leaves the admin area. */
export interface OwnerPart {
  /** The rate card's version and key. */
  rateId: string | null;
  /** The sum in words, where the rate card filled the line. */
  basis: string;
  ownerNote: string;
  /** What it costs us: of a line with parts what they cost, else as it was typed. */
  costCents: number | null;
  meaning: string;
  parts: CostPart[];
}

export type OwnerLine = QuoteLine & OwnerPart;

export interface LineFigures {
  key: string;
  grossCents: number;
  netCents: number;
  /** Its part of the quote's discount. */
  shareCents: number;
}

export interface QuoteTotals {
  subtotalCents: number;
  discountTotalCents: number;
  taxBaseCents: number;
  taxCents: number;
  totalCents: number;
  depositTotalCents: number;
}

export interface QuoteFigures extends QuoteTotals {
  balanceCents: number;
  /** Of every line, also those that are not chosen: what each would come to. */
  lines: LineFigures[];
}

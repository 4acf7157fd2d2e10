/** One line of what a treatment costs: quantity times rate, rounded to the cent; or its share of what is bought as one. */
export interface QuoteLine {
  label: string;
  /** Of the rate: "rodPerFoot", "liningPerYard/standard". */
  name: string;
  qty: number;
  unit: "yd" | "width" | "sq ft" | "ft" | "each" | "pair";
  /** Whole cents. Null: the card has no such rate, so it is not priced. */
  rate: number | null;
  cents: number | null;
  /** What it costs us; null where nobody has said. */
  cost: number | null;
}

import { MAX_DESCRIPTION, MAX_LABEL } from "./quote-limits.ts";
import type { OwnerLine } from "./quote-types.ts";

export const PLAIN_KEY = "total";
const ADJUSTMENT_KEY = "adjustment";

/** What every line begins with; the rest is its own. */
export const emptyLine: Omit<OwnerLine, "key"> = {
  windowKey: null,
  treatment: null,
  kind: "free",
  label: "",
  description: "",
  quantityMilli: 1_000,
  unit: "",
  unitCents: null,
  discountRate: null,
  discountCents: null,
  taxed: true,
  role: "fixed",
  choiceGroup: "",
  suggested: true,
  rateId: null,
  basis: "",
  ownerNote: "",
  costCents: null,
  meaning: "",
  parts: [],
};

/** How the order as a whole is called. */
export const WHOLE_ORDER = "Your order";

/** The one line of a typed total: of a custom order its name and description, else the order as a whole. */
export function plainLine(
  totalCents: number,
  order: { orderName: string | null; description: string | null },
): OwnerLine {
  const label = (order.orderName ?? WHOLE_ORDER).slice(0, MAX_LABEL);
  const description = (order.description ?? "").slice(0, MAX_DESCRIPTION);
  return { ...emptyLine, key: PLAIN_KEY, kind: "plain", label, description, unitCents: totalCents, taxed: false };
}

/** The line that makes the lines add up to a typed total: the difference, untaxed, above or below zero. */
export function adjustLines(lines: readonly OwnerLine[], difference: number): OwnerLine[] {
  const before = lines.find(({ kind }) => kind === "adjustment");
  const unitCents = (before?.unitCents ?? 0) + difference;
  const others = lines.filter(({ kind }) => kind !== "adjustment");
  if (unitCents === 0) return others;
  const key = before?.key ?? ADJUSTMENT_KEY;
  return [...others, { ...emptyLine, key, kind: "adjustment", label: "Adjustment", unitCents, taxed: false }];
}

/** What most orders need one of and few need both: a new quote holds these ready to be priced. */
export const offeredLines: OwnerLine[] = [
  { ...emptyLine, key: "installation", kind: "installation", label: "Installation" },
  { ...emptyLine, key: "shipping", kind: "shipping", label: "Shipping" },
];

/** A line for the whole order that counts only once it has a price: without one it is left out, and nobody has to remove it. */
export function isLeftOut({
  kind,
  windowKey,
  unitCents,
}: Pick<OwnerLine, "kind" | "windowKey" | "unitCents">): boolean {
  return unitCents === null && windowKey === null && (kind === "installation" || kind === "shipping");
}

/** What of a draft is sent. */
export function withoutLeftOut<Content extends { lines: readonly OwnerLine[] }>(content: Content): Content {
  return { ...content, lines: content.lines.filter((line) => !isLeftOut(line)) };
}

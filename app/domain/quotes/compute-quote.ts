import { halfUp, portion } from "./half-up.ts";
import type { LineFigures, QuoteFigures, QuoteLine, QuoteTerms } from "./quote-types.ts";
import { shareDiscount } from "./share-discount.ts";
import { taxOn } from "./tax.ts";

type PricedTerms = Pick<
  QuoteTerms,
  "taxRate" | "taxRule" | "discountRate" | "discountCents" | "depositRate" | "depositCents"
>;
type PricedLine = Pick<
  QuoteLine,
  "key" | "kind" | "quantityMilli" | "unitCents" | "discountRate" | "discountCents" | "taxed" | "role"
>;

/**
 * Every figure of a quote, for the editor, the server, the client's page, the PDF and the tests alike. `chosen` are the keys
 * of the optional lines and choices that count; fixed lines always do. Each step goes from the rounded result of the one
 * before. A line without a price counts as nothing.
 */
export function computeQuote(
  quote: PricedTerms,
  lines: readonly PricedLine[],
  chosen: ReadonlySet<string>,
): QuoteFigures {
  const computed = lines.map((line) => ({ line, ...computeLine(line), counts: isIncluded(line, chosen) }));
  const goods = computed.filter(({ line, counts }) => counts && line.kind !== "adjustment");
  const adjustments = sum(
    computed.filter(({ line, counts }) => counts && line.kind === "adjustment").map(({ net }) => net),
  );
  const subtotal = sum(goods.map(({ net }) => net));
  const discount = reduction(subtotal, quote.discountRate, quote.discountCents);
  const shares = shareDiscount(
    discount,
    goods.map(({ line, net }) => ({ key: line.key, net })),
  );
  const shareOf = (key: string) => shares.get(key) ?? 0n;
  const taxBase = sum(goods.filter(({ line }) => line.taxed).map(({ line, net }) => net - shareOf(line.key)));
  const tax = taxOn(taxBase, quote.taxRate, quote.taxRule);
  const total = subtotal - discount + tax + adjustments;
  // Below zero the quote is refused; nothing that is below zero is ever rounded.
  const deposit = total > 0n ? reduction(total, quote.depositRate, quote.depositCents) : 0n;
  return {
    subtotalCents: Number(subtotal),
    discountTotalCents: Number(discount),
    taxBaseCents: Number(taxBase),
    taxCents: Number(tax),
    totalCents: Number(total),
    depositTotalCents: Number(deposit),
    balanceCents: Number(total - deposit),
    lines: computed.map(
      ({ line, gross, net }): LineFigures => ({
        key: line.key,
        grossCents: Number(gross),
        netCents: Number(net),
        shareCents: Number(shareOf(line.key)),
      }),
    ),
  };
}

/** Whether a line counts among what is chosen. */
export function isIncluded({ key, role }: Pick<QuoteLine, "key" | "role">, chosen: ReadonlySet<string>): boolean {
  return role === "fixed" || chosen.has(key);
}

function computeLine({ kind, quantityMilli, unitCents, discountRate, discountCents }: PricedLine) {
  // The only line that may be below zero is one of one piece, so there is nothing to round.
  if (kind === "adjustment") return { gross: BigInt(unitCents ?? 0), net: BigInt(unitCents ?? 0) };
  const gross = halfUp(BigInt(quantityMilli) * BigInt(unitCents ?? 0), 1000n);
  return { gross, net: gross - reduction(gross, discountRate, discountCents) };
}

/** What a rate or an amount takes of a sum: never more than there is. */
function reduction(cents: bigint, rate: number | null, amount: number | null): bigint {
  if (rate !== null) return portion(cents, rate);
  const most = BigInt(amount ?? 0);
  return most < cents ? most : cents;
}

function sum(amounts: bigint[]) {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

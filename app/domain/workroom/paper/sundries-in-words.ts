import { partInWords } from "#app/domain/workroom/buying/part-words.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import { yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { sundryNames, sundryTable } from "#app/domain/workroom/rules/sundry-table.ts";
import { inYards } from "#app/domain/workroom/units.ts";

/** "6 yards buckram, 22 drapery pins; from our stock 1 spool of thread": what is bought for it, then what we keep. */
export function sundriesInWords({ sundries = {} }: Figures, inStock: ShopRules["inStock"]): string {
  const said = (kept: boolean) =>
    sundryNames
      .flatMap((name) => {
        const amount = sundries[name];
        if (!amount || inStock[name] !== kept) return [];
        const { part, unit } = sundryTable[name];
        const named = partInWords(part, unit === "each" && amount > 1).toLowerCase();
        return [unit === "each" ? `${amount} ${named}` : `${inYards(Math.ceil(yards(amount)))} ${named}`];
      })
      .join(", ");
  const [bought, kept] = [said(false), said(true)];
  return [bought, kept && `from our stock ${kept}`].filter(Boolean).join("; ");
}

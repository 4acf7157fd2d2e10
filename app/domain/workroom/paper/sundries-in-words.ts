import { partInWords } from "#app/domain/workroom/buying/part-words.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import { yards } from "#app/domain/workroom/rounding.ts";
import { sundryNames, sundryTable } from "#app/domain/workroom/rules/sundry-table.ts";
import { inYards } from "#app/domain/workroom/units.ts";

/** "6 yards buckram, 22 drapery pins, 6 weights, 1 spool of thread": all that a treatment takes, kept in stock or not. */
export function sundriesInWords({ sundries = {} }: Figures): string {
  const said = sundryNames.flatMap((name) => {
    const amount = sundries[name];
    if (!amount) return [];
    const { part, unit } = sundryTable[name];
    const named = partInWords(part, unit === "each" && amount > 1).toLowerCase();
    return [unit === "each" ? `${amount} ${named}` : `${inYards(Math.ceil(yards(amount)))} ${named}`];
  });
  return said.join(", ");
}

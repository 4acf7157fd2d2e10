import { costPart } from "#app/domain/quotes/costs/cost-parts.ts";
import { pricedParts, treatmentKey } from "#app/domain/quotes/opening-lines.ts";
import type { CostPart } from "#app/domain/quotes/quote-types.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";

interface Part {
  before: CostPart | undefined;
  after: CostPart | undefined;
}

/**
 * What an order costs more by another packet than by this one, part by part, over all its windows: another cloth for one of
 * them changes what its neighbors pay of theirs. What has no rate is named without a price.
 */
export function priceDifference(before: PacketDocument, after: PacketDocument): CostPart[] {
  const parts = new Map<string, Part>();
  for (const [id, part] of partsOf(before)) parts.set(id, { before: part, after: undefined });
  for (const [id, part] of partsOf(after)) parts.set(id, { before: parts.get(id)?.before, after: part });
  const changed = [...parts.values()].flatMap((part) => differenceOf(part, after.rateCard.version));
  return [...Map.groupBy(changed, ({ label }) => label).values()].flatMap((same) => together(same));
}

/** Each under its treatment and what it is called there, which may be twice. */
function partsOf(document: PacketDocument): [string, CostPart][] {
  return pricedParts(document).flatMap(({ window, type, priced }) =>
    (priced?.lines ?? []).map((line, index, all): [string, CostPart] => {
      const same = all.slice(0, index).filter(({ label }) => label === line.label).length;
      return [`${treatmentKey(window, type)} ${line.label} ${same}`, costPart(line, document.rateCard.version)];
    }),
  );
}

function differenceOf({ before, after }: Part, cardVersion: number): CostPart[] {
  const part = after ?? before;
  const same = before && after && before.quantityMilli === after.quantityMilli && before.unitCents === after.unitCents;
  if (!part || (same && before.grossCents === after.grossCents)) return [];
  const less = (of: (one: CostPart) => number | null) => {
    const [was, is] = [before ? of(before) : 0, after ? of(after) : 0];
    return was === null || is === null ? null : is - was;
  };
  const grossCents = less((one) => one.grossCents);
  return [
    {
      label: part.label,
      quantityMilli: less((one) => one.quantityMilli) ?? 0,
      unit: part.unit,
      unitCents: grossCents,
      grossCents,
      costCents: less((one) => one.costCents),
      rateId: `${cardVersion}/choice`,
      basis: "",
    },
  ];
}

/** Of one part at several windows; what nothing is left of says nothing. */
function together(parts: readonly CostPart[]): CostPart[] {
  const [first] = parts;
  const sum = (of: (part: CostPart) => number | null) =>
    parts.reduce<number | null>((all, part) => {
      const one = of(part);
      return all === null || one === null ? null : all + one;
    }, 0);
  const quantity = sum((part) => part.quantityMilli) ?? 0;
  const grossCents = sum((part) => part.grossCents);
  const costCents = sum((part) => part.costCents);
  if (!first || (quantity === 0 && grossCents === 0 && costCents === 0)) return [];
  const label = quantity < 0 || (grossCents ?? 0) < 0 ? `Less: ${first.label}` : first.label;
  return [
    { ...first, label, quantityMilli: Math.max(1, Math.abs(quantity)), unitCents: grossCents, grossCents, costCents },
  ];
}

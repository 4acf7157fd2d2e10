import type { Insertable, Selectable } from "kysely";
import type { Database } from "#app/db/schema.ts";
import type { BookFabric, ColorFamily, FabricDetails, Family } from "#app/domain/fabrics/book-fabric.ts";
import { foldedFabric } from "#app/domain/fabrics/folded-fabric.ts";

type Row = Selectable<Database["fabrics"]>;

/** What a row stores of what its owner wrote: columns for what lists ask for, the rest as one document. */
export function fabricRow(details: FabricDetails) {
  const { supplier, name, color, family, colorFamily, ...rest } = details;
  return {
    ...{ supplier, name, color, family, colorFamily },
    folded: foldedFabric(details),
    document: JSON.stringify(rest),
  } satisfies Partial<Insertable<Database["fabrics"]>>;
}

/** Only rules of ours wrote it, and each of them checked it. */
export function fabricOf(row: Row): BookFabric {
  const { id, supplier, name, color, family, colorFamily, active, document, version, updatedAt } = row;
  const rest = JSON.parse(document) as Omit<FabricDetails, "supplier" | "name" | "color" | "family" | "colorFamily">;
  return {
    ...{ id, supplier, name, color, family: family as Family, colorFamily: colorFamily as ColorFamily },
    ...rest,
    ...{ active: active === 1, version, updatedAt },
  };
}

export function detailsOf({ id: _, active: __, version: ___, updatedAt: ____, ...details }: BookFabric): FabricDetails {
  return details;
}

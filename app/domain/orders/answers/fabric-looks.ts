import { treatmentTypes } from "#app/domain/catalogue/style.ts";
import { findChip } from "#app/domain/fabrics/cloth-chips.ts";
import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { guessLook } from "#app/domain/fabrics/guess-look.ts";
import type { Customizations, FabricEntry, TreatmentEntry } from "#app/domain/orders/window.ts";
import type { FabricRole } from "./fabric-roles.ts";

/** Every fabric that is named for a window. */
export function namedFabrics(customizations: Customizations): FabricEntry[] {
  return treatmentTypes.flatMap((type) => {
    const { fabrics, sheer, lower } = customizations[type] ?? {};
    return [fabrics, sheer?.fabrics, lower?.fabrics].flatMap((named) => named?.fabrics ?? []);
  });
}

/** How a cloth is drawn: as the book has it, as its client said, or as its name sounds; undefined where none of them tells. */
export function lookOf({ name, drawAs, book }: FabricEntry): FabricLook | undefined {
  return book?.look ?? findChip(drawAs)?.look ?? guessLook(name)?.look;
}

/** What a cloth is drawn as where the book does not have it; undefined where it is drawn as any cloth is. */
export function drawnAs({ name, drawAs, book }: FabricEntry): string | undefined {
  return book ? undefined : (findChip(drawAs)?.name.toLowerCase() ?? guessLook(name)?.words);
}

/** The looks of what was named for each part of a treatment; the first of several for one part. */
export function namedLooks(entry: Pick<TreatmentEntry, "fabrics"> | undefined): {
  readonly [role in FabricRole]?: FabricLook;
} {
  const looks: { [role in FabricRole]?: FabricLook } = {};
  for (const [index, fabric] of (entry?.fabrics?.fabrics ?? []).entries()) {
    const role = fabric.role ?? (index === 0 ? "main" : "contrast");
    const look = lookOf(fabric);
    if (look && !looks[role]) looks[role] = look;
  }
  return looks;
}

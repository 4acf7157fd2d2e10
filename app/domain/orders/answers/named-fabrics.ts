import { treatmentTypes } from "#app/domain/catalogue/style.ts";
import type { Customizations, FabricEntry } from "#app/domain/orders/window.ts";

/** Every fabric that is named for a window. */
export function namedFabrics(customizations: Customizations): FabricEntry[] {
  return treatmentTypes.flatMap((type) => {
    const { fabrics, sheer, lower } = customizations[type] ?? {};
    return [fabrics, sheer?.fabrics, lower?.fabrics].flatMap((named) => named?.fabrics ?? []);
  });
}

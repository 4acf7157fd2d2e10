import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { topNumbers } from "#app/domain/catalogue/trade-numbers.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Resolved } from "#app/domain/measuring/resolve-measurements.ts";
import { namedLooks } from "#app/domain/orders/answers/fabric-looks.ts";
import type { Customizations, TreatmentEntry } from "#app/domain/orders/window.ts";

/** What has to be said of a pattern of which a window cannot show a whole repeat. */
export function repeatNote(customizations: Customizations, resolved: Resolved): string | undefined {
  const longest = treatmentTypes.flatMap((type) => {
    const entry = customizations[type];
    const look = entry?.style && namedLooks(entry).main;
    return look && look.pattern !== "none" && look.verticalRepeat > heightOf(type, entry, resolved)
      ? [look.verticalRepeat]
      : [];
  });
  if (longest.length === 0) return undefined;
  const inches = formatInches(Math.max(...longest)).replace('"', "");
  return `The pattern repeats every ${inches} inches: this window shows part of it.`;
}

/** How much cloth is seen from its top to its foot. */
function heightOf(type: TreatmentType, { style }: TreatmentEntry, { inches }: Resolved): number {
  if (type === "drapes") return inches.heightFromTopOfWindowToFloor;
  const long = type === "tops" && style ? topNumbers(style)?.longPoint : undefined;
  return long ?? inches.heightOfWindow;
}

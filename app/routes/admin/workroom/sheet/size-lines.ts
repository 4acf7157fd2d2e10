import { formatInches, parseInchesOrZero } from "#app/domain/measuring/inches.ts";
import { measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import { sizeLabels } from "#app/domain/orders/answers/further-sizes.ts";
import type { Window } from "#app/domain/orders/window.ts";

/** The sizes that were given for a window, each with its name. */
export function sizeLines({ measurements, sizes }: Window): { label: string; text: string }[] {
  const further = Object.entries(sizeLabels).map(
    ([name, label]) => [label, sizes?.[name as keyof typeof sizes]] as const,
  );
  const seven = measurementNames.map((name) => [measurementLabel(name), measurements[name]] as const);
  return [...seven, ...further].flatMap(([label, text]) => {
    const inches = parseInchesOrZero(text ?? "");
    return inches === null ? [] : [{ label, text: formatInches(inches) }];
  });
}

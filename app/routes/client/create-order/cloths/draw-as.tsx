import { FabricSwatch } from "#app/components/fabric-swatch.tsx";
import { clothChips } from "#app/domain/fabrics/cloth-chips.ts";
import { guessLook } from "#app/domain/fabrics/guess-look.ts";
import { clothField } from "#app/domain/orders/answers/choose-cloths.ts";
import { usualLooks } from "#app/drawing/fabric/usual-looks.ts";
import { chipLook } from "#app/ui/chip-look.ts";

interface DrawAsProps {
  row: number;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** For a cloth that is not in the book: how its drawing looks until it is known. Its name is a first guess. */
export function DrawAs({ row, name, value, onChange }: DrawAsProps) {
  const guess = guessLook(name);
  const chips = [
    { id: "", name: guess ? `As named: ${guess.words}` : "As usual", look: guess?.look ?? usualLooks.drapes },
    ...clothChips,
  ];
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="text-ink-soft text-sm">Draw fabric {row} as</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {chips.map((chip) => (
          <label key={chip.id} className={chipLook}>
            <input
              type="radio"
              name={clothField("DrawAs", row)}
              value={chip.id}
              checked={value === chip.id}
              onChange={() => onChange(chip.id)}
              className="sr-only"
            />
            <FabricSwatch look={chip.look} className="size-6 shrink-0 rounded-full border border-line-strong" />
            {chip.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import type { ReactNode } from "react";
import { ClothChooser, ClothGrid } from "#app/components/cloth/cloth-chooser.tsx";
import type { useWornRows } from "#app/components/cloth/use-worn-rows.ts";
import { chosenCloth } from "#app/components/cloth/worn-rows.ts";
import { FabricSwatch } from "#app/components/fabric-swatch.tsx";
import { noLongerMade } from "#app/components/window/discontinued.tsx";
import { type ClientFabric, fabricTitle } from "#app/domain/fabrics/book-fabric.ts";
import { clothChips } from "#app/domain/fabrics/cloth-chips.ts";
import type { ClothFilter } from "#app/domain/fabrics/find-cloths.ts";
import { guessLook } from "#app/domain/fabrics/guess-look.ts";
import { clothField } from "#app/domain/orders/answers/choose-cloths.ts";
import { usualLooks } from "#app/drawing/fabric/usual-looks.ts";
import { chipLook } from "#app/ui/chip-look.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";

interface RowClothProps {
  row: number;
  worn: ReturnType<typeof useWornRows>;
  cloths: readonly ClientFabric[];
  more: number;
  filter: ClothFilter;
  /** The ids of stored ones that are no longer made. */
  gone: readonly string[];
  /** The client's own cloth, what it is for and who buys it: open where they hold something, or were refused. */
  fields: ReactNode;
  own: boolean;
}

/** The cloth first: the book lies open at the first row, and what was chosen lies beside it. */
export function RowCloth({ row, worn, cloths, more, filter, gone, fields, own }: RowClothProps) {
  const { name, book, drawAs } = worn.rowAt(row);
  const chosen = chosenCloth(worn.rowAt(row), cloths);
  const others = chosen && !cloths.some(({ id }) => id === chosen.id) ? [chosen, ...cloths] : cloths;
  const Chooser = row === 1 ? ClothGrid : ClothChooser;
  return (
    <div className="grid gap-5">
      {chosen && gone.includes(chosen.id) ? (
        <FormMessage kind="info">{noLongerMade(fabricTitle(chosen), "client")}</FormMessage>
      ) : null}
      {chosen ? (
        <figure className="grid items-end gap-x-5 gap-y-3 @lg:grid-cols-[3fr_2fr]">
          <FabricSwatch look={chosen.look} className="aspect-[16/9] w-full border border-line" />
          <figcaption>
            <span className="text-ink-soft text-sm">{row === 1 ? "Your fabric" : `Fabric ${row}`}</span>
            <span className="mt-1 block font-display text-xl">{fabricTitle(chosen)}</span>
          </figcaption>
        </figure>
      ) : null}
      <Chooser
        row={row}
        fabrics={others}
        found={cloths.length}
        more={more}
        filter={filter}
        value={book}
        onChoose={(fabric) => worn.choose(row, fabric)}
      />
      <Disclosure
        summary={
          <>
            {row === 1 ? "A cloth of my own, or who buys it" : "A cloth of my own, what it is for, or who buys it"}
            <span className="sr-only"> (fabric {row})</span>
          </>
        }
        defaultOpen={own ? true : undefined}
      >
        <p className="mb-4 text-ink-soft text-sm">
          If you are still choosing, say what you have in mind and we’ll suggest some.
        </p>
        {fields}
      </Disclosure>
      {book === "" && name.trim() !== "" ? (
        <DrawAs row={row} name={name} value={drawAs} onChange={(chip) => worn.drawAs(row, chip)} />
      ) : null}
    </div>
  );
}

interface DrawAsProps {
  row: number;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** For a cloth that is not in the book: how its drawing looks until it is known. Its name is a first guess. */
function DrawAs({ row, name, value, onChange }: DrawAsProps) {
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

import type { ReactNode } from "react";
import { ClothChooser, ClothGrid } from "#app/components/cloth/cloth-chooser.tsx";
import type { useWornRows } from "#app/components/cloth/use-worn-rows.ts";
import { chosenCloth } from "#app/components/cloth/worn-rows.ts";
import { FabricSwatch } from "#app/components/fabric-swatch.tsx";
import { noLongerMade } from "#app/components/window/discontinued.tsx";
import type { ClientFabric } from "#app/domain/fabrics/book-fabric.ts";
import { fabricTitle } from "#app/domain/fabrics/fabric-words.ts";
import type { ClothFilter } from "#app/domain/fabrics/find-cloths.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { DrawAs } from "./draw-as.tsx";

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
        {fields}
      </Disclosure>
      {book === "" && name.trim() !== "" ? (
        <DrawAs row={row} name={name} value={drawAs} onChange={(chip) => worn.drawAs(row, chip)} />
      ) : null}
    </div>
  );
}

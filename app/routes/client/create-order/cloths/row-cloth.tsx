import { ClothChooser } from "#app/components/cloth/cloth-chooser.tsx";
import type { useWornRows } from "#app/components/cloth/use-worn-rows.ts";
import { chosenCloth } from "#app/components/cloth/worn-rows.ts";
import { noLongerMade } from "#app/components/window/discontinued.tsx";
import type { ClientFabric } from "#app/domain/fabrics/book-fabric.ts";
import { fabricTitle } from "#app/domain/fabrics/fabric-words.ts";
import type { ClothFilter } from "#app/domain/fabrics/find-cloths.ts";
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
}

/** Beside a row's name and link: a cloth of the book, or how to draw one that is not in it. */
export function RowCloth({ row, worn, cloths, more, filter, gone }: RowClothProps) {
  const { name, book, drawAs } = worn.rowAt(row);
  const chosen = chosenCloth(worn.rowAt(row), cloths);
  const others = chosen && !cloths.some(({ id }) => id === chosen.id) ? [chosen, ...cloths] : cloths;
  return (
    <>
      {chosen && gone.includes(chosen.id) ? (
        <FormMessage kind="info" className="col-span-full">
          {noLongerMade(fabricTitle(chosen), "client")}
        </FormMessage>
      ) : null}
      <ClothChooser
        row={row}
        fabrics={others}
        found={cloths.length}
        more={more}
        filter={filter}
        value={book}
        onChoose={(fabric) => worn.choose(row, fabric)}
      />
      {book === "" && name.trim() !== "" ? (
        <DrawAs row={row} name={name} value={drawAs} onChange={(chip) => worn.drawAs(row, chip)} />
      ) : null}
    </>
  );
}

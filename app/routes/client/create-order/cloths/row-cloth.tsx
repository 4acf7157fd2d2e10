import type { ClientFabric } from "#app/domain/fabrics/book-fabric.ts";
import type { ClothFilter } from "#app/domain/fabrics/find-cloths.ts";
import { ClothChooser } from "./cloth-chooser.tsx";
import { DrawAs } from "./draw-as.tsx";
import type { useWornRows } from "./use-worn-rows.ts";

interface RowClothProps {
  row: number;
  worn: ReturnType<typeof useWornRows>;
  cloths: readonly ClientFabric[];
  more: number;
  filter: ClothFilter;
}

/** Beside a row's name and link: a cloth of the book, or how to draw one that is not in it. */
export function RowCloth({ row, worn, cloths, more, filter }: RowClothProps) {
  const { name, book, drawAs } = worn.rowAt(row);
  return (
    <>
      <ClothChooser
        row={row}
        fabrics={cloths}
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

import { useState } from "react";
import { ClothChooser } from "#app/components/cloth/cloth-chooser.tsx";
import type { useWornRows } from "#app/components/cloth/use-worn-rows.ts";
import { chosenCloth } from "#app/components/cloth/worn-rows.ts";
import type { ClientFabric } from "#app/domain/fabrics/book-fabric.ts";
import { type ClothFilter, findCloths } from "#app/domain/fabrics/find-cloths.ts";

interface OwnerClothProps {
  row: number;
  prefix: string;
  worn: ReturnType<typeof useWornRows>;
  cloths: readonly ClientFabric[];
}

const MOST_CLOTHS = 60;

/** The client's fabric book beside a row of the owner's. It is searched here: another address would leave what is typed. */
export function OwnerCloth({ row, prefix, worn, cloths }: OwnerClothProps) {
  const [filter, setFilter] = useState<ClothFilter>({ family: null, color: null, room: null });
  const found = findCloths([...cloths], filter);
  const shown = found.slice(0, MOST_CLOTHS);
  const chosen = chosenCloth(worn.rowAt(row), cloths);
  const fabrics = chosen && !shown.some(({ id }) => id === chosen.id) ? [chosen, ...shown] : shown;
  return (
    <ClothChooser
      row={row}
      prefix={prefix}
      fabrics={fabrics}
      filter={filter}
      found={shown.length}
      more={found.length - shown.length}
      onFilter={setFilter}
      value={worn.rowAt(row).book}
      onChoose={(fabric) => worn.choose(row, fabric)}
    />
  );
}

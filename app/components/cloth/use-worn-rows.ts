import { type RefObject, useRef, useState } from "react";
import { fabricTitle } from "#app/domain/fabrics/book-fabric.ts";
import { afterTyping, chosenCloth, type ShownCloth, type TypedRow } from "./worn-rows.ts";

const blank: TypedRow = { name: "", role: "", book: "", drawAs: "" };

interface WornRows {
  /** Holds the rows, wherever they are drawn in it. */
  box: RefObject<HTMLDivElement | null>;
  rows: readonly TypedRow[];
  rowAt: (row: number) => TypedRow;
  onTyping: () => void;
  choose: (row: number, fabric: ShownCloth | undefined) => void;
  drawAs: (row: number, chip: string) => void;
}

/** The rows of fabrics as they stand on the screen, for the drawing to wear. Their names and roles stay fields of the form. */
export function useWornRows(first: readonly TypedRow[], fabrics: readonly ShownCloth[], prefix = "fabric"): WornRows {
  const box = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(first);
  const rowAt = (row: number) => rows[row - 1] ?? blank;
  // One press is heard twice, by its field and by the box, so each change is made to what the other left.
  const change = (row: number, part: Partial<TypedRow>) =>
    setRows((before) =>
      Array.from({ length: Math.max(before.length, row) }, (_, i) => ({
        ...(before[i] ?? blank),
        ...(i + 1 === row ? part : {}),
      })),
    );
  return {
    box,
    rows,
    rowAt,
    onTyping: () => {
      const texts = (name: string) =>
        [...(box.current?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])].map(({ value }) => value);
      const roles = texts(`${prefix}Role`);
      const names = texts(`${prefix}Name`);
      setRows((before) =>
        afterTyping(
          names.map((name, i) => ({ ...(before[i] ?? blank), name, role: roles[i] ?? "" })),
          fabrics,
        ),
      );
    },
    choose: (row, fabric) => {
      const before = chosenCloth(rowAt(row), fabrics);
      const name = fabric ? fabricTitle(fabric) : before ? "" : rowAt(row).name;
      nameRow(box.current?.querySelector<HTMLInputElement>(`[data-row="${row}"] [name="${prefix}Name"]`), name);
      change(row, { book: fabric?.id ?? "", cloth: fabric, name, drawAs: "" });
    },
    drawAs: (row, chip) => change(row, { drawAs: chip }),
  };
}

/** As if it had been typed, so that whatever listens to the field hears of it. */
function nameRow(field: HTMLInputElement | null | undefined, name: string) {
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, name);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

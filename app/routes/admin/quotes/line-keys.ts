import type { KeyboardEvent } from "react";

interface LineActs {
  add: (windowKey: string) => void;
  move: (key: string, by: 1 | -1) => void;
  save: () => void;
}

/** The cell from which Tab begins a new line. */
const LAST_CELL = "unitPrice";

/**
 * The keys of the editor: Enter goes down, and like Tab in the last cell begins a new line under the last one of its window;
 * arrows walk between rows, with Alt they move a line; Ctrl+Enter saves.
 */
export function handleLineKeys(event: KeyboardEvent<HTMLFormElement>, { add, move, save }: LineActs) {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const done = (act: () => void) => {
    event.preventDefault();
    act();
  };
  if (key === "Enter" && (ctrlKey || metaKey)) return done(save);
  if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)) return;
  const row = event.target.closest<HTMLElement>("[data-row]");
  const { cell } = event.target.dataset;
  if (!row || !cell) return;
  const { row: rowKey = "", window = "" } = row.dataset;
  const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (by !== 0 && altKey) return done(() => move(rowKey, by));
  const isText = event.target instanceof HTMLInputElement && event.target.type === "text";
  if (!isText || altKey || ctrlKey || metaKey || event.nativeEvent.isComposing) return;
  if (by !== 0) return done(() => focusCell(neighbor(event.currentTarget, row, by), cell));
  const isLast = row.parentElement?.lastElementChild === row;
  if (key === "Enter") {
    return done(() => (isLast ? add(window) : focusCell(neighbor(event.currentTarget, row, 1), cell)));
  }
  if (key === "Tab" && !shiftKey && isLast && cell === LAST_CELL && isFilled(row)) done(() => add(window));
}

function neighbor(form: HTMLFormElement, row: HTMLElement, by: number) {
  const rows = [...form.querySelectorAll<HTMLElement>("[data-row]")];
  return rows[rows.indexOf(row) + by];
}

export function focusCell(row: Element | null | undefined, cell: string) {
  const field = row?.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`);
  field?.focus();
  if (field?.type === "text") field.select();
}

/** A row that was begun; Tab leaves one that is still empty as any other field. */
function isFilled(row: HTMLElement) {
  const cells = ["label", LAST_CELL].map((cell) => row.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`));
  return cells.some((field) => field?.value.trim());
}

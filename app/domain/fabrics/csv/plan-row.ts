import type { BookFabric, FabricDetails } from "#app/domain/fabrics/book-fabric.ts";
import { type FieldChange, fabricChanges } from "#app/domain/fabrics/describe-changes.ts";
import {
  type FabricFieldName,
  fabricFieldNames,
  fabricFields,
  type TypedFabric,
} from "#app/domain/fabrics/fabric-fields.ts";
import { fabricTitle } from "#app/domain/fabrics/fabric-words.ts";
import { foldedFabric } from "#app/domain/fabrics/folded-fabric.ts";
import { fabricAsTyped, mapFields, readFabricDetails } from "#app/domain/fabrics/read-fabric-details.ts";
import { foldText } from "#app/domain/fold-text.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { ACTIVE, type Columns, DISCONTINUED, readCell } from "./csv-columns.ts";

export interface CsvRow {
  /** Of the file, counted from 1. */
  line: number;
  cells: readonly string[];
}

interface Written {
  details: FabricDetails;
  /** As foldedFabric writes it. */
  folded: string;
  active: boolean;
}

/** What one row would do. */
export type PlannedRow = { line: number; title: string } & (
  | ({ kind: "new" } & Written)
  | ({ kind: "changed"; before: BookFabric; changes: FieldChange[] } & Written)
  | { kind: "unchanged"; before: BookFabric }
  | { kind: "broken"; reason: string }
);

/** The book as it is now. */
export interface BookIndex {
  byId: ReadonlyMap<string, BookFabric>;
  byFolded: ReadonlyMap<string, BookFabric>;
}

export function indexBook(fabrics: readonly { fabric: BookFabric; folded: string }[]): BookIndex {
  return {
    byId: new Map(fabrics.map(({ fabric }) => [fabric.id, fabric])),
    byFolded: new Map(fabrics.map(({ fabric, folded }) => [folded, fabric])),
  };
}

/** What a cloth is where a file says nothing of it. */
const usual: Partial<TypedFabric> = {
  match: "None",
  direction: "Upright",
  railroadable: "No",
  hangs: "Soft",
  weave: "Plain",
  pattern: "None",
};

export function planRow({ line, cells }: CsvRow, columns: Columns, book: BookIndex): PlannedRow {
  const cellOf = (name: FabricFieldName) => {
    const place = columns.fields[name];
    return place === undefined ? undefined : readCell(cells[place]);
  };
  const typedTitle = [cellOf("name"), cellOf("color")].filter(Boolean).join(", ");
  const broken = (reason: string, title = typedTitle): PlannedRow => ({ kind: "broken", line, title, reason });
  if (cells.slice(columns.count).some((cell) => cell.trim() !== "")) {
    return broken("This line has more cells than there are headings.");
  }
  const id = columns.id === undefined ? "" : readCell(cells[columns.id]);
  const known = id === "" ? byName(cellOf, book) : book.byId.get(id);
  if (id !== "" && !known) return broken(`No fabric has the ID ${id.slice(0, 60)}. For a new one, leave it empty.`);

  const stored = known && fabricAsTyped(known);
  const typed = mapFields((name) => cellOf(name) ?? stored?.[name] ?? "");
  if (!stored) for (const name of fabricFieldNames) typed[name] ||= usual[name] ?? "";
  const read = readFabricDetails(typed);
  if (!read.ok) return broken(`${read.field ? `${fabricFields[read.field].label}: ` : ""}${read.reason}`);
  const status = readStatus(columns.status === undefined ? "" : readCell(cells[columns.status]), known?.active ?? true);
  if (!status.ok) return broken(`Status: ${status.reason}`);

  const [details, active] = [read.value, status.value];
  const title = fabricTitle(details);
  const folded = foldedFabric(details);
  const twin = book.byFolded.get(folded);
  if (twin && twin.id !== known?.id)
    return broken("Another fabric of the book has this supplier, name and color.", title);
  if (!known) return { kind: "new", line, title, details, folded, active };
  const changes = [...fabricChanges(known, details), ...statusChange(known.active, active)];
  if (changes.length === 0) return { kind: "unchanged", line, title, before: known };
  return { kind: "changed", line, title, before: known, details, folded, active, changes };
}

function byName(cellOf: (name: FabricFieldName) => string | undefined, { byFolded }: BookIndex) {
  const [supplier = "", name = "", color = ""] = [cellOf("supplier"), cellOf("name"), cellOf("color")];
  return byFolded.get(foldedFabric({ supplier, name, color }));
}

function readStatus(typed: string, stored: boolean): Verdict<boolean> {
  const word = foldText(typed);
  if (word === "") return { ok: true, value: stored };
  if (word === foldText(ACTIVE)) return { ok: true, value: true };
  if (word === foldText(DISCONTINUED)) return { ok: true, value: false };
  return { ok: false, reason: `Please enter ${ACTIVE} or ${DISCONTINUED}.` };
}

function statusChange(before: boolean, after: boolean): FieldChange[] {
  const word = (active: boolean) => (active ? ACTIVE : DISCONTINUED);
  return before === after ? [] : [{ label: "Status", before: word(before), after: word(after) }];
}

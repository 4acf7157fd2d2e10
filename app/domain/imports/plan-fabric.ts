import { type BookFabric, type FabricDetails, fabricTitle } from "#app/domain/fabrics/book-fabric.ts";
import { ACTIVE, DISCONTINUED } from "#app/domain/fabrics/csv-columns.ts";
import { fabricFields, type TypedFabric } from "#app/domain/fabrics/fabric-fields.ts";
import {
  type FieldChange,
  fabricAsTyped,
  fabricChanges,
  foldedFabric,
  mapFields,
  readFabricDetails,
} from "#app/domain/fabrics/read-fabric-details.ts";
import { typedFromName } from "#app/domain/fabrics/typed-from-name.ts";
import { foldText } from "#app/domain/fold-text.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { Cells } from "./mapping.ts";
import { type PlannedRow, refuseRow } from "./plan-row.ts";

/** What is written of a cloth, and what was there before. */
export interface ImportedFabric {
  details: FabricDetails;
  active: boolean;
  /** That it was read with; 0 for a new one. */
  version: number;
}

/** The book as it is now, by id, by how it is told apart, and by supplier and name for lists that price all colors alike. */
export interface BookIndex {
  byId: Map<string, BookFabric>;
  byFolded: Map<string, BookFabric>;
  byName: Map<string, BookFabric[]>;
}

export const emptyBook = (): BookIndex => ({ byId: new Map(), byFolded: new Map(), byName: new Map() });

/** A portion at a time: a whole book at once would hold up whoever else waits. */
export function addToBook({ byId, byFolded, byName }: BookIndex, fabrics: readonly BookFabric[]) {
  for (const fabric of fabrics) {
    byId.set(fabric.id, fabric);
    byFolded.set(foldedFabric(fabric), fabric);
    const name = foldedFabric({ ...fabric, color: "" });
    const alike = byName.get(name);
    if (alike) alike.push(fabric);
    else byName.set(name, [fabric]);
  }
}

interface Given {
  cells: Cells;
  /** Whose file it is, for rows that name no supplier. */
  source: string;
  /** What a new cloth is where its row does not say. */
  usual: Cells;
  book: BookIndex;
}

const NOT_IN_BOOK = "The fabric book has no such fabric. Import it as a fabric first.";

/** A row of a price list: what is in the book gets another price, one without a color in all its colors. */
export function planPrice({ cells, source, usual, book }: Given): PlannedRow[] {
  const { id, supplier = source, name = "", color = "" } = cells;
  const title = [name, color].filter(Boolean).join(", ") || id || "";
  const known = id !== undefined ? [book.byId.get(id)] : colorsOf(book, { supplier, name, color });
  const found = known.filter((fabric) => fabric !== undefined);
  if (found.length === 0) return [refuseRow(title, NOT_IN_BOOK)];
  const { supplier: _, name: __, color: ___, ...prices } = cells;
  return found.map((fabric) => planFabric({ cells: { ...prices, id: fabric.id }, source, usual, book }));
}

function colorsOf({ byFolded, byName }: BookIndex, named: { supplier: string; name: string; color: string }) {
  return named.color === "" ? (byName.get(foldedFabric(named)) ?? []) : [byFolded.get(foldedFabric(named))];
}

/** A row about a cloth: one of the book is changed in what the row says, a new one is guessed from its name where it says nothing. */
export function planFabric({ cells, source, usual, book }: Given): PlannedRow {
  const { id, name = "", color = "" } = cells;
  const supplier = cells.supplier ?? source;
  const typedTitle = [name, color].filter(Boolean).join(", ") || id || "";
  const known = id === undefined ? book.byFolded.get(foldedFabric({ supplier, name, color })) : book.byId.get(id);
  if (id !== undefined && !known) {
    return refuseRow(typedTitle, `No fabric has the ID ${id.slice(0, 60)}. For a new one, leave it empty.`);
  }
  // Another way to write the same name is no change.
  const { supplier: _, name: __, color: ___, ...others } = cells;
  const said = known && id === undefined ? others : cells;
  const stored = known ? fabricAsTyped(known) : guessed({ supplier, name, color }, usual);
  const read = readFabricDetails(mapFields((field) => said[field] ?? stored[field]));
  if (!read.ok)
    return refuseRow(typedTitle, `${read.field ? `${fabricFields[read.field].label}: ` : ""}${read.reason}`);
  const status = readStatus(cells.status ?? "", known?.active ?? true);
  if (!status.ok) return refuseRow(typedTitle, `Status: ${status.reason}`);

  const [details, active] = [read.value, status.value];
  const title = fabricTitle(details);
  const folded = foldedFabric(details);
  const twin = book.byFolded.get(folded);
  if (twin && twin.id !== known?.id) return refuseRow(title, "Another fabric has this supplier, name and color.");
  const after: ImportedFabric = { details, active, version: known?.version ?? 0 };
  if (!known) return { outcome: "new", title, keys: [folded], after };
  const keys = [folded, known.id];
  const changes = [...fabricChanges(known, details), ...statusChange(known.active, active)];
  if (changes.length === 0) return { outcome: "same", title, keys };
  const before: ImportedFabric = { details: storedDetails(known), active: known.active, version: known.version };
  return { outcome: "changed", title, keys, id: known.id, before, after, changes };
}

/** As far as its name tells, then as was said for all rows. */
function guessed(named: { supplier: string; name: string; color: string }, usual: Cells): TypedFabric {
  const byName = { ...typedFromName(`${named.name}, ${named.color}`), ...named };
  return mapFields((field) => byName[field] || usual[field] || "");
}

function storedDetails({ id: _, active: __, version: ___, updatedAt: ____, ...details }: BookFabric): FabricDetails {
  return details;
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

import type { BookFabric } from "#app/domain/fabrics/book-fabric.ts";
import { type FabricFieldName, fabricFieldNames, fabricFields } from "#app/domain/fabrics/fabric-fields.ts";
import { foldText } from "#app/domain/fold-text.ts";
import type { Verdict } from "#app/domain/verdict.ts";

const ID = "ID";
const STATUS = "Status";
export const ACTIVE = "Active";
export const DISCONTINUED = "Discontinued";

export const csvHeadings: readonly string[] = [ID, ...fabricFieldNames.map((name) => fabricFields[name].label), STATUS];

export function csvCells(fabric: BookFabric): string[] {
  const fields = fabricFieldNames.map((name) => fabricFields[name].write(fabric));
  return [fabric.id, ...fields, fabric.active ? ACTIVE : DISCONTINUED];
}

/** At which place of a line each column stands; a file need not have them all. */
export interface Columns {
  id: number | undefined;
  status: number | undefined;
  fields: Partial<Record<FabricFieldName, number>>;
  count: number;
  /** Headings that are none of ours. */
  ignored: string[];
}

const NO_HEADINGS =
  "The first line has to name the columns, as in a file exported here: ID, or else Supplier, Name and Color.";

export function readHeadings(cells: readonly string[]): Verdict<Columns> {
  const known = new Map(csvHeadings.map((heading) => [foldText(heading), heading]));
  const found = cells.map((cell) => known.get(foldText(cell)));
  const twice = found.find((heading, index) => heading !== undefined && found.indexOf(heading) < index);
  if (twice) return { ok: false, reason: `There are two columns called ${twice}.` };
  const at = (heading: string) => (found.includes(heading) ? found.indexOf(heading) : undefined);
  const fields = Object.fromEntries(
    fabricFieldNames.flatMap((name) => {
      const place = at(fabricFields[name].label);
      return place === undefined ? [] : [[name, place]];
    }),
  ) as Columns["fields"];
  const tellsApart = (["supplier", "name", "color"] as const).every((name) => fields[name] !== undefined);
  if (at(ID) === undefined && !tellsApart) return { ok: false, reason: NO_HEADINGS };
  const ignored = cells.filter((cell, index) => cell.trim() !== "" && found[index] === undefined);
  return { ok: true, value: { id: at(ID), status: at(STATUS), fields, count: cells.length, ignored } };
}

/** Spreadsheets keep text that looks like a formula as text behind an apostrophe, and so do we when we write a file. */
export function readCell(cell: string | undefined): string {
  return (cell ?? "").trim().replace(/^'(?=[=+\-@＝＋－＠])/, "");
}

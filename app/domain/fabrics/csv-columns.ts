import type { BookFabric } from "./book-fabric.ts";
import { fabricFieldNames, fabricFields } from "./fabric-fields.ts";

export const ACTIVE = "Active";
export const DISCONTINUED = "Discontinued";

/** The columns of the book as a file, in the words that an import knows them by. */
export const csvHeadings: readonly string[] = [
  "ID",
  ...fabricFieldNames.map((name) => fabricFields[name].label),
  "Status",
];

export function csvCells(fabric: BookFabric): string[] {
  const fields = fabricFieldNames.map((name) => fabricFields[name].write(fabric));
  return [fabric.id, ...fields, fabric.active ? ACTIVE : DISCONTINUED];
}

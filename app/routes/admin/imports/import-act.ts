import { href } from "react-router";
import type { ImportKind } from "#app/domain/imports/import-kinds.ts";
import type { ActOf } from "#app/routes/admin/acts.tsx";

export const IMPORTS = href("/admin/dashboard/import");
export const CLIENTS_CSV = href("/admin/dashboard/customers.csv");

export const importPath = (id: string) => href("/admin/dashboard/import/:id", { id });

/** The form for a file of this kind. */
export const newImportPath = (kind: ImportKind) => `${IMPORTS}?${new URLSearchParams({ kind })}`;

export const FAILED = "This did not go through to its end. Please look at the page, and go on from there.";
export const importMissing = {
  title: "Import",
  sentence: "There is no such import.",
  way: { to: IMPORTS, label: "Go to Import" },
};

export type ImportAct = ActOf<"/admin/dashboard/import/:id">;

/** The names of the fields that say what a column is, and what all new rows are. */
export const columnField = (column: number) => `column-${column}`;
export const usualField = (field: string) => `usual-${field}`;

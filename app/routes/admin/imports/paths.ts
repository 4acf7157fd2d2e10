import { href } from "react-router";
import type { ImportKind } from "#app/domain/imports/import-kinds.ts";

export const IMPORTS = href("/admin/dashboard/import");
export const CLIENTS_CSV = href("/admin/dashboard/customers.csv");

export const importPath = (id: string) => href("/admin/dashboard/import/:id", { id });

/** The form for a file of this kind. */
export const newImportPath = (kind: ImportKind) => `${IMPORTS}?${new URLSearchParams({ kind })}`;

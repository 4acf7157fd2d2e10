import { href, unstable_useRoute, useMatches, useParams } from "react-router";
import type { FoundImport } from "#app/services/imports/find-imports.server.ts";
import type { FormProblem } from "#app/web/form-problem.ts";
import { IMPORTS } from "./paths.ts";

export const FAILED = "This did not go through to its end. Please look at the page, and go on from there.";
export const importMissing = {
  title: "Import",
  sentence: "There is no such import.",
  way: { to: IMPORTS, label: "Go to Import" },
};

export type ImportAct = "look-at-import" | "write-import" | "undo-import" | "discard-import";

export type ShownImport = FoundImport & { problem: FormProblem | undefined };

export function useImportAct(act: ImportAct) {
  const { id = "" } = useParams();
  return href(`/admin/dashboard/import/:id/acts/${act}`, { id });
}

/** What the last act was refused for: it is a route inside of the page, and the page shows its answer. */
export function useRefusedImport(): FormProblem | undefined {
  const innermost = useMatches().at(-1)?.id as `routes/admin/acts/${ImportAct}`;
  return unstable_useRoute(innermost)?.actionData as FormProblem | undefined;
}

/** The names of the fields that say what a column is, and what all new rows are. */
export const columnField = (column: number) => `column-${column}`;
export const usualField = (field: string) => `usual-${field}`;

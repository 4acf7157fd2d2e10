import type { ActionFunctionArgs } from "react-router";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { importKinds, kindsOfImport, mayImport } from "#app/domain/imports/import-kinds.ts";
import type { Done } from "#app/domain/refusal.ts";
import { findImport } from "#app/services/imports/find-imports.server.ts";
import { discardImport, planImport, undoImport, writeImport } from "#app/services/imports/run-import.server.ts";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { missing } from "#app/web/page-meta.ts";
import { columnField, FAILED, IMPORTS, type ImportAct, importMissing, importPath, usualField } from "./import-act.ts";

export async function action({ request, params: { id = "" }, pattern, context }: ActionFunctionArgs) {
  const app = context.get(appContext);
  const duty = context.get(dutyContext);
  const form = await readForm(request);
  const kinds = importKinds.filter((kind) => mayImport(duty, kind));
  const found = await findImport(app, { id, kinds, show: undefined, page: 1 });
  if (!found) throw missing(importMissing);
  const acting = { id, version: form.wholeNumber("version"), actorId: context.get(userContext).id };
  const columns = found.headings.map((_, column) => columnField(column));
  const asked = kindsOfImport[found.kind].asked;
  const usual = Object.fromEntries(asked.map((field) => [field, form.text(usualField(field)).trim().slice(0, 100)]));
  const acts: Record<ImportAct, { run: () => Promise<Done>; said: string; to?: string }> = {
    "look-at-import": {
      run: () => planImport(app, { ...acting, mapping: columns.map(form.text), usual }),
      said: "Looked at again. Nothing is written yet.",
    },
    "write-import": { run: () => writeImport(app, acting), said: "The file is imported." },
    "undo-import": { run: () => undoImport(app, acting), said: "The import is undone." },
    "discard-import": { run: () => discardImport(app, acting), said: "The file is discarded.", to: IMPORTS },
  };
  const { run, said, to = importPath(id) } = acts[pattern.split("/").at(-1) as ImportAct];
  return mutation(context, {
    values: form.texts([...columns, ...asked.map(usualField)]),
    run,
    failed: FAILED,
    done: () => redirectWithToast(to, said),
  });
}

export const clientAction = sending<typeof action>(FAILED);

export { NoPage as default } from "#app/routes/admin/acts.tsx";

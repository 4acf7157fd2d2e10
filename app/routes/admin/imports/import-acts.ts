import type { ActionFunctionArgs } from "react-router";
import { dutyContext, userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { importKinds, kindsOfImport, mayImport } from "#app/domain/imports/import-kinds.ts";
import type { Done } from "#app/domain/refusal.ts";
import { findImport } from "#app/services/imports/find-imports.server.ts";
import { discardImport, planImport, undoImport, writeImport } from "#app/services/imports/run-import.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { missing } from "#app/web/missing.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/import-acts";
import { columnField, FAILED, type ImportAct, importMissing, usualField } from "./import-act.ts";
import { IMPORTS, importPath } from "./paths.ts";

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
  const act = pattern.split("/").at(-1) as ImportAct;
  const { run, said, to = importPath(id) } = acts[act];
  return mutation(context, {
    values: form.texts([...columns, ...asked.map(usualField)]),
    form: act,
    run,
    failed: FAILED,
    done: () => redirectWithToast(to, said),
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

export default function ImportActed() {
  return null;
}

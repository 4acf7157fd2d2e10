import type { RouterContextProvider } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { changesBetween } from "#app/domain/workroom/forms/document-changes.ts";
import type { DocumentKind } from "#app/services/workroom/document-kinds.server.ts";
import { listVersions } from "#app/services/workroom/find-versions.server.ts";
import type { ToldVersion } from "./version-history.tsx";

/** Each version with what it changed in the one before it. */
export async function loadHistory<Value>(
  context: Readonly<RouterContextProvider>,
  kind: DocumentKind<Value>,
): Promise<ToldVersion[]> {
  const versions = await listVersions(context.get(appContext).db, kind);
  return versions.map(({ value, ...told }, index) => {
    const before = versions[index + 1]?.value ?? value;
    return { ...told, changes: changesBetween(kind.form, before, value) };
  });
}

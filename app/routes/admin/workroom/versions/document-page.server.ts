import { data, type RouterContextProvider } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { inWords } from "#app/domain/workroom/forms/document-changes.ts";
import { asTyped, readTyped } from "#app/domain/workroom/forms/document-form.ts";
import type { DocumentKind } from "#app/services/workroom/document-kinds.server.ts";
import { findLatest, findVersion, type Version } from "#app/services/workroom/find-versions.server.ts";
import { saveVersion } from "#app/services/workroom/save-version.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm, unreadable } from "#app/web/form.server.ts";
import { mergeTyped } from "#app/web/merge-typed.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { showFields } from "./document-fields.ts";
import type { DocumentProblem } from "./document-problem.ts";

type Context = Readonly<RouterContextProvider>;

const REASON_MISSING = "Please say why, for whoever looks at this later.";
const REASON_LONG = "Please keep the reason under 500 characters.";
const MOST_REASON = 500;

/** What the page of a versioned document shows. */
export async function loadDocument<Value>(context: Context, kind: DocumentKind<Value>) {
  const { version, value, by, at, reason } = await findLatest(context.get(appContext).db, kind);
  return { version, by, at, reason, sections: showFields(kind.form.fields, asTyped(kind.form, value)) };
}

interface Saving<Value> {
  request: Request;
  context: Context;
  kind: DocumentKind<Value>;
  page: string;
  /** What the document is called in a sentence: "The shop rules". */
  title: string;
  failed: string;
}

/** Saves a new version. Whatever is refused, what was typed stays on the screen. */
export async function saveDocument<Value>({ request, context, kind, page, title, failed }: Saving<Value>) {
  const { db } = context.get(appContext);
  const posted = await readForm(request);
  const seen = await findVersion(db, kind, Number(posted.text("version") || Number.NaN));
  if (!seen) throw unreadable();
  const typed = Object.fromEntries(kind.form.fields.map(({ name }) => [name, posted.text(name)]));
  const reason = posted.text("reason").trim();
  const values = { ...typed, reason };
  const verdict = readTyped(kind.form, typed, seen.value);
  const faults = { ...(verdict.ok ? {} : verdict.faults), ...faultOf(reason) };
  const [first] = Object.entries(faults);
  if (!verdict.ok || first) {
    const [field = "", error = failed] = first ?? [];
    return data<DocumentProblem>({ error, field, faults, values, code: "invalid" }, { status: 400 });
  }
  return mutation(context, {
    values,
    run: () =>
      saveVersion(context.get(appContext), kind, {
        ...{ value: verdict.value, basedOn: seen.version, reason },
        actorId: context.get(userContext).id,
      }),
    failed,
    more: (refused): Partial<DocumentProblem> =>
      "newer" in refused && refused.newer ? mergeNewer(kind, { seen, typed, reason, newer: refused.newer }) : {},
    done: ({ version }) => redirectWithToast(page, `${title} are saved as version ${version}.`),
  });
}

function faultOf(reason: string): Record<string, string> {
  if (reason === "") return { reason: REASON_MISSING };
  return reason.length > MOST_REASON ? { reason: REASON_LONG } : {};
}

interface Newer<Value> {
  seen: Version<Value>;
  newer: Version<Value>;
  typed: Record<string, string>;
  reason: string;
}

/** Fields that were not touched follow the newer version; where both changed one, both values are shown. */
function mergeNewer<Value>({ form }: DocumentKind<Value>, { seen, newer, typed, reason }: Newer<Value>) {
  const now = asTyped(form, newer.value);
  const { values, differing } = mergeTyped(asTyped(form, seen.value), typed, now);
  const fields = form.fields.filter(({ name }) => differing.includes(name));
  return {
    values: { ...values, reason },
    newer: Object.fromEntries(fields.map((field) => [field.name, inWords(field, now)])),
    version: newer.version,
  };
}

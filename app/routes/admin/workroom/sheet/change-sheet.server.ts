import { data, type RouterContextProvider } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { Stamp } from "#app/domain/workroom/sheet/sheet-document.ts";
import { workroomPath } from "#app/routes/admin/paths.ts";
import { saveSheet } from "#app/services/workroom/sheets.server.ts";
import { type Form, mutation, redirectWithToast } from "#app/web/form.server.ts";
import { mergeTyped, readBase } from "#app/web/merge-typed.ts";
import { FABRICS_AT, windowAt } from "./anchors.ts";
import { SHEET_FAILED, type WorkroomProblem } from "./workroom-problem.ts";

export interface SheetRequest {
  form: Form;
  params: { userId: string; orderId: string };
  context: Readonly<RouterContextProvider>;
}

/** Who decides, as the sheet keeps it. */
export function stampNow({ context }: SheetRequest): Stamp {
  return { by: fullName(context.get(userContext)), at: context.get(appContext).now().toISOString() };
}

/** Sentences at fields; everything that was typed stays. */
export function refuseFields(form: string, faults: Record<string, string>, values: Record<string, string>) {
  const [[field, error] = ["", SHEET_FAILED]] = Object.entries(faults);
  return data<WorkroomProblem>({ form, error, field, faults, values, code: "invalid" }, { status: 400 });
}

interface Writing {
  part: string;
  /** The form of the page, where it is not simply that of the part. */
  at?: string;
  document: object;
  /** What was typed, to be shown again. */
  values: Record<string, string>;
  saved: string;
  /** What somebody else has stored meanwhile, as it would stand in the form, and a value of it in words. */
  newer?: (document: unknown) => { texts: Record<string, string>; inWords: (name: string) => string };
}

/** Writes one part of the sheet; a stale edit is refused with both values shown. */
export function writeSheet(
  { form, params, context }: SheetRequest,
  { part, at = part, document, values, saved, newer }: Writing,
) {
  const version = form.wholeNumber("version");
  const { userId, orderId } = params;
  return mutation(context, {
    form: at,
    values,
    run: () =>
      saveSheet(
        context.get(appContext),
        { userId, orderId, part, version, actorId: context.get(userContext).id },
        document,
      ),
    failed: SHEET_FAILED,
    more: (refused): Partial<WorkroomProblem> => {
      if (!newer || !("newer" in refused) || !refused.newer) return {};
      const { texts, inWords } = newer(refused.newer.document);
      const merged = mergeTyped(readBase(form.text("filled")), values, texts);
      const told = merged.differing.map((name) => [name, inWords(name)]);
      return { values: merged.values, newer: Object.fromEntries(told), version: refused.newer.version };
    },
    done: () => redirectWithToast(`${workroomPath(userId, orderId)}#${anchorOf(part)}`, saved),
  });
}

function anchorOf(part: string) {
  const window = /^(?:treatment|measure):([\w-]+)/.exec(part)?.[1];
  return window ? windowAt(window) : FABRICS_AT;
}

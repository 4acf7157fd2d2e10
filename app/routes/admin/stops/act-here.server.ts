import type { RouterContextProvider } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { refusal } from "#app/domain/refusal.ts";
import { finishStop, leaveStop, reportAtStop, tickHung } from "#app/services/stops/finish-stop.server.ts";
import { readForm } from "#app/web/form.server.ts";

const fields = [
  "act",
  "windowKey",
  "treatment",
  "remake",
  "signedName",
  "strokes",
  "unsignedReason",
  "issues",
  "reason",
  "hung",
  "problem",
] as const;

/** What is done at a stop, whether a form brings it or a press that waited for a line. */
export async function actAtStop(request: Request, context: Readonly<RouterContextProvider>, id: string) {
  const form = await readForm(request);
  const typed = form.texts(fields);
  const app = context.get(appContext);
  const at = { viewer: context.get(userContext), id, formKey: form.key };
  const result = await (() => {
    if (typed.act === "finish") return finishStop(app, { ...at, report: typed });
    if (typed.act === "problem") return reportAtStop(app, { ...at, ...typed });
    if (typed.act === "leave") return leaveStop(app, { ...at, reason: typed.reason });
    if (typed.act === "ticked" || typed.act === "unticked") return tickHung(app, { ...at, part: typed });
    return refusal("invalid", "We could not read what was pressed. Please try again.");
  })();
  return { typed, result };
}

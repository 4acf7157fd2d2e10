import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { isMeasured, seenSizes, sizesOf } from "#app/domain/workroom/sheet/compute-draft.ts";
import { checkMeasure } from "#app/domain/workroom/sheet/measure-form.ts";
import { writeSheetPart } from "#app/domain/workroom/sheet/sheet-part.ts";
import { workroomPath } from "#app/routes/admin/paths.ts";
import { findOrderSaid } from "#app/services/workroom/find-order-said.server.ts";
import { findSheets } from "#app/services/workroom/find-sheets.server.ts";
import { saveSheet } from "#app/services/workroom/save-sheet.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { unreadable } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { refuseFields, type SheetRequest, stampNow, writeSheet } from "./change-sheet.server.ts";
import { PACKET_FORM, SHEET_FAILED } from "./workroom-problem.ts";

/** Accepts the client's figures of every window that nobody has measured, as they stood on the page. */
export async function acceptAll({ form, params, context }: SheetRequest) {
  const app = context.get(appContext);
  const { userId, orderId } = params;
  const order = await findOrderSaid(app.db, orderId);
  const { sheets, versions } = await findSheets(app.db, orderId);
  const open = (order?.said.windows ?? []).filter((window) => !isMeasured(window, sheets.measures[window.key]));
  const seen = form.text("seen").split("\n");
  const accepted = open.filter((window) => seen.includes(seenSizes(window)));
  const document = (window: Window) => ({
    ...{ how: "client", day: "", initials: "", sizes: sizesOf(window) },
    ...stampNow({ form, params, context }),
  });
  return mutation(context, {
    form: PACKET_FORM,
    values: {},
    run: async () => {
      for (const window of accepted) {
        const part = writeSheetPart({ kind: "measure", window: window.key });
        const edit = { userId, orderId, part, version: versions[part] ?? 0, actorId: context.get(userContext).id };
        const saved = await saveSheet(app, edit, document(window));
        if (!saved.ok) return saved;
      }
      return { ok: true as const };
    },
    failed: SHEET_FAILED,
    done: () => redirectWithToast(workroomPath(userId, orderId), acceptedInWords(accepted.length, open.length)),
  });
}

function acceptedInWords(accepted: number, open: number): string {
  const windows = (count: number) => (count === 1 ? "1 window" : `${count} windows`);
  if (accepted === open) return "The client's figures are accepted.";
  return `The client's figures of ${windows(accepted)} are accepted; ${windows(open - accepted)} changed meanwhile.`;
}

/** The final measure of a window, for the sizes that stand there now; or its taking back. */
export async function saveMeasure(request: SheetRequest) {
  const { form, params, context } = request;
  const app = context.get(appContext);
  const order = await findOrderSaid(app.db, params.orderId);
  const parts = (order?.said.windows ?? []).map((window) => ({
    window,
    part: writeSheetPart({ kind: "measure", window: window.key }),
  }));
  const found = parts.find(({ part }) => part === form.text("part"));
  if (!found) throw unreadable();
  const { window, part } = found;
  if (form.text("intent") === "unmeasure") {
    return writeSheet(request, { part, document: {}, values: {}, saved: `${window.name}: the measure is open again.` });
  }
  const typed = { how: form.text("how"), day: form.text("day"), initials: form.text("initials") };
  const verdict = checkMeasure(typed, dayOf(app.now()));
  if (!verdict.ok) return refuseFields(part, { [verdict.field ?? "how"]: verdict.reason }, typed);
  const document = { ...verdict.value, sizes: sizesOf(window), ...stampNow(request) };
  return writeSheet(request, { part, document, values: typed, saved: `${window.name}: final measure saved.` });
}

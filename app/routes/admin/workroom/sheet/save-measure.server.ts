import { appContext } from "#app/contexts.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { sizesOf } from "#app/domain/workroom/sheet/compute-draft.ts";
import { checkMeasure } from "#app/domain/workroom/sheet/measure-form.ts";
import { writeSheetPart } from "#app/domain/workroom/sheet/sheet-part.ts";
import { findOrderSaid } from "#app/services/workroom/find-order-said.server.ts";
import { unreadable } from "#app/web/form.server.ts";
import { refuseFields, type SheetRequest, stampNow, writeSheet } from "./change-sheet.server.ts";

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

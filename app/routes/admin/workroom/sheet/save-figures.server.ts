import { appContext } from "#app/contexts.server.ts";
import { figureAsTyped, readSheetForm } from "#app/domain/workroom/sheet/read-sheet-form.ts";
import { emptyTreatmentSheet, readTreatmentSheet } from "#app/domain/workroom/sheet/sheet-document.ts";
import { sheetFieldsOf } from "#app/domain/workroom/sheet/sheet-fields.ts";
import { figuresOf } from "#app/domain/workroom/sheet/show-sheet.ts";
import { findSheets } from "#app/services/workroom/find-sheets.server.ts";
import { unreadable } from "#app/web/form.server.ts";
import { readBase } from "#app/web/merge-typed.ts";
import { refuseFields, type SheetRequest, stampNow, writeSheet } from "./change-sheet.server.ts";
import { loadWorkroom } from "./load-workroom.server.ts";
import { waveForm } from "./workroom-problem.ts";

const REASON_MISSING = "Please say why it may stand.";
const MOST_REASON = 300;

/** The treatment that a form is about, as it stands now; nonsense is no page of ours. */
async function findTreatment({ form, params, context }: SheetRequest) {
  const app = context.get(appContext);
  const page = await loadWorkroom(app, params.userId, params.orderId);
  const treatments = page?.windows.flatMap((window) => window.treatments) ?? [];
  const shown = treatments.find(({ part }) => part === form.text("part"));
  if (!shown) throw unreadable();
  const { sheets } = await findSheets(app.db, params.orderId);
  return { shown, sheet: sheets.treatments[shown.part] ?? emptyTreatmentSheet };
}

/** Save, or Use the rule again at one box, which saves what else was typed too. */
export async function saveFigures(request: SheetRequest) {
  const { form } = request;
  const { shown, sheet } = await findTreatment(request);
  const names = shown.figures.map(({ name }) => name);
  const typed = form.texts(names);
  const again = form.text("rule");
  const wanted = names.includes(again) ? { ...typed, [again]: "" } : typed;
  const ruled = figuresOf(shown.figures, "ruled");
  const fields = (shown.kind ? sheetFieldsOf(shown.kind) : []).filter(({ name }) => names.includes(name));
  const filled = readBase(form.text("filled")) ?? figuresOf(shown.figures, "text");
  const verdict = readSheetForm(fields, sheet, { typed: wanted, filled, ruled }, stampNow(request));
  if (!verdict.ok) return refuseFields(shown.part, verdict.faults, wanted);
  return writeSheet(request, {
    part: shown.part,
    document: verdict.value,
    values: wanted,
    saved: `${shown.title} saved.`,
    newer: (document) => {
      const { figures } = readTreatmentSheet(document);
      const texts = Object.fromEntries(
        names.map((name) => [name, figures[name] ? figureAsTyped(figures[name].value) : (ruled[name] ?? "")]),
      );
      return { texts, inWords: (name) => texts[name] || "empty" };
    },
  });
}

/** Lets a check stand, with the reason, or takes that back. */
export async function waveCheck(request: SheetRequest) {
  const { form } = request;
  const { shown, sheet } = await findTreatment(request);
  const found = shown.checks.find(({ code, level }) => code === form.text("code") && level !== "block");
  if (!found) throw unreadable();
  const { part, title } = shown;
  const at = waveForm(part, found.code);
  const { [found.code]: _, ...others } = sheet.waved;
  if (form.text("intent") === "unwave") {
    const document = { ...sheet, waved: others };
    return writeSheet(request, { part, at, document, values: {}, saved: `${title}: the check is open again.` });
  }
  const reason = form.text("reason").trim();
  if (reason === "") return refuseFields(at, { reason: REASON_MISSING }, {});
  if (reason.length > MOST_REASON) {
    return refuseFields(at, { reason: `Please keep the reason under ${MOST_REASON} characters.` }, { reason });
  }
  const waved = { ...others, [found.code]: { sentence: found.sentence, reason, ...stampNow(request) } };
  const document = { ...sheet, waved };
  return writeSheet(request, { part, at, document, values: { reason }, saved: `${title}: the check is waived.` });
}

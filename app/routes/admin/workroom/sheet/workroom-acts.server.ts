import { data } from "react-router";
import type { App } from "#app/app.server.ts";
import { appContext, userContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { asTyped, inWords, readTyped } from "#app/domain/forms/described-form.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { factsToType, withoutSaid } from "#app/domain/workroom/sheet/cloths.ts";
import { isMeasured, seenSizes, sizesOf } from "#app/domain/workroom/sheet/compute-draft.ts";
import { readFabricFacts } from "#app/domain/workroom/sheet/fabric-facts.ts";
import { openChecks, readSeen } from "#app/domain/workroom/sheet/open-checks.ts";
import { figureAsTyped, readSheetForm } from "#app/domain/workroom/sheet/read-sheet-form.ts";
import {
  checkMeasure,
  emptyTreatmentSheet,
  readTreatmentSheet,
  writeSheetPart,
} from "#app/domain/workroom/sheet/sheet-document.ts";
import { fabricForm } from "#app/domain/workroom/sheet/sheet-fabric-form.ts";
import { sheetFieldsOf } from "#app/domain/workroom/sheet/sheet-fields.ts";
import { figuresOf } from "#app/domain/workroom/sheet/show-sheet.ts";
import { workroomPath } from "#app/routes/admin/paths.ts";
import { startWork } from "#app/services/orders/life/start-work.server.ts";
import { findOrderSaid } from "#app/services/workroom/find-order-said.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { freezePacket } from "#app/services/workroom/freeze-packet.server.ts";
import { findSheets, saveSheet } from "#app/services/workroom/sheets.server.ts";
import { mutation, redirectWithToast, unreadable } from "#app/web/form.server.ts";
import { readBase } from "#app/web/merge-typed.ts";
import { refuseFields, type SheetRequest, stampNow, writeSheet } from "./change-sheet.server.ts";
import { loadWorkroom } from "./load-workroom.server.ts";
import { PACKET_FORM, SHEET_FAILED, type WorkroomProblem, waveForm } from "./workroom-problem.ts";

const FREEZE_FAILED = "The packet could not be frozen. Please try again.";
const WHY_IT_STANDS = "Please say why it may stand.";
const WHY_REVISED = "Please say why the packet is revised.";
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
  if (reason === "") return refuseFields(at, { reason: WHY_IT_STANDS }, {});
  if (reason.length > MOST_REASON) {
    return refuseFields(at, { reason: `Please keep the reason under ${MOST_REASON} characters.` }, { reason });
  }
  const waved = { ...others, [found.code]: { sentence: found.sentence, reason, ...stampNow(request) } };
  const document = { ...sheet, waved };
  return writeSheet(request, { part, at, document, values: { reason }, saved: `${title}: the check is waived.` });
}

/** What was looked up about one cloth; it counts wherever the order uses it. */
export async function saveFabric(request: SheetRequest) {
  const { form, params, context } = request;
  const draft = await draftPacket(context.get(appContext).db, params.orderId);
  const parts = (draft?.cloths ?? []).map((cloth) => ({
    cloth,
    part: writeSheetPart({ kind: "fabric", fabric: cloth.key }),
  }));
  const found = parts.find(({ part }) => part === form.text("part"));
  if (!found) throw unreadable();
  const { cloth, part } = found;
  const typed = Object.fromEntries(fabricForm.fields.map(({ name }) => [name, form.text(name)]));
  const verdict = readTyped(fabricForm, typed, factsToType(cloth));
  if (!verdict.ok) return refuseFields(part, verdict.faults, typed);
  return writeSheet(request, {
    part,
    document: { ...withoutSaid(cloth, verdict.value), ...stampNow(request) },
    values: typed,
    saved: `${cloth.name || "The fabric"} saved.`,
    newer: (document) => {
      const texts = asTyped(fabricForm, factsToType({ ...cloth, facts: readFabricFacts(document) }));
      const fieldOf = (name: string) => fabricForm.fields.find((field) => field.name === name);
      return {
        texts,
        inWords: (name) => {
          const field = fieldOf(name);
          return field ? inWords(field, texts) : "";
        },
      };
    },
  });
}

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
    how: "client",
    day: "",
    initials: "",
    sizes: sizesOf(window),
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

/** Start Work, and later a revision with its reason. */
export async function freeze({ form, params, context }: SheetRequest) {
  const { userId, orderId } = params;
  const after = form.wholeNumber("after");
  if (after < 0 || after > 10_000) throw unreadable();
  const reason = form.text("reason").trim();
  const why = form.text("why");
  const seen = form.text("seen").replaceAll("\r\n", "\n");
  const waves = readSeen(seen).map((check) => ({
    ...check,
    reason: form.text(waveForm(check.part, check.code)).trim(),
  }));
  const values = {
    reason,
    why,
    ...Object.fromEntries(waves.map((wave) => [waveForm(wave.part, wave.code), wave.reason])),
  };
  const faults = faultsOf(values, after);
  const [[field, error] = []] = Object.entries(faults);
  if (field && error) {
    const { packet, open } = await stillOpen(context.get(appContext), orderId);
    const problem = { form: PACKET_FORM, error, field, faults, values, ...(seen && packet ? { open } : {}) };
    return data<WorkroomProblem>({ ...problem, code: "invalid" }, { status: 400 });
  }
  const asked = { seen, by: fullName(context.get(userContext)), waves: waves.filter((wave) => wave.reason !== "") };
  return mutation(context, {
    form: PACKET_FORM,
    values,
    run: () => {
      const freezing = { userId, orderId, actorId: context.get(userContext).id, asked };
      const app = context.get(appContext);
      return after === 0 ? startWork(app, { ...freezing, why }) : freezePacket(app, { ...freezing, after, reason });
    },
    failed: FREEZE_FAILED,
    more: (refused): Partial<WorkroomProblem> => ("open" in refused && refused.open ? { open: refused.open } : {}),
    done: ({ number }) => {
      const said = after === 0 ? "Work has begun: the packet is frozen." : `Packet ${number} is frozen.`;
      return redirectWithToast(workroomPath(userId, orderId), said);
    },
  });
}

/** A sentence for each reason that is missing or too long, by its field. */
function faultsOf({ reason, why: _, ...waves }: Record<string, string>, after: number): Record<string, string> {
  const long = Object.entries({ reason: reason ?? "", ...waves }).filter(([, text]) => text.length > MOST_REASON);
  return {
    ...(after > 0 && reason === "" ? { reason: WHY_REVISED } : {}),
    ...Object.fromEntries(long.map(([name]) => [name, `Please keep the reason under ${MOST_REASON} characters.`])),
  };
}

async function stillOpen({ db }: Pick<App, "db">, orderId: string) {
  const packet = await draftPacket(db, orderId);
  return { packet, open: packet ? openChecks(packet) : [] };
}

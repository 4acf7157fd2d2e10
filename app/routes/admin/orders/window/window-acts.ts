import type { App } from "#app/app.server.ts";
import { readTexts } from "#app/components/answers/answer-form.ts";
import { entryValues, readEntries } from "#app/components/form-entries.ts";
import { treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { fabricTitle } from "#app/domain/fabrics/book-fabric.ts";
import { chosenEntry } from "#app/domain/fabrics/chosen-fabric.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { clothField } from "#app/domain/orders/answers/choose-cloths.ts";
import { fabricBuyers, fabricRoles } from "#app/domain/orders/answers/fabric-roles.ts";
import { answerLabel, type QuestionName, questions } from "#app/domain/orders/answers/questions.ts";
import { hardwareFields } from "#app/domain/orders/answers/typed-hardware.ts";
import { optionQuestionFields } from "#app/domain/orders/customizing/answer-questions.ts";
import { treatmentField, type WindowEdit } from "#app/domain/orders/owner/window-edit.ts";
import { UNSHARE } from "#app/domain/orders/places/shared-rod.ts";
import { placeFields } from "#app/domain/orders/places/typed-place.ts";
import type { FabricEntry } from "#app/domain/orders/window.ts";
import { type ActRequest, answerActs } from "#app/routes/admin/orders/answer-act.server.ts";
import { answerConflict } from "#app/routes/admin/orders/conflict.server.ts";
import { HARDWARE_UPDATE_FAILED, type OrderProblem, WINDOW_UPDATE_FAILED } from "#app/routes/admin/orders/order-act.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { undoToast } from "#app/routes/admin/undo/undo-toast.ts";
import { findBookFabrics, listClientFabrics } from "#app/services/fabrics/read-book.server.ts";
import {
  addOwnersWindow,
  removeOwnersWindow,
  updateHardware,
  updateWindow,
} from "#app/services/orders/windows/change-windows.server.ts";
import { type Form, mutation, redirectWithToast } from "#app/web/form.server.ts";
import { sendForm } from "#app/web/form-problem.ts";
import type { Route } from "./+types/window-acts";
import { fabricsAsTyped, windowAsTyped } from "./window-as-typed.ts";

export const action = answerActs({
  "save-window": saveWindow,
  "add-window": addWindow,
  "remove-window": removeWindow,
  "save-hardware": saveHardware,
});

export function clientAction({ pattern, serverAction }: Route.ClientActionArgs) {
  if (pattern.endsWith("/save-hardware")) return sendForm(() => serverAction(), HARDWARE_UPDATE_FAILED, "hardware");
  return sendForm(() => serverAction(), WINDOW_UPDATE_FAILED, pattern.endsWith("/save-window") ? "window" : "windows");
}

export { NoPage as default } from "#app/routes/admin/acts.tsx";

/** Add a window: leads straight to its form. */
function addWindow({ app, form, place, context }: ActRequest) {
  const { actorId, userId, orderId } = place;
  const revision = { userId, orderId, version: form.wholeNumber("version") };
  return mutation(context, {
    form: "windows",
    run: () => addOwnersWindow(app, actorId, revision, form.key),
    failed: WINDOW_UPDATE_FAILED,
    done: ({ key }) => {
      const page = `${orderPath(userId, orderId)}?edit=${key}`;
      return redirectWithToast(page, "Window added.");
    },
  });
}

/** Remove window, with a yes where it holds something. */
function removeWindow({ app, form, place, context }: ActRequest) {
  const { actorId, userId, orderId } = place;
  const revision = { userId, orderId, version: form.wholeNumber("version") };
  const removal = { key: form.text("windowKey"), agreed: form.checked("removeWindow") };
  return mutation(context, {
    form: "windows",
    run: () => removeOwnersWindow(app, actorId, revision, removal),
    failed: WINDOW_UPDATE_FAILED,
    done: (removed) => {
      const undoId = "undoId" in removed ? removed.undoId : null;
      return redirectWithToast(orderPath(userId, orderId), undoToast("Window removed.", undoId));
    },
  });
}

/** Save Hardware: what hangs in the order, named by the owner. */
function saveHardware({ app, form, place, context }: ActRequest) {
  const typed = readEntries(form, "hardware");
  const values = entryValues("hardware", typed);
  const { actorId, userId, orderId } = place;
  const revision = { userId, orderId, version: form.wholeNumber("version") };
  return mutation(context, {
    form: "hardware",
    values,
    run: () => updateHardware(app, actorId, revision, typed),
    failed: HARDWARE_UPDATE_FAILED,
    more: ({ newer }): Partial<OrderProblem> => {
      if (!newer) return {};
      const { hardware, version, confirmedAt } = newer;
      const stored = entryValues("hardware", hardware);
      return answerConflict({ form, typed: values, newer: stored, version, confirmedAt, inWords: (_, value) => value });
    },
    done: () => redirectWithToast(orderPath(userId, orderId), "Hardware updated."),
  });
}

async function saveWindow({ app, form, place, context }: ActRequest) {
  const { actorId, userId, orderId } = place;
  const typed = await fromBook(app, form, readWindow(form));
  const values = valuesOf(typed);
  const which = { number: form.wholeNumber("window"), key: form.text("windowKey") };
  const revision = { userId, orderId, version: form.wholeNumber("version"), ...which };
  return mutation(context, {
    form: "window",
    values,
    run: () => updateWindow(app, actorId, revision, typed),
    failed: WINDOW_UPDATE_FAILED,
    more: ({ code, newer }): Partial<OrderProblem> => {
      // What was typed was meant for a window that is gone: it is not to be saved in another.
      if (code === "missing") return { values: undefined };
      if (!newer) return {};
      const { window, version, confirmedAt } = newer;
      return answerConflict({ form, typed: values, newer: windowAsTyped(window), version, confirmedAt, inWords });
    },
    done: (saved) => {
      const page = `${orderPath(userId, orderId)}?show=${saved.number}`;
      return redirectWithToast(page, "Window updated successfully!");
    },
  });
}

/** The rows with the cloths of the book that were chosen for them, or that are named exactly as the book names one. */
async function fromBook(app: Pick<App, "db">, form: Form, typed: WindowEdit): Promise<WindowEdit> {
  const titles = new Map((await listClientFabrics(app)).map((fabric) => [fabricTitle(fabric), fabric.id]));
  const idOf = (type: TreatmentType, row: FabricEntry, index: number) => {
    const id = form.text(clothField("Book", index + 1, treatmentField(type, "fabric")));
    const named = titles.get(row.name.trim());
    return [...titles.values()].includes(id) && (row.name.trim() === "" || named === id) ? id : (named ?? "");
  };
  const wanted = treatmentTypes.flatMap((type) =>
    (typed.fabrics?.[type]?.fabrics ?? []).map((row, index) => idOf(type, row, index)),
  );
  const found = await findBookFabrics(app.db, wanted.filter(Boolean));
  const chosen = (type: TreatmentType) => (row: FabricEntry, index: number) => {
    const fabric = found.find(({ id }) => id === idOf(type, row, index));
    return fabric ? { ...row, ...chosenEntry(fabric), link: row.link } : row;
  };
  const fabrics = Object.entries(typed.fabrics ?? {}).map(([type, rows]) => {
    return [type, { ...rows, fabrics: rows.fabrics.map(chosen(type as TreatmentType)) }];
  });
  return { ...typed, fabrics: Object.fromEntries(fabrics) };
}

/** A checkbox is named by its option and says as its value which treatment it belongs to. */
function readWindow(form: Form): WindowEdit {
  const each = <Value>(read: (type: TreatmentType) => Value) =>
    Object.fromEntries(treatmentTypes.map((type) => [type, read(type)])) as Record<TreatmentType, Value>;
  /** Of a form that does not have these fields nothing is said. */
  const eachWith = <Value>(field: string, read: (type: TreatmentType) => Value) =>
    Object.fromEntries(
      treatmentTypes.filter((type) => form.checked(treatmentField(type, field))).map((type) => [type, read(type)]),
    );
  return {
    ...(form.checked("name") && { name: form.text("name") }),
    measurements: Object.fromEntries(
      measurementNames.map((name) => [name, form.text(name)]),
    ) as WindowEdit["measurements"],
    options: each((type) => treatmentOptions[type].filter((name) => form.all(name).includes(type))),
    styles: eachWith("style", (type) => form.text(treatmentField(type, "style"))),
    fabrics: eachWith("fabricName", (type) => ({
      fabrics: readFabrics(form, treatmentField(type, "fabric")),
      trims: readEntries(form, treatmentField(type, "trim")),
    })),
    questions: each((type) => readTexts(form, optionQuestionFields(type), (name) => treatmentField(type, name))),
    about: readTexts(form, aboutFields),
    ...(form.checked("bay") && { place: readTexts(form, [...placeFields, UNSHARE]) }),
  };
}

const aboutFields = [...hardwareFields, "nearby", "nearbyNote", "note"];

/** What is not one of the answers was not asked. */
function readFabrics(form: Form, prefix: string): FabricEntry[] {
  const [roles, buyers] = [form.all(`${prefix}Role`), form.all(`${prefix}Buyer`)];
  return readEntries(form, prefix).map((row, index) => {
    const role = fabricRoles.find((one) => one === roles[index]);
    const buyer = fabricBuyers.find((one) => one === buyers[index]);
    return { ...row, ...(role ? { role } : {}), ...(buyer ? { buyer } : {}) };
  });
}

function valuesOf({
  name = "",
  measurements,
  options,
  styles = {},
  fabrics = {},
  ...rest
}: WindowEdit): Record<string, string> {
  const treatments = treatmentTypes.flatMap((type) => [
    [treatmentField(type, "style"), styles[type] ?? ""],
    ...treatmentOptions[type].map((option) => [
      treatmentField(type, option),
      options[type].includes(option) ? "on" : "",
    ]),
    ...Object.entries(fabricsAsTyped(type, fabrics[type] ?? { fabrics: [], trims: [] })),
  ]);
  const questions = treatmentTypes.flatMap((type) =>
    Object.entries(rest.questions?.[type] ?? {}).map(([field, text]) => [treatmentField(type, field), text ?? ""]),
  );
  const { [UNSHARE]: _, ...place } = rest.place ?? {};
  const about = Object.entries({ ...rest.about, ...place }).map(([field, text]) => [field, text ?? ""]);
  return { name, ...measurements, ...Object.fromEntries([...treatments, ...questions, ...about]) };
}

function inWords(name: string, value: string): string {
  if (isOption(name)) return value === "on" ? "ticked" : "not ticked";
  if (value === "") return name.endsWith(".style") ? "none" : "blank";
  if (name.endsWith(".style")) return value.split("/").at(-1) ?? value;
  const [, question = ""] = name.split(".");
  if (Object.hasOwn(questions, question)) return answerLabel(question as QuestionName, value);
  return measurementNames.some((one) => one === name) ? `${value}"` : value;
}

function isOption(name: string) {
  return treatmentTypes.some((type) => treatmentOptions[type].some((option) => treatmentField(type, option) === name));
}

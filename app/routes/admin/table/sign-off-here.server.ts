import type { RouterContextProvider } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { refusal } from "#app/domain/refusal.ts";
import { type PressFields, pressFields, readPress } from "#app/domain/table/press-form.ts";
import { reportProblem, signOff } from "#app/services/table/act-at-table.server.ts";
import { readForm } from "#app/web/form.server.ts";

const NO_PRESS = refusal("invalid", "We could not read what was pressed. Please try again.");

/** The press in a request, with the box it was on. */
export async function signOffHere(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderId: string,
): Promise<{ fields: PressFields; result: Awaited<ReturnType<typeof signOff>> }> {
  const form = await readForm(request);
  const fields = form.texts(pressFields);
  const { windowKey } = fields;
  const acting = { orderId, actorId: context.get(userContext).id, formKey: form.key };
  const app = context.get(appContext);
  if (fields.act === "problem") {
    const told = { ...acting, windowKey, problem: form.text("problem") };
    return { fields, result: await reportProblem(app, told) };
  }
  const press = readPress(fields);
  if (!press) return { fields, result: NO_PRESS };
  return { fields, result: await signOff(app, { ...press, ...acting }) };
}

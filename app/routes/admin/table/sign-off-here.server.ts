import type { RouterContextProvider } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { refusal } from "#app/domain/refusal.ts";
import { pressFields, readPress } from "#app/domain/table/press-form.ts";
import { signOff } from "#app/services/table/sign-off.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { FORM_KEY } from "#app/web/new-form-key.ts";

const NO_PRESS = refusal("invalid", "We could not read what was pressed. Please try again.");

/** The press in a request, with the box it was on. */
export async function signOffHere(request: Request, context: Readonly<RouterContextProvider>, orderId: string) {
  const form = await readForm(request);
  const fields = form.texts(pressFields);
  const press = readPress(fields);
  if (!press) return { fields, result: NO_PRESS };
  const { id: actorId } = context.get(userContext);
  const result = await signOff(context.get(appContext), { ...press, orderId, actorId, formKey: form.text(FORM_KEY) });
  return { fields, result };
}

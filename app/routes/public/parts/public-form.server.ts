import type { RouterContextProvider } from "react-router";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { FIRST_SHOWN, SHOWN_FIELD, TRAP_FIELD } from "#app/domain/public-forms/public-form.ts";
import { stampForm } from "#app/services/public-forms/public-form.server.ts";
import { readForm } from "#app/web/form.server.ts";

export async function readPublicForm(request: Request, context: Readonly<RouterContextProvider>, purpose: string) {
  const app = context.get(appContext);
  const form = await readForm(request);
  const { user } = await findSignedInUser(app, request.headers);
  const { ip } = context.get(requestContext);
  const sender = {
    userId: user?.id ?? null,
    formKey: form.key,
    sent: { trap: form.text(TRAP_FIELD), shown: form.text(SHOWN_FIELD), ip },
  };
  // Whoever mends a field has been there since the form was first shown; the new stamp is for one refused for its age.
  const stamp = { [SHOWN_FIELD]: await stampForm(app, purpose), [FIRST_SHOWN]: sender.sent.shown.slice(0, 500) };
  return { app, form, sender, stamp };
}

import { redirect } from "react-router";
import { appContext, requestContext, userContext } from "#app/contexts.server.ts";
import { SET_UP_SECOND_STEP } from "#app/routes/admin/paths.ts";
import { offerNewPasskey, offerPasskeyUse } from "#app/services/accounts/second-step/passkey-challenge.server.ts";
import { takePasskey } from "#app/services/accounts/second-step/passkeys.server.ts";
import { noteProof } from "#app/services/accounts/second-step/prove-second-step.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { answerPasskey } from "#app/web/passkeys/passkey-answer.server.ts";
import type { Route } from "./+types/passkey";
import { requireProof } from "./require-proof.server.ts";

/** For our own script: a link or a reload that lands here changes nothing. */
export function loader() {
  return redirect(SET_UP_SECOND_STEP);
}

/** Proves the second step in this session by a passkey, or hands out what the browser needs to make a new one. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const user = context.get(userContext);
  const requestUrl = request.url;
  if (form.text("intent") === "add") {
    await requireProof(context, request);
    const offer = async () => ({ ok: true as const, options: await offerNewPasskey(app, user, requestUrl) });
    return answerPasskey(context, offer, ({ options }) => Response.json({ options }));
  }
  const purpose = { to: "prove", userId: user.id } as const;
  const answer = form.text("answer");
  if (answer === "") {
    const ask = () => offerPasskeyUse(app, purpose, { ip: context.get(requestContext).ip, requestUrl });
    return answerPasskey(context, ask, ({ options }) => Response.json({ options }));
  }
  return answerPasskey(
    context,
    () => takePasskey(app, purpose, { answer, requestUrl }),
    async () => {
      await noteProof(app, user);
      return Response.json({});
    },
  );
}

import { redirect } from "react-router";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { offerPasskeyUse } from "#app/services/accounts/second-step/passkey-challenge.server.ts";
import { signInWithPasskey } from "#app/services/accounts/second-step/passkeys.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { answerPasskey } from "#app/web/passkeys/passkey-answer.server.ts";
import type { Route } from "./+types/passkey";
import { wayIn } from "./lead-in.server.ts";

/** For our own script: a link or a reload that lands here changes nothing. */
export function loader() {
  return redirect("/login");
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const { ip } = context.get(requestContext);
  const answer = form.text("answer");
  if (answer === "") {
    const asked = () => offerPasskeyUse(app, { to: "sign-in" }, { ip, requestUrl: request.url });
    return answerPasskey(context, asked, ({ options }) => Response.json({ options }));
  }
  const sender = { ip, headers: request.headers };
  return answerPasskey(
    context,
    () => signInWithPasskey(app, { answer, requestUrl: request.url }, sender),
    async ({ role, cookies }) => {
      const { to, headers } = await wayIn(request, role, cookies);
      return Response.json({ to }, { headers });
    },
  );
}

import type { RouterContextProvider } from "react-router";
import type { Refusal } from "#app/domain/refusal.ts";
import { logFailure } from "#app/web/form.server.ts";

const FAILED = "That did not work on our side. Please try again, or use a code.";

/** What a script of ours reads that asked for a passkey: a refusal is a sentence to show. */
export async function answerPasskey<Done extends { ok: true }>(
  context: Readonly<RouterContextProvider>,
  run: () => Promise<Done | Refusal>,
  done: (result: Done) => Response | Promise<Response>,
) {
  try {
    const result = await run();
    return result.ok ? await done(result) : Response.json({ error: result.reason }, { status: result.status });
  } catch (error) {
    logFailure(context, error);
    return Response.json({ error: FAILED }, { status: 503 });
  }
}

import type { App } from "#app/app.server.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { removeSecondStep } from "./forget-second-step.server.ts";
import { proveAnew } from "./prove-second-step.server.ts";

/** Asks for a code however lately one was given: this is what a borrowed session would do first. */
export async function turnOffSecondStep(
  app: Pick<App, "db" | "auth" | "now">,
  user: { id: string; sessionId: string },
  code: string,
): Promise<{ ok: true } | Refusal> {
  const proved = await proveAnew(app, user, code);
  if (!proved.ok) return proved;
  await app.db.transaction().execute((db) => removeSecondStep(db, user.id, { actorId: user.id, now: app.now() }));
  return { ok: true };
}

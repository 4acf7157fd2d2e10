import type { App } from "#app/app.server.ts";
import { needsSecondStep } from "#app/domain/accounts/second-step/needs-second-step.ts";
import { checkTypedCode } from "#app/domain/accounts/second-step/typed-code.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { takeCode } from "./check-code.server.ts";
import { countCode, type Sender } from "./limit-codes.server.ts";

interface Holder {
  id: string;
  sessionId: string;
}

/** Whether this session has to prove the second step before what money or people's data hang on. */
export async function isSecondStepDue(app: Pick<App, "db" | "now">, { sessionId }: Pick<Holder, "sessionId">) {
  const { twoFactorEnabled, secondStepAt } = await app.db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["users.twoFactorEnabled", "sessions.secondStepAt"])
    .where("sessions.id", "=", sessionId)
    .executeTakeFirstOrThrow();
  return needsSecondStep({ enabled: twoFactorEnabled === 1, lastProvedAt: secondStepAt, now: app.now() });
}

/** Lets through who has none set up or has proved it lately; anybody else by the code that they typed. */
export async function proveSecondStep(
  app: Pick<App, "db" | "auth" | "now">,
  user: Holder,
  code: string,
  sender: Sender,
): Promise<{ ok: true } | Refusal> {
  return (await isSecondStepDue(app, user)) ? proveAnew(app, user, code, sender) : { ok: true };
}

/** The same, however lately it was proved. */
export async function proveAnew(
  app: Pick<App, "db" | "auth" | "now">,
  user: Holder,
  code: string,
  sender: Sender,
): Promise<{ ok: true } | Refusal> {
  const typed = checkTypedCode(code);
  if (!typed.ok) return refusal("second_step", typed.reason, typed.field);
  const counted = await countCode(app, user.id, sender);
  if (!counted.ok) return counted;
  const taken = await takeCode(app, user.id, typed.value);
  if (!taken.ok) return taken;
  await counted.forgive();
  await noteProof(app, user);
  return { ok: true };
}

export async function noteProof(app: Pick<App, "db" | "now">, { sessionId }: Pick<Holder, "sessionId">) {
  const secondStepAt = app.now().toISOString();
  await app.db.updateTable("sessions").set({ secondStepAt }).where("id", "=", sessionId).execute();
}

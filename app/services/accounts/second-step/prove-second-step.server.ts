import type { App } from "#app/app.server.ts";
import { needsSecondStep } from "#app/domain/accounts/second-step/needs-second-step.ts";
import { checkTypedCode } from "#app/domain/accounts/second-step/typed-code.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { countCodeInSession, takeCode } from "./codes.server.ts";

interface Holder {
  id: string;
  sessionId: string;
}

interface Freshness {
  /** A proof of some hours ago is not enough. */
  fresh?: boolean | undefined;
}

/** Whether the account has a second step, and whether this session has to prove it before what is worth most. */
export async function findProofState(
  app: Pick<App, "db" | "now">,
  { sessionId }: Pick<Holder, "sessionId">,
  { fresh }: Freshness = {},
) {
  const { twoFactorEnabled, secondStepAt } = await app.db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["users.twoFactorEnabled", "sessions.secondStepAt"])
    .where("sessions.id", "=", sessionId)
    .executeTakeFirstOrThrow();
  const enabled = twoFactorEnabled === 1;
  return { enabled, due: needsSecondStep({ enabled, lastProvedAt: secondStepAt, now: app.now(), fresh }) };
}

/** Lets through who has none set up or has proved it lately; anybody else by the code that they typed. */
export async function proveSecondStep(
  app: Pick<App, "db" | "auth" | "now">,
  user: Holder,
  code: string,
  freshness?: Freshness,
): Promise<Done> {
  const { due } = await findProofState(app, user, freshness);
  return due ? proveAnew(app, user, code) : { ok: true };
}

/** The same, however lately it was proved. */
export async function proveAnew(app: Pick<App, "db" | "auth" | "now">, user: Holder, code: string): Promise<Done> {
  const typed = checkTypedCode(code);
  if (!typed.ok) return refusal("second_step", typed.reason, typed.field);
  const counted = await countCodeInSession(app, user);
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

import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { dropRows, getRow, setRows } from "#app/db/client.server.ts";
import { checkRole, type Role } from "#app/domain/accounts/role.ts";
import { needsSecondStep } from "#app/domain/accounts/second-step/needs-second-step.ts";
import { checkTypedCode, type TypedCode } from "#app/domain/accounts/second-step/typed-code.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { welcome } from "#app/services/accounts/sessions.server.ts";
import type { Sender } from "#app/services/accounts/sign-in.server.ts";
import { countCodeAtSignIn, countCodeInSession, takeCode } from "./codes.server.ts";

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
  await setRows(app.db, "sessions", { id: sessionId }, { secondStepAt });
}

export const TOO_LATE = refusal(
  "expired",
  "This took more than ten minutes, or was done already. Please log in again.",
);

/** The second half of a sign-in, after the password. */
export async function signInWithCode(app: App, typed: TypedCode, sender: Sender): Promise<FinishedSignIn> {
  const pending = await findPendingSignIn(app, sender.headers);
  if (!pending) return TOO_LATE;
  const counted = await countCodeAtSignIn(app, pending.userId, sender);
  if (!counted.ok) return counted;
  const taken = await takeCode(app, pending.userId, typed);
  if (!taken.ok) return taken;
  if (!(await endPendingSignIn(app, pending))) return TOO_LATE;
  await counted.forgive();
  return finishSignIn(app, pending.userId, sender);
}

interface PendingSignIn {
  id: string;
  userId: string;
}

/** Whose right password waits for its second step in this browser. Asked of the table itself, which it does not change. */
export async function findPendingSignIn(
  app: Pick<App, "db" | "auth" | "now">,
  headers: Headers,
): Promise<PendingSignIn | undefined> {
  const { pending } = await app.auth.api.readPendingSignIn({ headers });
  if (!pending) return undefined;
  return app.db
    .selectFrom("verifications")
    .innerJoin("users", "users.id", "verifications.value")
    .select(["verifications.id", "users.id as userId"])
    .where("identifier", "=", createHash("sha256").update(pending).digest("base64url"))
    .where("expiresAt", ">", app.now().toISOString())
    .executeTakeFirst();
}

/** Ends the waiting. False when it has ended already: of two answers to one question, one opens a session. */
export async function endPendingSignIn(app: Pick<App, "db">, { id }: PendingSignIn) {
  const { numDeletedRows } = await dropRows(app.db, "verifications", { id });
  return numDeletedRows === 1n;
}

export type FinishedSignIn = { ok: true; role: Role; cookies: string[] } | Refusal;

/** Opens the session of somebody who has proved the second step, and notes in it when that was. */
export async function finishSignIn(app: App, userId: string, sender: Sender): Promise<FinishedSignIn> {
  const user = await getRow(app.db, "users", { id: userId }, ["email", "role", "duty"]);
  const position = checkRole(user);
  if (!position.ok) return refusal(position.code ?? "forbidden", position.reason);
  const { headers, response } = await app.auth.api.openSession({
    body: { userId },
    headers: sender.headers,
    returnHeaders: true,
  });
  await setRows(app.db, "sessions", { token: response.token }, { secondStepAt: app.now().toISOString() });
  const remembered = await welcome(app, { email: user.email, ...position.value }, sender.headers);
  return { ok: true, role: position.value.role, cookies: [...headers.getSetCookie(), ...remembered] };
}

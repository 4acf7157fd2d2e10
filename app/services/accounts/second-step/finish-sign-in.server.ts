import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { checkRole, type Role } from "#app/domain/accounts/role.ts";
import type { TypedCode } from "#app/domain/accounts/second-step/typed-code.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { welcome } from "#app/services/accounts/sessions.server.ts";
import type { Sender } from "#app/services/accounts/sign-in.server.ts";
import { countCodeAtSignIn, takeCode } from "./codes.server.ts";

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
  const { numDeletedRows } = await app.db.deleteFrom("verifications").where("id", "=", id).executeTakeFirst();
  return numDeletedRows === 1n;
}

export type FinishedSignIn = { ok: true; role: Role; cookies: string[] } | Refusal;

/** Opens the session of somebody who has proved the second step, and notes in it when that was. */
export async function finishSignIn(app: App, userId: string, sender: Sender): Promise<FinishedSignIn> {
  const user = await app.db
    .selectFrom("users")
    .select(["email", "role", "duty"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const position = checkRole(user);
  if (!position.ok) return refusal(position.code ?? "forbidden", position.reason);
  const { headers, response } = await app.auth.api.openSession({
    body: { userId },
    headers: sender.headers,
    returnHeaders: true,
  });
  await app.db
    .updateTable("sessions")
    .set({ secondStepAt: app.now().toISOString() })
    .where("token", "=", response.token)
    .execute();
  const remembered = await welcome(app, { email: user.email, ...position.value }, sender.headers);
  return { ok: true, role: position.value.role, cookies: [...headers.getSetCookie(), ...remembered] };
}

import { isAPIError } from "better-auth/api";
import type { App } from "#app/app.server.ts";
import { checkRole, type Role } from "#app/domain/role.ts";
import type { Credentials } from "#app/domain/sign-in.ts";
import { forgiveAttempts, TOO_MANY_ATTEMPTS, takeAttempt } from "./limit-attempts.server.ts";

type SignInResult =
  | { ok: true; role: Role; cookies: string[] }
  | { ok: false; status: 401 | 403 | 404 | 429; reason: string; field?: "email" | "password" };

interface Sender {
  address: string;
  headers: Headers;
}

export async function signIn(app: App, { email, password }: Credentials, sender: Sender): Promise<SignInResult> {
  const emailKey = `sign-in:email:${email}`;
  const allowed = await takeAttempt(app, [
    { key: emailKey, attempts: 10, minutes: 15 },
    { key: `sign-in:sender:${sender.address}`, attempts: 60, minutes: 15 },
  ]);
  if (!allowed) return { ok: false, status: 429, reason: TOO_MANY_ATTEMPTS };

  const user = await app.db.selectFrom("users").select("role").where("email", "=", email).executeTakeFirst();
  if (!user) return { ok: false, status: 404, reason: "No account found with this email.", field: "email" };

  const cookies = await openSession(app, { email, password }, sender);
  if (!cookies) {
    return { ok: false, status: 401, reason: "Incorrect password. Please try again.", field: "password" };
  }
  const role = checkRole(user.role);
  if (!role.ok) {
    await closeSession(app, cookies);
    return { ok: false, status: 403, reason: role.reason };
  }
  await forgiveAttempts(app, emailKey);
  return { ok: true, role: role.value, cookies };
}

async function openSession(app: App, credentials: Credentials, sender: Sender) {
  try {
    const { headers } = await app.auth.api.signInEmail({
      body: { ...credentials, rememberMe: true },
      headers: sender.headers,
      returnHeaders: true,
    });
    return headers.getSetCookie();
  } catch (error) {
    if (isAPIError(error) && error.status === "UNAUTHORIZED") return undefined;
    throw error;
  }
}

/** The password was right but the account may not enter: the session just opened must not linger. */
async function closeSession(app: App, cookies: string[]) {
  const cookie = cookies.map((line) => line.split(";", 1)[0]).join("; ");
  await app.auth.api.signOut({ headers: new Headers({ cookie }) });
}

import { isAPIError } from "better-auth/api";
import type { App } from "#app/app.server.ts";
import { readSessionCookie } from "#app/auth/session-cookie.server.ts";
import { dropRows } from "#app/db/client.server.ts";
import { areaCookie } from "#app/domain/accounts/area-cookie.ts";
import { checkRole, type Role } from "#app/domain/accounts/role.ts";
import type { Credentials } from "#app/domain/accounts/sign-in-rules.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { hasCredential } from "./invitations/invite-client.server.ts";
import { knownDevice } from "./known-device.server.ts";
import { countAttempt, forgiveAttempts } from "./limit-attempts.server.ts";
import { welcome } from "./sessions.server.ts";

/** Pending: the password was right, and the second step is asked for; the cookies open nothing yet. */
type SignInResult = { ok: true; role: Role; cookies: string[]; pending?: true } | Refusal;

const MERGED = refusal(
  "forbidden",
  "This account is now part of another one. Please log in with the other e-mail address, or call us.",
);

export interface Sender {
  ip: string;
  headers: Headers;
}

/**
 * Few tries from one place, many from all places together: guessing stays useless, and a stranger who fails on purpose
 * does not lock the owner of the address out. A device that has signed in before is counted by itself.
 */
export function signInKey(email: string, from?: { sender: string } | { device: string }) {
  if (!from) return `sign-in:email:${email}`;
  return "device" in from ? `sign-in:email:${email}:on:${from.device}` : `sign-in:email:${email}:from:${from.sender}`;
}

export async function signIn(app: App, { email, password }: Credentials, sender: Sender): Promise<SignInResult> {
  const device = await knownDevice(app, email, sender.headers);
  const ownKey = signInKey(email, device ? { device } : { sender: sender.ip });
  const own = { key: ownKey, attempts: 10, minutes: 15 };
  const shared = [
    { key: `sign-in:sender:${sender.ip}`, attempts: 60, minutes: 15 },
    { key: signInKey(email), attempts: 100, minutes: 15 },
  ];
  const counted = await countAttempt(app, device ? [own] : [own, ...shared]);
  if (!counted.ok) return counted;

  const user = await app.db
    .selectFrom("users")
    .select(["role", "duty", "mergedInto", hasCredential().as("hasAccount")])
    .where("email", "=", email)
    .executeTakeFirst();
  if (!user?.hasAccount) return refusal("missing", "No account found with this email.", "email");

  const opened = await openSession(app, { email, password }, sender);
  if (!opened) return refusal("wrong_password", "Incorrect password. Please try again.", "password");
  const { cookies } = opened;
  const position = checkRole(user);
  if (!position.ok || user.mergedInto !== null) {
    await closeSession(app, cookieHeaders(cookies));
    return position.ok ? MERGED : refusal(position.code ?? "forbidden", position.reason);
  }
  const { role } = position.value;
  await forgiveAttempts(app, [ownKey]);
  await closeSession(app, sender.headers);
  if (opened.pending) {
    const left = areaCookie(undefined, app.config.siteUrl);
    return { ok: true, role, cookies: [...cookies, left], pending: true };
  }
  const remembered = await welcome(app, { email, ...position.value }, sender.headers);
  return { ok: true, role, cookies: [...cookies, ...remembered] };
}

async function openSession(app: App, credentials: Credentials, sender: Sender) {
  try {
    const { headers, response } = await app.auth.api.signInEmail({
      body: { ...credentials, rememberMe: true },
      headers: sender.headers,
      returnHeaders: true,
    });
    // In place of a session the library answers that the second step is to follow.
    return { cookies: headers.getSetCookie(), pending: "twoFactorRedirect" in response };
  } catch (error) {
    // A password longer than any we keep is simply not the right one.
    if (isAPIError(error) && (error.status === "UNAUTHORIZED" || error.body?.code === "PASSWORD_TOO_LONG"))
      return undefined;
    throw error;
  }
}

/** A session that nobody will use again, because its account may not enter or another one takes its place. */
export async function closeSession(app: App, headers: Headers) {
  if (headers.has("cookie")) await app.auth.api.signOut({ headers });
}

function cookieHeaders(cookies: string[]) {
  return new Headers({ cookie: cookies.map((line) => line.split(";", 1)[0]).join("; ") });
}

/**
 * Ends the session on the server and hands back the cookies that clear it in the browser. Throws when the session could not
 * be ended: the library would clear the cookies all the same, and its holder would believe that it is over.
 */
export async function signOut(app: App, headers: Headers) {
  const cookie = await readSessionCookie(app, headers);
  if (cookie) await dropRows(app.db, "sessions", { token: cookie.token });
  const result = await app.auth.api.signOut({ headers, returnHeaders: true });
  return [...result.headers.getSetCookie(), areaCookie(undefined, app.config.siteUrl)];
}

import type { App } from "#app/app.server.ts";
import { knownDevice } from "#app/services/accounts/known-device.server.ts";
import { countAttempt, forgiveAttempts } from "#app/services/accounts/limit-attempts.server.ts";

export interface Sender {
  ip: string;
  headers: Headers;
}

const DAY = 24 * 60;

/**
 * Counts a code that is tried at a sign-in. Three of a million codes are right at any moment, so a day's tries are few; a
 * device that has signed in before has tries of its own, which a stranger with the password cannot use up.
 */
export async function countCodeAtSignIn(app: Pick<App, "db" | "auth" | "now">, userId: string, sender: Sender) {
  const { email } = await app.db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  const device = await knownDevice(app, email, sender.headers);
  if (device) return countFrom(app, userId, `on:${device}`, []);
  const shared = { key: `second-step:user:${userId}`, attempts: 100, minutes: DAY };
  return countFrom(app, userId, `from:${sender.ip}`, [shared]);
}

/** The same in a session, which somebody has opened with the password and a second step: it has tries of its own. */
export function countCodeInSession(app: Pick<App, "db" | "now">, user: { id: string; sessionId: string }) {
  return countFrom(app, user.id, `in:${user.sessionId}`, []);
}

async function countFrom(
  app: Pick<App, "db" | "now">,
  userId: string,
  place: string,
  shared: Parameters<typeof countAttempt>[1],
) {
  const key = `second-step:user:${userId}:${place}`;
  const own = [
    { key, attempts: 10, minutes: 15 },
    { key: `${key}:day`, attempts: 50, minutes: DAY },
  ];
  const counted = await countAttempt(app, [...own, ...shared]);
  return counted.ok ? { ...counted, forgive: () => forgiveAttempts(app, [key, `${key}:day`]) } : counted;
}

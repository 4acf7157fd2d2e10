import type { App } from "#app/app.server.ts";
import { dropRows, getRow } from "#app/db/client.server.ts";
import { areaCookie } from "#app/domain/accounts/area-cookie.ts";
import { homeAreaOf, type Position } from "#app/domain/accounts/role.ts";
import { deviceName } from "#app/domain/accounts/sessions/device-name.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { knownDevice, rememberDevice } from "./known-device.server.ts";

interface Holder {
  id: string;
  sessionId: string;
}

/** More than anybody uses; a page does not grow with what a script of theirs left behind. */
const MOST = 50;

/** Where somebody is signed in, for nobody but themselves: this device first, then whichever was seen last. */
export async function listSessions(app: Pick<App, "db" | "now">, user: Holder) {
  const rows = await app.db
    .selectFrom("sessions")
    .select(["id", "userAgent", "ipAddress", "createdAt", "updatedAt"])
    .where("userId", "=", user.id)
    .where("expiresAt", ">", app.now().toISOString())
    .orderBy("updatedAt", "desc")
    .orderBy("id")
    .limit(MOST)
    .execute();
  const sessions = rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    device: deviceName(userAgent),
    ip: ipAddress ?? "",
    signedInAt: createdAt,
    lastSeenAt: updatedAt,
    isThisOne: id === user.sessionId,
  }));
  return sessions.sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
}

/** Signs one other device of the same account out. */
export async function endSession(app: Pick<App, "db">, user: Holder, sessionId: string): Promise<Done> {
  if (sessionId === user.sessionId) {
    return refusal("refused", "This is the device you are using. To end it here, log out.");
  }
  const ended = await dropRows(app.db, "sessions", { id: sessionId, userId: user.id });
  return ended.numDeletedRows > 0n ? { ok: true } : refusal("missing", "That device was signed out already.");
}

/** Signs every other device out and answers how many that were. */
export async function endOtherSessions(app: Pick<App, "db">, user: Holder) {
  const ended = await app.db
    .deleteFrom("sessions")
    .where("userId", "=", user.id)
    .where("id", "<>", user.sessionId)
    .executeTakeFirst();
  return { ok: true as const, count: Number(ended.numDeletedRows) };
}

/** What every sign-in ends with: a new device is news, and the browser keeps cookies that tell the device and the area. */
export async function welcome(
  app: Pick<App, "auth" | "config" | "db" | "now">,
  { email, role, duty }: Position & { email: string },
  headers: Headers,
) {
  const isNew = (await knownDevice(app, email, headers)) === undefined;
  const news = isNew && duty === "owner" ? headers.get("user-agent") : undefined;
  if (role === "admin") await noticeSignIn(app, email, news);
  return [await rememberDevice(app, email, headers), areaCookie(homeAreaOf(role), app.config.siteUrl)];
}

/** Tells an owner of a sign-in on a new device; the first of an account is no news to its holder. */
async function noticeSignIn(app: Pick<App, "db" | "now">, email: string, newDevice: string | null | undefined) {
  const at = app.now().toISOString();
  await app.db.transaction().execute(async (db) => {
    const first = await db
      .updateTable("users")
      .set({ firstSignInAt: at })
      .where("email", "=", email)
      .where("firstSignInAt", "is", null)
      .executeTakeFirst();
    if (newDevice === undefined || first.numUpdatedRows > 0n) return;
    const { id, name } = await getRow(db, "users", { email }, ["id", "name"]);
    const parameters = { at, device: deviceName(newDevice) };
    await queueEmail(db, { kind: "new_sign_in", to: { name, address: email }, parameters, userId: id, at });
  });
}

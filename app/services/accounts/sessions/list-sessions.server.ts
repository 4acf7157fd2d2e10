import type { App } from "#app/app.server.ts";
import { deviceName } from "#app/domain/accounts/sessions/device-name.ts";

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

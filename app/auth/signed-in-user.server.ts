import type { App } from "#app/app.server.ts";
import { setRows } from "#app/db/client.server.ts";
import { checkRole, type Position } from "#app/domain/accounts/role.ts";
import { judgeSession } from "#app/domain/accounts/session-life.ts";
import { readSessionCookie, renewedCookie, type SessionCookie } from "./session-cookie.server.ts";

export type SignedInUser = Position & {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  sessionId: string;
  /** The house asks a second step of everybody who works here, and they have none. */
  mustSetUp: boolean;
};

const NOBODY = { user: undefined, cookies: [] };

/**
 * A cookie that is missing, expired, forged or signed with another secret all mean the same: nobody is signed in. Asked of
 * the table itself: the library would renew every session for the same time, whoever's it is, before we could look at it.
 */
export async function findSignedInUser(app: App, headers: Headers) {
  const cookie = await readSessionCookie(app, headers);
  if (!cookie) return NOBODY;
  const row = await app.db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["sessions.id as sessionId", "sessions.createdAt", "sessions.updatedAt", "expiresAt"])
    .select(["users.id", "email", "firstName", "lastName", "role", "duty", "twoFactorEnabled"])
    .select((eb) => eb.selectFrom("staffRules").select("secondStepForAll").as("secondStepForAll"))
    .where("token", "=", cookie.token)
    .executeTakeFirst();
  const position = checkRole(row);
  if (!row || !position.ok) return NOBODY;
  const times = {
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    expiresAt: new Date(row.expiresAt),
  };
  const now = app.now();
  const judged = judgeSession(position.value.role, times, now);
  if (judged.state === "ended") return NOBODY;
  const { id, email, firstName, lastName, sessionId } = row;
  const mustSetUp = row.role === "admin" && row.secondStepForAll === 1 && row.twoFactorEnabled !== 1;
  if (judged.state === "stands") await noteLastSeen(app, { id: sessionId, updatedAt: times.updatedAt });
  return {
    user: { id, email, firstName, lastName, sessionId, mustSetUp, ...position.value },
    cookies: judged.state === "renewed" ? await renew(app, cookie, { sessionId, until: judged.expiresAt, now }) : [],
  };
}

/** A page is not worth less because its session could not be renewed. */
async function renew(
  { db, config, log }: App,
  cookie: SessionCookie,
  { sessionId, until, now }: { sessionId: string; until: Date; now: Date },
) {
  try {
    const times = { expiresAt: until.toISOString(), updatedAt: now.toISOString() };
    await setRows(db, "sessions", { id: sessionId }, times);
  } catch (error) {
    log.warn({ err: error }, "session cannot be renewed");
    return [];
  }
  return [renewedCookie(cookie, config.siteUrl, Math.floor((until.getTime() - now.getTime()) / 1000))];
}

/** Often enough for "last seen", and seldom enough that reading pages stays reading. */
const WORTH_NOTING_MS = 10 * 60_000;

/** When a device was last here, for the list of one's devices. A page does not fail because this could not be noted. */
async function noteLastSeen(app: Pick<App, "db" | "now" | "log">, session: { id: string; updatedAt: Date }) {
  const now = app.now();
  if (now.getTime() - session.updatedAt.getTime() < WORTH_NOTING_MS) return;
  await app.db
    .updateTable("sessions")
    .set({ updatedAt: now.toISOString() })
    .where("id", "=", session.id)
    .execute()
    .catch((error: unknown) => app.log.warn({ err: error }, "last seen could not be noted"));
}

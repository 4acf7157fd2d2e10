import type { App } from "#app/app.server.ts";
import { areaCookie } from "#app/domain/accounts/area-cookie.ts";
import { checkRole, type Role } from "#app/domain/accounts/role.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { knownDevice, rememberDevice } from "#app/services/accounts/known-device.server.ts";
import { noticeSignIn } from "#app/services/accounts/sessions/notice-sign-in.server.ts";
import type { Sender } from "./limit-codes.server.ts";

export type FinishedSignIn = { ok: true; role: Role; cookies: string[] } | Refusal;

/** Opens the session of somebody who has proved the second step, and notes in it when that was. */
export async function finishSignIn(app: App, userId: string, sender: Sender): Promise<FinishedSignIn> {
  const user = await app.db
    .selectFrom("users")
    .select(["email", "role"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const role = checkRole(user.role);
  if (!role.ok) return refusal(role.code ?? "forbidden", role.reason);
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
  const isKnownDevice = (await knownDevice(app, user.email, sender.headers)) !== undefined;
  const userAgent = sender.headers.get("user-agent");
  await noticeSignIn(app, { email: user.email, role: role.value, isKnownDevice, userAgent });
  const remembered = [
    await rememberDevice(app, user.email, sender.headers),
    areaCookie(role.value, app.config.siteUrl),
  ];
  return { ok: true, role: role.value, cookies: [...headers.getSetCookie(), ...remembered] };
}

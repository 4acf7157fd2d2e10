import type { App } from "#app/app.server.ts";
import { type FinishedSignIn, finishSignIn } from "#app/services/accounts/second-step/finish-sign-in.server.ts";
import type { Sender } from "#app/services/accounts/second-step/limit-codes.server.ts";
import { endPendingSignIn, findPendingSignIn } from "#app/services/accounts/second-step/pending-sign-in.server.ts";
import { takePasskey } from "./take-passkey.server.ts";

/** A passkey needs no password before it: the device has asked for a finger, a face or its own code. */
export async function signInWithPasskey(
  app: App,
  request: { answer: string; requestUrl: string },
  sender: Sender,
): Promise<FinishedSignIn> {
  const used = await takePasskey(app, { to: "sign-in" }, request);
  if (!used.ok) return used;
  const pending = await findPendingSignIn(app, sender.headers);
  if (pending) await endPendingSignIn(app, pending);
  return finishSignIn(app, used.userId, sender);
}

/** Whether to offer it on the log-in page: nobody is shown a button that nobody can use. */
export async function hasPasskeys(app: Pick<App, "db">) {
  return (await app.db.selectFrom("passkeys").select("id").limit(1).executeTakeFirst()) !== undefined;
}

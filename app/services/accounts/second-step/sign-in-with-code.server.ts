import type { App } from "#app/app.server.ts";
import type { TypedCode } from "#app/domain/accounts/second-step/typed-code.ts";
import { refusal } from "#app/domain/refusal.ts";
import { takeCode } from "./check-code.server.ts";
import { type FinishedSignIn, finishSignIn } from "./finish-sign-in.server.ts";
import { countCodeAtSignIn, type Sender } from "./limit-codes.server.ts";
import { endPendingSignIn, findPendingSignIn } from "./pending-sign-in.server.ts";

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

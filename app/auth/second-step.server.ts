import { randomInt } from "node:crypto";
import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import { twoFactor } from "better-auth/plugins/two-factor";
import { z } from "zod";
import { RECOVERY_LETTERS } from "#app/domain/accounts/second-step/typed-code.ts";

export const RECOVERY_CODES = 10;
/** How long a right password waits for its second step. */
const PENDING_SECONDS = 10 * 60;
const PENDING_COOKIE = "two_factor";

/**
 * The library makes and encrypts the secret and the recovery codes, and takes the session back that a right password has
 * opened. Codes are checked by ourselves: the library takes one twice, and its writes and our e-mail are not one transaction.
 */
const codes = twoFactor({
  twoFactorTable: "twoFactors",
  twoFactorCookieMaxAge: PENDING_SECONDS,
  // Tries are counted where all others are.
  accountLockout: { enabled: false },
  backupCodeOptions: { customBackupCodesGenerate: () => Array.from({ length: RECOVERY_CODES }, makeRecoveryCode) },
});

/** What the library has no call for. Neither has an address; both are called by use cases alone. */
const sessions = {
  id: "second-step",
  endpoints: {
    /** The name of the sign-in that waits in this browser; nothing if there is none or its cookie was forged. */
    readPendingSignIn: createAuthEndpoint.serverOnly({ method: "GET", requireHeaders: true }, async (ctx) => {
      const { name } = ctx.context.createAuthCookie(PENDING_COOKIE);
      return { pending: (await ctx.getSignedCookie(name, ctx.context.secret)) || undefined };
    }),
    /** Opens a session for somebody who has proved who they are. */
    openSession: createAuthEndpoint.serverOnly(
      { method: "POST", requireHeaders: true, body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const { internalAdapter, createAuthCookie } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        const session = user && (await internalAdapter.createSession(user.id, false));
        if (!session) throw new Error("The session could not be opened.");
        await setSessionCookie(ctx, { session, user }, false);
        expireCookie(ctx, createAuthCookie(PENDING_COOKIE));
        return { token: session.token };
      },
    ),
  },
} satisfies BetterAuthPlugin;

export const secondStepPlugins = [codes, sessions];

function makeRecoveryCode() {
  const letters = Array.from({ length: 10 }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]);
  return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}

import { randomInt } from "node:crypto";
import { type BetterAuthPlugin, betterAuth } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import { twoFactor } from "better-auth/plugins/two-factor";
import { sql } from "kysely";
import type { Logger } from "pino";
import { z } from "zod";
import { type Db, dropRows } from "#app/db/client.server.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "#app/domain/accounts/password-change.ts";
import { CUSTOMER_ROLE } from "#app/domain/accounts/role.ts";
import { RECOVERY_LETTERS } from "#app/domain/accounts/second-step/typed-code.ts";
import { hashPassword, verifyPassword } from "./password-hashing.server.ts";

const RECOVERY_CODES = 10;
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

const secondStepPlugins = [codes, sessions];

function makeRecoveryCode() {
  const letters = Array.from({ length: 10 }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]);
  return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}

const SESSION_SECONDS = 30 * 24 * 60 * 60;

interface AuthOptions {
  db: Db;
  secret: string;
  siteUrl: URL;
  log: Logger;
  now(): Date;
  /** Called in the transaction that ends the older links. */
  onPasswordReset(db: Db, user: { id: string; name: string; email: string }): Promise<void>;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Better Auth is called from our own actions only; its HTTP endpoints are not mounted, so there is one way into an account
 * and one place that limits attempts.
 */
export function createAuth({ db, secret, siteUrl, log, now, onPasswordReset }: AuthOptions) {
  return betterAuth({
    appName: "Larkfield",
    baseURL: siteUrl.origin,
    secret,
    // "sqlite" on PostgreSQL too: it makes the adapter write ISO text and 0/1, which our columns hold on both.
    database: { db, type: "sqlite", transaction: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "larkfield",
      // The shell puts its own prefix before the name, a stricter one than the library has: see server/host-cookies.ts.
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: ["x-client-address"] },
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure: siteUrl.protocol === "https:" },
    },
    plugins: secondStepPlugins,
    // The longest that any role has; how long one really lasts is decided where it is read: see signed-in-user.server.ts.
    session: { modelName: "sessions", expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    // By the clock by which it is judged later.
    databaseHooks: { session: { create: { before: async (session) => ({ data: { ...session, ...bornAt(now()) } }) } } },
    account: { modelName: "accounts" },
    verification: { modelName: "verifications", storeIdentifier: "hashed" },
    user: {
      modelName: "users",
      additionalFields: {
        firstName: { type: "string", required: true },
        lastName: { type: "string", required: true },
        foldedName: { type: "string", required: true, returned: false },
        phoneNumber: { type: "string", required: true },
        street: { type: "string", required: true },
        city: { type: "string", required: true },
        state: { type: "string", required: true },
        zipCode: { type: "string", required: true },
        // Registration always makes a customer; nothing a browser sends can say otherwise.
        role: { type: "string", required: false, input: false, defaultValue: CUSTOMER_ROLE },
        duty: { type: "string", required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      password: { hash: hashPassword, verify: verifyPassword },
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      revokeSessionsOnPasswordReset: true,
      // The new password is the only way in now: older links end, and mistyped tries at the old one are forgiven.
      onPasswordReset: async ({ user }) => {
        const counted = `sign-in:email:${user.email}`;
        // Compared letter by letter: LIKE would read the _ of an address as any letter.
        const isTheirs = sql<boolean>`substr(${sql.ref("key")}, 1, ${counted.length}) = ${counted}`;
        await db.transaction().execute(async (change) => {
          await dropRows(change, "verifications", { value: user.id });
          await change.deleteFrom("rateLimits").where(isTheirs).execute();
          await onPasswordReset(change, user);
        });
      },
    },
    logger: {
      level: "warn",
      log: (level, message) => log[level === "error" ? "error" : "debug"]({ source: "better-auth" }, message),
    },
  });
}

function bornAt(now: Date) {
  return { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000) };
}

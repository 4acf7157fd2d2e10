import { betterAuth } from "better-auth";
import { sql } from "kysely";
import type { Logger } from "pino";
import type { Db } from "#app/db/client.server.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "#app/domain/accounts/password-change.ts";
import { CUSTOMER_ROLE } from "#app/domain/accounts/role.ts";
import { hashPassword, verifyPassword } from "./password-hashing.server.ts";
import { secondStepPlugins } from "./second-step.server.ts";

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
          await change.deleteFrom("verifications").where("value", "=", user.id).execute();
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

import { APIError } from "better-auth/api";
import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#app/app.server.ts";
import { changePassword } from "#app/services/accounts/change-password.server.ts";
import { resetPassword } from "#app/services/accounts/reset-password.server.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { signUp } from "#app/services/accounts/sign-up.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { effectsOf } from "#tests/support/effects.ts";
import { cookieHeaders, newAccount, sender } from "#tests/support/people.ts";

const NOW = "2030-03-01T12:00:00.000Z";

onEachDatabase("what guards accounts", (house) => {
  beforeAll(() => house().setNow(new Date(NOW)));

  const deviceOf = (cookies: string[]) => cookies.find((line) => line.startsWith("larkfield.device=")) ?? "";
  const pairOf = (cookie: string) => cookie.split(";", 1)[0];

  async function register(app: App = house().app) {
    const account = newAccount();
    const result = await signUp(app, account, sender());
    if (!result.ok) throw new Error(result.reason);
    const { id } = await app.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", account.email)
      .executeTakeFirstOrThrow();
    return { account, id, device: deviceOf(result.cookies) };
  }

  /** So many tries have been made under this name, in the quarter hour or hour that has just begun. */
  async function usedUp(key: string, count: number) {
    const resetsAt = "2030-03-01T12:10:00.000Z";
    await house().app.db.insertInto("rateLimits").values({ key, count, resetsAt }).execute();
  }

  const tooMany = {
    ok: false,
    code: "too_many",
    status: 429,
    reason: "Too many attempts. Please try again later.",
    retryAfter: 600,
  };

  describe("past a limit nothing is tried", () => {
    test("not even the right password is changed at the eleventh try", async () => {
      const { account, id } = await register();
      await usedUp(`change-password:user:${id}`, 10);
      const change = { currentPassword: account.password, newPassword: "velvet-evening" };
      const { answer, effects } = await effectsOf(house().app, () =>
        changePassword(house().app, { id, sessionId: "" }, change),
      );
      expect(answer).toEqual(tooMany);
      expect(effects).toEqual({ rateLimits: { changed: { [`change-password:user:${id}`]: { count: 11 } } } });
    });

    test("no reset link is read, and no account made, at the twenty-first try", async () => {
      const from = sender();
      await usedUp(`reset-use:sender:${from.ip}`, 20);
      await usedUp(`sign-up:sender:${from.ip}`, 20);
      const form = { token: "none", newPassword: "velvet-evening" };
      expect(await resetPassword(house().app, form, from)).toEqual(tooMany);
      const { answer, effects } = await effectsOf(house().app, () => signUp(house().app, newAccount(), from));
      expect(answer).toEqual(tooMany);
      expect(effects).toEqual({ rateLimits: { changed: { [`sign-up:sender:${from.ip}`]: { count: 21 } } } });
    });

    test("signing up with an address that has an account tries no password either", async () => {
      const { account } = await register();
      await usedUp(`sign-in:email:${account.email}`, 100);
      expect(await signUp(house().app, account, sender())).toEqual(tooMany);
    });
  });

  describe("a fault is no refusal", () => {
    const badGateway = new APIError("BAD_GATEWAY");

    function broken(way: "signInEmail" | "signUpEmail" | "resetPassword", fault: Error): App {
      const { app } = house();
      const api = { ...app.auth.api, [way]: () => Promise.reject(fault) };
      return { ...app, auth: { ...app.auth, api } };
    }

    test.each([new Error("disk full"), badGateway])(
      "a sign-in that fails by %s is no wrong password",
      async (fault) => {
        const { account } = await register();
        await expect(signIn(broken("signInEmail", fault), account, sender())).rejects.toBe(fault);
      },
    );

    test.each([new Error("disk full"), badGateway])("a reset that fails by %s is no spent link", async (fault) => {
      const form = { token: "any", newPassword: "velvet-evening" };
      await expect(resetPassword(broken("resetPassword", fault), form, sender())).rejects.toBe(fault);
    });

    test("a sign-up that fails is a taken address only where there is one and the library refused", async () => {
      const { account } = await register();
      const disk = new Error("disk full");
      await expect(signUp(broken("signUpEmail", disk), account, sender())).rejects.toBe(disk);
      await expect(signUp(broken("signUpEmail", badGateway), newAccount(), sender())).rejects.toBe(badGateway);
      expect(await signUp(broken("signUpEmail", badGateway), account, sender())).toMatchObject({ created: false });
    });
  });

  describe("the cookie of a device", () => {
    test("is out of reach of scripts and of other sites, and kept for 400 days", async () => {
      const { device } = await register();
      expect(device).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    });

    test("is for https alone where the site is", async () => {
      const siteUrl = new URL("https://larkfield.example");
      const { device } = await register({ ...house().app, config: { ...house().app.config, siteUrl } });
      expect(device).toMatch(/; Secure/);
    });

    test("stays the same at the next sign-in there, and is another one elsewhere", async () => {
      const { account, device } = await register();
      const here = await signIn(house().app, account, { ...sender(), headers: cookieHeaders([device]) });
      const elsewhere = await signIn(house().app, account, sender());
      if (!here.ok || !elsewhere.ok) throw new Error("Not signed in.");
      expect(pairOf(deviceOf(here.cookies))).toBe(pairOf(device));
      expect(pairOf(deviceOf(elsewhere.cookies))).not.toBe(pairOf(device));
      const again = await signIn(house().app, account, sender());
      if (!again.ok) throw new Error("Not signed in.");
      expect(pairOf(deviceOf(again.cookies))).not.toBe(pairOf(deviceOf(elsewhere.cookies)));
    });
  });
});

import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { simpleParser } from "mailparser";
import { expect, test } from "vitest";
import type { RunningApp } from "#app/app.server.ts";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { findSigner } from "#app/email/find-signer.server.ts";
import { makeAdmin } from "#app/services/accounts/admins.server.ts";
import { changePassword } from "#app/services/accounts/change-password.server.ts";
import { knownDevice } from "#app/services/accounts/known-device.server.ts";
import { checkAttempts, countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { changeName } from "#app/services/accounts/profile.server.ts";
import { requestPasswordReset, resetPassword } from "#app/services/accounts/reset-password.server.ts";
import { signIn, signInKey, signOut } from "#app/services/accounts/sign-in.server.ts";
import { signUp } from "#app/services/accounts/sign-up.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { cookieHeaders, newAccount, sender } from "#tests/support/people.ts";

onEachDatabase("accounts", (house) => {
  async function register(changes = {}) {
    const account = newAccount(changes);
    const result = await signUp(house().app, account, sender());
    if (!result.ok) throw new Error(result.reason);
    return { account, cookies: result.cookies };
  }

  test("sign-up writes one client with every field, and signs in", async () => {
    const { account, cookies } = await register();
    const row = await house()
      .app.db.selectFrom("users")
      .selectAll()
      .where("email", "=", account.email)
      .executeTakeFirstOrThrow();
    const { password: _, ...details } = account;
    expect(row).toMatchObject({ ...details, role: "client" });
    expect(row.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const { user } = await findSignedInUser(house().app, cookieHeaders(cookies));
    expect(user).toMatchObject({ email: account.email, role: "client" });
  });

  test("nobody signs a letter before the first owner has said their name", async () => {
    const { app } = house();
    await makeAdmin(app, "first@example.com", "muslin-morning");
    expect(await findSigner(app.db)).toBe("");
    const owner = await app.db.selectFrom("users").select("id").where("role", "=", "admin").executeTakeFirstOrThrow();
    await changeName(app, owner.id, { firstName: "Una", lastName: "Vale" });
    expect(await findSigner(app.db)).toBe("Una");
  });

  test("the session outlives the browser: the cookie carries an age", async () => {
    const { cookies } = await register();
    expect(cookies.join("\n")).toMatch(/session_token=.*Max-Age=2592000/);
    expect(cookies.join("\n")).toMatch(/HttpOnly/);
    expect(cookies.join("\n")).toMatch(/SameSite=Lax/i);
  });

  test("a sign-up sent twice makes one account and signs in both times", async () => {
    const account = newAccount();
    const results = await Promise.all([1, 2, 3].map(() => signUp(house().app, account, sender())));
    expect(results.map((result) => result.ok)).toEqual([true, true, true]);
    const rows = await house().app.db.selectFrom("users").select("id").where("email", "=", account.email).execute();
    expect(rows).toHaveLength(1);
    const passwords = await house()
      .app.db.selectFrom("accounts")
      .select("id")
      .where("userId", "=", rows[0]?.id ?? "")
      .execute();
    expect(passwords).toHaveLength(1);
  });

  test("an address that is taken is refused without touching its account", async () => {
    const { account } = await register();
    const result = await signUp(house().app, { ...account, firstName: "Eve", password: "other-password" }, sender());
    expect(result).toEqual({
      ok: false,
      code: "refused",
      field: "email",
      status: 409,
      reason: "An account with this email already exists. Please log in instead.",
    });
    const row = await house()
      .app.db.selectFrom("users")
      .select("firstName")
      .where("email", "=", account.email)
      .executeTakeFirstOrThrow();
    expect(row.firstName).toBe("Ida");
  });

  test("sign-in tells an unknown address from a wrong password", async () => {
    const { account } = await register();
    expect(await signIn(house().app, { email: "nobody@example.com", password: "x" }, sender())).toMatchObject({
      ok: false,
      code: "missing",
      field: "email",
      status: 404,
      reason: "No account found with this email.",
    });
    expect(await signIn(house().app, { email: account.email, password: "wrong" }, sender())).toMatchObject({
      ok: false,
      code: "wrong_password",
      field: "password",
      status: 401,
      reason: "Incorrect password. Please try again.",
    });
    expect(await signIn(house().app, account, sender())).toMatchObject({ ok: true, role: "client" });
  });

  test.each([
    [null, "User role not found. Please contact support."],
    ["florist", "Invalid role assigned to this account. Please contact support."],
  ])("an account whose role is %s stays signed out", async (role, reason) => {
    const { account, cookies } = await register();
    const { db } = house().app;
    await db.updateTable("users").set({ role }).where("email", "=", account.email).execute();
    await db.deleteFrom("sessions").execute();
    expect(await signIn(house().app, account, sender())).toMatchObject({
      ok: false,
      code: "forbidden",
      status: 403,
      reason,
    });
    expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    expect((await findSignedInUser(house().app, cookieHeaders(cookies))).user).toBeUndefined();
  });

  test("guessing from one place is stopped, without shutting the owner of the address out elsewhere", async () => {
    const { account } = await register();
    const start = new Date("2030-01-01T12:00:00Z");
    house().setNow(start);
    const stranger = sender();
    for (let guess = 0; guess < 10; guess++) {
      expect(await signIn(house().app, { ...account, password: `guess-${guess}` }, stranger)).toMatchObject({
        status: 401,
      });
    }
    expect(await signIn(house().app, account, stranger)).toMatchObject({
      status: 429,
      reason: "Too many attempts. Please try again later.",
      retryAfter: 15 * 60,
    });
    expect(await signIn(house().app, account, sender())).toMatchObject({ ok: true });
    house().setNow(new Date(start.getTime() + 16 * 60_000));
    expect(await signIn(house().app, account, stranger)).toMatchObject({ ok: true });
  });

  test("guessing from everywhere at once is stopped too, and a reset by e-mail opens the door again", async () => {
    const { account } = await register();
    house().setNow(new Date("2030-01-02T12:00:00Z"));
    for (let guess = 0; guess < 100; guess++) {
      await countAttempt(house().app, [{ key: signInKey(account.email), attempts: 100, minutes: 15 }]);
    }
    expect(await signIn(house().app, account, sender())).toMatchObject({ status: 429 });
    await requestPasswordReset(house().app, account.email, sender());
    const token = await tokenSentTo(house().app, account.email);
    expect(await resetPassword(house().app, { token, newPassword: "velvet-evening" }, sender())).toEqual({ ok: true });
    expect(await signIn(house().app, { ...account, password: "velvet-evening" }, sender())).toMatchObject({ ok: true });
  });

  test("a stranger's refused tries use up nothing that others share", async () => {
    const { account } = await register();
    house().setNow(new Date("2030-01-03T12:00:00Z"));
    const stranger = sender();
    for (let guess = 0; guess < 101; guess++) {
      await signIn(house().app, { ...account, password: `guess-${guess}` }, stranger);
    }
    for (let request = 0; request < 21; request++) await requestPasswordReset(house().app, account.email, stranger);
    expect(await requestPasswordReset(house().app, account.email, stranger)).toMatchObject({ status: 429 });
    expect(await signIn(house().app, account, sender())).toMatchObject({ ok: true });
    expect(await requestPasswordReset(house().app, account.email, sender())).toEqual({ ok: true });
  });

  test("a device that has signed in before has tries of its own, however many strangers fail", async () => {
    const { account, cookies } = await register();
    house().setNow(new Date("2030-01-04T12:00:00Z"));
    const { db } = house().app;
    const resetsAt = "2030-01-04T12:15:00.000Z";
    const used = [signInKey(account.email), `reset:email:${account.email}`, "sign-in:sender:here", "reset:sender:here"];
    await db
      .insertInto("rateLimits")
      .values(used.map((key) => ({ key, count: 100, resetsAt })))
      .execute();
    const here = { ip: "here", headers: cookieHeaders(cookies.filter((line) => line.includes(".device="))) };
    expect(await signIn(house().app, account, sender())).toMatchObject({ status: 429 });
    expect(await signIn(house().app, account, here)).toMatchObject({ ok: true });
    expect(await requestPasswordReset(house().app, account.email, sender())).toMatchObject({ status: 429 });
    expect(await requestPasswordReset(house().app, account.email, here)).toEqual({ ok: true });
    // It opens no other account, and its own tries are few as well.
    const other = await register();
    await db
      .insertInto("rateLimits")
      .values({ key: signInKey(other.account.email), count: 100, resetsAt })
      .execute();
    expect(await signIn(house().app, other.account, here)).toMatchObject({ status: 429 });
    for (let guess = 0; guess < 10; guess++) await signIn(house().app, { ...account, password: "wrong" }, here);
    expect(await signIn(house().app, account, here)).toMatchObject({ status: 429 });
  });

  test.each(["", "x", "x.y", `${"x".repeat(300)}.y`])("a device cookie that reads %j is nobody's", async (value) => {
    const { account } = await register();
    const headers = new Headers({ cookie: `larkfield.device=${btoa(JSON.stringify(value))}` });
    expect(await knownDevice(house().app, account.email, headers)).toBeUndefined();
  });

  test("a password longer than any we keep is just wrong", async () => {
    const { account } = await register();
    expect(await signIn(house().app, { ...account, password: "x".repeat(129) }, sender())).toMatchObject({
      status: 401,
    });
  });

  test.each([
    ["signing in again", signIn],
    ["signing somebody else up", (...[app, , from]: Parameters<typeof signIn>) => signUp(app, newAccount(), from)],
  ])("%s ends the session that was there before", async (_, enter) => {
    const { account, cookies } = await register();
    expect(await enter(house().app, account, { ...sender(), headers: cookieHeaders(cookies) })).toMatchObject({
      ok: true,
    });
    expect((await findSignedInUser(house().app, cookieHeaders(cookies))).user).toBeUndefined();
  });

  test("a newer link ends the older ones, and so does a password set by command", async () => {
    const { account } = await register();
    await requestPasswordReset(house().app, account.email, sender());
    const older = await tokenSentTo(house().app, account.email);
    await requestPasswordReset(house().app, account.email, sender());
    const newer = await tokenSentTo(house().app, account.email);
    const use = (token: string) => resetPassword(house().app, { token, newPassword: "stolen-link" }, sender());
    expect(await use(older)).toMatchObject({ status: 410 });
    expect(await makeAdmin(house().app, account.email, "muslin-morning", { evenClient: true })).toEqual({
      ok: true,
      created: false,
    });
    expect(await use(newer)).toMatchObject({ status: 410 });
  });

  test("a reset ends every older link", async () => {
    const { account } = await register();
    await requestPasswordReset(house().app, account.email, sender());
    const older = await tokenSentTo(house().app, account.email);
    await requestPasswordReset(house().app, account.email, sender());
    const newer = await tokenSentTo(house().app, account.email);
    expect(await resetPassword(house().app, { token: newer, newPassword: "velvet-evening" }, sender())).toEqual({
      ok: true,
    });
    expect(await resetPassword(house().app, { token: older, newPassword: "stolen-link" }, sender())).toMatchObject({
      status: 410,
    });
  });

  test("a clock that went back a day keeps nobody out for longer than the limit", async () => {
    const limits = [{ key: "clock", attempts: 1, minutes: 15 }];
    const { app } = house();
    const tomorrow = { ...app, now: () => new Date(app.now().getTime() + 86_400_000) };
    await countAttempt(tomorrow, limits);
    expect(await countAttempt(tomorrow, limits)).toMatchObject({ code: "too_many", retryAfter: 900 });
    expect(await checkAttempts(app, limits)).toEqual({ ok: true });
    expect(await countAttempt(app, limits)).toEqual({ ok: true });
    expect(await countAttempt(app, limits)).toMatchObject({ code: "too_many", retryAfter: 900 });
  });

  test("guessing is stopped per sender across many addresses", async () => {
    house().setNow(new Date("2030-02-01T12:00:00Z"));
    const one = sender();
    const results = [];
    for (let guess = 0; guess < 61; guess++) {
      results.push(await signIn(house().app, { email: `guess${guess}@example.com`, password: "x" }, one));
    }
    expect(results.at(59)).toMatchObject({ status: 404 });
    expect(results.at(60)).toMatchObject({ status: 429 });
  });

  test("a reset link works once, sets the password and ends every session", async () => {
    const { account, cookies } = await register();
    expect(await requestPasswordReset(house().app, account.email, sender())).toEqual({ ok: true });
    const token = await tokenSentTo(house().app, account.email);
    const form = { token, newPassword: "velvet-evening" };
    expect(await resetPassword(house().app, form, sender())).toEqual({ ok: true });
    expect((await findSignedInUser(house().app, cookieHeaders(cookies))).user).toBeUndefined();
    expect(await signIn(house().app, account, sender())).toMatchObject({ status: 401 });
    expect(await signIn(house().app, { ...account, password: form.newPassword }, sender())).toMatchObject({ ok: true });
    expect(await resetPassword(house().app, { token, newPassword: "again-again" }, sender())).toEqual({
      ok: false,
      code: "expired",
      status: 410,
      reason: "This link has expired or was already used. Please ask for a new one.",
    });
  });

  test("the stored half of a reset link is useless to someone who reads the database", async () => {
    const { account } = await register();
    await requestPasswordReset(house().app, account.email, sender());
    const token = await tokenSentTo(house().app, account.email);
    const rows = await house().app.db.selectFrom("verifications").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("the link is gone from our own tables as soon as it is sent", async () => {
    const { account } = await register();
    await requestPasswordReset(house().app, account.email, sender());
    const token = await tokenSentTo(house().app, account.email);
    const rows = await house().app.db.selectFrom("emails").selectAll().execute();
    expect(rows.filter((row) => row.recipientAddress === account.email)).toMatchObject([{ state: "sent" }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("a reset and a change of the password are each told to the holder of the address", async () => {
    const { account, cookies } = await register();
    const told = async () => {
      const rows = await house()
        .app.db.selectFrom("emails")
        .select("kind")
        .where("recipientAddress", "=", account.email)
        .execute();
      return rows.filter(({ kind }) => kind === "password_changed").length;
    };
    const { user } = await findSignedInUser(house().app, cookieHeaders(cookies));
    if (!user) throw new Error("not signed in");
    await changePassword(house().app, user, { currentPassword: "wrong", newPassword: "velvet-evening" });
    expect(await told()).toBe(0);
    await changePassword(house().app, user, { currentPassword: account.password, newPassword: "velvet-evening" });
    await changePassword(house().app, user, { currentPassword: account.password, newPassword: "velvet-evening" });
    expect(await told()).toBe(1);
    await requestPasswordReset(house().app, account.email, sender());
    const token = await tokenSentTo(house().app, account.email);
    await resetPassword(house().app, { token, newPassword: "muslin-morning" }, sender());
    expect(await told()).toBe(2);
  });

  test("a reset for an unknown address says so", async () => {
    expect(await requestPasswordReset(house().app, "nobody@example.com", sender())).toEqual({
      ok: false,
      code: "missing",
      field: "email",
      status: 404,
      reason: "No account found with this email.",
    });
  });

  test("changing the password checks the current one, keeps this session and ends the others and every reset link", async () => {
    const { account, cookies } = await register();
    const elsewhere = await signIn(house().app, account, sender());
    if (!elsewhere.ok) throw new Error(elsewhere.reason);
    await requestPasswordReset(house().app, account.email, sender());
    const token = await tokenSentTo(house().app, account.email);
    const { user } = await findSignedInUser(house().app, cookieHeaders(cookies));
    if (!user) throw new Error("not signed in");

    for (const currentPassword of ["wrong", "x".repeat(200)]) {
      expect(await changePassword(house().app, user, { currentPassword, newPassword: "velvet-evening" })).toEqual({
        ok: false,
        code: "wrong_password",
        field: "currentPassword",
        status: 401,
        reason: "Current password is incorrect.",
      });
    }
    const right = { currentPassword: account.password, newPassword: "velvet-evening" };
    expect(await changePassword(house().app, user, right)).toEqual({ ok: true });
    expect((await findSignedInUser(house().app, cookieHeaders(cookies))).user?.id).toBe(user.id);
    expect((await findSignedInUser(house().app, cookieHeaders(elsewhere.cookies))).user).toBeUndefined();
    expect(await resetPassword(house().app, { token, newPassword: "stolen-link" }, sender())).toMatchObject({
      status: 410,
    });
  });

  test("of different password changes at once one is made; the same one sent twice is one change", async () => {
    const { account, cookies } = await register();
    const { user } = await findSignedInUser(house().app, cookieHeaders(cookies));
    if (!user) throw new Error("not signed in");
    const change = (currentPassword: string, newPassword: string) =>
      changePassword(house().app, user, { currentPassword, newPassword });
    const results = await Promise.all(
      ["first-one", "second-one", "third-one"].map((next) => change(account.password, next)),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    const winner = ["first-one", "second-one", "third-one"][results.findIndex((result) => result.ok)] ?? "";
    const twice = await Promise.all([change(winner, "the-same"), change(winner, "the-same")]);
    expect(twice).toEqual([{ ok: true }, { ok: true }]);
    expect(await signIn(house().app, { ...account, password: "the-same" }, sender())).toMatchObject({ ok: true });
  });

  test("signing out ends the session on the server, not only in the browser", async () => {
    const { cookies } = await register();
    const cleared = await signOut(house().app, cookieHeaders(cookies));
    expect(cleared.join("\n")).toMatch(/session_token=;.*Max-Age=0/);
    expect((await findSignedInUser(house().app, cookieHeaders(cookies))).user).toBeUndefined();
  });

  test.each([
    "larkfield.session_token=forged.signature",
    "larkfield.session_token=%E0%A4%A",
    "larkfield.session_token=",
  ])("the cookie %s is nobody", async (cookie) => {
    expect((await findSignedInUser(house().app, new Headers({ cookie }))).user).toBeUndefined();
  });
});

/** The token in the e-mail to this address that has not gone out yet; it goes out with this. */
async function tokenSentTo(app: RunningApp, address: string) {
  const { id } = await app.db
    .selectFrom("emails")
    .select("id")
    .where("kind", "=", "password_reset")
    .where("recipientAddress", "=", address)
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  await app.outbox.sendDue();
  const outbox = path.join(app.config.dataDir, "outbox");
  const file = (await readdir(outbox)).find((name) => name.includes(id)) ?? "";
  const { text } = await simpleParser(await readFile(path.join(outbox, file)));
  const token = /reset-password\?token=([\w-]+)/.exec(text ?? "")?.[1];
  if (!token) throw new Error(`No link in ${file}`);
  return token;
}

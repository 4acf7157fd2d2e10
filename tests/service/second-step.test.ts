import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { shippedBusiness } from "#app/content/business.ts";
import { checkTypedCode } from "#app/domain/accounts/second-step/typed-code.ts";
import { makeAdmin, revokeAdmin } from "#app/services/accounts/admins.server.ts";
import {
  findPendingSignIn,
  findProofState,
  proveSecondStep,
  signInWithCode,
} from "#app/services/accounts/second-step/prove-second-step.server.ts";
import {
  confirmSecondStep,
  findSecondStep,
  findSetupAddress,
  forgetSecondStep,
  renewRecoveryCodes,
  startSecondStep,
  turnOffSecondStep,
} from "#app/services/accounts/second-step/set-up.server.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { signUp } from "#app/services/accounts/sign-up.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { cookieHeaders, newAccount, sender } from "#tests/support/people.ts";
import { codeOf, createAuthenticator, secretIn, stepAt } from "#tests/support/second-step/authenticator.ts";

// RFC 6238, appendix B, for SHA-1: the secret is these twenty letters.
test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("at %i seconds the standard's code is %s", (seconds, code) => {
  const step = stepAt(new Date(seconds * 1000));
  expect(codeOf(Buffer.from("12345678901234567890"), step, 8)).toBe(code);
  expect(codeOf(Buffer.from("12345678901234567890"), step)).toBe(code.slice(2));
});

const START = new Date("2026-11-15T12:00:10.000Z");
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onEachDatabase("the second step", (house) => {
  // The library has a clock of its own, so both are set.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: START });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const password = "bolt-of-linen";
  const read = (text: string) => {
    const typed = checkTypedCode(text);
    if (!typed.ok) throw new Error(typed.reason);
    return typed.value;
  };

  /** An owner who has logged in. */
  async function owner() {
    const { email } = newAccount();
    await makeAdmin(house().app, email, password);
    const signedIn = await signIn(house().app, { email, password }, sender());
    if (!signedIn.ok) throw new Error(signedIn.reason);
    const headers = cookieHeaders(signedIn.cookies);
    const { user } = await findSignedInUser(house().app, headers);
    if (!user) throw new Error("Not signed in.");
    return { email, user, headers, sender: { ip: `home-${email}`, headers } };
  }

  async function ownerWithCodes() {
    const person = await owner();
    const started = await startSecondStep(house().app, person.user.id, password, person.headers);
    if (!started.ok) throw new Error(started.reason);
    const phone = createAuthenticator(started.address);
    const confirmed = await confirmSecondStep(house().app, person.user, read(phone.next()));
    if (!confirmed.ok) throw new Error(confirmed.reason);
    return { ...person, phone, address: started.address, recoveryCodes: confirmed.recoveryCodes };
  }

  /** A right password in a new browser, and what it sends from then on. */
  async function withPassword(email: string, ip: string = crypto.randomUUID()) {
    const half = await signIn(house().app, { email, password }, { ip, headers: new Headers() });
    if (!half.ok) throw new Error(half.reason);
    return { half, sender: { ip, headers: cookieHeaders(half.cookies) } };
  }

  const newsFor = async (email: string) => {
    const rows = await house()
      .app.db.selectFrom("emails")
      .select("parameters")
      .where("recipientAddress", "=", email)
      .where("kind", "=", "second_step")
      .execute();
    return rows.map(({ parameters }) => JSON.parse(parameters).change).sort();
  };
  const sessionsOf = (userId: string) =>
    house().app.db.selectFrom("sessions").select("id").where("userId", "=", userId).execute();

  test("without one a password signs in, and nothing is ever asked again", async () => {
    const { user } = await owner();
    later(100 * HOUR);
    expect(await findProofState(house().app, user)).toMatchObject({ due: false });
    expect(await proveSecondStep(house().app, user, "")).toEqual({ ok: true });
    expect(await findSecondStep(house().app, user.id)).toBeUndefined();
  });

  test("the app is told the name that the house has now", async () => {
    const { user, headers } = await owner();
    const { db } = house().app;
    const document = JSON.stringify({ business: { ...shippedBusiness, shortName: "Quill" } });
    const version = { id: "quill", version: 1, document, reason: "", actorId: user.id, at: "2026-11-15T12:00:00.000Z" };
    await db.insertInto("siteVersions").values(version).execute();
    const started = await startSecondStep(house().app, user.id, password, headers);
    await db.deleteFrom("siteVersions").execute();
    expect(started).toMatchObject({ address: expect.stringMatching(/^otpauth:\/\/totp\/Quill:.*issuer=Quill/) });
  });

  test("setting up wants the password, and is off until a first code is right", async () => {
    const { email, user, headers } = await owner();
    expect(await startSecondStep(house().app, user.id, "wrong", headers)).toMatchObject({
      status: 401,
      reason: "Current password is incorrect.",
      field: "currentPassword",
    });
    const started = await startSecondStep(house().app, user.id, password, headers);
    if (!started.ok) throw new Error(started.reason);
    expect(started.address).toMatch(/^otpauth:\/\/totp\/Larkfield:.*issuer=Larkfield/);
    expect(started.address).toMatch(/[?&]secret=[A-Z2-7]{52}(&|$)/);
    expect(secretIn(started.address)).toHaveLength(32);
    const again = (await findSetupAddress(house().app, { id: user.id, email })) ?? "";
    expect(again).toMatch(/^otpauth:\/\/totp\/Larkfield:/);
    expect(secretIn(again)).toEqual(secretIn(started.address));
    expect(await findSecondStep(house().app, user.id)).toBeUndefined();
    expect((await withPassword(email)).half).not.toHaveProperty("pending");

    const wrong = "That code is not right, or was used already. Please enter the newest one.";
    const tooOld = codeOf(secretIn(started.address), stepAt(START) - 2);
    for (const code of [tooOld, "abcde-fgh23"]) {
      expect(await confirmSecondStep(house().app, user, read(code))).toMatchObject({
        status: 401,
        reason: wrong,
      });
    }
    const code = codeOf(secretIn(started.address), stepAt(START));
    const confirmed = await confirmSecondStep(house().app, user, read(code));
    expect(confirmed).toEqual({ ok: true, recoveryCodes: expect.any(Array) });
    if (!confirmed.ok) return;
    expect(new Set(confirmed.recoveryCodes).size).toBe(10);
    for (const one of confirmed.recoveryCodes) expect(one).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    expect(await findSecondStep(house().app, user.id)).toEqual({ codesLeft: 10, passkeys: [] });
    expect(await sessionsOf(user.id)).toEqual([{ id: user.sessionId }]);
    expect(await newsFor(email)).toEqual(["on"]);
    expect(await startSecondStep(house().app, user.id, password, headers)).toMatchObject({ status: 409 });
    expect(await confirmSecondStep(house().app, user, read(code))).toMatchObject({ status: 409 });
  });

  test("a right password opens nothing before the code", async () => {
    const { email, user, phone } = await ownerWithCodes();
    const before = await sessionsOf(user.id);
    const { half, sender: from } = await withPassword(email);
    expect(half).toMatchObject({ ok: true, pending: true, role: "admin" });
    expect(await sessionsOf(user.id)).toEqual(before);
    expect((await findSignedInUser(house().app, from.headers)).user).toBeUndefined();
    expect((await findPendingSignIn(house().app, from.headers))?.userId).toBe(user.id);

    const done = await signInWithCode(house().app, read(phone.next()), from);
    expect(done).toMatchObject({ ok: true, role: "admin" });
    if (!done.ok) return;
    const { user: signedIn } = await findSignedInUser(house().app, cookieHeaders(done.cookies));
    expect(signedIn).toMatchObject({ email, role: "admin" });
    expect(await findProofState(house().app, signedIn ?? user)).toMatchObject({ due: false });
    // The same answer a second time.
    expect(await signInWithCode(house().app, read(phone.next()), from)).toMatchObject({ status: 410 });
  });

  test("a sign-up with the owner's address and password is no way around it", async () => {
    const { email, user } = await ownerWithCodes();
    const before = await sessionsOf(user.id);
    expect(await signUp(house().app, newAccount({ email, password }), sender())).toMatchObject({
      status: 409,
      reason: "An account with this email already exists. Please log in instead.",
    });
    expect(await sessionsOf(user.id)).toEqual(before);
  });

  test("a half-finished sign-in ends after ten minutes", async () => {
    const { email, phone } = await ownerWithCodes();
    const { sender: from } = await withPassword(email);
    later(10 * MINUTE - 1000);
    expect(await findPendingSignIn(house().app, from.headers)).toBeDefined();
    later(1000);
    expect(await findPendingSignIn(house().app, from.headers)).toBeUndefined();
    expect(await signInWithCode(house().app, read(phone.next()), from)).toEqual({
      ok: false,
      code: "expired",
      status: 410,
      reason: "This took more than ten minutes, or was done already. Please log in again.",
      field: undefined,
    });
  });

  test("a code works once, also for two who send it at the same moment, and an older one no more", async () => {
    const { email, phone } = await ownerWithCodes();
    later(2 * MINUTE);
    const code = phone.at(stepAt(new Date()));
    const browsers = await Promise.all([1, 2, 3].map(() => withPassword(email)));
    const answers = await Promise.all(browsers.map((one) => signInWithCode(house().app, read(code), one.sender)));
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, false, true]);
    const { sender: from } = await withPassword(email);
    for (const again of [code, phone.at(stepAt(new Date()) - 1)]) {
      expect(await signInWithCode(house().app, read(again), from)).toMatchObject({
        status: 401,
        field: "secondStepCode",
      });
    }
  });

  test("a phone whose clock is half a minute off is taken, a whole one is not", async () => {
    const { email, phone } = await ownerWithCodes();
    for (const [off, taken] of [
      [-2, false],
      [-1, true],
      [0, true],
      [1, true],
      [2, false],
    ] as const) {
      later(5 * MINUTE);
      const { sender: from } = await withPassword(email);
      const answer = await signInWithCode(house().app, read(phone.at(stepAt(new Date()) + off)), from);
      expect([off, answer.ok]).toEqual([off, taken]);
    }
  });

  test("a code of somebody else's phone opens nothing", async () => {
    const one = await ownerWithCodes();
    const other = await ownerWithCodes();
    later(MINUTE);
    const { sender: from } = await withPassword(one.email);
    expect(await signInWithCode(house().app, read(other.phone.next()), from)).toMatchObject({ status: 401 });
    expect(await signInWithCode(house().app, read(other.recoveryCodes[0] ?? ""), from)).toMatchObject({ status: 401 });
  });

  test("a recovery code signs in once, and its owner is told", async () => {
    const { email, user, recoveryCodes } = await ownerWithCodes();
    const [code = ""] = recoveryCodes;
    const browsers = await Promise.all([1, 2].map(() => withPassword(email)));
    const typed = read(code.toUpperCase().replace("-", " "));
    const answers = await Promise.all(browsers.map((one) => signInWithCode(house().app, typed, one.sender)));
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const { sender: from } = await withPassword(email);
    expect(await signInWithCode(house().app, typed, from)).toMatchObject({ status: 401 });
    expect(await findSecondStep(house().app, user.id)).toMatchObject({ codesLeft: 9 });
    expect(await newsFor(email)).toEqual(["on", "recovery_code"]);
  });

  test("new recovery codes want the password and end the older ones", async () => {
    const { email, user, headers, recoveryCodes } = await ownerWithCodes();
    expect(await renewRecoveryCodes(house().app, user.id, "wrong", headers)).toMatchObject({ status: 401 });
    const renewed = await renewRecoveryCodes(house().app, user.id, password, headers);
    if (!renewed.ok) throw new Error(renewed.reason);
    expect(renewed.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const { sender: from } = await withPassword(email);
    expect(await signInWithCode(house().app, read(recoveryCodes[1] ?? ""), from)).toMatchObject({ status: 401 });
    expect(await signInWithCode(house().app, read(renewed.recoveryCodes[1] ?? ""), from)).toMatchObject({ ok: true });
  });

  test("a leaked database does not sign in: neither secret, recovery code nor challenge is in it", async () => {
    const { email, address, recoveryCodes } = await ownerWithCodes();
    const { half, sender: from } = await withPassword(email);
    const { db } = house().app;
    const rows = await Promise.all([
      db.selectFrom("twoFactors").selectAll().execute(),
      db.selectFrom("verifications").selectAll().execute(),
      db.selectFrom("users").selectAll().execute(),
    ]);
    const stored = JSON.stringify(rows);
    const secret = secretIn(address);
    const base32 = new URL(address).searchParams.get("secret") ?? "";
    const challenge = /two_factor=(2fa-[^.%;]+)/.exec(half.ok ? half.cookies.join("\n") : "")?.[1] ?? "";
    expect(challenge).toHaveLength(24);
    for (const text of [secret.toString(), secret.toString("hex"), base32, challenge, ...recoveryCodes]) {
      expect(stored).not.toContain(text);
    }
    // What is stored, sent back as a cookie or typed as a code, is nothing.
    const pending = await findPendingSignIn(house().app, from.headers);
    const name = half.ok ? (half.cookies.find((line) => line.includes("two_factor")) ?? "").split("=", 1)[0] : "";
    const forged = new Headers({ cookie: `${name}=${pending?.id}.forged` });
    expect(await findPendingSignIn(house().app, forged)).toBeUndefined();
  });

  test("guessing codes is stopped from one place, and a device that has signed in before keeps its own tries", async () => {
    const { email, user, sender: home, phone } = await ownerWithCodes();
    later(5 * MINUTE);
    const { sender: stranger } = await withPassword(email);
    for (let guess = 0; guess < 10; guess++) {
      const answer = await signInWithCode(house().app, { kind: "app", code: `00000${guess}` }, stranger);
      expect(answer).toMatchObject({ status: 401 });
    }
    expect(await signInWithCode(house().app, read(phone.next()), stranger)).toMatchObject({
      status: 429,
      reason: "Too many attempts. Please try again later.",
      retryAfter: 900,
    });
    // The stranger's other places use up the day's tries of all strangers; the owner's device is none.
    const key = `second-step:user:${user.id}`;
    await house().app.db.updateTable("rateLimits").set({ count: 100 }).where("key", "=", key).execute();
    const { sender: elsewhere } = await withPassword(email);
    expect(await signInWithCode(house().app, read(phone.next()), elsewhere)).toMatchObject({ status: 429 });
    const half = await signIn(house().app, { email, password }, home);
    if (!half.ok) throw new Error(half.reason);
    const device = home.headers.get("cookie")?.match(/larkfield\.device=[^;]+/)?.[0] ?? "";
    const headers = new Headers({ cookie: `${cookieHeaders(half.cookies).get("cookie")}; ${device}` });
    expect(await signInWithCode(house().app, read(phone.next()), { ip: "home", headers })).toMatchObject({ ok: true });
  });

  test("twelve hours after the last proof it is asked for again, in each session by itself", async () => {
    const { user, phone } = await ownerWithCodes();
    later(12 * HOUR - 1000);
    expect(await proveSecondStep(house().app, user, "")).toEqual({ ok: true });
    later(1000);
    expect(await proveSecondStep(house().app, user, "")).toMatchObject({
      code: "second_step",
      status: 401,
      reason: "Please enter the code from your authenticator app, or a recovery code.",
      field: "secondStepCode",
    });
    expect(await proveSecondStep(house().app, user, "letters")).toMatchObject({
      status: 401,
      reason: "A code has six digits. A recovery code has ten letters and digits.",
    });
    expect(await proveSecondStep(house().app, user, "9".repeat(500_000))).toMatchObject({ status: 401 });
    const code = phone.next();
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await proveSecondStep(house().app, user, spaced)).toEqual({ ok: true });
    expect(await findProofState(house().app, user)).toMatchObject({ due: false });
    expect(await proveSecondStep(house().app, user, "")).toEqual({ ok: true });
  });

  test("turning off wants a code however lately one was given, and then a password is enough again", async () => {
    const { email, user, phone } = await ownerWithCodes();
    expect(await turnOffSecondStep(house().app, user, "")).toMatchObject({ status: 401 });
    expect(await turnOffSecondStep(house().app, user, phone.next())).toEqual({ ok: true });
    expect(await findSecondStep(house().app, user.id)).toBeUndefined();
    expect((await withPassword(email)).half).not.toHaveProperty("pending");
    expect(await newsFor(email)).toEqual(["off", "on"]);
  });

  test("whoever has the machine can remove it, and one who is no admin anymore has none", async () => {
    const lost = await ownerWithCodes();
    expect(await forgetSecondStep(house().app, ` ${lost.email.toUpperCase()} `)).toEqual({ ok: true });
    expect((await withPassword(lost.email)).half).not.toHaveProperty("pending");
    expect(await newsFor(lost.email)).toEqual(["off", "on"]);
    expect(await forgetSecondStep(house().app, lost.email)).toEqual({
      ok: false,
      reason: `${lost.email} has no second step.`,
    });
    const revoked = await ownerWithCodes();
    expect(await revokeAdmin(house().app, revoked.email)).toEqual({ ok: true });
    const { half } = await withPassword(revoked.email);
    expect(half).toMatchObject({ ok: true, role: "client" });
    expect(half).not.toHaveProperty("pending");
  });
});

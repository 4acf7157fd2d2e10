import { beforeAll, expect, test } from "vitest";
import { findSignedInUser, type SignedInUser } from "#app/auth/signed-in-user.server.ts";
import { checkTypedCode } from "#app/domain/accounts/second-step/typed-code.ts";
import { makeAdmin } from "#app/services/accounts/admins.server.ts";
import { offerNewPasskey, offerPasskeyUse } from "#app/services/accounts/second-step/passkey-challenge.server.ts";
import {
  addPasskey,
  hasPasskeys,
  removePasskey,
  signInWithPasskey,
  takePasskey,
} from "#app/services/accounts/second-step/passkeys.server.ts";
import {
  findPendingSignIn,
  findProofState,
  noteProof,
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
import { onEachDatabase } from "#tests/support/databases.ts";
import { audited, effectsOf, expectNoEffects, queuedEmail } from "#tests/support/effects.ts";
import { cookieHeaders, newAccount } from "#tests/support/people.ts";
import { createAuthenticator } from "#tests/support/second-step/authenticator.ts";
import { createSoftwarePasskey } from "#tests/support/second-step/software-passkey.ts";

const anyText = expect.any(String);
const anyNumber = expect.any(Number);
const requestUrl = "http://localhost:3000/login/passkey";

/** One owner's way through it, in the order of the tests: to set it up, to use it and to be rid of it. */
/** What an authenticator app takes from an address; the rest of it is the library's own way of writing. */
function factsOf(address = "") {
  const { pathname, searchParams } = new URL(address);
  return [pathname, ...["secret", "issuer", "digits", "period"].map((name) => searchParams.get(name))];
}

onEachDatabase("what the second step does", (house) => {
  const { email, password } = newAccount();
  const sender = { ip: "home", headers: new Headers() };
  const device = createSoftwarePasskey({ origin: "http://localhost:3000", rpId: "localhost" });
  let user: SignedInUser;
  let phone: ReturnType<typeof createAuthenticator>;
  let rowId: string;
  // The library's clock and ours agree, or what waits for a code would have run out.
  const now = new Date();
  const at = now.toISOString();

  beforeAll(async () => {
    house().setNow(now);
    await makeAdmin(house().app, newAccount().email, password);
    await makeAdmin(house().app, email, password);
    const signedIn = await signIn(house().app, { email, password }, sender);
    if (!signedIn.ok) throw new Error(signedIn.reason);
    sender.headers = cookieHeaders(signedIn.cookies);
    const found = await findSignedInUser(house().app, sender.headers);
    if (!found.user) throw new Error("Not signed in.");
    user = found.user;
  });

  const read = (text: string) => {
    const typed = checkTypedCode(text);
    if (!typed.ok) throw new Error(typed.reason);
    return typed.value;
  };
  const news = (change: string, more = {}) =>
    queuedEmail({
      kind: "second_step",
      to: { name: "Owner", address: email },
      parameters: { passkey: "", codes_left: 0, change, at, ...more },
      at,
      giveUpAt: new Date(now.getTime() + 86_400_000).toISOString(),
    });
  const challengeIn = (offered: Awaited<ReturnType<typeof offerPasskeyUse>>) => {
    if (!offered.ok) throw new Error(offered.reason);
    return offered.options.challenge;
  };
  const limit = (key: string, minutes: number) => ({
    key,
    count: 1,
    resetsAt: new Date(now.getTime() + minutes * 60_000).toISOString(),
  });

  test("starting writes a secret that does nothing yet", async () => {
    const { answer, effects } = await effectsOf(house().app, () =>
      startSecondStep(house().app, user.id, password, sender.headers),
    );
    if (!answer.ok) throw new Error(answer.reason);
    phone = createAuthenticator(answer.address);
    expect(effects).toEqual({
      twoFactors: {
        added: [
          {
            id: anyText,
            userId: user.id,
            secret: anyText,
            backupCodes: anyText,
            verified: 0,
            lastStep: null,
            failedVerificationCount: 0,
            lockedUntil: null,
          },
        ],
      },
    });
    const [row] = (effects.twoFactors?.added ?? []) as { id: string }[];
    rowId = row?.id ?? "";
    const shown = await expectNoEffects(house().app, () => findSetupAddress(house().app, user));
    expect(factsOf(shown)).toEqual(factsOf(answer.address));
    expect(await expectNoEffects(house().app, () => findSecondStep(house().app, user.id))).toBeUndefined();
    const state = await expectNoEffects(house().app, () => findProofState(house().app, user));
    expect(state).toEqual({ enabled: false, due: false });
  });

  const listed = (words: string) =>
    audited({ actorId: user.id, at, kind: "changed", subject: "account", subjectId: user.id, words });

  test("the first code turns it on, in this session and for this account", async () => {
    const { effects } = await effectsOf(house().app, () => confirmSecondStep(house().app, user, read(phone.next(now))));
    expect(effects).toEqual({
      twoFactors: { changed: { [rowId]: { verified: 1, lastStep: anyNumber } } },
      users: { changed: { [user.id]: { twoFactorEnabled: 1 } } },
      sessions: { changed: { [user.sessionId]: { secondStepAt: at } } },
      emails: { added: [news("on")] },
      auditEntries: { added: [listed("Turned the second step on")] },
    });
    const state = await expectNoEffects(house().app, () => findProofState(house().app, user));
    expect(state).toEqual({ enabled: true, due: false });
    expect(await expectNoEffects(house().app, () => proveSecondStep(house().app, user, ""))).toEqual({ ok: true });
  });

  test("a proof is noted in its session, and new recovery codes take the place of the older", async () => {
    await house().app.db.updateTable("sessions").set({ secondStepAt: null }).where("id", "=", user.sessionId).execute();
    const noted = await effectsOf(house().app, () => noteProof(house().app, user));
    expect(noted.effects).toEqual({ sessions: { changed: { [user.sessionId]: { secondStepAt: at } } } });
    const renewed = await effectsOf(house().app, () =>
      renewRecoveryCodes(house().app, user.id, password, sender.headers),
    );
    expect(renewed.effects).toEqual({ twoFactors: { changed: { [rowId]: { backupCodes: anyText } } } });
  });

  test("a passkey is asked for, added and taken, and each leaves what belongs to it", async () => {
    expect(await expectNoEffects(house().app, () => hasPasskeys(house().app))).toBe(false);
    const offered = await effectsOf(house().app, () => offerNewPasskey(house().app, user, requestUrl));
    const question = { id: anyText, identifier: anyText, expiresAt: anyText, createdAt: at, updatedAt: at };
    expect(offered.effects).toEqual({ verifications: { added: [{ ...question, value: user.id }] } });
    const answer = device.create(offered.answer.challenge);
    const added = await effectsOf(house().app, () =>
      addPasskey(house().app, { userId: user.id, name: "Laptop", answer, requestUrl }),
    );
    const row = { id: device.id, userId: user.id, name: "Laptop", publicKey: anyText, counter: "0" };
    expect(added.effects).toEqual({
      verifications: { removed: [anyText] },
      passkeys: { added: [{ ...row, transports: '["internal"]', createdAt: at, lastUsedAt: null }] },
      emails: { added: [news("passkey_added", { passkey: "Laptop" })] },
      auditEntries: { added: [listed("Added a passkey")] },
    });

    const purpose = { to: "prove", userId: user.id } as const;
    const asked = await effectsOf(house().app, () => offerPasskeyUse(house().app, purpose, { ip: "home", requestUrl }));
    expect(asked.effects).toEqual({
      rateLimits: { added: [limit("passkey:sender:home", 15)] },
      verifications: { added: [{ ...question, value: user.id }] },
    });
    const signed = device.get(challengeIn(asked.answer), { counter: 1 });
    const taken = await effectsOf(house().app, () => takePasskey(house().app, purpose, { answer: signed, requestUrl }));
    expect(taken.effects).toEqual({
      verifications: { removed: [anyText] },
      passkeys: { changed: { [device.id]: { counter: "1", lastUsedAt: at } } },
    });
  });

  test("a sign-in by passkey opens one session that has proved it", async () => {
    const asked = await offerPasskeyUse(house().app, { to: "sign-in" }, { ip: "away", requestUrl });
    const signed = device.get(challengeIn(asked), { counter: 2 });
    const stranger = { ip: "away", headers: new Headers() };
    const { effects } = await effectsOf(house().app, () =>
      signInWithPasskey(house().app, { answer: signed, requestUrl }, stranger),
    );
    expect(effects).toEqual({
      verifications: { removed: [anyText] },
      passkeys: { changed: { [device.id]: { counter: "2" } } },
      sessions: { added: [expect.objectContaining({ userId: user.id, secondStepAt: at })] },
      emails: { added: [expect.objectContaining({ kind: "new_sign_in", recipientAddress: email })] },
    });
  });

  test("a password and a code open one session; the password alone none", async () => {
    const stranger = { ip: "far", headers: new Headers() };
    const half = await effectsOf(house().app, () => signIn(house().app, { email, password }, stranger));
    if (!half.answer.ok) throw new Error(half.answer.reason);
    expect(Object.keys(half.effects).sort()).toEqual(["rateLimits", "verifications"]);
    const from = { ip: "far", headers: cookieHeaders(half.answer.cookies) };
    const waiting = await expectNoEffects(house().app, () => findPendingSignIn(house().app, from.headers));
    expect(waiting).toEqual({ id: anyText, userId: user.id });
    const { effects } = await effectsOf(house().app, () => signInWithCode(house().app, read(phone.next(now)), from));
    expect(effects).toEqual({
      twoFactors: { changed: { [rowId]: { lastStep: anyNumber } } },
      rateLimits: { added: [limit(`second-step:user:${user.id}`, 1440)] },
      verifications: { removed: [waiting?.id] },
      sessions: { added: [expect.objectContaining({ userId: user.id, secondStepAt: at })] },
      emails: { added: [expect.objectContaining({ kind: "new_sign_in", recipientAddress: email })] },
    });
  });

  test("a removed passkey is gone, and with the second step everything is", async () => {
    const removed = await effectsOf(house().app, () => removePasskey(house().app, user.id, device.id));
    expect(removed.effects).toEqual({
      passkeys: { removed: [device.id] },
      emails: { added: [news("passkey_removed", { passkey: "Laptop" })] },
      auditEntries: { added: [listed("Removed a passkey")] },
    });
    const off = await effectsOf(house().app, () => turnOffSecondStep(house().app, user, phone.next(now)));
    expect(off.effects).toEqual({
      twoFactors: { removed: [rowId] },
      users: { changed: { [user.id]: { twoFactorEnabled: 0 } } },
      emails: { added: [news("off")] },
      auditEntries: { added: [listed("Turned the second step off")] },
    });
    const again = await expectNoEffects(house().app, () => forgetSecondStep(house().app, email));
    expect(again).toEqual({ ok: false, reason: `${email} has no second step.` });
  });
});

import { beforeAll, beforeEach, expect, test } from "vitest";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { offerNewPasskey, offerPasskeyUse } from "#app/services/accounts/second-step/passkey-challenge.server.ts";
import {
  addPasskey,
  hasPasskeys,
  removePasskey,
  signInWithPasskey,
  takePasskey,
} from "#app/services/accounts/second-step/passkeys.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { cookieHeaders } from "#tests/support/people.ts";
import { createSoftwarePasskey } from "#tests/support/second-step/software-passkey.ts";

const requestUrl = "http://localhost:4303/login/passkey";
const site = { origin: "http://localhost:4303", rpId: "localhost" };
const START = new Date("2026-11-15T12:00:00.000Z");
const sender = () => ({ ip: crypto.randomUUID(), headers: new Headers() });

onEachDatabase("passkeys", (house) => {
  beforeAll(() => house().setNow(START));
  beforeEach(() => house().setNow(START));

  async function ownerWithSecondStep() {
    const { app } = house();
    const { id, email } = await addClient(app);
    await app.db
      .updateTable("users")
      .set({ role: "admin", duty: "owner", twoFactorEnabled: 1 })
      .where("id", "=", id)
      .execute();
    return { id, email };
  }

  async function challengeFor(purpose: Parameters<typeof offerPasskeyUse>[1]) {
    const offered = await offerPasskeyUse(house().app, purpose, { ip: crypto.randomUUID(), requestUrl });
    if (!offered.ok) throw new Error(offered.reason);
    return offered.options.challenge;
  }

  async function ownerWithPasskey() {
    const owner = await ownerWithSecondStep();
    const device = createSoftwarePasskey(site);
    const { challenge } = await offerNewPasskey(house().app, owner, requestUrl);
    const added = { userId: owner.id, name: "Laptop", answer: device.create(challenge), requestUrl };
    expect(await addPasskey(house().app, added)).toEqual({ ok: true });
    return { owner, device, added };
  }

  const stored = (id: string) =>
    house().app.db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
  const newsFor = async (email: string) => {
    const rows = await house()
      .app.db.selectFrom("emails")
      .select("parameters")
      .where("recipientAddress", "=", email)
      .execute();
    return rows
      .map(({ parameters }) => JSON.parse(parameters))
      .map(({ change, passkey }) => [change, passkey])
      .sort();
  };

  test("a browser is asked for one that it finds by itself and that asks for a finger or a code", async () => {
    const { owner, device } = await ownerWithPasskey();
    expect(await offerNewPasskey(house().app, owner, requestUrl)).toMatchObject({
      rp: { id: "localhost", name: "Larkfield Drapery" },
      user: { name: owner.email, id: Buffer.from(owner.id).toString("base64url") },
      attestation: "none",
      excludeCredentials: [{ id: device.id }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(await offerPasskeyUse(house().app, { to: "sign-in" }, { ip: "x", requestUrl })).toMatchObject({
      options: { rpId: "localhost", userVerification: "required" },
    });
  });

  test("in production the site's own address counts, whatever a request says", async () => {
    const { app } = house();
    const config = { ...app.config, mode: "production", siteUrl: new URL("https://drapery.example") } as const;
    const owner = await ownerWithSecondStep();
    expect((await offerNewPasskey({ ...app, config }, owner, requestUrl)).rp.id).toBe("drapery.example");
  });

  test("one that was added signs in by itself, notes its use, and tells the owner", async () => {
    const { owner, device } = await ownerWithPasskey();
    expect(await hasPasskeys(house().app)).toBe(true);
    const answer = device.get(await challengeFor({ to: "sign-in" }));
    const signedIn = await signInWithPasskey(house().app, { answer, requestUrl }, sender());
    expect(signedIn).toMatchObject({ ok: true, role: "admin" });
    if (!signedIn.ok) return;
    const { user } = await findSignedInUser(house().app, cookieHeaders(signedIn.cookies));
    expect(user?.id).toBe(owner.id);
    const session = await house()
      .app.db.selectFrom("sessions")
      .select("secondStepAt")
      .where("id", "=", user?.sessionId ?? "")
      .executeTakeFirstOrThrow();
    expect(session.secondStepAt).toBe(START.toISOString());
    expect(await stored(device.id)).toMatchObject({
      name: "Laptop",
      counter: "1",
      createdAt: START.toISOString(),
      lastUsedAt: START.toISOString(),
    });
    expect(await newsFor(owner.email)).toEqual([["passkey_added", "Laptop"]]);
    // The same signature a second time.
    expect(await signInWithPasskey(house().app, { answer, requestUrl }, sender())).toMatchObject({ status: 401 });
  });

  test("a removed one opens nothing, and only its owner can remove it", async () => {
    const { owner, device } = await ownerWithPasskey();
    const other = await ownerWithSecondStep();
    await removePasskey(house().app, other.id, device.id);
    expect(await stored(device.id)).toBeDefined();
    await removePasskey(house().app, owner.id, device.id);
    await removePasskey(house().app, owner.id, device.id);
    const answer = device.get(await challengeFor({ to: "sign-in" }));
    expect(await signInWithPasskey(house().app, { answer, requestUrl }, sender())).toEqual({
      ok: false,
      code: "second_step",
      status: 401,
      reason: "This passkey did not work here. Please try again, or use a code.",
      field: undefined,
    });
    expect(await newsFor(owner.email)).toEqual([
      ["passkey_added", "Laptop"],
      ["passkey_removed", "Laptop"],
    ]);
  });

  test("a counter that goes back, or stands still, is a copy of the device", async () => {
    const { device } = await ownerWithPasskey();
    const use = async (counter: number) => {
      const answer = device.get(await challengeFor({ to: "sign-in" }), { counter });
      return (await takePasskey(house().app, { to: "sign-in" }, { answer, requestUrl })).ok;
    };
    expect([await use(7), await use(7), await use(6), await use(8), await use(4_294_967_295)]).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  test("a challenge is for one person, one purpose, ten minutes and one use", async () => {
    const { owner, device } = await ownerWithPasskey();
    const other = await ownerWithPasskey();
    const prove = { to: "prove", userId: owner.id } as const;
    const othersProof = { to: "prove", userId: other.owner.id } as const;
    const take = (purpose: typeof prove | { to: "sign-in" }, answer: string) =>
      takePasskey(house().app, purpose, { answer, requestUrl }).then(({ ok }) => ok);
    expect(await take(prove, device.get(await challengeFor(othersProof)))).toBe(false);
    expect(await take(othersProof, device.get(await challengeFor(othersProof)))).toBe(false);
    expect(await take({ to: "sign-in" }, device.get(await challengeFor(prove)))).toBe(false);
    expect(await take(prove, device.get("bm90LW91cnM"))).toBe(false);
    const late = await challengeFor(prove);
    house().setNow(new Date(START.getTime() + 10 * 60_000));
    expect(await take(prove, device.get(late))).toBe(false);
    expect(await take(prove, device.get(await challengeFor(prove)))).toBe(true);
  });

  test.each([
    ["another site's origin", { ...site, origin: "http://localhost.evil.example" }, {}],
    ["another site's name", { ...site, rpId: "evil.example" }, {}],
    ["a device that asked for nothing", site, { verified: false }],
  ])("%s is refused", async (_, place, options) => {
    const owner = await ownerWithSecondStep();
    const device = createSoftwarePasskey(place);
    const { challenge } = await offerNewPasskey(house().app, owner, requestUrl);
    const answer = device.create(challenge);
    const added = await addPasskey(house().app, { userId: owner.id, name: "x", answer, requestUrl });
    expect(added.ok).toBe(place === site);
    const signed = device.get(await challengeFor({ to: "sign-in" }), options);
    expect(await takePasskey(house().app, { to: "sign-in" }, { answer: signed, requestUrl })).toMatchObject({
      status: 401,
    });
  });

  test.each([
    "",
    "null",
    "{}",
    "[]",
    '{"id":{"$gt":""}}',
    "{",
    JSON.stringify({ id: "x", rawId: "x", type: "public-key", clientExtensionResults: {}, response: {} }),
    `"${"x".repeat(500_000)}"`,
  ])("an answer like %.40s is refused and breaks nothing", async (answer) => {
    const owner = await ownerWithSecondStep();
    expect(await takePasskey(house().app, { to: "sign-in" }, { answer, requestUrl })).toMatchObject({ status: 401 });
    expect(await addPasskey(house().app, { userId: owner.id, name: "x", answer, requestUrl })).toMatchObject({
      status: 409,
      reason: "The passkey could not be added. Please try again.",
    });
  });

  test("one that another account has is not added, nor one before the second step is on, nor an eleventh", async () => {
    const { device } = await ownerWithPasskey();
    const add = async (owner: { id: string; email: string }, from = createSoftwarePasskey(site)) => {
      const { challenge } = await offerNewPasskey(house().app, owner, requestUrl);
      return addPasskey(house().app, { userId: owner.id, name: "x", answer: from.create(challenge), requestUrl });
    };
    const owner = await ownerWithSecondStep();
    expect(await add(owner, device)).toMatchObject({ status: 409 });
    for (let count = 0; count < 10; count++) expect(await add(owner)).toEqual({ ok: true });
    expect(await add(owner)).toMatchObject({ reason: "You have 10 passkeys. Please remove one first." });
    const without = await addClient(house().app);
    expect(await add(without)).toMatchObject({
      reason: "Please set up the authenticator app first. Its recovery codes help if a key is lost.",
    });
  });

  test("asking without end is stopped", async () => {
    const ask = () => offerPasskeyUse(house().app, { to: "sign-in" }, { ip: "one-place", requestUrl });
    for (let count = 0; count < 60; count++) expect((await ask()).ok).toBe(true);
    expect(await ask()).toMatchObject({ status: 429 });
  });
});

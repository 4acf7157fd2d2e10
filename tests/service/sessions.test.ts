import { expect, test } from "vitest";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { sweepExpired } from "#app/services/accounts/sweep-expired.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { cookieHeaders, sender } from "#tests/support/people.ts";

const DAY = 24 * 60 * 60_000;
const client = { email: "client@example.com", password: demoPasswords.client };
const owner = { email: "owner@example.com", password: demoPasswords.admin };

onEachDemo("sessions", "today", (house) => {
  /** Signed in today; `at` asks after so many days who they are, and what the browser is told. */
  async function signedIn(who: { email: string; password: string }) {
    const { app, setNow } = house();
    const start = new Date("2027-02-01T12:00:00.000Z");
    setNow(start);
    const result = await signIn(app, who, sender());
    if (!result.ok) throw new Error(result.reason);
    const headers = cookieHeaders(result.cookies);
    const at = async (day: number) => {
      setNow(new Date(start.getTime() + day * DAY));
      const { user, cookies } = await findSignedInUser(app, headers);
      return { who: user?.email, maxAge: Number(/Max-Age=(\d+)/.exec(cookies.join())?.[1] ?? 0) / 86_400 };
    };
    return { at, headers };
  }

  test("a client's lasts 30 days from its last use and 180 at most", async () => {
    const { at } = await signedIn(client);
    expect(await at(0.5)).toEqual({ who: client.email, maxAge: 0 });
    for (const day of [29, 58, 87, 116, 145]) expect(await at(day)).toEqual({ who: client.email, maxAge: 30 });
    expect((await at(174)).maxAge).toBeCloseTo(6, 3);
    expect(await at(179.9)).toMatchObject({ who: client.email });
    expect(await at(180.1)).toEqual({ who: undefined, maxAge: 0 });
    const other = await signedIn(client);
    expect(await other.at(30.1)).toEqual({ who: undefined, maxAge: 0 });
  });

  test("the owner's lasts 14 days from its last use and 60 at most", async () => {
    const { at } = await signedIn(owner);
    for (const day of [0.1, 13, 26, 39]) expect(await at(day)).toEqual({ who: owner.email, maxAge: 14 });
    expect((await at(52)).maxAge).toBeCloseTo(8, 3);
    expect(await at(60.1)).toEqual({ who: undefined, maxAge: 0 });
    const other = await signedIn(owner);
    expect(await other.at(14.1)).toEqual({ who: undefined, maxAge: 0 });
  });

  test("a session that comes under another name than ours is nobody's", async () => {
    const { headers } = await signedIn(client);
    const other = new Headers({ cookie: (headers.get("cookie") ?? "").replace("larkfield.", "__Secure-larkfield.") });
    expect((await findSignedInUser(house().app, other)).user).toBeUndefined();
    expect((await findSignedInUser(house().app, headers)).user?.email).toBe(client.email);
  });

  test("what has run out is swept, in portions and nothing else", async () => {
    const { app, setNow } = house();
    const now = "2031-01-01T12:00:00.000Z";
    setNow(new Date(now));
    for (const table of ["sessions", "verifications", "rateLimits", "formKeys"] as const)
      await app.db.deleteFrom(table).execute();
    const [past, ahead] = [now, "2031-01-01T12:00:00.001Z"];
    const session = { userId: "demo-client", createdAt: past, updatedAt: past };
    const verification = { identifier: "x", value: "x", createdAt: past, updatedAt: past };
    const key = { userId: "demo-client", purpose: "test", result: "{}" };
    const many = Array.from({ length: 1_203 }, (_, index) => ({ key: `old-${index}`, count: 1, resetsAt: past }));
    await app.db
      .insertInto("sessions")
      .values({ ...session, id: "a", token: "a", expiresAt: past })
      .execute();
    await app.db
      .insertInto("sessions")
      .values({ ...session, id: "b", token: "b", expiresAt: ahead })
      .execute();
    await app.db
      .insertInto("verifications")
      .values({ ...verification, id: "a", expiresAt: past })
      .execute();
    await app.db
      .insertInto("verifications")
      .values({ ...verification, id: "b", expiresAt: ahead })
      .execute();
    await app.db
      .insertInto("formKeys")
      .values({ ...key, key: "a", expiresAt: past })
      .execute();
    await app.db
      .insertInto("formKeys")
      .values({ ...key, key: "b", expiresAt: ahead })
      .execute();
    await app.db.insertInto("rateLimits").values(many).execute();
    await app.db.insertInto("rateLimits").values({ key: "b", count: 1, resetsAt: ahead }).execute();
    const { answer, effects } = await effectsOf(app, () => sweepExpired(app));
    expect(answer).toEqual({ sessions: 1, verifications: 1, rateLimits: 1_203, formKeys: 1, undos: 0 });
    expect(effects).toEqual({
      sessions: { removed: ["a"] },
      verifications: { removed: ["a"] },
      formKeys: { removed: ["demo-client/test/a"] },
      rateLimits: { removed: many.map((row) => row.key).sort() },
    });
    expect(await expectNoEffects(app, () => sweepExpired(app))).toEqual({
      sessions: 0,
      verifications: 0,
      rateLimits: 0,
      formKeys: 0,
      undos: 0,
    });
  });
});

import type { KyselyPlugin } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { makeAdmin } from "#app/services/accounts/admins.server.ts";
import { endOtherSessions, endSession, listSessions } from "#app/services/accounts/sessions.server.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { signUp } from "#app/services/accounts/sign-up.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects, queuedEmail } from "#tests/support/effects.ts";
import { cookieHeaders, newAccount } from "#tests/support/people.ts";

const NOW = "2030-10-20T12:00:00.000Z";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0";

/** A database on a full disk: it reads, and no update gets through. */
function onFullDisk(db: Db) {
  const refuse: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === "UpdateQueryNode") throw new Error("disk full");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(refuse);
}

onEachDatabase("sessions", (house) => {
  beforeAll(() => house().setNow(new Date(NOW)));
  const from = (ip: string, headers: Record<string, string> = {}) => ({ ip, headers: new Headers(headers) });

  /** Somebody with three devices, of which this is the second, and one whose session has run out. */
  async function withDevices() {
    const { app } = house();
    const account = newAccount();
    await signUp(app, account, from(`sessions-${account.email}`));
    const { id } = await app.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", account.email)
      .executeTakeFirstOrThrow();
    await app.db.deleteFrom("sessions").where("userId", "=", id).execute();
    const session = (name: string, changes: object) => ({
      id: `${name}-${id}`,
      token: `${name}-${id}`,
      userId: id,
      expiresAt: "2030-11-01T12:00:00.000Z",
      ipAddress: "203.0.113.7",
      userAgent: FIREFOX,
      createdAt: "2030-10-01T12:00:00.000Z",
      ...changes,
    });
    await app.db
      .insertInto("sessions")
      .values([
        { ...session("phone", { userAgent: "an iPhone", ipAddress: null }), updatedAt: "2030-10-19T12:00:00.000Z" },
        { ...session("mine", {}), updatedAt: "2030-10-10T12:00:00.000Z" },
        { ...session("old", {}), updatedAt: "2030-10-05T12:00:00.000Z" },
        { ...session("over", { expiresAt: NOW }), updatedAt: "2030-10-20T11:00:00.000Z" },
      ])
      .execute();
    return { id, sessionId: `mine-${id}` };
  }

  test("the list says device, times and which is this one, and leaves out what has ended", async () => {
    const me = await withDevices();
    const list = await expectNoEffects(house().app, () => listSessions(house().app, me));
    const createdAt = "2030-10-01T12:00:00.000Z";
    expect(list).toEqual([
      {
        id: me.sessionId,
        device: "Firefox on Windows",
        ip: "203.0.113.7",
        isThisOne: true,
        signedInAt: createdAt,
        lastSeenAt: "2030-10-10T12:00:00.000Z",
      },
      {
        id: `phone-${me.id}`,
        device: "A browser on an iPhone",
        ip: "",
        isThisOne: false,
        signedInAt: createdAt,
        lastSeenAt: "2030-10-19T12:00:00.000Z",
      },
      {
        id: `old-${me.id}`,
        device: "Firefox on Windows",
        ip: "203.0.113.7",
        isThisOne: false,
        signedInAt: createdAt,
        lastSeenAt: "2030-10-05T12:00:00.000Z",
      },
    ]);
  });

  test("one is ended, once; this one and another's are not", async () => {
    const me = await withDevices();
    const other = await withDevices();
    const end = (id: string) => endSession(house().app, me, id);
    const { answer, effects } = await effectsOf(house().app, () => end(`phone-${me.id}`));
    expect(answer).toEqual({ ok: true });
    expect(effects).toEqual({ sessions: { removed: [`phone-${me.id}`] } });
    for (const stale of [`phone-${me.id}`, other.sessionId, ""]) {
      expect(await expectNoEffects(house().app, () => end(stale))).toMatchObject({
        ok: false,
        status: 404,
        reason: "That device was signed out already.",
      });
    }
    expect(await expectNoEffects(house().app, () => end(me.sessionId))).toMatchObject({
      ok: false,
      status: 409,
      reason: "This is the device you are using. To end it here, log out.",
    });
  });

  test("all others are ended, and this one stays", async () => {
    const me = await withDevices();
    await withDevices();
    const end = () => endOtherSessions(house().app, me);
    const { answer, effects } = await effectsOf(house().app, end);
    expect(answer).toEqual({ ok: true, count: 3 });
    expect(effects).toEqual({ sessions: { removed: [`old-${me.id}`, `over-${me.id}`, `phone-${me.id}`] } });
    expect(await expectNoEffects(house().app, end)).toEqual({ ok: true, count: 0 });
  });

  test("a device is seen again at most every ten minutes, and a page does not fail when that cannot be noted", async () => {
    const { app } = house();
    const account = newAccount();
    const signedUp = await signUp(app, account, from(`seen-${account.email}`));
    const headers = cookieHeaders(signedUp.ok ? signedUp.cookies : []);
    const look = () => effectsOf(app, () => findSignedInUser(app, headers));
    const { answer, effects } = await look();
    const sessionId = answer.user?.sessionId ?? "";
    expect(effects).toEqual({});
    house().setNow(new Date("2030-10-20T12:09:59.000Z"));
    expect((await look()).effects).toEqual({});
    house().setNow(new Date("2030-10-20T12:10:00.000Z"));
    const seen = await findSignedInUser({ ...app, db: onFullDisk(app.db) }, headers);
    expect(seen.user?.sessionId).toBe(sessionId);
    const again = { sessions: { changed: { [sessionId]: { updatedAt: "2030-10-20T12:10:00.000Z" } } } };
    expect((await look()).effects).toEqual(again);
    house().setNow(new Date(NOW));
  });

  describe("a sign-in on a new device", () => {
    async function mailsAfter(account: { email: string; password: string }, headers: Headers) {
      const sender = { ip: crypto.randomUUID(), headers };
      const { answer, effects } = await effectsOf(house().app, () => signIn(house().app, account, sender));
      if (!answer.ok) throw new Error(answer.reason);
      return { mails: effects.emails?.added, cookies: answer.cookies };
    }

    test("is told to owners, but not the first ever, nor one on a device that is known", async () => {
      const account = { email: `owner.${crypto.randomUUID()}@example.com`, password: "linen-and-lace" };
      await makeAdmin(house().app, account.email, account.password);
      const device = new Headers({ "user-agent": FIREFOX });
      const first = await mailsAfter(account, device);
      expect(first.mails).toBeUndefined();
      expect((await mailsAfter(account, cookieHeaders(first.cookies))).mails).toBeUndefined();
      expect((await mailsAfter(account, device)).mails).toEqual([
        queuedEmail({
          kind: "new_sign_in",
          to: { name: "Owner", address: account.email },
          parameters: { at: NOW, device: "Firefox on Windows" },
          at: NOW,
          giveUpAt: "2030-10-21T12:00:00.000Z",
        }),
      ]);
    });

    test("is no news of a client's", async () => {
      const account = newAccount();
      await signUp(house().app, account, from(`client-${account.email}`));
      await mailsAfter(account, new Headers());
      expect((await mailsAfter(account, new Headers())).mails).toBeUndefined();
    });
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { findAddressLink, openAddressLink } from "#app/services/accounts/addresses/address-links.server.ts";
import {
  cancelAddressChange,
  findAddressChange,
  isVerified,
  requestAddressChange,
  requestVerification,
} from "#app/services/accounts/addresses/own-address.server.ts";
import { changePassword } from "#app/services/accounts/change-password.server.ts";
import { knownDevice } from "#app/services/accounts/known-device.server.ts";
import { requestPasswordReset, resetPassword } from "#app/services/accounts/reset-password.server.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { signUp } from "#app/services/accounts/sign-up.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects, queuedEmail } from "#tests/support/effects.ts";
import { queueStatus } from "#tests/support/emails.ts";
import { tokenTo, withMail } from "#tests/support/mail/mail-house.ts";
import { cookieHeaders, newAccount } from "#tests/support/people.ts";

/** Far ahead, because the library that keeps sessions has a clock of its own. */
const NOW = "2030-10-20T12:00:00.000Z";
const TOMORROW = "2030-10-21T12:00:00.000Z";
const anyText = expect.any(String);
const SPENT = {
  ok: false,
  status: 410,
  reason: "This link has expired, was canceled, or a newer one has taken its place. Log in to ask for a new one.",
};

onEachDatabase("addresses", (house) => {
  beforeAll(() => house().setNow(new Date(NOW)));
  const mailing = () => withMail(house().app);
  const from = (ip: string) => ({ ip, headers: new Headers() });
  const opener = (ip: string, user?: { id: string; sessionId: string }) => ({ ...from(ip), user });
  const limit = (key: string, minutes: number) => ({
    key,
    count: 1,
    resetsAt: new Date(Date.parse(NOW) + minutes * 60_000).toISOString(),
  });

  /** Somebody who has just signed up where e-mail is sent. */
  async function newcomer() {
    const app = mailing();
    const account = newAccount();
    const signedUp = await signUp(app, account, from(`up-${account.email}`));
    if (!signedUp.ok) throw new Error(signedUp.reason);
    const user = await userOf(account.email);
    const [session] = await sessionsOf(user.id);
    return { ...account, id: user.id, name: user.name, sessionId: session?.id ?? "", cookies: signedUp.cookies };
  }
  function userOf(email: string) {
    return house().app.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirstOrThrow();
  }
  function sessionsOf(userId: string) {
    return house().app.db.selectFrom("sessions").select("id").where("userId", "=", userId).execute();
  }

  describe("that are not verified yet", () => {
    test("a sign-up sends one link, which is kept as a hash alone", async () => {
      const account = newAccount();
      const { effects } = await effectsOf(house().app, () => signUp(mailing(), account, from("new")));
      const token = await tokenTo(house().app, "verify_address", account.email);
      expect(token).toMatch(/^[\w-]{32}$/);
      expect(effects.emails).toEqual({
        added: [
          queuedEmail({
            kind: "verify_address",
            to: { name: "", address: account.email },
            parameters: { link: `http://localhost:3000/verify-address?token=${token}` },
            at: NOW,
            giveUpAt: TOMORROW,
            unverified: 1,
          }),
        ],
      });
      const { id } = await userOf(account.email);
      expect(effects.addressLinks).toEqual({
        added: [
          {
            userId: id,
            purpose: "verify",
            tokenHash: anyText,
            address: account.email,
            usedAt: null,
            createdAt: NOW,
            expiresAt: "2030-10-27T12:00:00.000Z",
          },
        ],
      });
      expect(JSON.stringify(effects.addressLinks)).not.toContain(token);
    });

    test("where no e-mail leaves the house everybody counts as verified, and nothing is sent", async () => {
      const { id } = await newcomer();
      expect(await isVerified(mailing(), house().app.db, id)).toBe(false);
      expect(await isVerified(house().app, house().app.db, id)).toBe(true);
      const asked = await expectNoEffects(house().app, () => requestVerification(house().app, id));
      expect(asked).toEqual({ ok: true, already: true });
    });

    test("the link verifies once; opened again it says the same and changes nothing", async () => {
      const person = await newcomer();
      const token = await tokenTo(house().app, "verify_address", person.email);
      const look = () => findAddressLink(house().app, token);
      const found = { ok: true, userId: person.id, purpose: "verify", address: person.email };
      expect(await expectNoEffects(house().app, look)).toEqual({ ...found, used: false });
      const open = () => openAddressLink(mailing(), token, opener("verifier"));
      const { answer, effects } = await effectsOf(house().app, open);
      expect(answer).toEqual({ ok: true, purpose: "verify", address: person.email, cookies: [] });
      expect(effects).toEqual({
        users: { changed: { [person.id]: { emailVerified: 1, updatedAt: NOW } } },
        addressLinks: { changed: { [`${person.id}/verify`]: { usedAt: NOW } } },
        rateLimits: { added: [limit("address-link:sender:verifier", 60)] },
      });
      expect(await isVerified(mailing(), house().app.db, person.id)).toBe(true);
      expect(await findAddressLink(house().app, token)).toEqual({ ...found, used: true });
      const again = await effectsOf(house().app, open);
      expect(again.answer).toEqual(answer);
      expect(Object.keys(again.effects)).toEqual(["rateLimits"]);
    });

    test("a newer link ends the older, and none outlives a week", async () => {
      const person = await newcomer();
      const older = await tokenTo(house().app, "verify_address", person.email);
      await house().app.db.deleteFrom("emails").where("recipientAddress", "=", person.email).execute();
      expect(await requestVerification(mailing(), person.id)).toEqual({ ok: true, already: false });
      const newer = await tokenTo(house().app, "verify_address", person.email);
      expect(await findAddressLink(house().app, older)).toMatchObject(SPENT);
      expect(await openAddressLink(mailing(), older, opener("older"))).toMatchObject(SPENT);
      expect(await openAddressLink(mailing(), "a-guess", opener("older"))).toMatchObject(SPENT);
      expect(await findAddressLink(house().app, newer)).toMatchObject({ ok: true });
      house().setNow(new Date("2030-10-27T12:00:00.000Z"));
      expect(await openAddressLink(mailing(), newer, opener("late"))).toMatchObject(SPENT);
      house().setNow(new Date(NOW));
    });

    test("the link is sent again five times an hour and no more", async () => {
      const { id } = await newcomer();
      // The first went out at the sign-up.
      for (let time = 2; time <= 5; time++)
        expect(await requestVerification(mailing(), id)).toMatchObject({ ok: true });
      expect(await requestVerification(mailing(), id)).toMatchObject({
        ok: false,
        status: 429,
        retryAfter: 3600,
        reason: "Too many attempts. Please try again later.",
      });
    });

    test("who uses a link for a new password has verified the address", async () => {
      const person = await newcomer();
      await requestPasswordReset(mailing(), person.email, from("reset"));
      const token = await tokenTo(house().app, "password_reset", person.email);
      await resetPassword(mailing(), { token, newPassword: "velvet-evening" }, { ip: "reset" });
      expect(await userOf(person.email)).toMatchObject({ emailVerified: 1 });
    });

    test("a message notes that the client behind it is not verified, to whomever it goes", async () => {
      const person = await newcomer();
      const about = { order_id: "LF-7", customer_name: person.name, customer_email: person.email };
      const parameters = { ...about, submitted_at: NOW, window_count: 1 };
      const queue = () =>
        queueEmail(house().app.db, {
          kind: "new_order",
          to: { name: "Us", address: "us@example.com" },
          parameters,
          userId: null,
          at: NOW,
        });
      expect((await effectsOf(house().app, queue)).effects.emails?.added).toMatchObject([{ unverified: 1 }]);
      await openAddressLink(mailing(), await tokenTo(house().app, "verify_address", person.email), opener("noted"));
      expect((await effectsOf(house().app, queue)).effects.emails?.added).toMatchObject([{ unverified: 0 }]);
    });
  });

  describe("that change", () => {
    async function asked(change = {}) {
      const person = await newcomer();
      const newEmail = `moved.${person.email}`;
      const form = { newEmail, currentPassword: person.password, ...change };
      const { answer, effects } = await effectsOf(house().app, () => requestAddressChange(mailing(), person.id, form));
      return { person, newEmail, answer, effects };
    }

    test("the new one gets a link, the old one is told, and nothing has changed yet", async () => {
      const { person, newEmail, answer, effects } = await asked();
      expect(answer).toEqual({ ok: true });
      const token = await tokenTo(house().app, "change_address", newEmail);
      expect(effects).toEqual({
        addressLinks: {
          added: [
            {
              userId: person.id,
              purpose: "change",
              tokenHash: anyText,
              address: newEmail,
              usedAt: null,
              createdAt: NOW,
              expiresAt: "2030-10-27T12:00:00.000Z",
            },
          ],
        },
        emails: {
          added: [
            queuedEmail({
              kind: "address_change_requested",
              to: { name: person.name, address: person.email },
              parameters: { at: NOW },
              at: NOW,
              giveUpAt: TOMORROW,
              unverified: 1,
            }),
            queuedEmail({
              kind: "change_address",
              to: { name: "", address: newEmail },
              parameters: { link: `http://localhost:3000/verify-address?token=${token}` },
              at: NOW,
              giveUpAt: TOMORROW,
            }),
          ],
        },
        rateLimits: { added: [limit(`change-address:mails:${person.id}`, 60)] },
      });
    });

    test("the link moves the account, tells both, ends the other sessions and what hung on the old address", async () => {
      const { person, newEmail } = await asked();
      const other = await signIn(mailing(), person, from(`other-${person.email}`));
      expect(other.ok).toBe(true);
      await requestPasswordReset(mailing(), person.email, from(`reset-${person.email}`));
      await queueStatus(house().app, person.email, { userId: person.id });
      const sessions = (await sessionsOf(person.id)).map(({ id }) => id);
      const token = await tokenTo(house().app, "change_address", newEmail);
      const { answer, effects } = await effectsOf(house().app, () =>
        openAddressLink(mailing(), token, {
          ...opener(`mover-${person.email}`, person),
          headers: cookieHeaders(person.cookies),
        }),
      );
      expect(answer).toEqual({ ok: true, purpose: "change", address: newEmail, cookies: [anyText] });
      const told = { parameters: { at: NOW, side: "before" }, at: NOW, giveUpAt: TOMORROW, kind: "address_changed" };
      const news = Object.keys(effects.emails?.changed ?? {});
      expect(effects).toEqual({
        users: { changed: { [person.id]: { email: newEmail, emailVerified: 1, updatedAt: NOW } } },
        sessions: { removed: sessions.filter((id) => id !== person.sessionId) },
        verifications: { removed: [anyText] },
        addressLinks: {
          changed: { [`${person.id}/change`]: { usedAt: NOW } },
          removed: [`${person.id}/verify`],
        },
        emails: {
          // Only what is about an order follows; the link to reset a password does not.
          changed: { [news[0] ?? ""]: { recipientAddress: newEmail } },
          added: [
            queuedEmail({ ...told, to: { name: person.name, address: person.email } }),
            queuedEmail({
              ...told,
              parameters: { at: NOW, side: "now" },
              to: { name: person.name, address: newEmail },
            }),
          ],
        },
        rateLimits: { added: [limit(`address-link:sender:mover-${person.email}`, 60)] },
      });
      if (!answer.ok) return;
      expect(await knownDevice(mailing(), newEmail, cookieHeaders(answer.cookies))).toEqual(anyText);
      expect(await signIn(mailing(), { ...person, email: newEmail }, from(`in-${newEmail}`))).toMatchObject({
        ok: true,
      });
      expect(await openAddressLink(mailing(), token, opener("again"))).toMatchObject({ ok: true, address: newEmail });
    });

    test("opened where nobody is signed in, it ends every session", async () => {
      const { person, newEmail } = await asked();
      const stranger = { id: "somebody-else", sessionId: person.sessionId };
      const token = await tokenTo(house().app, "change_address", newEmail);
      expect(await openAddressLink(mailing(), token, opener("phone", stranger))).toMatchObject({
        ok: true,
        cookies: [],
      });
      expect(await sessionsOf(person.id)).toEqual([]);
    });

    test("a wrong password is refused and counted, and nothing is sent", async () => {
      const { person, answer, effects } = await asked({ currentPassword: "wrong" });
      expect(answer).toMatchObject({
        ok: false,
        status: 401,
        field: "currentPassword",
        reason: "Current password is incorrect.",
      });
      expect(effects).toEqual({ rateLimits: { added: [limit(`change-address:user:${person.id}`, 15)] } });
    });

    test("an address that has an account is answered and shown alike, and its holder alone learns why", async () => {
      const holder = await newcomer();
      const { person, answer, effects } = await asked({ newEmail: holder.email });
      expect(answer).toEqual({ ok: true });
      expect(await findAddressChange(house().app, person.id)).toEqual({ address: holder.email, askedAt: NOW });
      expect(effects.emails?.added).toMatchObject([
        { kind: "address_change_requested" },
        { kind: "address_taken", recipientAddress: holder.email, recipientName: "", parameters: {} },
      ]);
    });

    test("whoever signed up with it meanwhile keeps it", async () => {
      const { person, newEmail } = await asked();
      await signUp(mailing(), newAccount({ email: newEmail }), from("meanwhile"));
      const token = await tokenTo(house().app, "change_address", newEmail);
      expect(await openAddressLink(mailing(), token, opener("late"))).toMatchObject({
        ok: false,
        status: 409,
        reason: "This address cannot be used for your account. Please ask for another.",
      });
      expect(await userOf(person.email)).toMatchObject({ id: person.id });
      // It never was theirs, so nothing may say later that it is.
      expect(await findAddressLink(house().app, token)).toMatchObject(SPENT);
      expect(await findAddressChange(house().app, person.id)).toBeNull();
    });

    test("one that is asked for is shown until its link is opened, canceled or a week old", async () => {
      const { person, newEmail } = await asked();
      const shown = () => expectNoEffects(house().app, () => findAddressChange(house().app, person.id));
      expect(await shown()).toEqual({ address: newEmail, askedAt: NOW });
      house().setNow(new Date("2030-10-27T12:00:00.000Z"));
      expect(await shown()).toBeNull();
      house().setNow(new Date(NOW));
      const token = await tokenTo(house().app, "change_address", newEmail);
      await openAddressLink(mailing(), token, opener(`shown-${person.email}`));
      expect(await shown()).toBeNull();
    });

    test("canceled, its link is spent and a mail that still waits is not sent; nobody else's is touched", async () => {
      const other = await asked();
      const { person, newEmail } = await asked();
      const token = await tokenTo(house().app, "change_address", newEmail);
      const cancel = () => cancelAddressChange(house().app, person.id);
      const { answer, effects } = await effectsOf(house().app, cancel);
      expect(answer).toEqual({ ok: true, address: newEmail });
      expect(effects).toEqual({
        addressLinks: { removed: [`${person.id}/change`] },
        emails: {
          changed: {
            [Object.keys(effects.emails?.changed ?? {})[0] ?? ""]: {
              state: "dropped",
              parameters: { link: "" },
              lastError: "No longer true: the change of address was canceled or ended by a new password.",
            },
          },
        },
      });
      expect(await findAddressChange(house().app, person.id)).toBeNull();
      expect(await openAddressLink(mailing(), token, opener("canceled"))).toMatchObject(SPENT);
      expect(await expectNoEffects(house().app, cancel)).toEqual({ ok: true, address: null });
      expect(await findAddressChange(house().app, other.person.id)).toMatchObject({ address: other.newEmail });
    });

    test("one that was carried out cannot be canceled", async () => {
      const { person, newEmail } = await asked();
      const token = await tokenTo(house().app, "change_address", newEmail);
      await openAddressLink(mailing(), token, opener(`done-${person.email}`));
      const cancel = () => cancelAddressChange(house().app, person.id);
      expect(await expectNoEffects(house().app, cancel)).toEqual({ ok: true, address: null });
      expect(await findAddressLink(house().app, token)).toMatchObject({ ok: true, used: true });
    });

    test("of two accounts that take one address at the same moment, one gets it", async () => {
      const address = `both.${crypto.randomUUID()}@example.com`;
      const people = [await newcomer(), await newcomer()];
      const tokens: string[] = [];
      for (const { id, password } of people) {
        await house().app.db.deleteFrom("emails").where("recipientAddress", "=", address).execute();
        await requestAddressChange(mailing(), id, { newEmail: address, currentPassword: password });
        tokens.push(await tokenTo(house().app, "change_address", address));
      }
      const answers = await Promise.all(tokens.map((token) => openAddressLink(mailing(), token, opener("both"))));
      expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 409 });
    });

    test.each(["changed", "reset"])("a password that is %s ends the link", async (how) => {
      const { person, newEmail } = await asked();
      const token = await tokenTo(house().app, "change_address", newEmail);
      if (how === "changed") {
        await changePassword(mailing(), person, { currentPassword: person.password, newPassword: "velvet-evening" });
      } else {
        await requestPasswordReset(mailing(), person.email, from(`ends-${person.email}`));
        const reset = await tokenTo(house().app, "password_reset", person.email);
        await resetPassword(mailing(), { token: reset, newPassword: "velvet-evening" }, { ip: "ends" });
      }
      expect(await openAddressLink(mailing(), token, opener("ended"))).toMatchObject(SPENT);
    });

    test("five links an hour are sent to addresses of somebody's choice", async () => {
      const { id, password } = await newcomer();
      const ask = (time: number) =>
        requestAddressChange(mailing(), id, { newEmail: `x${time}.${id}@example.com`, currentPassword: password });
      for (let time = 1; time <= 5; time++) expect(await ask(time)).toEqual({ ok: true });
      expect(await ask(6)).toMatchObject({ ok: false, status: 429 });
    });
  });
});

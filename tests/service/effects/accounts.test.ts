import { beforeAll, describe, expect, test } from "vitest";
import { addAccount } from "#app/services/accounts/add-account.server.ts";
import { makeAdmin, revokeAdmin } from "#app/services/accounts/admins.server.ts";
import { changePassword } from "#app/services/accounts/change-password.server.ts";
import { queuePasswordChanged } from "#app/services/accounts/follow-new-password.server.ts";
import { changeName, findProfile, updateProfile } from "#app/services/accounts/profile.server.ts";
import { checkResetLink, requestPasswordReset, resetPassword } from "#app/services/accounts/reset-password.server.ts";
import { signIn, signOut } from "#app/services/accounts/sign-in.server.ts";
import { signUp } from "#app/services/accounts/sign-up.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { audited, effectsOf, expectNoEffects, queuedEmail } from "#tests/support/effects.ts";
import { cookieHeaders, newAccount } from "#tests/support/people.ts";

/** Far ahead, because the library that keeps sessions and links has a clock of its own. */
const NOW = "2030-10-20T12:00:00.000Z";
const anyText = expect.any(String);

onEachDatabase("what accounts do", (house) => {
  beforeAll(async () => {
    house().setNow(new Date(NOW));
    // A bystander with a session and a reset link, whom nothing below may touch.
    const account = newAccount();
    await signUp(house().app, account, { ip: "bystander", headers: new Headers() });
    await requestPasswordReset(house().app, account.email, { ip: "bystander", headers: new Headers() });
  });

  const from = (ip: string) => ({ ip, headers: new Headers() });
  const limit = (key: string, minutes: number) => ({
    key,
    count: 1,
    resetsAt: new Date(Date.parse(NOW) + minutes * 60_000).toISOString(),
  });

  /** Signed up, and signed in a second time elsewhere. */
  async function twiceSignedIn() {
    const account = newAccount();
    const first = await signUp(house().app, account, from(`first-${account.email}`));
    const second = await signIn(house().app, account, from(`second-${account.email}`));
    if (!first.ok || !second.ok) throw new Error("Not signed in.");
    const { id } = await house()
      .app.db.selectFrom("users")
      .select("id")
      .where("email", "=", account.email)
      .executeTakeFirstOrThrow();
    const sessions = await house()
      .app.db.selectFrom("sessions")
      .select("id")
      .where("userId", "=", id)
      .orderBy("createdAt")
      .execute();
    const [kept = "", other = ""] = sessions.map((session) => session.id);
    return { account, id, name: `${account.firstName} ${account.lastName}`, cookies: first.cookies, kept, other };
  }

  async function linkOf(email: string) {
    await requestPasswordReset(house().app, email, from(`link-${email}`));
    const rows = await house()
      .app.db.selectFrom("emails")
      .select("parameters")
      .where("recipientAddress", "=", email)
      .where("kind", "=", "password_reset")
      .execute();
    const token = new URL(JSON.parse(rows.at(-1)?.parameters ?? "").link).searchParams.get("token") ?? "";
    const verifications = await house().app.db.selectFrom("verifications").select(["id", "value"]).execute();
    return { token, verifications };
  }

  const passwordChanged = ({ name, account }: { name: string; account: { email: string } }, unverified = 0) =>
    queuedEmail({
      unverified,
      kind: "password_changed",
      to: { name, address: account.email },
      parameters: { at: NOW },
      at: NOW,
      giveUpAt: "2030-10-21T12:00:00.000Z",
    });

  test("saving a profile writes that person's details and nobody else's", async () => {
    const client = await addClient(house().app);
    const profile = {
      firstName: "Ada",
      lastName: "Loom",
      phoneNumber: "6105550100",
      street: "2 New Street",
      city: "Media",
      state: "DE",
      zipCode: "19063",
    };
    const { effects } = await effectsOf(house().app, () => updateProfile(house().app, client.id, profile));
    expect(effects).toEqual({
      users: {
        changed: { [client.id]: { ...profile, name: "Ada Loom", foldedName: "loom, ada loom", updatedAt: NOW } },
      },
    });
    expect(await expectNoEffects(house().app, () => findProfile(house().app, client.id))).toEqual({
      email: client.email,
      ...profile,
    });
  });

  test("signing up adds one client with a password and a session", async () => {
    const account = newAccount();
    const { answer, effects } = await effectsOf(house().app, () => signUp(house().app, account, from("sign-up")));
    expect(answer).toMatchObject({ ok: true, created: true, role: "client" });
    const { password: _, ...details } = account;
    const times = { createdAt: anyText, updatedAt: anyText };
    const name = `${account.firstName} ${account.lastName}`;
    expect(effects).toEqual({
      users: {
        added: [
          {
            ...details,
            ...times,
            id: anyText,
            name,
            foldedName: anyText,
            role: "client",
            duty: null,
            initials: "",
            calendar: null,
            summaryAt: null,
            emailVerified: 0,
            image: null,
            firstSignInAt: null,
            enteredBy: null,
            mergedInto: null,
            twoFactorEnabled: 0,
          },
        ],
      },
      accounts: { added: [expect.objectContaining({ providerId: "credential", password: anyText })] },
      sessions: { added: [expect.objectContaining({ token: anyText, expiresAt: anyText })] },
      rateLimits: { added: [limit("sign-up:sender:sign-up", 60)] },
    });
  });

  test("signing in adds a session and forgives the tries of this place alone", async () => {
    const { account, id } = await twiceSignedIn();
    const { answer, effects } = await effectsOf(house().app, () => signIn(house().app, account, from("third")));
    expect(answer).toMatchObject({ ok: true, role: "client" });
    expect(effects).toEqual({
      sessions: { added: [expect.objectContaining({ userId: id })] },
      rateLimits: {
        added: [limit("sign-in:sender:third", 15)],
        changed: { [`sign-in:email:${account.email}`]: { count: 2 } },
      },
    });
  });

  test("a wrong password is counted against place, sender and address, and does nothing else", async () => {
    const client = newAccount();
    await signUp(house().app, client, from("at home"));
    const wrong = { ...client, password: "wrong" };
    const { answer, effects } = await effectsOf(house().app, () => signIn(house().app, wrong, from("guess")));
    expect(answer).toMatchObject({ ok: false, status: 401, field: "password" });
    expect(effects).toEqual({
      rateLimits: {
        added: [
          limit(`sign-in:email:${client.email}`, 15),
          limit(`sign-in:email:${client.email}:from:guess`, 15),
          limit("sign-in:sender:guess", 15),
        ],
      },
    });
  });

  test("signing out ends this session and no other", async () => {
    const { cookies, kept } = await twiceSignedIn();
    const { effects } = await effectsOf(house().app, () => signOut(house().app, cookieHeaders(cookies)));
    expect(effects).toEqual({ sessions: { removed: [kept] } });
  });

  test("changing the password ends the other sessions and links of this account, and tells its holder", async () => {
    const person = await twiceSignedIn();
    const { verifications } = await linkOf(person.account.email);
    const own = verifications.filter(({ value }) => value === person.id).map(({ id }) => id);
    expect(own).toHaveLength(1);
    const change = { currentPassword: person.account.password, newPassword: "velvet-evening" };
    const { answer, effects } = await effectsOf(house().app, () =>
      changePassword(house().app, { id: person.id, sessionId: person.kept }, change),
    );
    expect(answer).toEqual({ ok: true });
    const account = await accountOf(person.id);
    expect(effects).toEqual({
      accounts: { changed: { [account.id]: { password: account.password, updatedAt: NOW } } },
      sessions: { removed: [person.other] },
      verifications: { removed: own },
      emails: { added: [passwordChanged(person, 1)] },
    });
    const again = { id: person.id, sessionId: person.kept };
    const repeated = await effectsOf(house().app, () => changePassword(house().app, again, change));
    expect(repeated.answer).toEqual({ ok: true });
    expect(repeated.effects).toEqual({ rateLimits: { added: [limit(`change-password:user:${person.id}`, 15)] } });
  });

  const accountOf = (userId: string) =>
    house()
      .app.db.selectFrom("accounts")
      .select(["id", "password"])
      .where("userId", "=", userId)
      .executeTakeFirstOrThrow();

  test("a wrong current password changes nothing but its count", async () => {
    const { id, kept } = await twiceSignedIn();
    const change = { currentPassword: "wrong", newPassword: "velvet-evening" };
    const { answer, effects } = await effectsOf(house().app, () =>
      changePassword(house().app, { id, sessionId: kept }, change),
    );
    expect(answer).toEqual({
      ok: false,
      code: "wrong_password",
      status: 401,
      reason: "Current password is incorrect.",
      field: "currentPassword",
    });
    expect(effects).toEqual({ rateLimits: { added: [limit(`change-password:user:${id}`, 15)] } });
  });

  test("asking for a reset keeps one link for an hour and sends it", async () => {
    const client = await addClient(house().app);
    const { answer, effects } = await effectsOf(house().app, () =>
      requestPasswordReset(house().app, client.email, from("reset")),
    );
    expect(answer).toEqual({ ok: true });
    expect(effects).toEqual({
      verifications: {
        added: [expect.objectContaining({ value: client.id, expiresAt: "2030-10-20T13:00:00.000Z" })],
      },
      emails: {
        added: [
          queuedEmail({
            kind: "password_reset",
            to: { name: client.name, address: client.email },
            parameters: { link: expect.stringMatching(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{32}$/) },
            at: NOW,
            giveUpAt: "2030-10-20T13:00:00.000Z",
          }),
        ],
      },
      rateLimits: {
        added: [
          limit(`reset:email:${client.email}`, 60),
          limit(`reset:email:${client.email}:from:reset`, 60),
          limit("reset:sender:reset", 60),
        ],
      },
    });
  });

  test("a reset link sets one password, ends that account's sessions and links, and tells its holder", async () => {
    const person = await twiceSignedIn();
    const { token, verifications } = await linkOf(person.account.email);
    const own = verifications.filter(({ value }) => value === person.id).map(({ id }) => id);
    const asked = () => checkResetLink(house().app, token);
    expect(await expectNoEffects(house().app, asked)).toEqual({ ok: true });
    const { answer, effects } = await effectsOf(house().app, () =>
      resetPassword(house().app, { token, newPassword: "velvet-evening" }, from("reset-use")),
    );
    expect(answer).toEqual({ ok: true });
    const account = await accountOf(person.id);
    expect(effects).toEqual({
      // Whoever used the link reads the mailbox.
      users: { changed: { [person.id]: { emailVerified: 1 } } },
      accounts: { changed: { [account.id]: { password: account.password, updatedAt: anyText } } },
      sessions: { removed: [person.kept, person.other].sort() },
      verifications: { removed: own },
      rateLimits: {
        added: [limit("reset-use:sender:reset-use", 60)],
        // What strangers may have used up of this address is forgotten.
        removed: [`sign-in:email:${person.account.email}`],
      },
      emails: { added: [passwordChanged(person)] },
    });
    expect(await expectNoEffects(house().app, asked)).toMatchObject({
      ok: false,
      reason: "This link has expired or was already used. Please ask for a new one.",
    });
  });

  describe("the first admin", () => {
    const told = (subjectId: string, words: string) => ({
      added: [audited({ actorId: null, at: NOW, kind: "changed", subject: "account", subjectId, words })],
    });

    test("a client's account is left alone, unless it is said that a client's is meant", async () => {
      const person = await twiceSignedIn();
      const answer = await expectNoEffects(house().app, () =>
        makeAdmin(house().app, person.account.email, "a-new-password"),
      );
      const reason = `${person.account.email} is a client. As an admin they would lose their own portal and get a new password.`;
      expect(answer).toEqual({ ok: false, isClient: true, reason });
    });

    test("taken back, the account is a client's again and signed out; the last owner stays one", async () => {
      const person = await twiceSignedIn();
      expect(await expectNoEffects(house().app, () => revokeAdmin(house().app, person.account.email))).toEqual({
        ok: false,
        reason: `${person.account.email} is not an admin.`,
      });
      await makeAdmin(house().app, person.account.email, "a-new-password", { evenClient: true });
      const others = house().app.db.updateTable("users").where("id", "<>", person.id);
      await others.set({ role: "parked" }).where("duty", "=", "owner").execute();
      expect(await expectNoEffects(house().app, () => revokeAdmin(house().app, person.account.email))).toMatchObject({
        ok: false,
        reason: "There must be an owner. Make somebody else an owner first.",
      });
      await others.set({ role: "admin" }).where("role", "=", "parked").execute();
      await makeAdmin(house().app, "another.owner@example.com", "lace-6");
      await signIn(house().app, { ...person.account, password: "a-new-password" }, from("revoked"));
      const session = await house()
        .app.db.selectFrom("sessions")
        .select("id")
        .where("userId", "=", person.id)
        .executeTakeFirstOrThrow();
      const { answer, effects } = await effectsOf(house().app, () =>
        revokeAdmin(house().app, ` ${person.account.email.toUpperCase()} `),
      );
      expect(answer).toEqual({ ok: true });
      expect(effects).toEqual({
        users: { changed: { [person.id]: { role: "client", duty: null } } },
        sessions: { removed: [session.id] },
        auditEntries: told(person.id, "No longer an admin, by npm run admin --revoke"),
      });
    });

    test("a name is changed, and nothing else", async () => {
      const person = await twiceSignedIn();
      const name = { firstName: "Zoë", lastName: "Éclair" };
      const { effects } = await effectsOf(house().app, () => changeName(house().app, person.id, name));
      const changed = { ...name, name: "Zoë Éclair", foldedName: "eclair, zoe eclair", updatedAt: NOW };
      expect(effects).toEqual({ users: { changed: { [person.id]: changed } } });
    });

    test("an account that exists gets the role and the password, and is signed out everywhere", async () => {
      const person = await twiceSignedIn();
      const { answer, effects } = await effectsOf(house().app, () =>
        makeAdmin(house().app, ` ${person.account.email.toUpperCase()} `, "a-new-password", { evenClient: true }),
      );
      expect(answer).toEqual({ ok: true, created: false });
      const account = await accountOf(person.id);
      expect(effects).toEqual({
        users: { changed: { [person.id]: { role: "admin", duty: "owner", updatedAt: NOW } } },
        accounts: { changed: { [account.id]: { password: account.password, updatedAt: NOW } } },
        sessions: { removed: [person.kept, person.other].sort() },
        auditEntries: told(person.id, "A client made an admin by npm run admin"),
      });
      const again = await effectsOf(house().app, () => makeAdmin(house().app, person.account.email, "another-one"));
      expect(again.effects.auditEntries).toEqual(told(person.id, "Got a new password by npm run admin"));
    });

    test("a new address becomes an account", async () => {
      const { answer, effects } = await effectsOf(house().app, () =>
        makeAdmin(house().app, "first.owner@example.com", "lace-6"),
      );
      expect(answer).toEqual({ ok: true, created: true });
      expect(effects).toEqual({
        users: {
          added: [
            expect.objectContaining({
              email: "first.owner@example.com",
              role: "admin",
              duty: "owner",
              firstName: "Owner",
              lastName: "",
              name: "Owner",
              phoneNumber: "",
              street: "",
              city: "",
              state: "",
              zipCode: "",
              createdAt: NOW,
              updatedAt: NOW,
            }),
          ],
        },
        accounts: { added: [expect.objectContaining({ providerId: "credential", createdAt: NOW, updatedAt: NOW })] },
        auditEntries: told(anyText, "Made an admin by npm run admin"),
      });
    });

    test.each([
      ["no address", "long-enough", "Please enter a valid email address."],
      ["short@example.com", "12345", "Password should be at least 6 characters long."],
      ["long@example.com", "xy".repeat(65), "Password should be at most 128 characters long."],
      ["weak@example.com", "sunshine", "Password is too weak. Please choose a stronger password."],
    ])("%s with %s is refused", async (email, password, reason) => {
      const answer = await expectNoEffects(house().app, () => makeAdmin(house().app, email, password));
      expect(answer).toEqual({ ok: false, reason });
    });

    test("a password of 128 characters is long enough and no longer than that", async () => {
      expect(await makeAdmin(house().app, "longest@example.com", "xy".repeat(64))).toEqual({ ok: true, created: true });
    });
  });

  test("an account is added with its details and its hash, and the word of a changed password is one message", async () => {
    const { password: _, ...account } = newAccount();
    const details = { ...account, id: crypto.randomUUID(), role: "client", createdAt: NOW };
    const added = await effectsOf(house().app, () => addAccount(house().app.db, details, "the hash"));
    const name = `${account.firstName} ${account.lastName}`;
    expect(added.effects).toEqual({
      users: {
        added: [
          {
            ...details,
            name,
            foldedName: anyText,
            duty: null,
            initials: "",
            calendar: null,
            summaryAt: null,
            emailVerified: 1,
            image: null,
            updatedAt: NOW,
            firstSignInAt: null,
            enteredBy: null,
            mergedInto: null,
            twoFactorEnabled: 0,
          },
        ],
      },
      accounts: {
        added: [
          expect.objectContaining({
            id: `${details.id}-password`,
            accountId: details.id,
            userId: details.id,
            providerId: "credential",
            password: "the hash",
            createdAt: NOW,
            updatedAt: NOW,
          }),
        ],
      },
    });
    const told = await effectsOf(house().app, () =>
      queuePasswordChanged(house().app.db, { id: details.id, name, email: account.email }, new Date(NOW)),
    );
    expect(told.effects).toEqual({ emails: { added: [passwordChanged({ name, account })] } });
  });
});

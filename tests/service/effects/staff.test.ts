import { expect, test } from "vitest";
import { demoOwner, demoPasswords, demoStaff } from "#app/demo/demo-people.ts";
import { makeAdmin, revokeAdmin } from "#app/services/accounts/admins.server.ts";
import { requestPasswordReset } from "#app/services/accounts/reset-password.server.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import {
  addStaff,
  changeDuty,
  changeStaffRules,
  inviteAgain,
  removeStaff,
} from "#app/services/accounts/staff/change-staff.server.ts";
import { acceptInvitation, findStaffInvitation } from "#app/services/accounts/staff/invite-staff.server.ts";
import { findStaff, findStaffRules, listStaff } from "#app/services/accounts/staff/list-staff.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { audited, effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { sender } from "#tests/support/people.ts";

const NOW = "2026-11-20T12:00:00.000Z";
const LATER = "2026-11-27T12:00:00.000Z";
const anyText = expect.any(String);
const actorId = demoOwner.id;
const wren = {
  firstName: "Wren",
  lastName: "Aldous",
  email: "wren@example.com",
  duty: "workroom",
  initials: "WA",
} as const;
const [, seamstress] = demoStaff;
const MUST = { ok: false, reason: "There must be an owner. Make somebody else an owner first." };

onEachDemo("what is done about staff", new Date(NOW), (house) => {
  const told = (subjectId: string, words: string) => ({
    added: [audited({ actorId, at: NOW, kind: "changed", subject: "account", subjectId, words })],
  });

  const idOf = async (email: string) => {
    const found = await house().app.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
    return found?.id ?? "";
  };

  /** Of the newest invitation to this address. */
  const tokenTo = async (address: string) => {
    const rows = await house()
      .app.db.selectFrom("emails")
      .select("parameters")
      .where("recipientAddress", "=", address)
      .where("kind", "=", "staff_invitation")
      .orderBy("createdAt")
      .execute();
    const { link } = JSON.parse(rows.at(-1)?.parameters ?? "{}");
    return new URL(link).searchParams.get("token") ?? "";
  };

  const signInAs = (email: string, password: string) => signIn(house().app, { email, password }, sender());

  test("somebody new gets an account without a password, and one invitation", async () => {
    const { app } = house();
    const { answer, effects } = await effectsOf(app, () => addStaff(app, { ...wren, actorId }));
    const id = await idOf(wren.email);
    expect(answer).toEqual({ ok: true });
    expect(effects).toEqual({
      users: { added: [expect.objectContaining({ ...wren, role: "admin", emailVerified: 0, name: "Wren Aldous" })] },
      addressLinks: {
        added: [expect.objectContaining({ userId: id, purpose: "staff", usedAt: null, expiresAt: LATER })],
      },
      emails: {
        added: [expect.objectContaining({ kind: "staff_invitation", recipientAddress: wren.email, userId: id })],
      },
      auditEntries: told(id, "Added to the staff: Workroom"),
    });
    // Only a hash is kept.
    expect(JSON.stringify(effects.addressLinks)).not.toContain(await tokenTo(wren.email));
    expect(await signInAs(wren.email, "")).toMatchObject({ ok: false });
    expect(await expectNoEffects(app, () => findStaff(app, id))).toMatchObject({
      name: "Wren Aldous",
      duty: "workroom",
      invited: { until: LATER, over: false },
    });
  });

  test.each([
    [{}, "Wren Aldous works here already.", "email"],
    [{ email: "client@example.com" }, "That is a client’s account.", "email"],
    [{ email: "other@example.com" }, "Wren Aldous uses these initials.", "initials"],
  ])("adding %o is refused", async (change, reason, field) => {
    const { app } = house();
    const person = { ...wren, ...change, actorId };
    expect(await expectNoEffects(app, () => addStaff(app, person))).toMatchObject({ ok: false, reason, field });
  });

  test("the invitation sets the password once, and only the newest works", async () => {
    const { app } = house();
    const first = await tokenTo(wren.email);
    const id = await idOf(wren.email);
    house().setNow(new Date("2026-11-20T12:00:01.000Z"));
    const again = await effectsOf(app, () => inviteAgain(app, { userId: id, actorId }));
    expect(Object.keys(again.effects).sort()).toEqual(["addressLinks", "auditEntries", "emails"]);
    house().setNow(new Date(NOW));
    const token = await tokenTo(wren.email);
    const spent = { ok: false, code: "expired" };
    for (const wrong of [first, "", "x".repeat(2_000_000)]) {
      expect(await findStaffInvitation(app, wrong)).toMatchObject(spent);
      const tried = { token: wrong, newPassword: "thimble-and-pin" };
      expect(await acceptInvitation(app, tried, sender())).toMatchObject(spent);
    }
    const found = await expectNoEffects(app, () => findStaffInvitation(app, token));
    expect(found).toEqual({ ok: true, firstName: "Wren", email: wren.email });
    const accept = () => acceptInvitation(app, { token, newPassword: "thimble-and-pin" }, { ip: "wren" });
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await accept()).toMatchObject(spent);
    expect(await signInAs(wren.email, "thimble-and-pin")).toMatchObject({ ok: true, role: "admin" });
    expect(await findStaff(app, id)).toMatchObject({ invited: undefined });
    const late = await expectNoEffects(app, () => inviteAgain(app, { userId: id, actorId }));
    expect(late).toMatchObject({ ok: false, reason: "Wren Aldous has set a password already." });
  });

  test("an invitation runs out after seven days", async () => {
    const { app } = house();
    await addStaff(app, { ...wren, email: "late@example.com", initials: "LA", actorId });
    const token = await tokenTo("late@example.com");
    house().setNow(new Date(LATER));
    expect(await findStaffInvitation(app, token)).toMatchObject({ ok: false, code: "expired" });
    expect(await findStaff(app, await idOf("late@example.com"))).toMatchObject({ invited: { over: true } });
    house().setNow(new Date(NOW));
    await removeStaff(app, { userId: await idOf("late@example.com"), actorId });
  });

  test("another duty ends the sessions; other initials do not; the same changes nothing", async () => {
    const { app } = house();
    await signInAs(seamstress.email, demoPasswords.admin);
    const act = { userId: seamstress.id, actorId };
    const letters = await effectsOf(app, () => changeDuty(app, { ...act, duty: "workroom", initials: "MX" }));
    expect(letters.effects).toEqual({
      users: { changed: { [seamstress.id]: { initials: "MX", updatedAt: NOW } } },
      auditEntries: told(seamstress.id, "Initials are MX now"),
    });
    expect(
      await expectNoEffects(app, () => changeDuty(app, { ...act, duty: "workroom", initials: "WA" })),
    ).toMatchObject({ ok: false, reason: "Wren Aldous uses these initials.", field: "initials" });
    const moved = await effectsOf(app, () => changeDuty(app, { ...act, duty: "office", initials: "MX" }));
    expect(moved.effects).toEqual({
      users: { changed: { [seamstress.id]: { duty: "office" } } },
      sessions: { removed: [anyText] },
      auditEntries: told(seamstress.id, "Duty is Office now"),
    });
    await expectNoEffects(app, () => changeDuty(app, { ...act, duty: "office", initials: "MX" }));
    const seen = { duty: "workroom", initials: "MX" } as const;
    const second = { ...act, duty: "installer", initials: "MX", seen } as const;
    expect(await expectNoEffects(app, () => changeDuty(app, second))).toMatchObject({ ok: false, code: "stale" });
    // What the second wants is so already.
    await expectNoEffects(app, () => changeDuty(app, { ...second, duty: "office" }));
  });

  test("who is removed has nothing that opens the house, and keeps what they did; added again, it is the same account", async () => {
    const { app } = house();
    const userId = await idOf(wren.email);
    const blank = {
      note: "",
      dueOn: null,
      orderId: null,
      customerId: null,
      doneBy: null,
      createdBy: actorId,
      version: 1,
    };
    const task = { ...blank, assigneeId: userId, createdAt: "2026-11-20T12:00:00.000Z" };
    const done = { ...task, id: "wren-has-done", title: "Sweep", doneAt: "2026-11-20T13:00:00.000Z" };
    const open = { ...task, id: "wren-has-to-do", title: "Call the mill", doneAt: null };
    await app.db.insertInto("tasks").values([open, done]).execute();
    const { answer, effects } = await effectsOf(app, () => removeStaff(app, { userId, actorId }));
    expect(answer).toEqual({ ok: true });
    // What is still to be done does not leave with them.
    expect(effects.tasks).toEqual({ changed: { [open.id]: { assigneeId: null, version: 2 } } });
    expect(effects).toMatchObject({
      users: { changed: { [userId]: { duty: null, initials: "" } } },
      accounts: { removed: [anyText] },
      sessions: { removed: [anyText] },
    });
    expect(await signInAs(wren.email, "thimble-and-pin")).toMatchObject({ ok: false });
    expect(await requestPasswordReset(app, wren.email, sender())).toMatchObject({
      ok: false,
      reason: "No account found with this email.",
    });
    const gone = { ok: false, code: "missing" };
    expect(await expectNoEffects(app, () => removeStaff(app, { userId, actorId }))).toMatchObject(gone);
    expect(
      await expectNoEffects(app, () => changeDuty(app, { userId, actorId, duty: "owner", initials: "W" })),
    ).toMatchObject(gone);
    expect(await addStaff(app, { ...wren, duty: "installer", actorId })).toEqual({ ok: true });
    expect(await findStaff(app, userId)).toMatchObject({ duty: "installer", invited: { over: false } });
  });

  test("11. last owner cannot be demoted, by a page, by the command, or by two at once", async () => {
    const { app } = house();
    const me = { userId: demoOwner.id, actorId };
    const down = { ...me, duty: "office", initials: "NL" } as const;
    expect(await expectNoEffects(app, () => changeDuty(app, down))).toMatchObject(MUST);
    expect(await expectNoEffects(app, () => removeStaff(app, me))).toMatchObject(MUST);
    expect(await expectNoEffects(app, () => revokeAdmin(app, demoOwner.email))).toMatchObject(MUST);
    // One who is invited and has never chosen a password cannot run the house.
    await addStaff(app, { ...wren, email: "second@example.com", duty: "owner", initials: "SO", actorId });
    expect(await expectNoEffects(app, () => changeDuty(app, down))).toMatchObject(MUST);
    for (let round = 0; round < 5; round += 1) {
      await makeAdmin(app, "second@example.com", "a-long-password");
      await makeAdmin(app, demoOwner.email, demoPasswords.admin);
      const second = await idOf("second@example.com");
      const answers = await Promise.all([
        changeDuty(app, { userId: second, actorId, duty: "office", initials: "SO" }),
        round % 2 ? removeStaff(app, { userId: demoOwner.id, actorId: second }) : revokeAdmin(app, demoOwner.email),
      ]);
      expect(answers.filter(({ ok }) => !ok)).toEqual([expect.objectContaining(MUST)]);
      expect((await listStaff(app)).filter(({ duty }) => duty === "owner")).toHaveLength(1);
      // A client's account is no longer the owner's; it is made one again for the next round.
      await app.db.updateTable("users").set({ role: "admin", duty: "owner" }).where("id", "=", demoOwner.id).execute();
    }
  });

  test("the house may ask everybody for a second step, if who asks has one", async () => {
    const { app } = house();
    const { version } = await findStaffRules(app);
    const rules = { secondStepForAll: true, version, actor: { id: actorId, secondStep: false } };
    expect(await expectNoEffects(app, () => changeStaffRules(app, rules))).toMatchObject({
      ok: false,
      reason: "Please set up your own second step first.",
    });
    const asked = { ...rules, actor: { id: actorId, secondStep: true } };
    const { effects } = await effectsOf(app, () => changeStaffRules(app, asked));
    expect(effects).toMatchObject({
      staffRules: { changed: { house: { secondStepForAll: 1, version: version + 1 } } },
      auditEntries: { added: [expect.objectContaining({ words: "Everybody needs a second step" })] },
    });
    expect(await expectNoEffects(app, () => changeStaffRules(app, asked))).toMatchObject({ ok: false, code: "stale" });
    expect(await findStaffRules(app)).toEqual({ secondStepForAll: true, version: version + 1 });
  });
});

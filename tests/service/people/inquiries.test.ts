import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { signUp } from "#app/services/accounts/sign-up.server.ts";
import { askForDeletion } from "#app/services/customers/deletion/delete-customer.server.ts";
import { readPersonalData } from "#app/services/customers/personal-data/read-personal-data.server.ts";
import { answerInquiry, inviteAsker } from "#app/services/inquiries/act-on-inquiry.server.ts";
import { allRows } from "#tests/support/data/all-rows.ts";
import { askAbout } from "#tests/support/data/whole-client.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { newAccount, sender } from "#tests/support/people.ts";

onEachDemo("what somebody asked before they had an account", new Date("2026-10-20T12:00:00.000Z"), (house) => {
  /** A stranger who asked, was answered and invited, and somebody who signed up with the same address. */
  async function askedAndSignedUp(mark: string) {
    const { app } = house();
    const email = `${mark}@example.com`.toLowerCase();
    const id = await askAbout(app, { mark, email, userId: null });
    const act = { id, actorId: demoOwner.id, formKey: undefined };
    await answerInquiry(app, { ...act, version: 1, words: `Answer-${mark}` });
    await inviteAsker(app, { ...act, version: 2 });
    const account = newAccount({ email });
    const signedUp = await signUp(app, account, sender());
    if (!signedUp.ok) throw new Error(signedUp.reason);
    const user = await app.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    return { userId: user.id, account };
  }

  const verify = (userId: string) =>
    house().app.db.updateTable("users").set({ emailVerified: 1 }).where("id", "=", userId).execute();
  const rowsWith = async (mark: string) => (await allRows(house().app)).filter((row) => row.includes(`-${mark}`));

  test("is nobody's until the address is shown to be theirs", async () => {
    const { app } = house();
    const { userId, account } = await askedAndSignedUp("Squatter");
    await app.db.updateTable("users").set({ emailVerified: 0 }).where("id", "=", userId).execute();
    expect(await readPersonalData(app, userId).inquiries()).toEqual([]);
    const before = await rowsWith("Squatter");
    expect(await askForDeletion(app, userId, account.password)).toEqual({ ok: true, done: true });
    expect(await rowsWith("Squatter")).toEqual(before);
  });

  test("is then in their archive, and goes with them, letters and notices included", async () => {
    const { app } = house();
    const { userId, account } = await askedAndSignedUp("Asker");
    await verify(userId);
    const held = await readPersonalData(app, userId).inquiries();
    expect(held).toMatchObject([{ question: "Question-Asker", answers: [{ words: "Answer-Asker" }] }]);
    expect(await rowsWith("Asker")).not.toEqual([]);
    expect(await askForDeletion(app, userId, account.password)).toEqual({ ok: true, done: true });
    expect(await rowsWith("Asker")).toEqual([]);
    const letters = await app.db
      .selectFrom("emails")
      .select("kind")
      .where("recipientAddress", "=", account.email)
      .execute();
    expect(letters).toEqual([{ kind: "account_deleted" }]);
  });
});

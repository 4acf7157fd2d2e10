import { expect, test } from "vitest";
import { openAddressLink } from "#app/services/accounts/addresses/address-links.server.ts";
import { requestAddressChange } from "#app/services/accounts/addresses/own-address.server.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { signUp } from "#app/services/accounts/sign-up.server.ts";
import { askForDeletion } from "#app/services/customers/deletion/delete-customer.server.ts";
import { readEmails } from "#app/services/customers/personal-data/read-emails.server.ts";
import { findCalled } from "#app/services/orders/number-order.server.ts";
import { allRows } from "#tests/support/data/all-rows.ts";
import { addWholeClient } from "#tests/support/data/whole-client.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { outboxOf } from "#tests/support/emails.ts";
import { tokenTo, withMail } from "#tests/support/mail/mail-house.ts";
import { newAccount, sender } from "#tests/support/people.ts";

const NOW = new Date("2030-10-20T12:00:00.000Z");
const password = "linen-and-lace";

onEachDemo("whose e-mails are whose", NOW, (house) => {
  const mailing = () => withMail(house().app);

  async function move(userId: string, newEmail: string) {
    await requestAddressChange(mailing(), userId, { newEmail, currentPassword: password });
    const token = await tokenTo(house().app, "change_address", newEmail);
    const opened = await openAddressLink(mailing(), token, { ...sender(), user: undefined });
    expect(opened).toMatchObject({ ok: true });
  }
  async function strangerAt(email: string) {
    await signUp(mailing(), newAccount({ email }), sender());
    return house().app.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  }
  const subjectsOf = async (userId: string) =>
    (await Array.fromAsync(readEmails(house().app, userId))).map(({ subject }) => subject);
  const sentTo = async (address: string) =>
    (await house().app.db.selectFrom("emails").select("id").where("recipientAddress", "=", address).execute()).length;

  test("an account at the house's own address gets and deletes none of the house's notices", async () => {
    const { app } = house();
    const stranger = await strangerAt("stranger@example.com");
    const ours = "hello@larkfield.example";
    await app.db.updateTable("users").set({ email: ours }).where("id", "=", stranger.id).execute();
    const notices = await sentTo(ours);
    expect(notices).toBeGreaterThan(5);
    expect(await subjectsOf(stranger.id)).toEqual(["Please verify your address for Larkfield Drapery"]);
    expect(await askForDeletion(app, stranger.id, password)).toEqual({ ok: true, done: true });
    // Two were added: the farewell to the address that it had, and ours.
    expect(await sentTo(ours)).toBe(notices + 2);
  });

  test("whoever signs up with a client's former address gets and deletes nothing of theirs", async () => {
    const { app } = house();
    const me = await addWholeClient(app, "Former");
    await move(me.id, "former.now@example.com");
    const before = await subjectsOf(me.id);
    expect(before).toContain(`Your quote for order ${await findCalled(house().app.db, me.quoted)} is ready`);
    expect(before).toContain("Choose a new password for Larkfield Drapery");
    const stranger = await strangerAt(me.account.email);
    expect(await subjectsOf(stranger.id)).toEqual(["Please verify your address for Larkfield Drapery"]);
    const about = async () => (await allRows(app)).filter((row) => row.startsWith("emails ") && /Former/.test(row));
    const rows = await about();
    await askForDeletion(app, stranger.id, password);
    expect(await about()).toEqual(rows);
    expect(await subjectsOf(me.id)).toEqual(before);
  });

  test("a client who moved takes along what went to the old address", async () => {
    const { app } = house();
    const me = await addWholeClient(app, "Elsewhere");
    await signIn(mailing(), { email: me.account.email, password: "wrong" }, sender());
    await move(me.id, "another@example.com");
    const archived = await Array.fromAsync(readEmails(app, me.id));
    expect(new Set(archived.map(({ to }) => to))).toEqual(new Set(["elsewhere@example.com", "another@example.com"]));
    expect(await askForDeletion(app, me.id, password)).toEqual({ ok: true, done: true });
    const left = (await allRows(app)).filter((row) => /Elsewhere|another@example/i.test(row));
    expect(left.map((row) => [row.split(" ", 1)[0], row.includes('"kind":"account_deleted"')])).toEqual([
      ["emails", true],
    ]);
  });

  test("nobody can sign up with, or move to, the house's own address", async () => {
    const account = newAccount({ email: "hello@larkfield.example" });
    expect(await signUp(mailing(), account, sender())).toMatchObject({
      ok: false,
      status: 409,
      field: "email",
      reason: "An account with this email already exists. Please log in instead.",
    });
    const me = await strangerAt("mover@example.com");
    const change = { newEmail: "hello@larkfield.example", currentPassword: password };
    expect(await requestAddressChange(mailing(), me.id, change)).toMatchObject({
      ok: false,
      status: 409,
      field: "newEmail",
      reason: "This address cannot be used for your account. Please ask for another.",
    });
  });

  test("the farewell names nobody once it has been sent", async () => {
    const { app } = house();
    const me = await addWholeClient(app, "Farewell");
    await askForDeletion(app, me.id, password);
    house().setNow(new Date(NOW.getTime() + 1000));
    const send = async () => "250 farewell@example.com taken";
    await outboxOf(app, { name: "smtp", atOnce: 1, send }).sendDue();
    const [farewell] = await app.db
      .selectFrom("emails")
      .selectAll()
      .where("kind", "=", "account_deleted")
      .where("sentAt", "is not", null)
      .orderBy("createdAt", "desc")
      .execute();
    expect(farewell).toMatchObject({
      recipientName: "Deleted client",
      recipientAddress: "",
      parameters: "{}",
      receipt: "",
    });
    expect((await allRows(app)).filter((row) => row.includes("Last-Farewell"))).toEqual([]);
  });

  test("a change that was only asked for clears no counts of the address that was typed", async () => {
    const { app } = house();
    const [me, victim] = [await strangerAt("asks@example.com"), { email: "victim@example.com" }];
    await signIn(mailing(), { email: victim.email, password: "wrong" }, sender());
    const counts = async () =>
      (await allRows(app)).filter((row) => /^rateLimits/.test(row) && row.includes(victim.email));
    const before = await counts();
    expect(before.length).toBeGreaterThan(0);
    await requestAddressChange(mailing(), me.id, { newEmail: victim.email, currentPassword: password });
    await askForDeletion(app, me.id, password);
    expect(await counts()).toEqual(before);
  });
});

import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import type { ClientDetails } from "#app/domain/customers/client-details.ts";
import { findClientInvitation, inviteClient } from "#app/services/accounts/invitations/invite-client.server.ts";
import { requestPasswordReset } from "#app/services/accounts/reset-password.server.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { signUp, signUpByInvitation } from "#app/services/accounts/sign-up.server.ts";
import { addClient } from "#app/services/customers/add-client.server.ts";
import { editClient, findClientDetails } from "#app/services/customers/change-client.server.ts";
import { findCustomer } from "#app/services/customers/list-customers.server.ts";
import { sendEmailAgain } from "#app/services/emails/send-again.server.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { addClient as addWithAccount } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects, queuedEmail } from "#tests/support/effects.ts";
import { newAddress } from "#tests/support/emails.ts";
import { newAccount, sender } from "#tests/support/people.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const AT = NOW.toISOString();
const LATER = "2026-10-21T12:00:00.000Z";
const DAY_MS = 24 * 60 * 60_000;
const actorId = demoOwner.id;

const nothing: ClientDetails = {
  firstName: "",
  lastName: "",
  phoneNumber: "",
  email: "",
  street: "",
  city: "",
  state: "",
  zipCode: "",
};

let numbers = 2_675_550_000;
const details = (changes: Partial<ClientDetails> = {}): ClientDetails => ({
  ...nothing,
  lastName: "Alder",
  phoneNumber: String(numbers++),
  ...changes,
});

onEachDemo("clients whom we enter", NOW, (house) => {
  const add = (of: ClientDetails, more: object = {}) =>
    addClient(house().app, {
      details: of,
      actorId,
      invite: false,
      phoneMeant: false,
      inquiry: undefined,
      formKey: undefined,
      ...more,
    });
  const added = async (of: ClientDetails, more: object = {}) => {
    const made = await add(of, more);
    if (!made.ok) throw new Error(made.reason);
    return made.id;
  };
  const userOf = (id: string) =>
    house().app.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const tokenFor = async (id: string) => {
    const { parameters } = await house()
      .app.db.selectFrom("emails")
      .select("parameters")
      .where("userId", "=", id)
      .where("kind", "=", "client_invitation")
      .orderBy("createdAt", "desc")
      .executeTakeFirstOrThrow();
    return new URL(JSON.parse(parameters).link).searchParams.get("invited") ?? "";
  };

  test("a name and a number are enough; the row holds an address that is nobody's, and no way in", async () => {
    const { app } = house();
    const alder = details();
    const formKey = "9b2f1c54-8a83-4a3c-9b63-5f7d1f6f2a10";
    const { answer, effects } = await effectsOf(app, () => add(alder, { formKey, invite: true }));
    expect(answer).toEqual({ ok: true, id: expect.any(String), invited: false });
    const id = answer.ok ? answer.id : "";
    expect(effects).toEqual({
      users: {
        added: [
          expect.objectContaining({
            ...alder,
            id,
            name: "Alder",
            email: `${id}@no-address.invalid`,
            emailVerified: 0,
            role: "client",
            enteredBy: actorId,
            createdAt: AT,
          }),
        ],
      },
      auditEntries: { added: [expect.objectContaining({ actorId, subjectId: id, words: "Added the client" })] },
      formKeys: expect.anything(),
    });
    expect(await expectNoEffects(app, () => add(alder, { formKey }))).toEqual(answer);
    expect(await findCustomer(app, id)).toMatchObject({
      customer: { hasAccount: false, invitedAt: null },
      orders: [],
    });
    const credentials = { email: `${id}@no-address.invalid`, password: "linen-and-lace" };
    expect(await signIn(app, credentials, sender())).toMatchObject({ reason: "No account found with this email." });
  });

  test("an address or a number in use leads to whoever has it; a number may be meant", async () => {
    const { app } = house();
    const [taken, free] = [details({ email: newAddress() }), details()];
    const id = await added(taken);
    const known = { id, name: "Alder", isClient: true };
    expect(await expectNoEffects(app, () => add({ ...free, email: taken.email }))).toMatchObject({
      ok: false,
      reason: "Alder has this e-mail address already.",
      field: "email",
      known,
    });
    expect(await expectNoEffects(app, () => add({ ...free, email: demoOwner.email }))).toMatchObject({
      field: "email",
      known: { isClient: false },
    });
    expect(await expectNoEffects(app, () => add({ ...free, email: "hello@larkfield.example" }))).toMatchObject({
      reason: "That is our own e-mail address.",
    });
    const same = { ...free, phoneNumber: taken.phoneNumber };
    expect(await expectNoEffects(app, () => add(same))).toMatchObject({
      reason: "Alder has this phone number already. Is this somebody else?",
      field: "phoneNumber",
      known,
    });
    expect(await add(same, { phoneMeant: true })).toMatchObject({ ok: true });
    const twice = details({ email: newAddress() });
    const both = await Promise.all([add(twice), add({ ...twice, phoneNumber: "" })]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test("an inquiry is theirs from then on, once", async () => {
    const { app } = house();
    const row = { zipCode: "19003", question: "?", style: "", answers: "[]", createdAt: AT, updatedAt: AT };
    const id = crypto.randomUUID();
    const email = newAddress();
    await app.db
      .insertInto("inquiries")
      .values({ ...row, id, name: "Ann Alder", email, phoneNumber: "", state: "new", version: 1 })
      .execute();
    const from = details({ email });
    const stale = { inquiry: { id, version: 7 } };
    expect(await expectNoEffects(app, () => add(from, stale))).toMatchObject({ ok: false, code: "stale" });
    const client = await added(from, { inquiry: { id, version: 1 } });
    const asked = app.db.selectFrom("inquiries").select(["userId", "version"]).where("id", "=", id);
    expect(await asked.executeTakeFirst()).toEqual({ userId: client, version: 2 });
    const again = { inquiry: { id, version: 2 } };
    expect(await expectNoEffects(app, () => add(details(), again))).toMatchObject({ code: "stale" });
  });

  test("what would be e-mailed to nobody is kept as not sent, and cannot be sent", async () => {
    const { app } = house();
    const id = await added(details());
    const order = { orderName: "Valance", description: "One", totalCents: 10_000, paymentLink: null };
    const made = await createCustomOrder(app, actorId, id, order, { line: "", leaveOut: false });
    if (!made.ok) throw new Error(made.reason);
    const emails = await app.db.selectFrom("emails").selectAll().where("userId", "=", id).execute();
    expect(emails).toEqual([
      expect.objectContaining({ kind: "quote_ready", state: "dropped", lastError: "no address", unverified: 0 }),
    ]);
    expect(await expectNoEffects(app, () => sendEmailAgain(app, emails[0]?.id ?? "", 0))).toMatchObject({
      reason: "They have no e-mail address. Tell them by telephone.",
    });
    const people = app.db.selectFrom("documentPeople").select("person").where("documentId", "=", made.id);
    expect(JSON.parse((await people.executeTakeFirst())?.person ?? "{}")).toMatchObject({ email: "" });
  });

  test("an invitation goes to their mailbox, works once and makes their row an account", async () => {
    const { app } = house();
    const typed = details({ email: newAddress() });
    const id = await added(typed);
    const press = { userId: id, actorId, formKey: "9b2f1c54-8a83-4a3c-9b63-5f7d1f6f2a11" };
    const { answer, effects } = await effectsOf(app, () => inviteClient(app, press));
    expect(answer).toEqual({ ok: true });
    expect(effects).toEqual({
      addressLinks: {
        added: [
          {
            userId: id,
            purpose: "invite",
            address: typed.email,
            tokenHash: expect.stringMatching(/^[\w-]{43}$/),
            expiresAt: new Date(NOW.getTime() + 14 * DAY_MS).toISOString(),
            usedAt: null,
            createdAt: AT,
          },
        ],
      },
      emails: {
        added: [
          queuedEmail({
            kind: "client_invitation",
            to: { name: "Alder", address: typed.email },
            at: AT,
            giveUpAt: LATER,
            parameters: { link: expect.stringMatching(/\/sign-up\?invited=[\w-]{32}$/) },
          }),
        ],
      },
      auditEntries: { added: [expect.objectContaining({ words: "Invited the client to the portal" })] },
      formKeys: expect.anything(),
    });
    expect(await expectNoEffects(app, () => inviteClient(app, press))).toEqual({ ok: true });
    const token = await tokenFor(id);
    expect(await expectNoEffects(app, () => findClientInvitation(app, token))).toEqual({ ok: true, prefill: typed });
    const account = newAccount({ email: typed.email });
    const other = { ...account, email: newAddress() };
    expect(await signUpByInvitation(app, other, sender(), token)).toMatchObject({ ok: false, field: "email" });
    expect(await signUpByInvitation(app, account, sender(), token)).toMatchObject({ ok: true, created: true });
    expect(await userOf(id)).toMatchObject({ emailVerified: 1, lastName: account.lastName, enteredBy: actorId });
    expect(await findClientInvitation(app, token)).toMatchObject({ ok: false, status: 410 });
    expect(await signUpByInvitation(app, account, sender(), token)).toMatchObject({ ok: true, created: false });
    const stolen = { ...account, password: "another-one-altogether" };
    expect(await signUpByInvitation(app, stolen, sender(), token)).toMatchObject({ ok: false, field: "email" });
    expect(await signIn(app, account, sender())).toMatchObject({ ok: true, role: "client" });
    expect(await inviteClient(app, { ...press, formKey: undefined })).toMatchObject({
      reason: `Ida ${account.lastName} has an account already.`,
    });
  });

  test("an invitation is refused without an address, runs out after fourteen days, and ends with the address", async () => {
    const { app, setNow } = house();
    const press = (userId: string) => inviteClient(app, { userId, actorId, formKey: undefined });
    expect(await press(await added(details()))).toMatchObject({
      reason: "They have no e-mail address, so there is nowhere to send an invitation.",
    });
    expect(await press(demoOwner.id)).toMatchObject({ code: "missing" });
    const typed = details({ email: newAddress() });
    const id = await added(typed, { invite: true });
    const token = await tokenFor(id);
    setNow(new Date(NOW.getTime() + 14 * DAY_MS));
    expect(await findClientInvitation(app, token)).toMatchObject({ ok: false });
    setNow(NOW);
    expect(await findClientInvitation(app, token)).toMatchObject({ ok: true });
    const found = await findClientDetails(app, id);
    const moved = { ...typed, email: newAddress() };
    const saved = await editClient(app, { userId: id, actorId, details: moved, seen: found?.seen ?? "" });
    expect(saved).toEqual({ ok: true, asked: undefined });
    expect(await findClientInvitation(app, token)).toMatchObject({ ok: false });
  });

  test("a sign-up with their address reads what any taken one does, and mails them the link", async () => {
    const { app } = house();
    const typed = details({ email: newAddress() });
    const id = await added(typed);
    const account = newAccount({ email: typed.email });
    const TAKEN = "An account with this email already exists. Please log in instead.";
    expect(await signUp(app, account, sender())).toMatchObject({ ok: false, reason: TAKEN });
    expect(await userOf(id)).toMatchObject({ lastName: "Alder", emailVerified: 0 });
    for (const _ of [1, 2, 3]) await signUp(app, account, sender());
    const mails = await app.db.selectFrom("emails").selectAll().where("userId", "=", id).execute();
    expect(mails.map(({ kind }) => kind)).toEqual(Array(3).fill("client_invitation"));
    expect(await requestPasswordReset(app, typed.email, sender())).toMatchObject({
      reason: "No account found with this email.",
    });
  });

  test("details are changed, an address too where nobody logs in with it", async () => {
    const { app } = house();
    const typed = details();
    const id = await added(typed);
    const seen = (await findClientDetails(app, id))?.seen ?? "";
    const changed = { ...typed, firstName: "Ann", email: newAddress(), street: "1 Elm" };
    const { answer, effects } = await effectsOf(app, () =>
      editClient(app, { userId: id, actorId, details: changed, seen }),
    );
    expect(answer).toEqual({ ok: true, asked: undefined });
    expect(effects).toEqual({
      users: {
        changed: {
          [id]: {
            firstName: "Ann",
            name: "Ann Alder",
            foldedName: expect.any(String),
            email: changed.email,
            street: "1 Elm",
          },
        },
      },
      auditEntries: { added: [expect.objectContaining({ words: "Changed the client’s details", subjectId: id })] },
    });
    expect(
      await expectNoEffects(app, () => editClient(app, { userId: id, actorId, details: changed, seen: "old" })),
    ).toEqual({ ok: true, asked: undefined });
    const late = { userId: id, actorId, details: { ...changed, city: "Ardmore" }, seen: "old" };
    expect(await expectNoEffects(app, () => editClient(app, late))).toMatchObject({ code: "stale" });
    const taken = { ...late, seen, details: { ...changed, email: demoOwner.email } };
    expect(await expectNoEffects(app, () => editClient(app, taken))).toMatchObject({ field: "email" });
    expect(await expectNoEffects(app, () => editClient(app, { ...late, userId: "nobody" }))).toMatchObject({
      code: "missing",
    });
    const none = { userId: id, actorId, details: { ...changed, email: "" }, seen };
    expect(await editClient(app, none)).toMatchObject({ ok: true });
    expect((await userOf(id)).email).toBe(`${id}@no-address.invalid`);
  });

  test("another address of somebody who logs in is theirs when they open its link", async () => {
    const { app } = house();
    const client = await addWithAccount(app);
    const found = await findClientDetails(app, client.id);
    if (!found) throw new Error("No client.");
    const { details: before, seen } = found;
    const email = newAddress();
    const edit = (of: ClientDetails) => editClient(app, { userId: client.id, actorId, details: of, seen });
    expect(await expectNoEffects(app, () => edit({ ...before, email: "" }))).toMatchObject({
      reason: "They log in with this address. Enter another one, or leave it.",
    });
    expect(await edit({ ...before, email, city: "Ardmore" })).toEqual({ ok: true, asked: email });
    expect(await userOf(client.id)).toMatchObject({ email: client.email, city: "Ardmore" });
    const mails = await app.db.selectFrom("emails").selectAll().where("userId", "=", client.id).execute();
    expect(mails.map(({ kind, recipientAddress }) => [kind, recipientAddress]).sort()).toEqual([
      ["address_change_requested", client.email],
      ["change_address", email],
    ]);
  });
});

import { beforeAll, expect, test } from "vitest";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import { inquiryList } from "#app/domain/inquiries/inquiry-acts.ts";
import {
  answerInquiry,
  closeInquiry,
  inviteAsker,
  reopenInquiry,
} from "#app/services/inquiries/act-on-inquiry.server.ts";
import { askQuestion, INQUIRIES } from "#app/services/inquiries/ask-question.server.ts";
import { findInvitation, signUpInvited } from "#app/services/inquiries/invitation.server.ts";
import { findInquiry, listInquiries } from "#app/services/inquiries/list-inquiries.server.ts";
import { isStamped, stampForm } from "#app/services/public-forms/public-form.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects, queuedEmail } from "#tests/support/effects.ts";
import { newAddress } from "#tests/support/emails.ts";
import { newAccount, sender } from "#tests/support/people.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const AT = NOW.toISOString();
const LATER = "2026-10-21T12:00:00.000Z";
const DAY_MS = 24 * 60 * 60_000;
const email = { at: AT, giveUpAt: LATER };
const question = "A bay window.\nThree panes.";
const untouched = { invitedAt: null, invitationHash: null, invitationEndsAt: null, joinedAt: null };
const actorId = demoOwner.id;

onEachDemo("what inquiries do", NOW, (house) => {
  let shown = "";
  let senders = 0;
  beforeAll(async () => {
    house().setNow(new Date(NOW.getTime() - 60_000));
    shown = await stampForm(house().app, INQUIRIES);
    house().setNow(NOW);
  });

  const asked = (changes: object = {}) => ({
    name: "Ida Sample",
    email: newAddress(),
    phoneNumber: "2155550123",
    zipCode: "19003",
    question,
    style: "Ripplefold",
    ...changes,
  });
  const ask = (inquiry: ReturnType<typeof asked>, how: object = {}, changes: object = {}) =>
    askQuestion(house().app, inquiry, {
      userId: null,
      formKey: undefined,
      ...how,
      sent: { trap: "", shown, ip: `asker-${senders++}`, ...changes },
    });
  const kept = async (inquiry = asked()) => {
    const made = await ask(inquiry);
    if (!made.ok) throw new Error(made.reason);
    return { ...inquiry, id: made.id };
  };
  const emailsTo = (address: string) =>
    house().app.db.selectFrom("emails").selectAll().where("recipientAddress", "=", address).execute();
  const invite = async (id: string, version: number) => {
    const { app } = house();
    const invited = await inviteAsker(app, { id, version, actorId, formKey: undefined });
    if (!invited.ok) throw new Error(invited.reason);
    const { parameters } = await app.db
      .selectFrom("emails")
      .innerJoin("inquiries", "inquiries.email", "recipientAddress")
      .select("parameters")
      .where("inquiries.id", "=", id)
      .where("kind", "=", "inquiry_invitation")
      .where("emails.state", "=", "queued")
      .orderBy("emails.createdAt", "desc")
      .executeTakeFirstOrThrow();
    return new URL(JSON.parse(parameters).link).searchParams.get("invitation") ?? "";
  };

  test("a stranger's question is kept, and told to them without its words and to us with them", async () => {
    const inquiry = asked();
    const { answer, effects } = await effectsOf(house().app, () => ask(inquiry));
    expect(answer).toEqual({ ok: true, id: expect.any(String) });
    const id = answer.ok && answer.id;
    expect(effects).toEqual({
      inquiries: {
        added: [
          {
            ...inquiry,
            ...untouched,
            id,
            userId: null,
            state: "new",
            answers: "[]",
            version: 1,
            createdAt: AT,
            updatedAt: AT,
          },
        ],
      },
      emails: {
        added: [
          queuedEmail({
            kind: "inquiry_received",
            to: { name: "", address: inquiry.email },
            userId: null,
            ...email,
            parameters: { inquiry_id: id, style: "Ripplefold", question: "" },
          }),
          queuedEmail({
            kind: "inquiry_received_notice",
            to: { name: "Larkfield Drapery", address: "hello@larkfield.example" },
            parameters: {
              inquiry_id: id,
              customer_id: "",
              customer_name: "Ida Sample",
              customer_email: inquiry.email,
              customer_phone: "2155550123",
              zip_code: "19003",
              style: "Ripplefold",
              question,
            },
            ...email,
          }),
        ],
      },
      rateLimits: expect.anything(),
    });
  });

  test("whoever is signed in reads their own words; at another address nobody does", async () => {
    const own = asked({ email: demoClient.email });
    await ask(own, { userId: demoClient.id });
    const other = asked();
    await ask(other, { userId: demoClient.id });
    const words = async (address: string) =>
      (await emailsTo(address))
        .filter(({ kind }) => kind === "inquiry_received")
        .map(({ parameters, userId }) => [JSON.parse(parameters).question, userId]);
    expect(await words(demoClient.email)).toEqual([[question, demoClient.id]]);
    expect(await words(other.email)).toEqual([["", demoClient.id]]);
  });

  test("who leaves only a number is not written to, and is counted by it", async () => {
    const inquiry = asked({ email: "", phoneNumber: "2155550177" });
    const { effects } = await effectsOf(house().app, () => ask(inquiry));
    expect(effects.emails?.added).toHaveLength(1);
    expect(await ask({ ...inquiry, question: "And another." })).toMatchObject({ ok: true });
    expect(await ask({ ...inquiry, question: "A third." })).toMatchObject({ ok: true });
    expect(await ask({ ...inquiry, question: "A fourth." })).toMatchObject({ ok: false, status: 429 });
    expect(await ask(asked({ email: "", phoneNumber: "2155550178" }))).toMatchObject({ ok: true });
  });

  test("the same form twice, or at once, is one question; another from it is another", async () => {
    const inquiry = asked();
    const form = { formKey: "0123456789abcdef-inquiry" };
    const answers = await Promise.all(Array.from({ length: 3 }, () => ask(inquiry, form)));
    expect(new Set(answers.map((answer) => answer.ok && answer.id))).toEqual(new Set([form.formKey]));
    expect(await expectNoEffects(house().app, () => ask(inquiry, form))).toEqual({ ok: true, id: form.formKey });
    expect(await emailsTo(inquiry.email)).toHaveLength(1);
    const again = await ask({ ...inquiry, email: newAddress(), question: "Another." }, form);
    expect(again).toEqual({ ok: true, id: expect.not.stringContaining(form.formKey) });
  });

  test.each([
    ["in the trap", { trap: "x" }, 403],
    ["without our stamp", { shown: "" }, 410],
    ["with the stamp of another form", { shown: "2026-10-20T11:59:00.000Z.x" }, 410],
  ])("what a program sends %s is refused and leaves nothing", async (_, changes, status) => {
    const answer = await expectNoEffects(house().app, () => ask(asked(), {}, changes));
    expect(answer).toMatchObject({ ok: false, status });
  });

  test("a stamp of the swatch form is none of ours", async () => {
    house().setNow(new Date(NOW.getTime() - 60_000));
    const theirs = await stampForm(house().app, "swatches");
    house().setNow(NOW);
    const isOurs = (stamp: string) => expectNoEffects(house().app, () => isStamped(house().app, INQUIRIES, stamp));
    expect([await isOurs(theirs), await isOurs("x"), await isOurs(shown)]).toEqual([false, false, true]);
    const answer = await expectNoEffects(house().app, () => ask(asked(), {}, { shown: theirs }));
    expect(answer).toMatchObject({ ok: false, status: 410 });
  });

  test("an answer is kept and sent with the question, once however often it is pressed", async () => {
    const { app } = house();
    const inquiry = await kept();
    const answer = {
      id: inquiry.id,
      version: 1,
      actorId,
      words: "Yes.\nWith a bent rod.",
      formKey: crypto.randomUUID(),
    };
    const { answer: said, effects } = await effectsOf(app, () => answerInquiry(app, answer));
    expect(said).toEqual({ ok: true, sent: true });
    expect(effects).toEqual({
      inquiries: {
        changed: {
          [inquiry.id]: { state: "answered", version: 2, answers: JSON.stringify([{ at: AT, words: answer.words }]) },
        },
      },
      emails: {
        added: [
          queuedEmail({
            kind: "inquiry_answered",
            to: { name: "Ida Sample", address: inquiry.email },
            userId: null,
            ...email,
            parameters: { inquiry_id: inquiry.id, customer_name: "Ida Sample", question, answer: answer.words },
          }),
        ],
      },
      formKeys: expect.anything(),
    });
    const presses = Array.from({ length: 3 }, () => answerInquiry(app, answer));
    expect(await Promise.all(presses)).toEqual(presses.map(() => ({ ok: true, sent: true })));
    // Somebody else of us, on a page from before.
    const late = { ...answer, words: "No.", formKey: crypto.randomUUID() };
    const stale = await expectNoEffects(app, () => answerInquiry(app, late));
    expect(stale).toMatchObject({ ok: false, code: "stale" });
    expect(await emailsTo(inquiry.email)).toHaveLength(2);
    const gone = await expectNoEffects(app, () => answerInquiry(app, { ...late, id: "nobody" }));
    expect(gone).toMatchObject({ ok: false, status: 404 });
  });

  test("two of us answering at the same moment send one answer", async () => {
    const { app } = house();
    const { id, email: address } = await kept();
    const answers = await Promise.all(
      ["Yes.", "No."].map((words) =>
        answerInquiry(app, { id, version: 1, actorId, words, formKey: crypto.randomUUID() }),
      ),
    );
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect((await emailsTo(address)).filter(({ kind }) => kind === "inquiry_answered")).toHaveLength(1);
  });

  test("of somebody with only a number an answer is a note, and there is nowhere to invite them", async () => {
    const { app } = house();
    const { id } = await kept(asked({ email: "", phoneNumber: "2155550179" }));
    const note = { id, version: 1, actorId, words: "Called, will send widths.", formKey: undefined };
    const { answer, effects } = await effectsOf(app, () => answerInquiry(app, note));
    expect([answer, Object.keys(effects)]).toEqual([{ ok: true, sent: false }, ["inquiries"]]);
    const refused = await expectNoEffects(app, () => inviteAsker(app, { id, version: 2, actorId, formKey: undefined }));
    expect(refused).toMatchObject({ ok: false, status: 409 });
  });

  test("closing and reopening tell nobody, come back to where it was, and pressed twice do nothing more", async () => {
    const { app } = house();
    const { id } = await kept();
    await answerInquiry(app, { id, version: 1, actorId, words: "Yes.", formKey: undefined });
    const closing = await effectsOf(app, () => closeInquiry(app, { id, version: 2 }));
    expect(closing.effects).toEqual({ inquiries: { changed: { [id]: { state: "closed", version: 3 } } } });
    expect(await expectNoEffects(app, () => closeInquiry(app, { id, version: 2 }))).toEqual({ ok: true });
    const answered = { id, version: 3, actorId, words: "No.", formKey: undefined };
    expect(await expectNoEffects(app, () => answerInquiry(app, answered))).toMatchObject({ ok: false, status: 409 });
    const reopening = await effectsOf(app, () => reopenInquiry(app, { id, version: 3 }));
    expect(reopening.effects).toEqual({ inquiries: { changed: { [id]: { state: "answered", version: 4 } } } });
    expect(await expectNoEffects(app, () => reopenInquiry(app, { id, version: 3 }))).toEqual({ ok: true });
    const stale = await expectNoEffects(app, () => closeInquiry(app, { id, version: 3 }));
    expect(stale).toMatchObject({ ok: false, code: "stale" });
  });

  test("an invitation is sent once, kept as a hash, and a newer one ends it", async () => {
    const { app } = house();
    const inquiry = await kept();
    const press = { id: inquiry.id, version: 1, actorId, formKey: crypto.randomUUID() };
    const { answer, effects } = await effectsOf(app, () => inviteAsker(app, press));
    expect(answer).toEqual({ ok: true });
    expect(effects).toEqual({
      inquiries: {
        changed: {
          [inquiry.id]: {
            state: "invited",
            version: 2,
            invitedAt: AT,
            invitationHash: expect.stringMatching(/^[\w-]{43}$/),
            invitationEndsAt: new Date(NOW.getTime() + 30 * DAY_MS).toISOString(),
          },
        },
      },
      emails: {
        added: [
          queuedEmail({
            kind: "inquiry_invitation",
            to: { name: "Ida Sample", address: inquiry.email },
            userId: null,
            ...email,
            parameters: { link: expect.stringMatching(/\/sign-up\?invitation=[\w-]{32}$/) },
          }),
        ],
      },
      formKeys: expect.anything(),
    });
    expect(await expectNoEffects(app, () => inviteAsker(app, press))).toEqual({ ok: true });
    const [first] = (await emailsTo(inquiry.email)).filter(({ kind }) => kind === "inquiry_invitation");
    const older = new URL(JSON.parse(first?.parameters ?? "{}").link).searchParams.get("invitation") ?? "";
    expect(await findInvitation(app, older)).toMatchObject({ ok: true });
    await app.db
      .updateTable("emails")
      .set({ state: "sent" })
      .where("id", "=", first?.id ?? "")
      .execute();
    const newer = await invite(inquiry.id, 2);
    expect(await findInvitation(app, older)).toMatchObject({ ok: false, status: 410 });
    expect(await expectNoEffects(app, () => findInvitation(app, newer))).toEqual({
      ok: true,
      prefill: {
        firstName: "Ida",
        lastName: "Sample",
        email: inquiry.email,
        phoneNumber: "2155550123",
        zipCode: "19003",
      },
    });
  });

  test("an invitation opens nothing once it has run out, or while its inquiry is closed", async () => {
    const { app } = house();
    const { id } = await kept();
    const token = await invite(id, 1);
    await closeInquiry(app, { id, version: 2 });
    expect(await findInvitation(app, token)).toMatchObject({ ok: false, status: 410 });
    await reopenInquiry(app, { id, version: 3 });
    expect(await findInvitation(app, token)).toMatchObject({ ok: true });
    house().setNow(new Date(NOW.getTime() + 30 * DAY_MS));
    expect(await findInvitation(app, token)).toMatchObject({ ok: false, status: 410 });
    house().setNow(NOW);
    expect(await findInvitation(app, "a-guess")).toMatchObject({ ok: false, status: 410 });
  });

  test("whoever signs up by it is known as the one who asked, once; with another address they are not", async () => {
    const { app } = house();
    const inquiry = await kept();
    const token = await invite(inquiry.id, 1);
    const elsewhere = newAccount({ email: newAddress() });
    expect(await signUpInvited(app, elsewhere, sender(), token)).toMatchObject({ ok: true, created: true });
    expect(await findInquiry(app, inquiry.id)).toMatchObject({ joinedAt: null, customerId: null });

    const account = newAccount({ email: inquiry.email });
    expect(await signUpInvited(app, account, sender(), token)).toMatchObject({ ok: true, created: true });
    const found = await findInquiry(app, inquiry.id);
    expect(found).toMatchObject({ joinedAt: AT, customerId: expect.any(String), hasAccount: true, version: 3 });
    expect(await findInvitation(app, token)).toMatchObject({ ok: false, status: 410 });
    const letters = (await emailsTo(inquiry.email)).filter(({ kind }) => kind.startsWith("inquiry_"));
    expect(letters.map(({ userId }) => userId)).toEqual(letters.map(() => found?.customerId));
    expect(letters).toHaveLength(2);
    const again = { id: inquiry.id, version: 3, actorId, formKey: undefined };
    const refused = await expectNoEffects(app, () => inviteAsker(app, again));
    expect(refused).toMatchObject({ ok: false, status: 409 });
  });

  test("the owner's list, one inquiry and the desk's count change nothing", async () => {
    const { app } = house();
    await expectNoEffects(app, async () => {
      const waiting = await listInquiries(app, inquiryList.parse(new URLSearchParams("search=rowan")));
      expect(waiting.rows.map(({ id }) => id)).toEqual(["demo-inquiry-new"]);
      expect(waiting.counts).toEqual({ new: 1, answered: 0, invited: 0, closed: 0 });
      const byNumber = await listInquiries(app, inquiryList.parse(new URLSearchParams("search=2155550167")));
      expect(byNumber.rows).toHaveLength(1);
      const answered = await listInquiries(
        app,
        inquiryList.parse(new URLSearchParams("state=answered&search=juniper")),
      );
      expect(answered.rows.map(({ id }) => id)).toEqual(["demo-inquiry-answered"]);
      const found = await findInquiry(app, "demo-inquiry-answered");
      expect(found?.answers).toHaveLength(1);
      // What could be tried as a key stays where it is.
      expect(Object.keys(found ?? {})).not.toContain("invitationHash");
      expect(await findInquiry(app, "nobody")).toBeUndefined();
    });
  });
});

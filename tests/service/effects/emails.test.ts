import { expect, test } from "vitest";
import { demoClient } from "#app/demo/demo-people.ts";
import { emailList } from "#app/domain/emails/email-list.ts";
import { claimNext, noteFailure } from "#app/email/outbox-rows.server.ts";
import { countUnsentEmails, findEmail, listEmails } from "#app/services/emails/list-emails.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { sendAllAgain, sendEmailAgain } from "#app/services/emails/send-again.server.ts";
import { pictureMaker } from "#app/services/quotes/paper/draw-quote-picture.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects, queuedEmail } from "#tests/support/effects.ts";
import { newAddress } from "#tests/support/emails.ts";

const NOW = "2026-10-20T12:00:00.000Z";
const TOMORROW = "2026-10-21T12:00:00.000Z";

onEachDemo("what e-mails do", new Date(NOW), (house) => {
  interface Stored {
    kind?: "status_changed" | "password_reset";
    state?: "queued" | "sent" | "failed";
    attempts?: number;
    claimedBy?: string;
    timesAskedAgain?: number;
  }

  /** A message that has been through something. */
  async function stored({ kind = "status_changed", ...changes }: Stored) {
    const address = newAddress();
    const parameters =
      kind === "password_reset"
        ? { link: "https://drapery.example/reset-password?token=a-key" }
        : { order_id: "LF-1001", customer_name: "Ida Sample", status: "shipping" };
    const at = "2026-10-01T12:00:00.000Z";
    await queueEmail(house().app.db, { kind, to: { name: "Ida Sample", address }, parameters, at } as never);
    const row = { lastError: "Refused", receipt: "250 OK", sentAt: at, ...changes };
    return house()
      .app.db.updateTable("emails")
      .set(row)
      .where("recipientAddress", "=", address)
      .returning("id")
      .executeTakeFirstOrThrow();
  }

  test.each([
    ["status_changed", "LF-1001", TOMORROW],
    ["password_reset", undefined, "2026-10-20T13:00:00.000Z"],
  ] as const)("queueing %s about %s adds one message that is tried until %s", async (kind, orderId, giveUpAt) => {
    const to = { name: "Ida", address: newAddress() };
    const email = { kind, to, parameters: { link: "" }, userId: orderId ? demoClient.id : null, at: NOW };
    const about = orderId ? { orderId } : {};
    const { effects } = await effectsOf(house().app, () => queueEmail(house().app.db, { ...email, ...about } as never));
    expect(effects).toEqual({ emails: { added: [queuedEmail({ ...email, ...about, giveUpAt })] } });
  });

  test.each<[string, Stored, number]>([
    ["that failed", { state: "failed", attempts: 14 }, 0],
    ["that was sent", { state: "sent", attempts: 1 }, 0],
    ["that waits for its next try", { state: "queued", attempts: 2 }, 0],
    ["that was asked for before", { state: "sent", attempts: 1, timesAskedAgain: 2 }, 2],
  ])("a message %s is queued anew, with a day before it", async (_, email, asked) => {
    const { id } = await stored(email);
    const { answer, effects } = await effectsOf(house().app, () => sendEmailAgain(house().app, id, asked));
    expect(answer).toEqual({ ok: true });
    const again = { nextTryAt: NOW, giveUpAt: TOMORROW, lastError: null, receipt: null, sentAt: null };
    expect(effects).toEqual({
      emails: {
        changed: {
          [id]: {
            ...again,
            attempts: 0,
            timesAskedAgain: asked + 1,
            ...(email.state === "queued" ? {} : { state: "queued" }),
          },
        },
      },
    });
  });

  const secret = "A reset link works once and is not kept. The client asks for a new one on the log-in page.";
  test.each<[string, Stored, number, object]>([
    ["that is being sent", { state: "queued", attempts: 1, claimedBy: "another process" }, 0, { ok: true }],
    ["asked for already", { state: "queued", attempts: 0, timesAskedAgain: 1 }, 0, { ok: true }],
    ["asked for twice already", { state: "failed", attempts: 9, timesAskedAgain: 2 }, 0, { ok: true }],
    ["shown in a future that never was", { state: "failed", attempts: 9, timesAskedAgain: 0 }, 1, { ok: true }],
    [
      "that is about to go out",
      { state: "queued", attempts: 0 },
      0,
      { ok: false, code: "refused", status: 409, reason: "This e-mail is about to be sent." },
    ],
    [
      "that carries a key",
      { kind: "password_reset", state: "failed", attempts: 9 },
      0,
      { ok: false, code: "refused", status: 409, reason: secret },
    ],
  ])("a message %s is left alone", async (_, email, asked, expected) => {
    const { id } = await stored(email);
    expect(await expectNoEffects(house().app, () => sendEmailAgain(house().app, id, asked))).toEqual(expected);
  });

  test("a message that is not there cannot be sent", async () => {
    const answer = await expectNoEffects(house().app, () => sendEmailAgain(house().app, "nothing", 0));
    expect(answer).toEqual({ ok: false, code: "missing", status: 404, reason: "E-mail not found." });
  });

  test("all that was given up or struggles is sent again, once; what waits, is under way, went out or carries a key is not", async () => {
    await sendAllAgain(house().app);
    const failed = await stored({ state: "failed", attempts: 14, timesAskedAgain: 2 });
    const struggling = await stored({ state: "queued", attempts: 2 });
    await stored({ state: "sent", attempts: 1 });
    await stored({ state: "queued", attempts: 3, claimedBy: "another process" });
    await stored({ kind: "password_reset", state: "failed", attempts: 9 });
    const counted = await expectNoEffects(house().app, () => countUnsentEmails(house().app));
    expect(counted).toMatchObject({ failed: 1, latest: { lastError: "Refused" } });
    const { answer, effects } = await effectsOf(house().app, () => sendAllAgain(house().app));
    expect(answer).toBe(2);
    const again = { attempts: 0, nextTryAt: NOW, giveUpAt: TOMORROW, lastError: null, receipt: null, sentAt: null };
    expect(effects).toEqual({
      emails: {
        changed: {
          [failed.id]: { ...again, state: "queued", timesAskedAgain: 3 },
          [struggling.id]: { ...again, timesAskedAgain: 1 },
        },
      },
    });
    expect(await expectNoEffects(house().app, () => sendAllAgain(house().app))).toBe(0);
  });

  test("looking at messages changes nothing", async () => {
    const list = await expectNoEffects(house().app, () =>
      listEmails(house().app, emailList.parse(new URLSearchParams("?search=imogen"))),
    );
    expect(list.rows.map(({ id }) => id)).toContain("demo-LF-1005-confirm");
    expect(await expectNoEffects(house().app, () => findEmail(house().app, "nothing"))).toBeUndefined();
    const found = await expectNoEffects(house().app, () => findEmail(house().app, "demo-LF-1005-confirm"));
    expect(found).toMatchObject({ secret: false, row: { orderId: "LF-1005", customerId: "demo-marsh" } });
    // What cannot be drawn is shown without its drawing, and so is what carries none.
    const { app } = house();
    const drawn = await expectNoEffects(app, () => findEmail(app, "demo-LF-1005-confirm", pictureMaker(app)));
    expect(drawn?.written).toEqual(found?.written);
    const failing = () => Promise.reject(new Error("The pencil broke."));
    expect((await findEmail(app, "demo-LF-1005-confirm", failing))?.written).toEqual(found?.written);
    expect(JSON.parse(found?.row.parameters ?? "")).toMatchObject({ order_id: "LF-1005" });
  });

  test("a message that carries a key is shown without it", async () => {
    const { id } = await stored({ kind: "password_reset", state: "sent", attempts: 1 });
    const found = await expectNoEffects(house().app, () => findEmail(house().app, id));
    expect(found).toMatchObject({ secret: true, row: { parameters: '{"link":""}' } });
    expect(JSON.stringify(found)).not.toContain("a-key");
  });

  test("a first try in vain counts as struggling, and one that was never tried as waiting", async () => {
    const { db } = house().app;
    await db.deleteFrom("emails").execute();
    const count = () => countUnsentEmails(house().app);
    expect(await count()).toEqual({ waiting: 0, struggling: 0, failed: 0, latest: null });
    const parameters = { order_id: "LF-1001", customer_name: "Ida", status: "shipping" };
    const to = { name: "Ida", address: newAddress() };
    await queueEmail(db, { kind: "status_changed", to, parameters, at: NOW } as never);
    expect(await count()).toEqual({ waiting: 1, struggling: 0, failed: 0, latest: null });
    const email = await claimNext(db, new Date(NOW));
    if (!email) throw new Error("Nothing was due.");
    await noteFailure(db, email, { reason: "connect ECONNREFUSED", forGood: false, now: new Date(NOW) });
    const latest = { kind: "status_changed", recipientName: "Ida", lastError: "connect ECONNREFUSED" };
    expect(await count()).toMatchObject({ waiting: 0, struggling: 1, failed: 0, latest });
    await db.deleteFrom("emails").execute();
  });
});

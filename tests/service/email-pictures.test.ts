import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { OutgoingEmail, Picture } from "#app/email/message.ts";
import type { DrawPicture } from "#app/email/outbox.server.ts";
import { createSmtpTransport } from "#app/email/transports/smtp.server.ts";
import { pictureMaker } from "#app/services/quotes/paper/draw-quote-picture.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { newAddress, outboxOf, queueStatus } from "#tests/support/emails.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { submittedOrder } from "#tests/support/orders/quotes.ts";

const picture: Picture = { png: Buffer.from("a picture"), alt: 'A "drawn" window.' };

onEachDemo("the picture of an e-mail", "today", (house) => {
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
  });
  afterAll(() => mail.stop());
  beforeEach(async () => {
    await house().app.db.deleteFrom("emails").execute();
    mail.received.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("stands before the figures, within the message, with its words; whoever has none gets none", async () => {
    const [drawn, plain] = [newAddress("drawn"), newAddress("plain")];
    for (const address of [drawn, plain]) await queueStatus(house().app, address);
    const draw: DrawPicture = async ({ recipientAddress }) => (recipientAddress === drawn ? picture : undefined);
    await outboxOf(house().app, createSmtpTransport(mail.url), draw).sendDue();
    const sentTo = (address: string) => mail.received.find(({ to }) => [to].flat()[0]?.text.includes(address))!;
    expect(sentTo(drawn).attachments).toMatchObject([
      { related: true, cid: "window@larkfield", contentType: "image/png" },
    ]);
    expect(sentTo(drawn).text).toMatch(/\n\nDear Ida[^[]+\n\n\[A "drawn" window\.\]\n\nOrder: /);
    expect(sentTo(drawn).html).toContain('alt="A &quot;drawn&quot; window."');
    expect(sentTo(plain).attachments).toEqual([]);
    expect(sentTo(plain).html).not.toContain("<img");
  });

  test.each<[string, DrawPicture]>([
    ["fails", () => Promise.reject(new Error("out of paint"))],
    [
      "throws",
      () => {
        throw new Error("a bug");
      },
    ],
  ])("that %s costs nothing: the message goes without, at its first try", async (_, draw) => {
    await queueStatus(house().app, newAddress());
    await outboxOf(house().app, createSmtpTransport(mail.url), draw).sendDue();
    expect(mail.received.map(({ attachments }) => attachments)).toEqual([[]]);
    expect(await house().app.db.selectFrom("emails").select(["state", "attempts"]).execute()).toEqual([
      { state: "sent", attempts: 1 },
    ]);
  });

  test("that never comes is given up after twenty seconds, and its place is freed", async () => {
    await queueStatus(house().app, newAddress());
    const sent: OutgoingEmail[] = [];
    const asked = Promise.withResolvers<AbortSignal>();
    const draw: DrawPicture = (_, signal) => {
      asked.resolve(signal);
      return new Promise(() => {});
    };
    const send = async (email: OutgoingEmail) => `taken ${sent.push(email)}`;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const sending = outboxOf(house().app, { name: "smtp", atOnce: 1, send }, draw).sendDue();
    const signal = await asked.promise;
    vi.advanceTimersByTime(19_999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await sending;
    expect(signal.aborted).toBe(true);
    expect(sent.map((email) => email.pictures)).toEqual([[]]);
  });

  test("is asked for by no mail service of its own templates", async () => {
    await queueStatus(house().app, newAddress());
    const draw = vi.fn<DrawPicture>();
    await outboxOf(house().app, { name: "emailjs", atOnce: 1, send: async () => "200" }, draw).sendDue();
    expect(draw).not.toHaveBeenCalled();
  });

  test("is of the windows that were frozen with the quote, and of quotes alone", async () => {
    const { app } = house();
    const order = await submittedOrder(app);
    await order.send();
    const make = vi.fn(async () => Buffer.from("png"));
    const draw = pictureMaker({ db: app.db, pdf: { make, close: async () => {} } });
    const { signal } = new AbortController();
    const about = { orderId: order.orderId, createdAt: app.now().toISOString() };
    await app.db
      .updateTable("orders")
      .set({ windows: '{"version":3,"list":[]}' })
      .where("id", "=", about.orderId)
      .execute();
    const drawn = await draw({ ...about, kind: "quote_ready" }, signal);
    expect(drawn?.alt).toMatch(/^Drawn from the measurements: .+ on an? .+ inch window\.$/);
    expect(make).toHaveBeenCalledExactlyOnceWith(
      { kind: "picture", rules: {}, windows: [expect.anything()] },
      "",
      signal,
    );
    expect(JSON.stringify(make.mock.calls)).not.toContain('"name":"Room');
    for (const kind of ["new_order", "confirm", "status_changed", "quote_withdrawn", "password_reset"]) {
      expect(await draw({ ...about, kind }, signal)).toBeUndefined();
    }
    expect(await draw({ ...about, kind: "quote_ready", orderId: null }, signal)).toBeUndefined();
    // What was sent before the first quote is about none, and an old mail keeps the windows of its own version.
    expect(await draw({ ...about, kind: "quote_ready", createdAt: "2020-01-01" }, signal)).toBeUndefined();
    expect(make).toHaveBeenCalledTimes(1);
  });
});

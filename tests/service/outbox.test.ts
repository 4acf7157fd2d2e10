import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { consultation } from "#app/email/email-samples.ts";
import { claimNext } from "#app/email/outbox-rows.server.ts";
import { createEmailJsTransport } from "#app/email/transports/emailjs.server.ts";
import { createSmtpTransport } from "#app/email/transports/smtp.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { sendEmailAgain } from "#app/services/emails/send-again.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { emailTo, newAddress, outboxOf, queueStatus } from "#tests/support/emails.ts";
import { deadPort, type MailServer, refusal, startMailServer } from "#tests/support/mail-server.ts";

const start = new Date("2026-11-15T12:00:00.000Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

onEachDatabase("the outbox", (house) => {
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
  });
  afterAll(() => mail.stop());
  beforeEach(async () => {
    await house().app.db.deleteFrom("emails").execute();
    house().setNow(start);
    mail.received.length = 0;
    mail.atRecipient = () => {};
    mail.atMessage = () => {};
  });

  const bySmtp = () => outboxOf(house().app, createSmtpTransport(mail.url));

  test("a queued message arrives once, with both of its parts and links to the site", async () => {
    const address = newAddress();
    await queueStatus(house().app, address);
    await bySmtp().sendDue();
    await bySmtp().sendDue();
    const row = await emailTo(house().app, address);
    expect(row).toMatchObject({ state: "sent", attempts: 1, lastError: null, claimedBy: null });
    expect(row.sentAt).toBe(start.toISOString());
    expect(row.receipt).toMatch(/^250 /);
    expect(mail.received).toHaveLength(1);
    const [message] = mail.received;
    expect(message?.messageId).toBe(`<${row.id}@drapery.example>`);
    expect(message?.subject).toBe("Your order LF-7 is on its way");
    expect(message?.from?.value).toEqual([{ name: "Larkfield Drapery", address: "hello@larkfield.example" }]);
    for (const part of [message?.text, message?.html]) {
      expect(part).toContain("Dear Ida Sample,");
      expect(part).toContain("https://drapery.example/client/dashboard/orders/LF-7");
    }
  });

  test("while the mail server is away a message waits, and goes when it is back", async () => {
    const port = await deadPort();
    const address = newAddress();
    await queueStatus(house().app, address);
    const outbox = outboxOf(house().app, createSmtpTransport(`smtp://127.0.0.1:${port}`));
    await outbox.sendDue();
    expect(await emailTo(house().app, address)).toMatchObject({
      state: "queued",
      attempts: 1,
      lastError: expect.stringContaining("ECONNREFUSED"),
      nextTryAt: later(0.5).toISOString(),
    });
    const back = await startMailServer(port);
    await outbox.sendDue();
    expect(back.received).toHaveLength(0);
    house().setNow(later(0.5));
    await outbox.sendDue();
    expect(back.received).toHaveLength(1);
    expect(await emailTo(house().app, address)).toMatchObject({ state: "sent", attempts: 2, lastError: null });
    await back.stop();
  });

  test("a busy mailbox is tried again, one that does not exist is not", async () => {
    const [busy, unknown] = [newAddress("busy"), newAddress("unknown")];
    mail.atRecipient = (recipient) => {
      if (recipient === busy) throw refusal(451, "Try again later");
      if (recipient === unknown) throw refusal(550, "No such mailbox");
    };
    for (const address of [busy, unknown]) await queueStatus(house().app, address);
    await bySmtp().sendDue();
    expect(await emailTo(house().app, busy)).toMatchObject({ state: "queued", attempts: 1 });
    expect(await emailTo(house().app, unknown)).toMatchObject({
      state: "failed",
      attempts: 1,
      lastError: expect.stringContaining("550 No such mailbox"),
    });
    mail.atRecipient = () => {};
    house().setNow(later(1));
    await bySmtp().sendDue();
    expect(await emailTo(house().app, busy)).toMatchObject({ state: "sent", attempts: 2 });
    expect((await emailTo(house().app, unknown)).state).toBe("failed");
  });

  test("a connection that drops in the middle costs a try, not the message", async () => {
    const address = newAddress();
    await queueStatus(house().app, address);
    mail.atMessage = () => {
      mail.drop();
      throw refusal(451, "gone");
    };
    await bySmtp().sendDue();
    expect(await emailTo(house().app, address)).toMatchObject({ state: "queued", attempts: 1 });
    expect((await emailTo(house().app, address)).lastError).not.toBe("");
    mail.atMessage = () => {};
    house().setNow(later(1));
    await bySmtp().sendDue();
    expect(mail.received).toHaveLength(1);
  });

  test("after a day of tries a message has failed, and Send Again gives it another day", async () => {
    const address = newAddress();
    await queueStatus(house().app, address);
    mail.atRecipient = () => {
      throw refusal(451, "Not today");
    };
    const outbox = bySmtp();
    for (let minute = 0; minute <= 24 * 60; minute += 30) {
      house().setNow(later(minute));
      await outbox.sendDue();
    }
    const failed = await emailTo(house().app, address);
    expect(failed).toMatchObject({ state: "failed", lastError: expect.stringContaining("451 Not today") });
    expect(failed.attempts).toBeGreaterThan(8);
    mail.atRecipient = () => {};
    await outbox.sendDue();
    expect(mail.received).toHaveLength(0);

    const again = await Promise.all([1, 2, 3].map(() => sendEmailAgain(house().app, failed.id, 0)));
    expect(again).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await emailTo(house().app, address)).toMatchObject({ state: "queued", attempts: 0, timesAskedAgain: 1 });
    await outbox.sendDue();
    // The same press, arriving late.
    expect(await sendEmailAgain(house().app, failed.id, 0)).toEqual({ ok: true });
    await outbox.sendDue();
    expect(mail.received.map((message) => message.messageId)).toEqual([`<${failed.id}.1@drapery.example>`]);
  });

  test("what cannot be written fails with its reason and holds nobody up", async () => {
    const [strange, broken, fine] = [newAddress("strange"), newAddress("broken"), newAddress("fine")];
    for (const address of [strange, broken, fine]) await queueStatus(house().app, address);
    const { db } = house().app;
    await db.updateTable("emails").set({ kind: "love_letter" }).where("recipientAddress", "=", strange).execute();
    await db.updateTable("emails").set({ parameters: '{"status":7}' }).where("recipientAddress", "=", broken).execute();
    await bySmtp().sendDue();
    expect(await emailTo(house().app, strange)).toMatchObject({
      state: "failed",
      lastError: 'We have no message called "love_letter".',
    });
    expect(await emailTo(house().app, broken)).toMatchObject({
      state: "failed",
      lastError: "The message cannot be written: order_id, customer_name, status is missing or wrong.",
    });
    expect(await emailTo(house().app, fine)).toMatchObject({ state: "sent" });
  });

  test("a fault of our own costs a try like any other", async () => {
    const address = newAddress();
    await queueStatus(house().app, address);
    const send = () => {
      throw new Error("a bug");
    };
    await outboxOf(house().app, { name: "smtp", atOnce: 1, send }).sendDue();
    expect(await emailTo(house().app, address)).toMatchObject({ state: "queued", claimedBy: null, lastError: "a bug" });
  });

  test("several processes at once send each message once", async () => {
    const addresses = Array.from({ length: 24 }, () => newAddress());
    for (const address of addresses) await queueStatus(house().app, address);
    await Promise.all([bySmtp(), bySmtp(), bySmtp()].map((outbox) => outbox.sendDue()));
    const sentTo = mail.received.flatMap((message) => [message.to].flat().map((to) => to?.text));
    expect(sentTo.length).toBe(24);
    expect(new Set(sentTo).size).toBe(24);
  });

  test("one slow recipient does not hold up the others", async () => {
    const slow = newAddress("slow");
    const others = Array.from({ length: 6 }, () => newAddress());
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    mail.atMessage = async (recipient) => {
      if (recipient === slow) await released;
    };
    for (const address of [slow, ...others]) await queueStatus(house().app, address);
    const sending = bySmtp().sendDue();
    await mail.holds(6);
    expect(await emailTo(house().app, slow)).toMatchObject({ state: "queued", claimedBy: expect.any(String) });
    release();
    await sending;
    expect(await emailTo(house().app, slow)).toMatchObject({ state: "sent", attempts: 1 });
  });

  test("what a killed process held comes free: at once where it was alone, else after two minutes", async () => {
    const address = newAddress();
    await queueStatus(house().app, address);
    await claimNext(house().app.db, start);
    const outbox = bySmtp();
    const alone = house().app.database.kind === "sqlite";
    outbox.start();
    await outbox.stop();
    await outbox.sendDue();
    expect(mail.received).toHaveLength(alone ? 1 : 0);
    house().setNow(later(2));
    await outbox.sendDue();
    expect(mail.received).toHaveLength(1);
    expect(await emailTo(house().app, address)).toMatchObject({ state: "sent", attempts: 2 });
  });

  test("a yes that comes after the claim ran out is still a yes", async () => {
    const address = newAddress();
    await queueStatus(house().app, address);
    mail.atMessage = async () => {
      house().setNow(later(6));
    };
    await bySmtp().sendDue();
    expect(await emailTo(house().app, address)).toMatchObject({ state: "sent", attempts: 1 });
    expect(mail.received).toHaveLength(1);
  });

  test("what was sent but could not be noted at once is noted later, not sent again", async ({ skip }) => {
    const { app } = house();
    skip(app.database.kind !== "sqlite", "only the embedded database refuses a write while somebody else writes");
    const address = newAddress();
    await queueStatus(app, address);
    const other = new DatabaseSync(path.join(app.config.dataDir, "larkfield.sqlite"));
    let sent = 0;
    const send = async () => {
      sent += 1;
      other.exec("begin immediate");
      setTimeout(() => other.exec("rollback"), 1);
      return "250 taken";
    };
    await outboxOf(app, { name: "smtp", atOnce: 1, send }).sendDue();
    other.close();
    expect(sent).toBe(1);
    expect(await emailTo(app, address)).toMatchObject({ state: "sent", attempts: 1, receipt: "250 taken" });
  });

  test.each([
    ["Ida\r\nBcc: eve@example.com", "Ida Bcc: eve@example.com"],
    ['Ida "The Needle" Sample, Jr. <eve@example.com>', 'Ida "The Needle" Sample, Jr. <eve@example.com>'],
    ["Ida\u2028\u0007\u202eSample", "Ida Sample"],
    ["Ìdà Sämple 🧵", "Ìdà Sämple 🧵"],
    ["=?utf-8?Q?Eve=0D=0ABcc:_eve?=", "=?utf-8?Q?Eve=0D=0ABcc:_eve?="],
  ])("the name %j stays a name", async (name, shown) => {
    const address = newAddress();
    await queueStatus(house().app, address, { name });
    await bySmtp().sendDue();
    const [message] = mail.received;
    expect(message?.headers.has("bcc")).toBe(false);
    expect(message?.cc).toBeUndefined();
    const to = [message?.to].flat()[0]?.value ?? [];
    expect(to.map((person) => person.address)).toEqual([address]);
    if (!name.startsWith("=?")) expect(to[0]?.name).toBe(shown);
    expect(message?.text).toContain(`Dear ${shown},`);
  });

  test.each([
    "ida@example.com\r\nBcc: eve@example.com",
    "ida@example.com, eve@example.com",
    "Ida <ida@example.com>",
    "ida@example.com>\r\nRCPT TO:<eve@example.com",
    "",
  ])("nothing is sent to the address %j", async (address) => {
    await queueStatus(house().app, address);
    await bySmtp().sendDue();
    expect(mail.received).toHaveLength(0);
    expect(await emailTo(house().app, address)).toMatchObject({
      state: "failed",
      lastError: expect.stringContaining("is not an address we can send to"),
    });
  });

  test("markup in what a person typed is text, in the subject and in the page", async () => {
    const name = '<img src=x onerror="alert(1)"> & Co';
    await queueEmail(house().app.db, {
      kind: "new_order",
      to: { name: "Larkfield", address: newAddress() },
      parameters: {
        order_id: "LF-7",
        customer_name: `${name}\r\nX-Evil: yes`,
        customer_email: "ida@example.com",
        submitted_at: start.toISOString(),
        window_count: 1,
      },
      userId: null,
      at: start.toISOString(),
    });
    await bySmtp().sendDue();
    const [message] = mail.received;
    expect(message?.subject).toBe(`New order LF-7 from ${name} X-Evil: yes`);
    expect(message?.headers.has("x-evil")).toBe(false);
    expect(message?.replyTo?.value).toEqual([{ name: `${name} X-Evil: yes`, address: "ida@example.com" }]);
    expect(message?.html).not.toContain("<img");
    expect(message?.html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Co");
  });

  test("a reset link is in the message and nowhere else, even when the server quotes it back", async () => {
    const address = newAddress();
    const link = "https://drapery.example/reset-password?token=very-secret-token";
    const queue = () =>
      queueEmail(house().app.db, {
        kind: "password_reset",
        to: { name: "Ida Sample", address },
        parameters: { link },
        userId: null,
        at: start.toISOString(),
      });
    await queue();
    mail.atMessage = () => {
      throw refusal(554, `Blocked: ${link} (token very-secret-token)`);
    };
    const outbox = bySmtp();
    await outbox.sendDue();
    const waiting = await emailTo(house().app, address);
    expect(waiting).toMatchObject({ state: "queued", lastError: expect.stringContaining("Blocked: [link]") });
    expect(waiting.lastError).not.toContain("very-secret-token");
    for (let minute = 0; minute <= 60; minute += 5) {
      house().setNow(later(minute));
      await outbox.sendDue();
    }
    const failed = await emailTo(house().app, address);
    expect(failed.state).toBe("failed");
    expect(JSON.stringify(failed)).not.toContain("very-secret-token");
    expect(await sendEmailAgain(house().app, failed.id, 0)).toMatchObject({ ok: false, status: 409 });
  });

  test("a consultation comes with an appointment that calendars understand, move and remove", async () => {
    const at = start.toISOString();
    const to = { name: "Ida Sample", address: newAddress() };
    const nasty = { ...consultation, customer_name: 'Ida "Needle"\r\nATTENDEE:mailto:eve@example.com' };
    await queueEmail(house().app.db, { kind: "consultation_booked", to, parameters: nasty, userId: null, at });
    await queueEmail(house().app.db, {
      kind: "consultation_cancelled",
      to,
      parameters: { ...consultation, sequence: 1, cancelled_by: "owner", message: "The van is broken." },
      userId: null,
      at,
    });
    await queueEmail(house().app.db, {
      kind: "consultation_booked_notice",
      to,
      parameters: consultation,
      userId: null,
      at,
    });
    await bySmtp().sendDue();
    const find = (subject: RegExp) => mail.received.find((message) => subject.test(message.subject ?? ""));
    const booked = readCalendar(find(/^Your consultation on .* AM$/));
    expect(booked).toMatchObject({
      method: "REQUEST",
      uid: "C-1001@drapery.example",
      sequence: 0,
      status: "CONFIRMED",
    });
    expect(booked.start).toBe("2026-12-03T15:00:00Z");
    expect(booked.end).toBe("2026-12-03T16:30:00Z");
    expect(booked.location).toBe("1 Sample Street, Second Floor");
    expect(booked.attendees).toEqual(["mailto:ida@example.com"]);
    expect(find(/^Your consultation on .* AM$/)?.text).toContain("When: Thu, Dec 3, 2026, 10:00 AM (Eastern time)");
    const cancelled = readCalendar(find(/is cancelled$/));
    expect(cancelled).toMatchObject({ method: "CANCEL", uid: booked.uid, sequence: 1, status: "CANCELLED" });
    expect(find(/is cancelled$/)?.text).toContain("“The van is broken.”");
    const ours = readCalendar(find(/^Consultation booked:/));
    expect(ours).toMatchObject({ method: "PUBLISH", uid: booked.uid, start: booked.start, attendees: [] });
  });

  test("EmailJS gets the specification's call for its two templates and the written message for the rest", async () => {
    const calls: { type: string | undefined; body: Record<string, unknown> }[] = [];
    const answers = [429, 200, 200, 200];
    const double = createServer(async (request, response) => {
      calls.push({ type: request.headers["content-type"], body: JSON.parse(await text(request)) });
      response.writeHead(answers.shift() ?? 200).end("OK");
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => double.once("listening", resolve));
    const transport = createEmailJsTransport({
      endpoint: `http://127.0.0.1:${(double.address() as AddressInfo).port}/api/v1.0/email/send`,
      userId: "public-id",
      serviceId: "service-id",
      accessToken: undefined,
      templates: { new_order: "template-a", confirm: "template-b", general: "template-c" },
    });
    const order = { order_id: "LF-7", customer_name: "Ida Sample", customer_email: "ida@example.com" };
    const at = start.toISOString();
    const to = { name: "Ida Sample", address: newAddress() };
    const newOrder = { ...order, submitted_at: at, window_count: 2 };
    await queueEmail(house().app.db, { kind: "new_order", to, parameters: newOrder, userId: null, at });
    const outbox = outboxOf(house().app, transport);
    await outbox.sendDue();
    expect(await emailTo(house().app, to.address)).toMatchObject({
      state: "queued",
      lastError: expect.stringContaining("429"),
    });
    house().setNow(later(1));
    await outbox.sendDue();
    expect(await emailTo(house().app, to.address)).toMatchObject({ state: "sent", receipt: "EmailJS answered 200 OK" });
    await queueEmail(house().app.db, {
      kind: "confirm",
      to,
      parameters: { ...order, first_name: "Ida", number_of_windows: 2 },
      userId: null,
      at,
    });
    await outbox.sendDue();
    await queueStatus(house().app, to.address);
    await outbox.sendDue();
    double.close();

    const common = { lib_version: "4.4.1", user_id: "public-id", service_id: "service-id" };
    expect(calls.map(({ type }) => type)).toEqual(Array(4).fill("application/json"));
    expect(calls[1]?.body).toEqual(calls[0]?.body);
    const submitted_at = expect.stringMatching(/^\w{3} \d+, 20\d\d, \d+:\d\d [AP]M$/);
    expect(calls[1]?.body).toEqual({
      ...common,
      template_id: "template-a",
      template_params: { ...newOrder, submitted_at },
    });
    expect(calls[2]?.body).toEqual({
      ...common,
      template_id: "template-b",
      template_params: { ...order, number_of_windows: 2 },
    });
    expect(calls[3]?.body).toMatchObject({
      ...common,
      template_id: "template-c",
      template_params: { to_email: to.address, to_name: "Ida Sample", subject: "Your order LF-7 is on its way" },
    });
  });
});

function readCalendar(message: MailServer["received"][number] | undefined) {
  const part = message?.attachments.find(({ contentType }) => contentType === "text/calendar");
  if (!part) throw new Error("No calendar in the message.");
  const calendar = new ICAL.Component(ICAL.parse(part.content.toString()));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("No event in the calendar.");
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue("status"),
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    location: event.location,
    attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
  };
}

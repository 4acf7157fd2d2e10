import { afterAll, beforeAll, expect, test } from "vitest";
import type { OutgoingEmail } from "#app/email/message.ts";
import { createSmtpTransport } from "#app/email/transports/smtp.server.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";

const email: OutgoingEmail = {
  messageId: "<id-1@drapery.example>",
  fileName: "id-1.eml",
  kind: "confirm",
  from: { name: "Larkfield Drapery", address: "hello@larkfield.example" },
  to: { name: "=?utf-8?B?TGFya2ZpZWxk?=", address: "ida@example.com" },
  replyTo: { name: "=?utf-8?Q?Owner?=", address: "ben@example.com" },
  subject: "New order from =?utf-8?B?TGFya2ZpZWxk?=",
  text: "Text",
  html: "<p>Text</p>",
  pictures: [],
  calendar: undefined,
  link: undefined,
  parameters: {},
};

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.stop());

test("a name that a mail program would decode into another one arrives as it was typed", async () => {
  await createSmtpTransport(mail.url).send(email);
  const [message] = mail.received;
  expect(message?.subject).toBe("New order from = ?utf-8?B?TGFya2ZpZWxk?=");
  expect(message?.replyTo?.value[0]?.name).toBe("= ?utf-8?Q?Owner?=");
  expect(message?.to).toMatchObject({ value: [{ name: "= ?utf-8?B?TGFya2ZpZWxk?=" }] });
});

/** 0.0.0.0 reaches this machine, and does not count as loopback. */
test.each([
  ["0.0.0.0", "user:word@", "confirm", "The mail server offers no safe connection"],
  ["127.0.0.1", "user:word@", "confirm", "The mail server does not accept our log-in"],
  ["0.0.0.0", "", "confirm", undefined],
  // A link that opens an account travels where nobody can read it, or not at all.
  ["0.0.0.0", "", "password_reset", "The mail server offers no safe connection"],
  ["127.0.0.1", "", "password_reset", undefined],
] as const)("to %s with %j, %s: %s", async (host, credentials, kind, refusal) => {
  const sent = createSmtpTransport(`smtp://${credentials}${host}:${mail.port}`).send({ ...email, kind });
  if (refusal) await expect(sent).rejects.toThrow(refusal);
  else expect(await sent).toMatch(/^250 /);
});

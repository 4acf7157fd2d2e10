import type { MailServer } from "#tests/support/mail-server.ts";
import type { Visitor } from "#tests/support/visitor.ts";

/** The newest message to this address, as soon as there are this many, and the newest link that proves the address. */
export async function mailTo(mail: MailServer, address: string, count = 1) {
  const theirs = () => mail.received.filter(({ to }) => [to].flat().some((one) => one?.text.includes(address)));
  while (theirs().length < count) await mail.holds(mail.received.length + 1);
  const texts = theirs().map(({ text }) => text ?? "");
  const links = texts.flatMap((text) => /\/verify-address\?token=[\w-]+/.exec(text) ?? []);
  return { text: texts.at(-1) ?? "", path: links.at(-1) ?? "" };
}

/** Opens the link that a sign-up was sent, so that this client is held to nothing. */
export async function verifyByMail(mail: MailServer, { email, visitor }: { email: string; visitor: Visitor }) {
  const { path } = await mailTo(mail, email);
  const answer = await visitor.get(path);
  if (!(await answer.text()).includes("is verified.")) throw new Error(`The link answered ${answer.status}.`);
}

import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import type { Logger } from "pino";
import { business } from "#app/content/business.ts";
import type { EmailMessage } from "./message.ts";

export type SendEmail = (message: EmailMessage) => Promise<void>;

interface FileTransportOptions {
  dataDir: string;
  log: Logger;
  /** The demo also prints subject and link, so that a person can follow them without opening a file. */
  announce?: ((line: string) => void) | undefined;
}

/** Writes each message as a complete .eml file that any mail program opens. */
export function createFileTransport({ dataDir, log, announce }: FileTransportOptions): SendEmail {
  const outbox = path.join(dataDir, "outbox");
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (message) => {
    const composed = await composer.sendMail({
      from: { name: business.name, address: business.email },
      to: message.to,
      subject: message.subject,
      text: message.text,
      html: message.html,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID().slice(0, 8)}.eml`;
    // Written under another name first: a reader of the folder never sees half a message.
    const draft = path.join(outbox, `.${name}.part`);
    await writeFile(draft, composed.message as Buffer, { mode: 0o600 });
    await rename(draft, path.join(outbox, name));
    log.info({ subject: message.subject, file: name }, "e-mail written");
    const link = /https?:\/\/\S+/.exec(message.text)?.[0];
    announce?.(`E-mail to ${message.to.address}: ${message.subject}${link ? `\n  ${link}` : ""}`);
  };
}

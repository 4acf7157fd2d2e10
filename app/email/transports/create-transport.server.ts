import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import { createEmailJsTransport } from "./emailjs.server.ts";
import { mailOptions } from "./mail-options.ts";
import { createSmtpTransport } from "./smtp.server.ts";
import type { Transport } from "./transport.ts";
import type { TransportSettings } from "./transport-settings.ts";

interface Surroundings {
  dataDir: string;
  announce?: ((line: string) => void) | undefined;
}

export function createTransport(settings: TransportSettings, surroundings: Surroundings) {
  if (settings.by === "smtp") return createSmtpTransport(settings.url);
  if (settings.by === "emailjs") return createEmailJsTransport(settings);
  return createFileTransport(surroundings);
}

interface FileTransportOptions {
  dataDir: string;
  /** The demo also prints subject and link, so that a person can follow them without opening a file. */
  announce?: ((line: string) => void) | undefined;
}

/**
 * Writes each message as a complete .eml file that any mail program opens. The name is the message's own, so a try that
 * was cut off and made again still leaves one file.
 */
function createFileTransport({ dataDir, announce }: FileTransportOptions): Transport {
  const outbox = path.join(dataDir, "outbox");
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    name: "file",
    atOnce: 4,
    send: async (email) => {
      const composed = await composer.sendMail(mailOptions(email));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      // Written under another name first: a reader of the folder never sees half a message.
      const draft = path.join(outbox, `.${email.fileName}.part`);
      await writeFile(draft, composed.message as Buffer, { mode: 0o600 });
      await rename(draft, path.join(outbox, email.fileName));
      announce?.(`E-mail to ${email.to.address}: ${email.subject}${email.link ? `\n  ${email.link}` : ""}`);
      return `Written to ${email.fileName}`;
    },
  };
}

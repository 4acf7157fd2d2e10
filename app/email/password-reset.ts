import { business } from "#app/content/business.ts";
import type { EmailMessage } from "./message.ts";

export function passwordResetEmail(options: { to: EmailMessage["to"]; link: string }): EmailMessage {
  return {
    to: options.to,
    subject: `Choose a new password for ${business.name}`,
    text: [
      "Hello,",
      "",
      "Someone asked for a new password for your account. If it was you, choose one here:",
      options.link,
      "",
      "The link works once and for one hour. If it was not you, do nothing: your password stays as it is.",
      "",
      `${business.name}`,
      `${business.phone} · ${business.email}`,
    ].join("\n"),
  };
}

import { business } from "#app/content/business.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import { button, type Message, note, type PageLink, paragraph } from "#app/email/message.ts";

/** Without its link the message shows what it says, and opens nothing. */
export function passwordReset({ link }: EmailParameters<"password_reset">, page: PageLink): Message {
  return {
    subject: `Choose a new password for ${business.name}`,
    preview: "The link works once and for one hour.",
    heading: "Choose a new password",
    blocks: [
      paragraph("Someone asked for a new password for your account. If it was you, choose one here:"),
      button("Choose a new password", link || page("/reset-password")),
      note(
        "The link works once and for one hour. If it was not you, do nothing: your password stays as it is. Please do not pass this e-mail on.",
      ),
    ],
  };
}

export function passwordChanged({ at }: EmailParameters<"password_changed">, page: PageLink): Message {
  return {
    subject: `Your password for ${business.name} was changed`,
    preview: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    blocks: [
      paragraph(
        `The password of your account was changed on ${formatDateTime(at)} (Eastern time). If it was you, there is nothing to do. Other devices have been signed out.`,
      ),
      note(`If it was not you, choose a new password at once and call us: ${business.phone}.`),
      button("Choose a new password", page("/reset-password")),
    ],
  };
}

import { business } from "#app/content/business.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import { button, type Message, note, type PageLink, paragraph } from "#app/email/message.ts";

type News = EmailParameters<"second_step">;

const titles: Record<News["change"], string> = {
  on: "The second step is on",
  off: "The second step was turned off",
  recovery_code: "A recovery code was used",
  passkey_added: "A passkey was added",
  passkey_removed: "A passkey was removed",
};

const happened: Record<News["change"], (news: News, at: string) => string> = {
  on: (_, at) =>
    `On ${at} the second step of your account was turned on. From now on we ask for a code after your password. Other devices have been signed out.`,
  off: (_, at) =>
    `On ${at} the second step of your account was turned off, its passkeys with it. Your password alone opens the account now.`,
  recovery_code: ({ codes_left }, at) => `On ${at} a recovery code of your account was used. ${left(codes_left)}`,
  passkey_added: ({ passkey }, at) =>
    `On ${at} the passkey “${passkey}” was added to your account. It opens the account.`,
  passkey_removed: ({ passkey }, at) =>
    `On ${at} the passkey “${passkey}” was removed from your account. It no longer opens the account.`,
};

/** Every message about the owner's second step: what happened, and what to do if it was somebody else. */
export function secondStep(news: News, page: PageLink): Message {
  return {
    subject: `${titles[news.change]}: your account at ${business.name}`,
    preview: "If it was you, there is nothing to do.",
    heading: titles[news.change],
    blocks: [
      paragraph(happened[news.change](news, `${formatDateTime(news.at)} (Eastern time)`)),
      note(
        "If it was you, there is nothing to do. If it was not, choose a new password at once, then look at Settings.",
      ),
      button("Choose a new password", page("/reset-password")),
    ],
  };
}

function left(codes: number) {
  if (codes === 0) return "None is left: please make new ones in Settings.";
  return codes === 1 ? "One is left: please make new ones in Settings." : `${codes} are left.`;
}

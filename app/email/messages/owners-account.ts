import { z } from "zod";
import { business } from "#app/email/house-marks.ts";
import { button, facts, kind, link, note, paragraph } from "#app/email/message.ts";
import { address, count, line, time } from "#app/email/message-fields.ts";
import { eastern, newPassword, openOrder } from "./parts.ts";

const change = z.enum(["on", "off", "recovery_code", "passkey_added", "passkey_removed"]);

const secondStep = {
  at: time,
  change,
  /** The name of the passkey, where the news is of one. */
  passkey: line,
  codes_left: count,
};

const titles: Record<z.infer<typeof change>, string> = {
  on: "The second step is on",
  off: "The second step was turned off",
  recovery_code: "A recovery code was used",
  passkey_added: "A passkey was added",
  passkey_removed: "A passkey was removed",
};

type News = z.infer<z.ZodObject<typeof secondStep>>;

const happened: Record<News["change"], (news: News) => string> = {
  on: () =>
    "the second step of your account was turned on. From now on we ask for a code after your password. Other devices have been signed out.",
  off: () =>
    "the second step of your account was turned off, its passkeys with it. Your password alone opens the account now.",
  recovery_code: ({ codes_left }) => `a recovery code of your account was used. ${left(codes_left)}`,
  passkey_added: ({ passkey }) => `the passkey “${passkey}” was added to your account. It opens the account.`,
  passkey_removed: ({ passkey }) =>
    `the passkey “${passkey}” was removed from your account. It no longer opens the account.`,
};

function left(codes: number) {
  if (codes === 0) return "None is left: please make new ones in Settings.";
  return codes === 1 ? "One is left: please make new ones in Settings." : `${codes} are left.`;
}

export const ownersAccountMessages = {
  new_sign_in: kind({ at: time, device: line }, ({ at, device }) => ({
    subject: `Your account at ${business.name} was opened on a new device`,
    preview: "If it was you, there is nothing to do.",
    heading: "A sign-in on a new device",
    blocks: [
      paragraph("Your account was opened on a device that it had not been used on before."),
      facts(["Device", device], ["When", eastern(at)]),
      note(
        "If it was you, there is nothing to do. If it was not, choose a new password at once: it signs every other device out.",
      ),
      newPassword,
      link("See where you are signed in", "/admin/dashboard/settings"),
    ],
  })),
  /** Money follows these links, so whoever runs the business hears of it when one that clients may have is another. */
  payment_link_changed: kind(
    /** The order is empty where it is the link for the fee of a consultation. */
    { at: time, order_id: line, changed_by: line, link_before: address, link_now: address },
    ({ at, order_id, changed_by, link_before, link_now }) => {
      const what = order_id ? `order ${order_id}` : "consultations";
      const done = link_now ? "changed" : "removed";
      return {
        subject: `The payment link of ${what} was ${done}`,
        preview: `By ${changed_by}, ${eastern(at)}.`,
        heading: `A payment link was ${done}`,
        blocks: [
          paragraph(
            `The payment link of ${what} was ${done}. If it was you or somebody of yours, there is nothing to do.`,
          ),
          facts(["Before", link_before], ["Now", link_now || "None"], ["By", changed_by], ["When", eastern(at)]),
          order_id ? openOrder(order_id) : button("Open the hours", "/admin/dashboard/availability"),
          note(
            "If nobody of yours did this, put the right link back, choose a new password, and end the other devices in Settings.",
          ),
          link("Settings", "/admin/dashboard/settings"),
        ],
      };
    },
  ),
  /** Everything that the house knows has left it, though only the key that nobody keeps there opens it. */
  backup_downloaded: kind({ at: time, file: line, downloaded_by: line }, ({ at, file, downloaded_by }) => ({
    subject: `A backup of ${business.name} was downloaded`,
    preview: `By ${downloaded_by}, ${eastern(at)}.`,
    heading: "A backup was downloaded",
    blocks: [
      paragraph(
        "It is sealed: nobody reads it without the key that you keep elsewhere. If it was you or another owner, there is nothing to do.",
      ),
      facts(["File", file], ["By", downloaded_by], ["When", eastern(at)]),
      note("If nobody of yours did this, choose a new password, and end the other devices in Settings."),
      newPassword,
      link("Settings", "/admin/dashboard/settings"),
    ],
  })),
  /** That mail goes out at all; one that an owner words is written out in its place (compose-email.ts). */
  test_message: kind({ wording: line }, () => ({
    subject: `A test from ${business.name}`,
    preview: "E-mails from your site reach you.",
    heading: "E-mails from your site reach you",
    blocks: [
      paragraph("You asked for this test in Settings. What your site writes to clients comes the same way."),
      button("Open the portal", "/admin/dashboard"),
    ],
  })),
  /** Every message about the owner's second step: what happened, and what to do if it was somebody else. */
  second_step: kind(secondStep, (news) => ({
    subject: `${titles[news.change]}: your account at ${business.name}`,
    preview: "If it was you, there is nothing to do.",
    heading: titles[news.change],
    blocks: [
      paragraph(`On ${eastern(news.at)} ${happened[news.change](news)}`),
      note(
        "If it was you, there is nothing to do. If it was not, choose a new password at once, then look at Settings.",
      ),
      newPassword,
    ],
  })),
};

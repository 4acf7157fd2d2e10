import { z } from "zod";
import { CLIENT_INVITATION_DAYS } from "#app/domain/accounts/sign-up.ts";
import { STAFF_INVITATION_DAYS } from "#app/domain/accounts/staff/staff-form.ts";
import { business } from "#app/email/house-marks.ts";
import { button, kind, note, paragraph, signature } from "#app/email/message.ts";
import { address, time } from "#app/email/message-fields.ts";
import { eastern, NOT_YOU, newPassword } from "./parts.ts";

/*
 * None of these repeats what the holder of an account typed: any of them may reach somebody who never asked for one.
 * Without its link a message shows what it says, and opens nothing.
 */
export const accountMessages = {
  password_reset: kind({ link: address }, ({ link }) => ({
    subject: `Choose a new password for ${business.name}`,
    preview: "The link works once and for one hour.",
    heading: "Choose a new password",
    blocks: [
      paragraph("Someone asked for a new password for your account. If it was you, choose one here:"),
      button("Choose a new password", link || "/reset-password"),
      note(
        "The link works once and for one hour. If it was not you, do nothing: your password stays as it is. Please do not pass this e-mail on.",
      ),
    ],
  })),
  password_changed: kind({ at: time }, ({ at }) => ({
    subject: `Your password for ${business.name} was changed`,
    preview: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    blocks: [
      paragraph(
        `The password of your account was changed on ${eastern(at)}. If it was you, there is nothing to do. Other devices have been signed out.`,
      ),
      note(NOT_YOU),
      newPassword,
    ],
  })),
  staff_invitation: kind({ link: address }, ({ link }) => ({
    subject: `Your log-in for ${business.name}`,
    preview: "Choose a password, and you can begin.",
    heading: "Welcome to the workroom",
    blocks: [
      paragraph(`You are to work with ${business.name}. Choose a password here, and log in with this address:`),
      button("Choose a password", link || "/login"),
      note(
        `The link works once and for ${STAFF_INVITATION_DAYS} days. If you do not know us, do nothing. Please do not pass this e-mail on.`,
      ),
    ],
  })),
  verify_address: kind({ link: address }, ({ link }) => ({
    subject: `Please verify your address for ${business.name}`,
    preview: "One click, and we know that our e-mails reach you.",
    heading: "Is this your address?",
    blocks: [
      paragraph(
        "An account with us was made with this address. If it is yours, please verify it here, so that quotes and dates reach the right person:",
      ),
      button("Verify my address", link || "/verify-address"),
      note("The link works for seven days. If you have no account with us, do nothing: we’ll leave you alone."),
      signature,
    ],
  })),
  /** To a client whom we entered ourselves, or who signed up with the address of one: it opens what we hold for them. */
  client_invitation: kind({ link: address }, ({ link }) => ({
    subject: `Your place at ${business.name}`,
    preview: "Choose a password, and see what we have written down for you.",
    heading: "Your own place with us",
    blocks: [
      paragraph(
        "We keep your windows, quotes and dates in one place, and you can look at them whenever you like. Choose a password, and it is yours:",
      ),
      button("Choose a password", link || "/sign-up"),
      note(
        `The link works once and for ${CLIENT_INVITATION_DAYS} days. If you do not know us, do nothing: nothing happens without it.`,
      ),
      signature,
    ],
  })),
  change_address: kind({ link: address }, ({ link }) => ({
    subject: `Use this address for ${business.name}`,
    preview: "One click, and you log in with this address.",
    heading: "Your new address",
    blocks: [
      paragraph("Someone asked to use this address for an account with us. If it was you, say yes here:"),
      button("Use this address", link || "/verify-address"),
      note("The link works once and for seven days. If it was not you, do nothing: nothing changes."),
    ],
  })),
  /** To the holder of an account whose address somebody asked to use for another one. */
  address_taken: kind({}, () => ({
    subject: `This address already has an account with ${business.name}`,
    preview: "Nothing has changed.",
    heading: "This address has an account already",
    blocks: [
      paragraph(
        "Someone asked to use this address for another account with us. It belongs to yours, so nothing has changed. If it was you, log in with this address instead.",
      ),
      button("Log in", "/login"),
      note(`If you would like to bring two accounts together, call us: ${business.phone}.`),
    ],
  })),
  address_change_requested: kind({ at: time }, ({ at }) => ({
    subject: `A new address for your account with ${business.name}`,
    preview: "If it was you, there is nothing to do.",
    heading: "A change of your address was asked for",
    blocks: [
      paragraph(
        `On ${eastern(at)} someone signed in to your account asked to use another e-mail address for it. It changes when the link that we sent there is opened. If it was you, there is nothing to do here.`,
      ),
      note(`${NOT_YOU} A new password ends that link.`),
      newPassword,
    ],
  })),
  /** One to the address that was left, one to the address that is the account's now. */
  address_changed: kind({ at: time, side: z.enum(["before", "now"]) }, ({ at, side }) => {
    const left = side === "before";
    return {
      subject: `Your address for ${business.name} was changed`,
      preview: left ? "If it was you, there is nothing to do." : "You log in with this address now.",
      heading: "Your address was changed",
      blocks: [
        paragraph(
          left
            ? `On ${eastern(at)} your account with us got another e-mail address. We’ll write to that one from now on. If it was you, there is nothing to do.`
            : `Since ${eastern(at)} this is the e-mail address of your account with us. You log in with it, and we’ll write to you here. Other devices have been signed out.`,
        ),
        note(
          left
            ? `If it was not you, call us at once: ${business.phone}. Only we can give your account back to this address.`
            : NOT_YOU,
        ),
        left ? button("Contact us", "/contact-us") : button("Log in", "/login"),
      ],
    };
  }),
};

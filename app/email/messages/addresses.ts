import { business } from "#app/content/business.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import { button, type Message, note, type PageLink, paragraph } from "#app/email/message.ts";

/*
 * None of these repeats what the holder of an account typed: any of them may reach somebody who never asked for one.
 * Without its link a message shows what it says, and opens nothing.
 */

const when = (at: string) => `${formatDateTime(at)} (Eastern time)`;
const NOT_YOU = `If it was not you, choose a new password at once and call us: ${business.phone}.`;

export function verifyAddress({ link }: EmailParameters<"verify_address">, page: PageLink): Message {
  return {
    subject: `Please verify your address for ${business.name}`,
    preview: "One click, and we know that our e-mails reach you.",
    heading: "Is this your address?",
    blocks: [
      paragraph(
        "An account with us was made with this address. If it is yours, please verify it here, so that quotes and dates reach the right person:",
      ),
      button("Verify my address", link || page("/verify-address")),
      note("The link works for seven days. If you have no account with us, do nothing: we’ll leave you alone."),
    ],
  };
}

export function changeAddress({ link }: EmailParameters<"change_address">, page: PageLink): Message {
  return {
    subject: `Use this address for ${business.name}`,
    preview: "One click, and you log in with this address.",
    heading: "Your new address",
    blocks: [
      paragraph("Someone asked to use this address for an account with us. If it was you, say yes here:"),
      button("Use this address", link || page("/verify-address")),
      note("The link works once and for seven days. If it was not you, do nothing: nothing changes."),
    ],
  };
}

/** To the holder of an account whose address somebody asked to use for another one. */
export function addressTaken(_: EmailParameters<"address_taken">, page: PageLink): Message {
  return {
    subject: `This address already has an account with ${business.name}`,
    preview: "Nothing has changed.",
    heading: "This address has an account already",
    blocks: [
      paragraph(
        "Someone asked to use this address for another account with us. It belongs to yours, so nothing has changed. If it was you, log in with this address instead.",
      ),
      button("Log in", page("/login")),
      note(`If you would like to bring two accounts together, call us: ${business.phone}.`),
    ],
  };
}

export function addressChangeRequested({ at }: EmailParameters<"address_change_requested">, page: PageLink): Message {
  return {
    subject: `A new address for your account with ${business.name}`,
    preview: "If it was you, there is nothing to do.",
    heading: "A change of your address was asked for",
    blocks: [
      paragraph(
        `On ${when(at)} someone signed in to your account asked to use another e-mail address for it. It changes when the link that we sent there is opened. If it was you, there is nothing to do here.`,
      ),
      note(`${NOT_YOU} A new password ends that link.`),
      button("Choose a new password", page("/reset-password")),
    ],
  };
}

export function addressChanged({ at, side }: EmailParameters<"address_changed">, page: PageLink): Message {
  const left = side === "before";
  return {
    subject: `Your address for ${business.name} was changed`,
    preview: left ? "If it was you, there is nothing to do." : "You log in with this address now.",
    heading: "Your address was changed",
    blocks: [
      paragraph(
        left
          ? `On ${when(at)} your account with us got another e-mail address. We’ll write to that one from now on. If it was you, there is nothing to do.`
          : `Since ${when(at)} this is the e-mail address of your account with us. You log in with it, and we’ll write to you here. Other devices have been signed out.`,
      ),
      note(
        left
          ? `If it was not you, call us at once: ${business.phone}. Only we can give your account back to this address.`
          : NOT_YOU,
      ),
      button(left ? "Contact us" : "Log in", page(left ? "/contact-us" : "/login")),
    ],
  };
}

import { business } from "#app/content/business.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import { button, facts, link, type Message, note, type PageLink, paragraph } from "#app/email/message.ts";
import { atOwners } from "./parts.ts";

const when = (at: string) => `${formatDateTime(at)} (Eastern time)`;

export function newSignIn({ at, device }: EmailParameters<"new_sign_in">, page: PageLink): Message {
  return {
    subject: `Your account at ${business.name} was opened on a new device`,
    preview: "If it was you, there is nothing to do.",
    heading: "A sign-in on a new device",
    blocks: [
      paragraph("Your account was opened on a device that it had not been used on before."),
      facts(["Device", device], ["When", when(at)]),
      note(
        "If it was you, there is nothing to do. If it was not, choose a new password at once: it signs every other device out.",
      ),
      button("Choose a new password", page("/reset-password")),
      link("See where you are signed in", page("/admin/dashboard/settings")),
    ],
  };
}

/** Money follows these links, so whoever runs the business hears of it when one that clients may have is another. */
export function paymentLinkChanged(change: EmailParameters<"payment_link_changed">, page: PageLink): Message {
  const { at, order_id, changed_by, link_before, link_now } = change;
  const what = order_id ? `order ${order_id}` : "consultations";
  const done = link_now ? "changed" : "removed";
  return {
    subject: `The payment link of ${what} was ${done}`,
    preview: `By ${changed_by}, ${when(at)}.`,
    heading: `A payment link was ${done}`,
    blocks: [
      paragraph(`The payment link of ${what} was ${done}. If it was you or somebody of yours, there is nothing to do.`),
      facts(["Before", link_before], ["Now", link_now || "None"], ["By", changed_by], ["When", when(at)]),
      order_id
        ? button("Open the order", atOwners(page, order_id))
        : button("Open the hours", page("/admin/dashboard/availability")),
      note(
        "If nobody of yours did this, put the right link back, choose a new password, and end the other devices in Settings.",
      ),
      link("Settings", page("/admin/dashboard/settings")),
    ],
  };
}

import { business } from "#app/content/business.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import { button, facts, type Message, note, type PageLink, paragraph } from "#app/email/message.ts";
import { greeting } from "./parts.ts";

const dear = (first_name: string) => greeting({ first_name, customer_name: "" });
const atCustomer = (page: PageLink, id: string) => page(`/admin/dashboard/customer/${encodeURIComponent(id)}`);

export function deletionRequested(of: EmailParameters<"deletion_requested">, page: PageLink): Message {
  return {
    subject: "You asked us to delete your account",
    preview: `We’ll do it once this is finished: ${of.waits_for}.`,
    heading: "We have your request",
    blocks: [
      dear(of.first_name),
      paragraph(
        `You asked us to delete your account. We still have work for you in hand: ${of.waits_for}. Once that is finished we’ll delete your account without your asking again, and write to you one last time.`,
      ),
      button("See your request", page("/client/dashboard/delete-account")),
      note(
        `If it was not you, or you change your mind, you can withdraw the request there, or call us: ${business.phone}.`,
      ),
    ],
  };
}

export function deletionRequestedNotice(of: EmailParameters<"deletion_requested_notice">, page: PageLink): Message {
  return {
    subject: `${of.customer_name} asks for their account to be deleted`,
    preview: `It waits for ${of.waits_for}.`,
    heading: "A client asks to be deleted",
    blocks: [
      facts(["Client", of.customer_name], ["E-mail", of.customer_email], ["Waits for", of.waits_for]),
      paragraph(
        "The account is deleted in the night after that is finished, or when you delete it on the customer’s page.",
      ),
      button("Open the customer", atCustomer(page, of.customer_id)),
    ],
  };
}

export function accountDeleted(of: EmailParameters<"account_deleted">, page: PageLink): Message {
  const kept = of.kept_orders === 1 ? "One order is kept" : `${of.kept_orders} orders are kept`;
  return {
    subject: `Your account with ${business.name} was deleted`,
    preview: "This is our last message to you.",
    heading: "Your account was deleted",
    blocks: [
      dear(of.first_name),
      paragraph(
        `Your account was deleted on ${formatDateTime(of.at)} (Eastern time). Your profile, your log-ins, your drafts and the e-mails we held are gone. Copies in our backups go as those grow old.`,
      ),
      ...(of.kept_orders > 0
        ? [paragraph(`${kept} without your name, because the law asks us to keep what was quoted and paid.`)]
        : []),
      paragraph("This is our last message to you. You are welcome back at any time with the same address."),
      note(`If it was not you, call us: ${business.phone}.`),
      button("Visit our website", page("/")),
    ],
  };
}

const whose = { client: "at the client’s own wish", owner: "by the owner", command: "by command" };

export function accountDeletedNotice(of: EmailParameters<"account_deleted_notice">, page: PageLink): Message {
  return {
    subject: `A client’s account was deleted: ${of.customer_id}`,
    preview: "Keep this message: it is needed after a restore.",
    heading: "A client’s account was deleted",
    blocks: [
      facts(
        ["Customer ID", of.customer_id],
        ["When", formatDateTime(of.at)],
        ["How", whose[of.by]],
        ["Orders kept without the person", String(of.kept_orders)],
      ),
      paragraph(
        `Please keep this message. If a backup from before this moment is ever restored, the person is back in it: delete them again with npm run forget -- ${of.customer_id}`,
      ),
      button("Open the audit list", page("/admin/dashboard/audit")),
    ],
  };
}

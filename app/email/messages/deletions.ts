import { z } from "zod";
import { formatDateTime } from "#app/domain/dates.ts";
import { business } from "#app/email/house-marks.ts";
import { button, facts, kind, letter, note, paragraph } from "#app/email/message.ts";
import { behind, client, count, line, time } from "#app/email/message-fields.ts";
import { eastern } from "./parts.ts";

const { first_name } = client;

const whose = { client: "at the client’s own wish", owner: "by the owner", command: "by command" };

export const deletionMessages = {
  deletion_requested: letter({ first_name, waits_for: line }, ({ waits_for }) => ({
    subject: "You asked us to delete your account",
    preview: `We’ll do it once this is finished: ${waits_for}.`,
    heading: "We have your request",
    blocks: [
      paragraph(
        `You asked us to delete your account. We still have work for you in hand: ${waits_for}. Once that is finished we’ll delete your account without your asking again, and write to you one last time.`,
      ),
      button("See your request", "/client/dashboard/delete-account"),
      note(
        `If it was not you, or you change your mind, you can withdraw the request there, or call us: ${business.phone}.`,
      ),
    ],
  })),
  deletion_requested_notice: kind({ customer_id: line, ...behind, waits_for: line }, (of) => ({
    subject: `${of.customer_name} asks for their account to be deleted`,
    preview: `It waits for ${of.waits_for}.`,
    heading: "A client asks to be deleted",
    blocks: [
      facts(["Client", of.customer_name], ["E-mail", of.customer_email], ["Waits for", of.waits_for]),
      paragraph(
        "The account is deleted in the night after that is finished, or when you delete it on the customer’s page.",
      ),
      button("Open the customer", `/admin/dashboard/customer/${encodeURIComponent(of.customer_id)}`),
    ],
  })),
  account_deleted: letter({ first_name, at: time, kept_orders: count }, ({ at, kept_orders }) => ({
    subject: `Your account with ${business.name} was deleted`,
    preview: "This is our last message to you.",
    heading: "Your account was deleted",
    blocks: [
      paragraph(
        `Your account was deleted on ${eastern(at)}. Your profile, your log-ins, your drafts and the e-mails we held are gone. Copies in our backups go as those grow old.`,
      ),
      kept_orders > 0 &&
        paragraph(
          `${kept_orders === 1 ? "One order is kept" : `${kept_orders} orders are kept`} without your name, because the law asks us to keep what was quoted and paid.`,
        ),
      paragraph("This is our last message to you. You are welcome back at any time with the same address."),
      note(`If it was not you, call us: ${business.phone}.`),
      button("Visit our website", "/"),
    ],
  })),
  account_deleted_notice: kind(
    { customer_id: line, at: time, by: z.enum(["client", "owner", "command"]), kept_orders: count },
    ({ customer_id, at, by, kept_orders }) => ({
      subject: `A client’s account was deleted: ${customer_id}`,
      preview: "Keep this message: it is needed after a restore.",
      heading: "A client’s account was deleted",
      blocks: [
        facts(
          ["Customer ID", customer_id],
          ["When", formatDateTime(at)],
          ["How", whose[by]],
          ["Orders kept without the person", String(kept_orders)],
        ),
        paragraph(
          `Please keep this message. If a backup from before this moment is ever restored, the person is back in it: delete them again with npm run forget -- ${customer_id}`,
        ),
        button("Open the audit list", "/admin/dashboard/audit"),
      ],
    }),
  ),
};

import { type EmailKind, isEmailKind } from "#app/domain/emails/email-kinds.ts";
import { type EmailParameters, emailSchemas, oneLine } from "#app/domain/emails/email-parameters.ts";
import { templateParameters } from "#app/domain/emails/template-parameters.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { calendarOf, carriesCalendar } from "./calendar.ts";
import type { Message, OutgoingEmail, PageLink } from "./message.ts";
import { passwordChanged, passwordReset } from "./messages/accounts.ts";
import * as consultations from "./messages/consultations.ts";
import * as deletions from "./messages/deletions.ts";
import { statusChanged } from "./messages/order-news.ts";
import * as orders from "./messages/orders.ts";
import { readJson } from "./read-json.ts";
import { renderHtml } from "./render-html.tsx";
import { renderText } from "./render-text.ts";

const writers: { [Kind in EmailKind]: (parameters: EmailParameters<Kind>, page: PageLink) => Message } = {
  new_order: orders.newOrder,
  confirm: orders.orderReceived,
  quote_ready: orders.quoteReady,
  quote_confirmed: orders.quoteConfirmed,
  quote_accepted: orders.quoteAccepted,
  status_changed: statusChanged,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  deletion_requested: deletions.deletionRequested,
  deletion_requested_notice: deletions.deletionRequestedNotice,
  account_deleted: deletions.accountDeleted,
  account_deleted_notice: deletions.accountDeletedNotice,
  consultation_booked: consultations.consultationBooked,
  consultation_moved: consultations.consultationMoved,
  consultation_cancelled: consultations.consultationCancelled,
  consultation_booked_notice: consultations.consultationBookedNotice,
  consultation_moved_notice: consultations.consultationMovedNotice,
  consultation_cancelled_notice: consultations.consultationCancelledNotice,
};

/** What is kept of a message: its kind and what it is filled with, never the words themselves. */
export interface StoredEmail {
  id: string;
  kind: string;
  recipientName: string;
  recipientAddress: string;
  parameters: string;
  createdAt: string;
  timesAskedAgain: number;
}

/** One address and nothing else: no second one, no line break, nothing a mail server could read as its own. */
const plainAddress = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u;

/** Writes a stored message out in full. One that cannot be written answers why. */
export function composeEmail(stored: StoredEmail, siteUrl: URL): Verdict<OutgoingEmail> {
  const { kind } = stored;
  if (!isEmailKind(kind)) return { ok: false, reason: `We have no message called "${oneLine(kind)}".` };
  if (!plainAddress.test(stored.recipientAddress)) {
    return { ok: false, reason: `"${oneLine(stored.recipientAddress)}" is not an address we can send to.` };
  }
  const read = emailSchemas[kind].safeParse(readJson(stored.parameters));
  if (!read.success) {
    const fields = read.error.issues.map((issue) => issue.path.join(".") || "parameters");
    return {
      ok: false,
      reason: `The message cannot be written: ${[...new Set(fields)].join(", ")} is missing or wrong.`,
    };
  }
  // The table above ties each kind to its own parameters; TypeScript cannot follow that through a union.
  const write = writers[kind] as (parameters: object, page: PageLink) => Message;
  const page: PageLink = (path) => new URL(path, siteUrl).href;
  const message = write(read.data, page);
  const again = stored.timesAskedAgain > 0 ? `.${stored.timesAskedAgain}` : "";
  return {
    ok: true,
    value: {
      messageId: `<${stored.id}${again}@${siteUrl.hostname}>`,
      fileName: `${stored.createdAt.replaceAll(":", "-")}-${stored.id}${again}.eml`,
      kind,
      to: { name: oneLine(stored.recipientName), address: stored.recipientAddress },
      replyTo: clientBehind(read.data, stored.recipientAddress),
      subject: oneLine(message.subject),
      text: renderText(message),
      html: renderHtml(message),
      calendar: carriesCalendar(kind)
        ? calendarOf(kind, read.data as EmailParameters<"consultation_booked">, { host: siteUrl.hostname, page })
        : undefined,
      link: message.blocks.find((block) => block.type === "button")?.href,
      parameters: templateParameters(kind, read.data),
    },
  };
}

/** The owner presses Reply on a notice and writes to the client. */
function clientBehind(parameters: object, recipientAddress: string) {
  if (!("customer_email" in parameters) || !("customer_name" in parameters)) return undefined;
  const [name, address] = [String(parameters.customer_name), String(parameters.customer_email)];
  return address !== recipientAddress && plainAddress.test(address) ? { name, address } : undefined;
}

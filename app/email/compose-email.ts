import { type EmailKind, isEmailKind } from "#app/domain/emails/email-kinds.ts";
import { type EmailParameters, emailSchemas } from "#app/domain/emails/email-parameters.ts";
import { templateParameters } from "#app/domain/emails/template-parameters.ts";
import { isNotice, withoutTypedWords } from "#app/domain/emails/typed-words.ts";
import { oneLine } from "#app/domain/one-line.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { calendarOf, carriesCalendar } from "./calendar.ts";
import { type Block, type Message, note, type OutgoingEmail, type PageLink, type Picture } from "./message.ts";
import { passwordChanged, passwordReset } from "./messages/accounts.ts";
import * as addresses from "./messages/addresses.ts";
import * as consultations from "./messages/consultations.ts";
import * as deletions from "./messages/deletions.ts";
import * as inquiries from "./messages/inquiries.ts";
import * as money from "./messages/money.ts";
import { statusChanged } from "./messages/order-news.ts";
import * as orders from "./messages/orders.ts";
import { newSignIn, paymentLinkChanged } from "./messages/owners-account.ts";
import * as quotes from "./messages/quotes.ts";
import * as reminders from "./messages/reminders.ts";
import { secondStep } from "./messages/second-step.ts";
import * as swatches from "./messages/swatches.ts";
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
  quote_copy: quotes.quoteCopy,
  quote_withdrawn: quotes.quoteWithdrawn,
  order_reopened: quotes.orderReopened,
  quote_changes_asked: quotes.quoteChangesAsked,
  quote_declined: quotes.quoteDeclined,
  order_change_asked: quotes.orderChangeAsked,
  quote_expiring: reminders.quoteExpiring,
  payment_received: money.paymentReceived,
  refund_sent: money.refundSent,
  receipt_void: money.receiptVoid,
  order_settled: money.orderSettled,
  payment_reminder: reminders.paymentReminder,
  payment_told: money.paymentTold,
  payment_flagged: money.paymentFlagged,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  deletion_requested: deletions.deletionRequested,
  deletion_requested_notice: deletions.deletionRequestedNotice,
  account_deleted: deletions.accountDeleted,
  account_deleted_notice: deletions.accountDeletedNotice,
  verify_address: addresses.verifyAddress,
  change_address: addresses.changeAddress,
  address_taken: addresses.addressTaken,
  address_change_requested: addresses.addressChangeRequested,
  address_changed: addresses.addressChanged,
  new_sign_in: newSignIn,
  payment_link_changed: paymentLinkChanged,
  second_step: secondStep,
  swatches_requested: swatches.swatchesRequested,
  swatches_requested_notice: swatches.swatchesRequestedNotice,
  swatches_sent: swatches.swatchesSent,
  inquiry_received: inquiries.inquiryReceived,
  inquiry_received_notice: inquiries.inquiryReceivedNotice,
  inquiry_answered: inquiries.inquiryAnswered,
  inquiry_invitation: inquiries.inquiryInvitation,
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
  unverified: number;
}

/** One address and nothing else: no second one, no line break, nothing a mail server could read as its own. */
const plainAddress = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u;

const PICTURE = "window@larkfield";

const LEFT_OUT = note(
  "This client has not verified the address yet, so this message leaves out what they typed. It is on the page above.",
);

/**
 * Writes a stored message out in full. One that cannot be written answers why. Where e-mail is really sent, it leaves out
 * what a client typed whose address was not verified. The picture, if there is one, comes last of all.
 */
export function composeEmail(
  stored: StoredEmail,
  siteUrl: URL,
  sendsMail = true,
  picture?: Picture,
): Verdict<OutgoingEmail> {
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
  const withheld = sendsMail && stored.unverified === 1;
  const filled = withheld ? withoutTypedWords(kind, read.data) : read.data;
  const written = write(filled, page);
  const added: Block[] = [
    ...(withheld && isNotice(kind) ? [LEFT_OUT] : []),
    ...(picture ? [{ type: "picture" as const, cid: PICTURE, alt: picture.alt }] : []),
  ];
  const message = { ...written, blocks: [...written.blocks, ...added] };
  const again = stored.timesAskedAgain > 0 ? `.${stored.timesAskedAgain}` : "";
  return {
    ok: true,
    value: {
      messageId: `<${stored.id}${again}@${siteUrl.hostname}>`,
      fileName: `${stored.createdAt.replaceAll(":", "-")}-${stored.id}${again}.eml`,
      kind,
      to: { name: withheld && !isNotice(kind) ? "" : oneLine(stored.recipientName), address: stored.recipientAddress },
      replyTo: clientBehind(filled, stored.recipientAddress),
      subject: oneLine(message.subject),
      text: renderText(message),
      html: renderHtml(message),
      picture: picture && { cid: PICTURE, png: picture.png },
      calendar: carriesCalendar(kind)
        ? calendarOf(kind, filled as EmailParameters<"consultation_booked">, { host: siteUrl.hostname, page })
        : undefined,
      link: message.blocks.find((block) => block.type === "button")?.href,
      parameters: templateParameters(kind, isSpecified(kind) ? read.data : filled),
    },
  };
}

/** The specification gives these two their parameters, for a mail service that has a template of its own. */
function isSpecified(kind: EmailKind) {
  return kind === "new_order" || kind === "confirm";
}

/** The owner presses Reply on a notice and writes to the client. */
function clientBehind(parameters: object, recipientAddress: string) {
  if (!("customer_email" in parameters) || !("customer_name" in parameters)) return undefined;
  const [name, address] = [String(parameters.customer_name), String(parameters.customer_email)];
  return address !== recipientAddress && plainAddress.test(address) ? { name, address } : undefined;
}

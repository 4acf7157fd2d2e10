/** Every message we send, and how it is called in the owner's list. */
const labels = {
  new_order: "New order",
  confirm: "Order received",
  quote_ready: "Quote ready",
  quote_confirmed: "Quote confirmed",
  quote_accepted: "Thank you for confirming",
  status_changed: "Order news",
  quote_copy: "Copy of the confirmed quote",
  quote_withdrawn: "Quote withdrawn",
  order_reopened: "Order reopened",
  quote_changes_asked: "Changes to a quote asked for (to us)",
  quote_declined: "Quote declined (to us)",
  order_change_asked: "Change of an order asked for (to us)",
  quote_expiring: "Quote runs out soon",
  payment_received: "Payment received",
  refund_sent: "Refund sent",
  receipt_void: "Receipt taken back",
  order_settled: "Order settled",
  payment_reminder: "Payment reminder",
  payment_told: "A client says they have paid (to us)",
  message_received: "Message to read",
  message_received_notice: "Message to read (to us)",
  payment_flagged: "Card money to check (to us)",
  password_reset: "Password reset",
  password_changed: "Password changed",
  staff_invitation: "Invitation to work here",
  deletion_requested: "Deletion requested",
  deletion_requested_notice: "Deletion requested (to us)",
  account_deleted: "Account deleted",
  account_deleted_notice: "Account deleted (to us)",
  verify_address: "Verify the address",
  change_address: "Link to change the address",
  address_taken: "Address in use already",
  address_change_requested: "Change of address asked for",
  address_changed: "Address changed",
  client_invitation: "Invitation to the portal",
  new_sign_in: "Sign-in on a new device",
  payment_link_changed: "Payment link changed (to us)",
  backup_downloaded: "Backup downloaded (to us)",
  second_step: "Second step",
  swatches_requested: "Swatches asked for",
  swatches_requested_notice: "Swatches to send (to us)",
  swatches_sent: "Swatches sent",
  inquiry_received: "Question received",
  inquiry_received_notice: "Question to answer (to us)",
  inquiry_answered: "Answer to a question",
  inquiry_invitation: "Invitation to sign up",
  consultation_booked: "Consultation booked",
  consultation_moved: "Consultation moved",
  consultation_cancelled: "Consultation cancelled",
  consultation_booked_notice: "Consultation booked (to us)",
  consultation_moved_notice: "Consultation moved (to us)",
  consultation_cancelled_notice: "Consultation cancelled (to us)",
  installation_booked: "Appointment booked",
  installation_moved: "Appointment moved",
  installation_cancelled: "Appointment cancelled",
  installation_done: "Installation done",
  installation_notice: "Appointment booked, moved or cancelled (to us)",
  installation_move_asked: "Another time asked for (to us)",
  problem_reported: "Problem reported (to us)",
  visit_reminder: "Reminder of tomorrow’s visit",
  day_summary: "Morning summary (to us)",
  purchase_order: "Purchase order (to a supplier)",
  test_message: "Test of an e-mail (to us)",
} as const;

export type EmailKind = keyof typeof labels;
export const emailKinds = Object.keys(labels) as EmailKind[];

export function isEmailKind(kind: string): kind is EmailKind {
  return Object.hasOwn(labels, kind);
}

/** How a message is called in the owner's list; one we do not know, from a newer database, still reads. */
export function emailLabel(kind: string): string {
  return isEmailKind(kind) ? labels[kind] : kind.replaceAll("_", " ");
}

/** A message that carries a key, to an account or to what somebody told us. It is nobody's to read but its recipient's, and nobody's to send again. */
export function isSecretEmail(kind: string): boolean {
  return [
    "password_reset",
    "staff_invitation",
    "verify_address",
    "change_address",
    "inquiry_invitation",
    "client_invitation",
  ].includes(kind);
}

/** What we write to somebody who asked about their windows, whether they have an account or not. */
export const inquiryLetters: EmailKind[] = ["inquiry_received", "inquiry_answered", "inquiry_invitation"];

/** The last word to somebody who has been deleted: their address is held until it is sent, and no longer. */
export const FAREWELL: EmailKind = "account_deleted";

/** A message about a quote shows what it is for. The specified ones, and those with nothing left to look at, do not. */
export function carriesPicture(kind: string): boolean {
  return [
    "quote_ready",
    "quote_confirmed",
    "quote_accepted",
    "quote_copy",
    "quote_changes_asked",
    "quote_declined",
  ].includes(kind);
}

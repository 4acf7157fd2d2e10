import { isEmailAddress } from "#app/domain/accounts/contact-checks.ts";
import { type EmailKind, emailKinds } from "#app/domain/emails/email-kinds.ts";
import type { Verdict } from "#app/domain/verdict.ts";

export interface AddressChange {
  newEmail: string;
  currentPassword: string;
}

/** What was typed to have another address, written as addresses are kept. */
export function checkAddressChange(typed: AddressChange, present: string): Verdict<AddressChange, keyof AddressChange> {
  const newEmail = typed.newEmail.trim().toLowerCase();
  if (!isEmailAddress(newEmail)) {
    return { ok: false, reason: "Please enter a valid email address.", field: "newEmail" };
  }
  if (newEmail === present) return { ok: false, reason: "This is your address already.", field: "newEmail" };
  if (typed.currentPassword === "") {
    return { ok: false, reason: "Please enter your current password.", field: "currentPassword" };
  }
  return { ok: true, value: { newEmail, currentPassword: typed.currentPassword } };
}

/** About the account itself: these belong to the address they were written to. */
const ofTheAddress: EmailKind[] = [
  ...(["password_reset", "password_changed", "verify_address", "change_address", "address_taken"] as const),
  ...(["address_change_requested", "address_changed", "new_sign_in", "payment_link_changed"] as const),
  ...(["deletion_requested", "account_deleted", "client_invitation", "backup_downloaded"] as const),
];

/**
 * The messages about orders and visits. One that has not got through yet goes to the new address of its account, whose
 * client waits for it; what tells an account's holder of a change stays with the address that must hear of it.
 */
export const emailsThatFollow = emailKinds.filter((kind) => !ofTheAddress.includes(kind));

import { isEmailAddress } from "#app/domain/accounts/contact-checks.ts";
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

import type { Verdict } from "#app/domain/verdict.ts";
import { isCommonPassword } from "./common-passwords.ts";

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;

export const PASSWORD_TOO_WEAK = "Password is too weak. Please choose a stronger password.";

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export type PasswordVerdict = Verdict<{ currentPassword: string; newPassword: string }, keyof PasswordChange>;

/** The client's and the owner's screens refuse the same things in the specification's different words. */
export function checkClientPasswordChange(form: PasswordChange): PasswordVerdict {
  return checkChange(form, "New passwords do not match.");
}

export function checkAdminPasswordChange(form: PasswordChange): PasswordVerdict {
  return checkChange(form, "Passwords do not match.");
}

export function checkNewPassword(form: Omit<PasswordChange, "currentPassword">): PasswordVerdict {
  return checkChange({ ...form, currentPassword: "-" }, "Passwords do not match.");
}

function checkChange(form: PasswordChange, mismatch: string): PasswordVerdict {
  const { currentPassword, newPassword, confirmPassword } = form;
  if (currentPassword === "") {
    return { ok: false, reason: "Please enter your current password.", field: "currentPassword" };
  }
  if (newPassword !== confirmPassword) return { ok: false, reason: mismatch, field: "confirmPassword" };
  if (newPassword.length < PASSWORD_MIN_LENGTH || isCommonPassword(newPassword)) {
    return { ok: false, reason: PASSWORD_TOO_WEAK, field: "newPassword" };
  }
  if (newPassword.length > PASSWORD_MAX_LENGTH) {
    return { ok: false, reason: "Password should be at most 128 characters long.", field: "newPassword" };
  }
  return { ok: true, value: { currentPassword, newPassword } };
}

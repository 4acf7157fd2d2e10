import type { Verdict } from "#app/domain/verdict.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { contactChecks, firstFault, tidyFields } from "./contact-checks.ts";
import { addressFields, phoneDigits } from "./contact-details.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_TOO_WEAK } from "./password-change.ts";

export const CLIENT_INVITATION_DAYS = 14;

/** What the link of an invitation to a client of ours carries in the address of the sign-up page. */
export const CLIENT_INVITATION_PARAM = "invited";

export const signUpFields = [
  "firstName",
  "lastName",
  "phoneNumber",
  "email",
  "password",
  "confirmPassword",
  ...addressFields,
] as const;

export type SignUpField = (typeof signUpFields)[number];
export type SignUpForm = Record<SignUpField, string> & { terms: boolean };
export type SignUpFault = SignUpField | "terms";
export type NewAccount = Omit<Record<SignUpField, string>, "confirmPassword">;

const { blank, email, phone, zip, long } = contactChecks;

/** The specification's seven checks in its order, each followed by the limit that belongs to it. */
export function checkSignUp(typed: SignUpForm): Verdict<NewAccount, SignUpFault> {
  const form = tidy(typed);
  const { confirmPassword: _, ...account } = form;
  const fault =
    firstFault(form, blank, email, phone) ??
    passwordFault(form) ??
    firstFault(form, zip) ??
    (typed.terms ? undefined : refuse("terms", "You must agree to the terms and conditions.")) ??
    firstFault(form, long) ??
    (isCommonPassword(form.password) ? refuse("password", PASSWORD_TOO_WEAK) : undefined);
  return fault ?? { ok: true, value: { ...account, phoneNumber: phoneDigits(form.phoneNumber) ?? "" } };
}

function passwordFault({ password, confirmPassword }: Record<SignUpField, string>) {
  if (password.length < PASSWORD_MIN_LENGTH)
    return refuse("password", "Password should be at least 6 characters long.");
  if (password.length > PASSWORD_MAX_LENGTH)
    return refuse("password", "Password should be at most 128 characters long.");
  return password === confirmPassword ? undefined : refuse("confirmPassword", "Passwords do not match.");
}

function refuse(field: SignUpFault, reason: string) {
  return { ok: false, reason, field } as const;
}

/** Spaces around a name are an accident; spaces in a password may be meant. */
function tidy(form: SignUpForm): Record<SignUpField, string> {
  const { password, confirmPassword } = form;
  const tidied = tidyFields(form, signUpFields);
  return { ...tidied, email: tidied.email.toLowerCase(), password, confirmPassword };
}

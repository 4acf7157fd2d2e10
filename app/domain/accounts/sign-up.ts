import { z } from "zod";
import type { Verdict } from "#app/domain/verdict.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { isZipCode, MAX_FIELD_LENGTH, phoneDigits, plainText } from "./contact-details.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_TOO_WEAK } from "./password-length.ts";

export const signUpFields = [
  "firstName",
  "lastName",
  "phoneNumber",
  "email",
  "password",
  "confirmPassword",
  "street",
  "city",
  "state",
  "zipCode",
] as const;

export type SignUpField = (typeof signUpFields)[number];
export type SignUpForm = Record<SignUpField, string> & { terms: boolean };
export type SignUpFault = SignUpField | "terms";
export type NewAccount = Omit<Record<SignUpField, string>, "confirmPassword">;

const emailAddress = z.email();

interface Check {
  message: string;
  /** The field at fault, or undefined when the check passes. */
  fault: (form: SignUpForm) => SignUpFault | undefined;
}

/** The specification's seven checks in its order, each followed by the limit that belongs to it. */
const checks: Check[] = [
  {
    message: "Please fill out all fields.",
    fault: (form) => signUpFields.find((field) => form[field] === ""),
  },
  {
    message: "Please enter a valid email address.",
    fault: (form) => (isEmailAddress(form.email) ? undefined : "email"),
  },
  {
    message: "Phone number must be 10 digits.",
    fault: (form) => (phoneDigits(form.phoneNumber) === undefined ? "phoneNumber" : undefined),
  },
  {
    message: "Password should be at least 6 characters long.",
    fault: (form) => (form.password.length < PASSWORD_MIN_LENGTH ? "password" : undefined),
  },
  {
    message: "Password should be at most 128 characters long.",
    fault: (form) => (form.password.length > PASSWORD_MAX_LENGTH ? "password" : undefined),
  },
  {
    message: "Passwords do not match.",
    fault: (form) => (form.password === form.confirmPassword ? undefined : "confirmPassword"),
  },
  {
    message: "Zip code must be a valid 5-digit number.",
    fault: (form) => (isZipCode(form.zipCode) ? undefined : "zipCode"),
  },
  {
    message: "You must agree to the terms and conditions.",
    fault: (form) => (form.terms ? undefined : "terms"),
  },
  {
    message: `Please keep each field to ${MAX_FIELD_LENGTH} characters or fewer.`,
    fault: (form) => signUpFields.find((field) => form[field].length > MAX_FIELD_LENGTH),
  },
  {
    message: PASSWORD_TOO_WEAK,
    fault: (form) => (isCommonPassword(form.password) ? "password" : undefined),
  },
];

export function checkSignUp(typed: SignUpForm): Verdict<NewAccount, SignUpFault> {
  const form = tidy(typed);
  for (const check of checks) {
    const field = check.fault(form);
    if (field) return { ok: false, reason: check.message, field };
  }
  const { confirmPassword: _, terms: __, ...account } = form;
  return { ok: true, value: { ...account, phoneNumber: phoneDigits(form.phoneNumber) ?? "" } };
}

export function isEmailAddress(text: string) {
  return text.length <= MAX_FIELD_LENGTH && emailAddress.safeParse(text).success;
}

/** Spaces around a name are an accident; spaces in a password may be meant. */
function tidy(form: SignUpForm): SignUpForm {
  const trimmed = Object.fromEntries(signUpFields.map((field) => [field, plainText(form[field])])) as Record<
    SignUpField,
    string
  >;
  return {
    ...trimmed,
    email: trimmed.email.toLowerCase(),
    password: form.password,
    confirmPassword: form.confirmPassword,
    terms: form.terms,
  };
}

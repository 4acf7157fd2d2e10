import type { Verdict } from "#app/domain/verdict.ts";
import { isEmailAddress } from "./contact-checks.ts";

export interface Credentials {
  email: string;
  password: string;
}

export function checkSignIn(typed: Credentials): Verdict<Credentials, keyof Credentials> {
  const email = typed.email.trim().toLowerCase();
  if (email === "") return { ok: false, reason: "Please enter your email.", field: "email" };
  if (!isEmailAddress(email)) return { ok: false, reason: "Invalid email format.", field: "email" };
  if (typed.password === "") return { ok: false, reason: "Please enter your password.", field: "password" };
  return { ok: true, value: { email, password: typed.password } };
}

export function checkResetRequest(typed: { email: string }): Verdict<{ email: string }, "email"> {
  const email = typed.email.trim().toLowerCase();
  if (email === "") return { ok: false, reason: "Please enter your email to reset your password.", field: "email" };
  if (!isEmailAddress(email)) return { ok: false, reason: "Invalid email format.", field: "email" };
  return { ok: true, value: { email } };
}

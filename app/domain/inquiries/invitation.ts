import type { SignUpField } from "#app/domain/accounts/sign-up.ts";

export const INVITATION_DAYS = 30;

/** What the link of an invitation carries in the address of the sign-up page. */
export const INVITATION_PARAM = "invitation";

/** Used, replaced by a newer one, run out, or never ours: whoever holds it can sign up all the same. */
export const INVITATION_SPENT =
  "This invitation has been used or has run out. You can sign up all the same, or log in if you have an account.";

type Asker = Record<"name" | "email" | "phoneNumber" | "zipCode", string>;

/** What need not be typed again on the sign-up page: all of it can be changed there. */
export function prefillOf({ name, email, phoneNumber, zipCode }: Asker): Partial<Record<SignUpField, string>> {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? "") : "";
  const firstName = words.slice(0, Math.max(1, words.length - 1)).join(" ");
  return { firstName, lastName, email, phoneNumber, zipCode };
}

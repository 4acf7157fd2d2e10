import { hasAddress } from "#app/domain/emails/no-address.ts";
import { isZipCode, MAX_FIELD_LENGTH, phoneDigits, plainText } from "./contact-details.ts";

/** What may be wrong with a field of a form, and the sentence that says so. */
interface Check {
  reason: string;
  isWrong: (text: string, field: string) => boolean;
}

function of(field: string, reason: string, isWrong: (text: string) => boolean): Check {
  return { reason, isWrong: (text, name) => name === field && isWrong(text) };
}

/** The specification's checks, for every form that asks for such a field. */
export const contactChecks = {
  blank: { reason: "Please fill out all fields.", isWrong: (text: string) => text === "" },
  email: of("email", "Please enter a valid email address.", (text) => !isEmailAddress(text)),
  phone: of("phoneNumber", "Phone number must be 10 digits.", (text) => phoneDigits(text) === undefined),
  zip: of("zipCode", "Zip code must be a valid 5-digit number.", (text) => !isZipCode(text)),
  long: {
    reason: `Please keep each field to ${MAX_FIELD_LENGTH} characters or fewer.`,
    isWrong: (text: string) => text.length > MAX_FIELD_LENGTH,
  },
};

/** The first check that does not pass, and the first field at which it does not. */
export function firstFault<Field extends string>(typed: Readonly<Record<Field, string>>, ...checks: Check[]) {
  const fields = Object.keys(typed) as Field[];
  for (const { reason, isWrong } of checks) {
    const field = fields.find((one) => isWrong(typed[one], one));
    if (field) return { ok: false, reason, field } as const;
  }
  return undefined;
}

/** Longer than anything that is shown as typed: nothing longer is looked at. */
const LONGEST_LOOKED_AT = 10 * MAX_FIELD_LENGTH;

/** These fields alone, in this order, without what cannot be seen and the spaces around. */
export function tidyFields<Field extends string>(typed: Readonly<Record<Field, string>>, fields: readonly Field[]) {
  const tidied = fields.map((field) => [field, plainText(typed[field].slice(0, LONGEST_LOOKED_AT))]);
  return Object.fromEntries(tidied) as Record<Field, string>;
}

/** That of zod, whose whole need not travel to browsers for it. */
const emailAddress =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export function isEmailAddress(text: string) {
  return text.length <= MAX_FIELD_LENGTH && emailAddress.test(text) && hasAddress(text.toLowerCase());
}

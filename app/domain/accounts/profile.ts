import type { Verdict } from "#app/domain/verdict.ts";
import { isZipCode, MAX_FIELD_LENGTH, phoneDigits, plainText } from "./contact-details.ts";

export const profileFields = ["firstName", "lastName", "phoneNumber", "street", "city", "state", "zipCode"] as const;
export type ProfileField = (typeof profileFields)[number];
export type Profile = Record<ProfileField, string>;
export type PersonName = Pick<Profile, "firstName" | "lastName">;

/** What a client may change about themselves, under the same rules and in the same words as at sign-up. */
export function checkProfile(typed: Profile): Verdict<Profile, ProfileField> {
  const profile = Object.fromEntries(profileFields.map((field) => [field, plainText(typed[field])])) as Profile;
  const blank = profileFields.find((field) => profile[field] === "");
  if (blank) return { ok: false, reason: FILL_OUT, field: blank };
  const phoneNumber = phoneDigits(profile.phoneNumber);
  if (!phoneNumber) return { ok: false, reason: "Phone number must be 10 digits.", field: "phoneNumber" };
  if (!isZipCode(profile.zipCode)) {
    return { ok: false, reason: "Zip code must be a valid 5-digit number.", field: "zipCode" };
  }
  const long = tooLong(profile, profileFields);
  if (long) return long;
  return { ok: true, value: { ...profile, phoneNumber } };
}

/** An admin has no address with us: a name is all they change here. */
export function checkName(typed: PersonName): Verdict<PersonName, keyof PersonName> {
  const name = { firstName: plainText(typed.firstName), lastName: plainText(typed.lastName) };
  if (name.firstName === "") return { ok: false, reason: FILL_OUT, field: "firstName" };
  if (name.lastName === "") return { ok: false, reason: FILL_OUT, field: "lastName" };
  return tooLong(name, ["firstName", "lastName"] as const) ?? { ok: true, value: name };
}

const FILL_OUT = "Please fill out all fields.";

function tooLong<Field extends string>(values: Record<Field, string>, fields: readonly Field[]) {
  const field = fields.find((one) => values[one].length > MAX_FIELD_LENGTH);
  const reason = `Please keep each field to ${MAX_FIELD_LENGTH} characters or fewer.`;
  return field && { ok: false as const, reason, field };
}

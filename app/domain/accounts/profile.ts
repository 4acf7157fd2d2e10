import type { Verdict } from "#app/domain/verdict.ts";
import { isZipCode, MAX_FIELD_LENGTH, phoneDigits, plainText } from "./contact-details.ts";

export const profileFields = ["firstName", "lastName", "phoneNumber", "street", "city", "state", "zipCode"] as const;
export type ProfileField = (typeof profileFields)[number];
export type Profile = Record<ProfileField, string>;

/** What a client may change about themselves, under the same rules and in the same words as at sign-up. */
export function checkProfile(typed: Profile): Verdict<Profile, ProfileField> {
  const profile = Object.fromEntries(profileFields.map((field) => [field, plainText(typed[field])])) as Profile;
  const blank = profileFields.find((field) => profile[field] === "");
  if (blank) return { ok: false, reason: "Please fill out all fields.", field: blank };
  const phoneNumber = phoneDigits(profile.phoneNumber);
  if (!phoneNumber) return { ok: false, reason: "Phone number must be 10 digits.", field: "phoneNumber" };
  if (!isZipCode(profile.zipCode)) {
    return { ok: false, reason: "Zip code must be a valid 5-digit number.", field: "zipCode" };
  }
  const long = profileFields.find((field) => profile[field].length > MAX_FIELD_LENGTH);
  if (long)
    return { ok: false, reason: `Please keep each field to ${MAX_FIELD_LENGTH} characters or fewer.`, field: long };
  return { ok: true, value: { ...profile, phoneNumber } };
}

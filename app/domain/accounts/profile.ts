import type { Verdict } from "#app/domain/verdict.ts";
import { contactChecks, firstFault, tidyFields } from "./contact-checks.ts";
import { phoneDigits, profileFields } from "./contact-details.ts";

type ProfileField = (typeof profileFields)[number];
export type Profile = Record<ProfileField, string>;
export type PersonName = Pick<Profile, "firstName" | "lastName">;

const { blank, phone, zip, long } = contactChecks;

/** What a client may change about themselves, under the same rules and in the same words as at sign-up. */
export function checkProfile(typed: Profile): Verdict<Profile, ProfileField> {
  const profile = tidyFields(typed, profileFields);
  const fault = firstFault(profile, blank, phone, zip, long);
  return fault ?? { ok: true, value: { ...profile, phoneNumber: phoneDigits(profile.phoneNumber) ?? "" } };
}

/** An admin has no address with us: a name is all they change here. */
export function checkName(typed: PersonName): Verdict<PersonName, keyof PersonName> {
  const name = tidyFields(typed, ["firstName", "lastName"]);
  return firstFault(name, blank, long) ?? { ok: true, value: name };
}

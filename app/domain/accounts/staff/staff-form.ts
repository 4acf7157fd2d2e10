import { contactChecks, firstFault, tidyFields } from "#app/domain/accounts/contact-checks.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type Duty, readDuty } from "./duty.ts";

/** How long somebody who is to work here has to set a password. */
export const STAFF_INVITATION_DAYS = 7;

const fields = ["firstName", "lastName", "email", "duty", "initials"] as const;
type StaffField = (typeof fields)[number];
export type TypedStaff = Record<StaffField, string>;

export interface NewStaff {
  firstName: string;
  lastName: string;
  email: string;
  duty: Duty;
  initials: string;
}

const { blank, email, long } = contactChecks;

/** Somebody who is to work here: the address is where the invitation goes. */
export function checkNewStaff(typed: TypedStaff): Verdict<NewStaff, StaffField> {
  const tidied = tidyFields(typed, fields);
  const { firstName, lastName } = tidied;
  const fault = firstFault(tidied, blank, email, long);
  if (fault) return fault;
  const place = checkPlace(tidied);
  if (!place.ok) return place;
  return { ok: true, value: { firstName, lastName, email: tidied.email.toLowerCase(), ...place.value } };
}

export interface Place {
  duty: Duty;
  initials: string;
}

/** What they do here, and the letters by which they sign it. */
export function checkPlace(typed: Pick<TypedStaff, keyof Place>): Verdict<Place, keyof Place> {
  const tidied = tidyFields(typed, ["duty", "initials"]);
  const duty = readDuty(tidied.duty);
  if (!duty) return { ok: false, reason: "Please choose a duty.", field: "duty" };
  const initials = tidied.initials.normalize("NFC").toUpperCase();
  if (!/^\p{L}{1,3}$/u.test(initials)) {
    return { ok: false, reason: "Initials are one to three letters.", field: "initials" };
  }
  return { ok: true, value: { duty, initials } };
}

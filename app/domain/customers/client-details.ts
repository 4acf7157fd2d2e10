import { contactChecks, firstFault, tidyFields } from "#app/domain/accounts/contact-checks.ts";
import { addressFields, phoneDigits } from "#app/domain/accounts/contact-details.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** What we write down of a client ourselves, in the order of the form. */
export const clientFields = ["firstName", "lastName", "phoneNumber", "email", ...addressFields] as const;

type ClientField = (typeof clientFields)[number];
export type ClientDetails = Record<ClientField, string>;

const NOT_ENOUGH = "Please enter a name, and a phone number or an e-mail address.";

const { email, phone, zip, long } = contactChecks;

/** Somebody on the telephone: a name and one way to reach them. What is given keeps to the rules of the sign-up. */
export function checkClientDetails(typed: ClientDetails): Verdict<ClientDetails, ClientField> {
  const tidied = tidyFields(typed, clientFields);
  const details = { ...tidied, email: tidied.email.toLowerCase() };
  if (details.firstName === "" && details.lastName === "") return refuse("firstName");
  if (details.phoneNumber === "" && details.email === "") return refuse("phoneNumber");
  const given = Object.fromEntries(Object.entries(details).filter(([, text]) => text !== "")) as ClientDetails;
  const fault = firstFault(given, email, phone, zip, long);
  return fault ?? { ok: true, value: { ...details, phoneNumber: phoneDigits(details.phoneNumber) ?? "" } };
}

function refuse(field: ClientField) {
  return { ok: false, reason: NOT_ENOUGH, field } as const;
}

/**
 * The digits that a search for a phone number means, however it is punctuated; nothing for a search that is none. Numbers
 * are stored without the country's 1.
 */
export function searchedDigits(search: string): string {
  if (!/^[\d\s().+-]+$/.test(search)) return "";
  const digits = search.replaceAll(/\D/g, "");
  const withCountry = /^\(?\+\s*1/.test(search) || digits.length === 11;
  return withCountry && digits.length > 1 ? digits.replace(/^1/, "") : digits;
}

/** What people tell of themselves, in whichever form: the words beside the box, and what the browser is told of it. */
export const contactFields = {
  name: { label: "Name", autoComplete: "name" },
  firstName: { label: "First Name", autoComplete: "given-name" },
  lastName: { label: "Last Name", autoComplete: "family-name" },
  phoneNumber: { label: "Phone Number", type: "tel", autoComplete: "tel" },
  email: { label: "Email", type: "email", autoComplete: "email" },
  street: { label: "Street", autoComplete: "address-line1" },
  city: { label: "City", autoComplete: "address-level2" },
  state: { label: "State", autoComplete: "address-level1" },
  zipCode: { label: "Zip Code", inputMode: "numeric", autoComplete: "postal-code" },
} as const;

export type ContactField = keyof typeof contactFields;

export const addressFields = ["street", "city", "state", "zipCode"] as const;

/** What a client may change about themselves. */
export const profileFields = ["firstName", "lastName", "phoneNumber", ...addressFields] as const;

const PHONE_DIGITS = 10;
const ZIP_DIGITS = 5;

/** Generous for any name or street, small enough that nobody stores a novel. */
export const MAX_FIELD_LENGTH = 200;

export function isZipCode(text: string) {
  return new RegExp(`^[0-9]{${ZIP_DIGITS}}$`).test(text);
}

/** People write +1 (215) 555-0142: separators and the country are dropped, anything else than ten digits is refused. */
export function phoneDigits(text: string) {
  const digits = text.replace(/[\s().-]/g, "").replace(/^\+1/, "");
  return new RegExp(`^[0-9]{${PHONE_DIGITS}}$`).test(digits) ? digits : undefined;
}

/** Line breaks and characters that cannot be seen have no place in a name or an address. */
export function plainText(text: string) {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

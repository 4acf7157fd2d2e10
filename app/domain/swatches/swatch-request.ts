import { isZipCode, MAX_FIELD_LENGTH, plainText } from "#app/domain/accounts/contact-details.ts";
import { isEmailAddress } from "#app/domain/accounts/sign-up.ts";
import { hasLink } from "#app/domain/public-forms/public-form.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import {
  MOST_SWATCHES,
  MOST_SWATCHES_IN_WORDS,
  type SwatchAddress,
  type SwatchAddressField,
  swatchAddressFields,
} from "./swatch-words.ts";

export type SwatchField = SwatchAddressField | "fabric";

export interface SwatchRequest extends SwatchAddress {
  fabricIds: string[];
  /** The style or order they came from; empty for none. */
  cameFrom: string;
}

type TypedRequest = Record<SwatchAddressField, string> & { fabricIds: readonly string[]; cameFrom: string };

export function checkSwatchRequest(typed: TypedRequest): Verdict<SwatchRequest, SwatchField> {
  const fabricIds = [...new Set(typed.fabricIds)];
  if (fabricIds.length === 0) return { ok: false, reason: "Please choose at least one fabric.", field: "fabric" };
  if (fabricIds.length > MOST_SWATCHES) return { ok: false, reason: TOO_MANY, field: "fabric" };
  const address = Object.fromEntries(
    swatchAddressFields.map((field) => [field, plainText(typed[field].slice(0, MAX_FIELD_LENGTH + 1))]),
  ) as SwatchAddress;
  const fault = addressFault(address);
  if (fault) return { ok: false, ...fault };
  const cameFrom = plainText(typed.cameFrom.slice(0, MAX_FIELD_LENGTH));
  return { ok: true, value: { ...address, email: address.email.toLowerCase(), fabricIds, cameFrom } };
}

const TOO_MANY = `We send up to ${MOST_SWATCHES_IN_WORDS} swatches at a time. Please choose the ${MOST_SWATCHES_IN_WORDS} you like best.`;

function addressFault(address: SwatchAddress): { reason: string; field: SwatchAddressField } | undefined {
  const first = (isWrong: (text: string, field: SwatchAddressField) => boolean, reason: string) => {
    const field = swatchAddressFields.find((one) => isWrong(address[one], one));
    return field && { reason, field };
  };
  return (
    first((text) => text === "", "Please fill out all fields.") ??
    first(
      (text) => text.length > MAX_FIELD_LENGTH,
      `Please keep each field to ${MAX_FIELD_LENGTH} characters or fewer.`,
    ) ??
    first((text, field) => field === "email" && !isEmailAddress(text), "Please enter a valid email address.") ??
    first((text, field) => field === "zipCode" && !isZipCode(text), "Zip code must be a valid 5-digit number.") ??
    first((text, field) => field !== "email" && hasLink(text), "Please leave links out of your name and address.")
  );
}

import { contactChecks, firstFault, tidyFields } from "#app/domain/accounts/contact-checks.ts";
import { MAX_FIELD_LENGTH, plainText } from "#app/domain/accounts/contact-details.ts";
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
  const address = tidyFields(typed, swatchAddressFields);
  const fault = firstFault(
    address,
    contactChecks.blank,
    contactChecks.email,
    contactChecks.zip,
    contactChecks.long,
    NO_LINKS,
  );
  if (fault) return fault;
  const cameFrom = plainText(typed.cameFrom.slice(0, MAX_FIELD_LENGTH));
  return { ok: true, value: { ...address, email: address.email.toLowerCase(), fabricIds, cameFrom } };
}

const TOO_MANY = `We send up to ${MOST_SWATCHES_IN_WORDS} swatches at a time. Please choose the ${MOST_SWATCHES_IN_WORDS} you like best.`;

const NO_LINKS = {
  reason: "Please leave links out of your name and address.",
  isWrong: (text: string, field: string) => field !== "email" && hasLink(text),
};

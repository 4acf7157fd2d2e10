import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleSlug } from "#app/domain/catalogue/style.ts";

export const inquiryFields = ["name", "email", "phoneNumber", "zipCode", "question"] as const;
export type InquiryField = (typeof inquiryFields)[number];

export const MAX_QUESTION = 2_000;
export const MAX_ANSWER = 4_000;

const openings = new Map([["visit", "I would like a home visit."]]);

/** What a link of ours may begin a question with; nothing for any other, so that nobody puts words into a visitor's mouth. */
export function openingOf(about: string): string {
  return openings.get(about) ?? "";
}

export const INQUIRY_MISSING = "Inquiry not found.";

/**
 * Which style an address or a form means, by its name or by how it is called in addresses; empty for anything else, so that
 * nobody can put words of their own where a page of ours names a style.
 */
export function nameOfStyle(text: string): string {
  const wanted = text.trim().slice(0, 100).toLowerCase();
  const found = styles.find((style) => styleSlug(style) === wanted || style.name.toLowerCase() === wanted);
  return found?.name ?? "";
}

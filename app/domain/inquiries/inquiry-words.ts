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

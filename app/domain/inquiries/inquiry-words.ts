export const inquiryFields = ["name", "email", "phoneNumber", "zipCode", "question"] as const;
export type InquiryField = (typeof inquiryFields)[number];

export const MAX_QUESTION = 2_000;
export const MAX_ANSWER = 4_000;

export const INQUIRY_MISSING = "Inquiry not found.";

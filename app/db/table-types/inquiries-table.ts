import type { InquiryState } from "#app/domain/inquiries/inquiry-acts.ts";

/** Somebody asked about their windows, with an account or without. */
export interface InquiriesTable {
  id: string;
  /** Nobody, until whoever asked is signed in or has signed up by our invitation. */
  userId: string | null;
  name: string;
  /** One of the two may be empty. */
  email: string;
  phoneNumber: string;
  zipCode: string;
  question: string;
  /** The style that they came from; empty for none. */
  style: string;
  state: InquiryState;
  /** JSON: when and what of each answer, the oldest first. */
  answers: string;
  invitedAt: string | null;
  /** Of the newest invitation; the token itself is in their mailbox alone. */
  invitationHash: string | null;
  invitationEndsAt: string | null;
  /** When they signed up by it. */
  joinedAt: string | null;
  createdAt: string;
  /** When anything last became of it. */
  updatedAt: string;
  version: number;
}

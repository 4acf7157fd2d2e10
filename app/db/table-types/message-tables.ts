import type { Generated } from "kysely";
import type { InquiryState } from "#app/domain/inquiries/inquiry-acts.ts";
import type { Side } from "#app/domain/messages/message-rules.ts";

/** What client and house write to each other about an order. */
export interface MessageTables {
  messages: {
    id: string;
    orderId: string;
    side: Side;
    authorId: string;
    /** Empty once it was taken back. */
    body: string;
    windowKey: string | null;
    quoteLineKey: string | null;
    /** Later than every other of its order. */
    sentAt: string;
    /** By the other side. */
    readAt: string | null;
    readBy: string | null;
    takenBackAt: string | null;
    /** How many photographs it was sent without, because they could not be stored. */
    photosLost: Generated<number>;
    /** Unique: the form that it was sent with, or the act that its words came with; see message-rules.ts. */
    formKey: string;
  };
  /** Who is to be told of messages, once per quiet spell. */
  messageSpells: {
    orderId: string;
    /** Who is told. */
    side: Side;
    emailId: string | null;
    noticedAt: string | null;
    readAt: string | null;
  };
}

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

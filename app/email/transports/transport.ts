import type { OutgoingEmail } from "#app/email/message.ts";

export interface Transport {
  name: "file" | "smtp" | "emailjs";
  /** Resolves with what the other side said when it took the message; rejects when it did not. */
  send(email: OutgoingEmail): Promise<string>;
  /** How many messages may be on their way at once. */
  atOnce: number;
}

/** Thrown for a message that no further try can bring through, such as one to a mailbox that does not exist. */
export class RefusedForGood extends Error {}

import { sentWithout } from "#app/domain/messages/message-rules.ts";

/** Once it is sent, whatever became of its photographs. */
export function sentToast(without: number) {
  return without > 0 ? { kind: "error" as const, message: sentWithout(without) } : "Message sent.";
}
export const MESSAGE_TAKEN_BACK = "Message taken back.";
export const SENT_FAILED = "Failed to send your message. Please try again.";
export const NOT_TAKEN_BACK = "The message could not be taken back. Please try again.";
/** What was written stays in the form, and goes by itself. */
export const SEND_LATER = "You are offline. We’ll send it when you are back.";

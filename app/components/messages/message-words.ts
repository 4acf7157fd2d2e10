export const MESSAGE_SENT = "Message sent.";
export const MESSAGE_TAKEN_BACK = "Message taken back.";
export const SENT_FAILED = "Failed to send your message. Please try again.";
export const NOT_TAKEN_BACK = "The message could not be taken back. Please try again.";
/** What was written stays in the form, and goes by itself. */
export const SEND_LATER = "You are offline. We’ll send it when you are back.";

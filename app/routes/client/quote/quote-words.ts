export const CONFIRM_FAILED = "Failed to confirm the order. Please try again.";
export const ASK_FAILED = "Failed to send your message. Please try again.";
export const DECLINE_FAILED = "Failed to decline the quote. Please try again.";

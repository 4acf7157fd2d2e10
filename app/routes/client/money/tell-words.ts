export const TOLD = "Thank you. We’ll look for your payment.";
export const TELL_FAILED = "We could not be told. Please try again.";
/** Specified: said where there is no link to pay, once there is a quote. */
export const NO_LINK_YET = "No payment link is available yet. We’ll write to you when there is one.";
/** Before that. */
export const NO_LINK = "No payment link is available yet. We’ll send one with your quote.";

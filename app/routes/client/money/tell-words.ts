export const TOLD = "Thank you. We’ll look for your payment.";
export const TELL_FAILED = "We could not be told. Please try again.";
/** Specified: said where there is no link to pay. */
export const NO_LINK = "No payment link is available yet. We’ll send one with your quote.";

export const TOLD = "Thank you. We’ll look for your payment.";
export const TELL_FAILED = "We could not be told. Please try again.";

export const MIN_WINDOWS = 1;
export const MAX_WINDOWS = 12;

export const MAX_FABRICS = 20;
export const MAX_TRIMS = 20;
export const MAX_HARDWARE = 20;
export const MAX_NAME_LENGTH = 120;

/** Orders in progress that one client may have at a time. */
export const MAX_DRAFTS = 20;
/** Orders that one client may hand in within an hour: each is two e-mails and work for the owner. */
export const SUBMISSIONS_PER_HOUR = 10;

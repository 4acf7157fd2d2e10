export const CONSULTATION_FEE_CENTS = 150_00;
export const CONSULTATION_RADIUS_MILES = 45;
export const CONSULTATION_CENTER = "Philadelphia, PA";
/** Until so long before it begins, a client may move or cancel a consultation. */
export const CONSULTATION_CHANGE_HOURS = 24;
/** For a client's note and for the owner's message. */
export const MAX_CONSULTATION_TEXT = 1_000;

export const MIN_WINDOWS = 1;
export const MAX_WINDOWS = 12;

export const MEASUREMENTS_PER_WINDOW = 7;

export const DECORATIVE_TRIM_CENTS_PER_FOOT = 12_00;

export const MAX_FABRICS = 20;
export const MAX_TRIMS = 20;
export const MAX_HARDWARE = 20;
export const MAX_NAME_LENGTH = 120;
export const MAX_LINK_LENGTH = 2048;

export const CUSTOM_ORDER_MIN_TOTAL_CENTS = 0;
/** Ten million dollars: more than any order, less than what a slip of the finger types. */
export const MAX_TOTAL_CENTS = 10_000_000_00;
export const MAX_DESCRIPTION_LENGTH = 4_000;

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;
export const PHONE_DIGITS = 10;
export const ZIP_DIGITS = 5;

export const TOAST_MS = 3_000;
export const SIGN_UP_TOAST_MS = 5_000;
export const ORDER_SUBMITTED_TOAST_MS = 10_000;
export const SAVE_AND_EXIT_DELAY_MS = 1_000;

export const CAROUSEL_ADVANCE_MS = 5_000;
export const CAROUSEL_SWIPE_PX = 40;
export const COLLAPSE_MS = 300;

export const NARROW_SCREEN_PX = 768;
export const BREAKPOINTS_PX = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

export const FIRST_WIZARD_STEP = 1;
export const YEARS_IN_BUSINESS = 20;
export const GOVERNING_LAW = "Pennsylvania";

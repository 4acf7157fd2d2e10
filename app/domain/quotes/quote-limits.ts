export const MAX_LINES = 200;
export const MAX_LABEL = 120;
export const MAX_DESCRIPTION = 1_000;
export const MAX_MESSAGE = 1_000;
export const MAX_TERMS = 10_000;
export const MAX_CHOICE_GROUPS = 10;
/** In thousandths. */
export const MIN_QUANTITY_MILLI = 1;
export const MAX_QUANTITY_MILLI = 1_000_000;
export const MAX_SIGNED_NAME = 120;
/** In thousandths of a percent. */
export const WHOLE = 100_000;
export const ANSWERS_PER_QUOTE = 20;
export const ANSWERS_PER_HOUR = 10;

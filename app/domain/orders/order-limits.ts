export const MIN_WINDOWS = 1;
export const MAX_WINDOWS = 12;

export const MAX_FABRICS = 20;
export const MAX_TRIMS = 20;
export const MAX_HARDWARE = 20;
export const MAX_NAME_LENGTH = 120;

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;

export const PASSWORD_TOO_WEAK = "Password is too weak. Please choose a stronger password.";

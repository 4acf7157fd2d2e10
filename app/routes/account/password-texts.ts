export const RESET_FAILED = "Failed to send password reset email. Please try again later.";
export const RESET_SENT = "Password reset email sent! Please check your inbox.";
export const PASSWORD_UPDATE_FAILED = "Failed to update password. Please try again.";

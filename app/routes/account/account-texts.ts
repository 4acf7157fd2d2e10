export const ADDRESS_FAILED = "Failed to ask for the new address. Please try again.";
export const CANCEL_FAILED = "Failed to cancel the change of address. Please try again.";
export const SESSIONS_FAILED = "Failed to sign the device out. Please try again.";

/** For a form of the sections about one's address and devices that found no line: its sentence, and whose it is. */
export function sectionFailure(intent: FormDataEntryValue | null): { sentence: string; form: string } | undefined {
  if (intent === "address") return { sentence: ADDRESS_FAILED, form: "address" };
  if (intent === "cancel-address") return { sentence: CANCEL_FAILED, form: "cancel-address" };
  const ofSessions = intent === "end-session" || intent === "end-other-sessions";
  return ofSessions ? { sentence: SESSIONS_FAILED, form: "sessions" } : undefined;
}

export const RESET_FAILED = "Failed to send password reset email. Please try again later.";
export const RESET_SENT = "Password reset email sent! Please check your inbox.";
export const PASSWORD_UPDATE_FAILED = "Failed to update password. Please try again.";

import { describeList } from "#app/domain/list-query.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { FAREWELL, isSecretEmail } from "./email-kinds.ts";
import { NO_ADDRESS } from "./no-address.ts";

export const emailStates = ["queued", "sent", "failed", "dropped"] as const;
export type EmailState = (typeof emailStates)[number];

/** Dropped: not sent, because it was no longer true. */
export const emailStateLabels: Record<EmailState, string> = {
  queued: "Queued",
  sent: "Sent",
  failed: "Failed",
  dropped: "Dropped",
};

export const emailList = describeList({ state: { values: emailStates, usual: null } });
export type EmailListQuery = ReturnType<typeof emailList.parse>;

interface SendableEmail {
  kind: string;
  state: string;
  attempts: number;
  lastError?: string | null;
}

/** Where the holder of a key cannot ask for another themselves. */
const notKept: Record<string, string> = {
  inquiry_invitation: "The link of an invitation is not kept. Invite them again from their inquiry.",
  staff_invitation: "The link of an invitation is not kept. An owner invites them again, under Staff.",
  client_invitation: "The link of an invitation is not kept. Invite them again from their page.",
};

/** Whether Send Again would do anything. What is about to go out for the first time needs no push. */
export function checkSendAgain({ kind, state, attempts, lastError }: SendableEmail): Verdict<true> {
  if (isSecretEmail(kind)) {
    return {
      ok: false,
      reason:
        notKept[kind] ?? "A reset link works once and is not kept. The client asks for a new one on the log-in page.",
    };
  }
  if (kind === FAREWELL && state === "sent") {
    return { ok: false, reason: "This was the last e-mail to a deleted client. Their address is no longer kept." };
  }
  if (state === "dropped" && lastError === NO_ADDRESS) {
    return { ok: false, reason: "They have no e-mail address. Tell them by telephone." };
  }
  if (state === "dropped") return { ok: false, reason: "This e-mail is no longer true, so it is not sent." };
  if (state === "queued" && attempts === 0) return { ok: false, reason: "This e-mail is about to be sent." };
  return { ok: true, value: true };
}

export const EMAIL_MISSING = "E-mail not found.";

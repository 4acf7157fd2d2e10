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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Growing pauses: a short hiccup costs half a minute, and a server that is down all day is not pestered. */
const PAUSES = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR];
const LONGEST_PAUSE = 3 * HOUR;

/** How long a message is tried. A reset link is dead after an hour, and so is the use of sending it. */
export function giveUpTime(kind: string, from: Date): Date {
  return new Date(from.getTime() + (kind === "password_reset" ? HOUR : 24 * HOUR));
}

/** When to try again after this many tries; nothing when its time is over. The last try is at the very end. */
export function nextTry({
  attempts,
  now,
  giveUpAt,
}: {
  attempts: number;
  now: Date;
  giveUpAt: Date;
}): Date | undefined {
  if (now >= giveUpAt) return undefined;
  const pause = PAUSES[attempts - 1] ?? LONGEST_PAUSE;
  return new Date(Math.min(now.getTime() + pause, giveUpAt.getTime()));
}

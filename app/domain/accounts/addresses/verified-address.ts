import type { Verdict } from "#app/domain/verdict.ts";

/** What an account may have open while nobody has shown that its mailbox is theirs. Each of it sends e-mails there. */
const OPEN_SUBMISSIONS = 3;
const BOOKINGS = 1;
const VISITS_OF_ONE_SENDER = 3;

/** Whoever used a link that we mailed to them, and everybody where no e-mail leaves the house. */
export function countsAsVerified(emailVerified: number, sendsMail: boolean): boolean {
  return emailVerified === 1 || !sendsMail;
}

/** Whether one more order may be submitted by somebody who has this many open. */
export function checkOpenSubmissions(verified: boolean, open: number): Verdict<true> {
  if (verified || open < OPEN_SUBMISSIONS) return { ok: true, value: true };
  return hold("You have three orders open with us. Please verify your e-mail address before you send the next one.");
}

/**
 * Whether another visit may be booked by somebody unverified who has booked this many (what we cancelled does not count),
 * from where this many others stand in the calendar, all of them unverified.
 */
export function checkBookings({ booked, fromHere }: { booked: number; fromHere: number }): Verdict<true> {
  if (booked >= BOOKINGS)
    return hold("You have booked a consultation before. Please verify your e-mail address before you book another.");
  if (fromHere < VISITS_OF_ONE_SENDER) return { ok: true, value: true };
  return hold("Several visits have been booked from your network. Please verify your e-mail address, then book yours.");
}

const HOUR_MS = 60 * 60_000;

/** A time that an unverified account took is free again a day later, unless the visit is so near that somebody counts on it. */
export function releaseBounds(now: Date) {
  return {
    bookedUntil: new Date(now.getTime() - 24 * HOUR_MS).toISOString(),
    beginsAfter: new Date(now.getTime() + 48 * HOUR_MS).toISOString(),
  };
}

function hold(reason: string) {
  return { ok: false, reason, code: "unverified" } as const;
}

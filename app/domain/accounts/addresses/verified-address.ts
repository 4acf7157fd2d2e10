import type { Verdict } from "#app/domain/verdict.ts";

/** What an account may have open while nobody has shown that its mailbox is theirs. Each of it sends e-mails there. */
const OPEN_SUBMISSIONS = 3;
const BOOKINGS = 1;

/** Whoever used a link that we mailed to them, and everybody where no e-mail leaves the house. */
export function countsAsVerified(emailVerified: number, sendsMail: boolean): boolean {
  return emailVerified === 1 || !sendsMail;
}

/** Whether one more order may be submitted by somebody who has this many open. */
export function checkOpenSubmissions(verified: boolean, open: number): Verdict<true> {
  if (verified || open < OPEN_SUBMISSIONS) return { ok: true, value: true };
  return hold("You have three orders open with us. Please verify your e-mail address before you send the next one.");
}

/** Whether another visit may be booked by somebody who has booked this many; what we cancelled does not count. */
export function checkBookings(verified: boolean, booked: number): Verdict<true> {
  if (verified || booked < BOOKINGS) return { ok: true, value: true };
  return hold("You have booked a consultation before. Please verify your e-mail address before you book another.");
}

function hold(reason: string) {
  return { ok: false, reason, code: "unverified" } as const;
}

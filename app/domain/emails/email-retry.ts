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

/**
 * Starting: the provider is being asked. Open: the client can pay. Ending: what it was for has changed, and the provider is to
 * be told. Ended: it can no longer be paid. Paid: the money is booked.
 */
export type CardSessionState = "starting" | "open" | "ending" | "ended" | "paid";

const MINUTE_MS = 60_000;
/** How long a client has for paying. */
const LIFE_MS = 60 * MINUTE_MS;
/** Who presses with less than this left gets a new one. */
const LEAST_LEFT_MS = 10 * MINUTE_MS;
/** A provider makes no session that ends within half an hour; who is asked again later than this would be refused. */
const STARTABLE_MS = 25 * MINUTE_MS;
/** News comes within seconds. What has not come by then is asked for. */
const FIRST_LOOK_MS = 10 * MINUTE_MS;
/** After its end a provider needs a moment to close it. */
const AFTER_END_MS = 2 * MINUTE_MS;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
/** As long as a provider itself would go on telling us. */
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS;

interface Lived {
  createdAt: string;
  expiresAt: string;
}

/** When a session that begins now ends, and when it is first looked after. */
export function sessionTimes(now: Date) {
  return { expiresAt: later(now, LIFE_MS), lookAt: later(now, FIRST_LOOK_MS) };
}

/** Whether a session can be given to somebody who wants to pay now. */
export function isUsable({ state, createdAt, expiresAt }: Lived & { state: CardSessionState }, now: Date): boolean {
  if (state === "starting") return now.getTime() - Date.parse(createdAt) < STARTABLE_MS;
  return state === "open" && Date.parse(expiresAt) - now.getTime() >= LEAST_LEFT_MS;
}

/**
 * When a session that the provider says is open is looked after again: once when it should have ended, and each hour from then on;
 * nothing once we give up.
 */
export function nextLook({ expiresAt }: Pick<Lived, "expiresAt">, now: Date): string | null {
  if (isGivenUp(expiresAt, now)) return null;
  const end = Date.parse(expiresAt) + AFTER_END_MS;
  return new Date(end > now.getTime() ? end : now.getTime() + LONGEST_PAUSE_MS).toISOString();
}

/** When to ask a provider again that did not answer; nothing once we give up. Pauses grow to an hour. */
export function retryAt({ expiresAt }: Pick<Lived, "expiresAt">, tries: number, now: Date): string | null {
  if (isGivenUp(expiresAt, now)) return null;
  return later(now, Math.min(MINUTE_MS * 2 ** Math.min(Math.max(tries - 1, 0), 10), LONGEST_PAUSE_MS));
}

function isGivenUp(expiresAt: string, now: Date) {
  return now.getTime() > Date.parse(expiresAt) + GIVE_UP_MS;
}

function later(now: Date, ms: number) {
  return new Date(now.getTime() + ms).toISOString();
}

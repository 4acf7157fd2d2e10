/** What was pressed where there was no line, kept on this device until it has been taken, or its person has read why not. */
const STORED_UNDER = "larkfield.waiting";
/** When the last of them was answered. */
const ANSWERED_AT = "larkfield.waiting-answered-at";
/** As long as its key counts; a device that was left lying sends nothing of last week. */
const KEPT_MS = 24 * 60 * 60_000;
const MOST = 200;

export interface WaitingPress {
  /** By which it counts once, however often it is sent. */
  key: string;
  /** What its person calls it. */
  called: string;
  /** Where it is sent, and what. */
  to: string;
  fields: Readonly<Record<string, string>>;
  at: number;
  /** Why it was not taken. */
  refused?: Refused;
}

export interface RefusedPress extends WaitingPress {
  refused: Refused;
}

interface Refused {
  error: string;
  /** What it asks for. */
  ask?: string | undefined;
}

const TOO_OLD: Refused = { error: "There was no line for a day, so this was not sent." };

interface Stored {
  userId: string;
  presses: WaitingPress[];
}

type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Those of this person alone, the oldest first: on a shared tablet the next one sees nothing of them. */
function ownOf(place: Place, userId: string): WaitingPress[] {
  const stored = read(place);
  return stored?.userId === userId ? stored.presses : [];
}

/** Those that are still to be sent. */
export function waitingOf(place: Place, userId: string, now: number): WaitingPress[] {
  return ownOf(place, userId).filter(({ at, refused }) => !refused && now - at < KEPT_MS);
}

/** Those that were not taken, with all that was typed. */
export function refusedOf(place: Place, userId: string, now: number): RefusedPress[] {
  return ownOf(place, userId).flatMap((press) => {
    const refused = press.refused ?? (now - press.at < KEPT_MS ? undefined : TOO_OLD);
    return refused ? [{ ...press, refused }] : [];
  });
}

export function addWaiting(place: Place, userId: string, press: WaitingPress) {
  write(place, { userId, presses: [...ownOf(place, userId), press].slice(-MOST) });
}

/** From now on a page that was asked for earlier may show the time before it. */
export function noteAnswer(place: Place, now: number) {
  try {
    place.setItem(ANSWERED_AT, String(now));
  } catch {}
}

/** Whether something was answered since then: a page that was asked for then may not show what came of it. */
export function answeredSince(place: Place, then: number) {
  try {
    return Number(place.getItem(ANSWERED_AT) ?? 0) > then;
  } catch {
    return false;
  }
}

/** It was taken, or its person lets it be. */
export function dropWaiting(place: Place, userId: string, key: string) {
  write(place, { userId, presses: ownOf(place, userId).filter((press) => press.key !== key) });
}

export function refuseWaiting(place: Place, userId: string, key: string, refused: Refused) {
  const presses = ownOf(place, userId).map((press) => (press.key === key ? { ...press, refused } : press));
  write(place, { userId, presses });
}

/** Whatever a log-out would take along, waiting or refused. */
export function countKept(place: Place): number {
  return read(place)?.presses.length ?? 0;
}

/** For a log-out. */
export function dropAllWaiting(place: Place) {
  write(place, { userId: "", presses: [] });
  try {
    place.removeItem(ANSWERED_AT);
  } catch {}
}

/** A browser may forbid storage, or have no room: then presses wait as long as the page is open. */
let unstored: Stored | undefined;

function write(place: Place, stored: Stored) {
  try {
    if (stored.presses.length === 0) place.removeItem(STORED_UNDER);
    else place.setItem(STORED_UNDER, JSON.stringify(stored));
    unstored = undefined;
  } catch {
    unstored = stored;
  }
}

function read(place: Place): Stored | undefined {
  if (unstored) return unstored;
  try {
    const stored = JSON.parse(place.getItem(STORED_UNDER) ?? "null") as Partial<Stored> | null;
    if (typeof stored?.userId !== "string" || !Array.isArray(stored.presses)) return undefined;
    return { userId: stored.userId, presses: stored.presses.filter(isPress) };
  } catch {
    return undefined;
  }
}

function isPress(entry: unknown): entry is WaitingPress {
  const { key, called, to, fields, at, refused } = (entry ?? {}) as Partial<WaitingPress>;
  if (typeof key !== "string" || typeof at !== "number" || typeof fields !== "object" || fields === null) return false;
  if (typeof called !== "string" || (refused && typeof refused.error !== "string")) return false;
  // Whoever can write here could name another host; we send to our own pages only.
  return typeof to === "string" && /^\/[^/\\]/.test(to);
}

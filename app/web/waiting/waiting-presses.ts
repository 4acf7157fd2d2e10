/** What was pressed where there was no line, kept on this device until it has been sent. */
const STORED_UNDER = "larkfield.waiting";
/** As long as its key counts; a device that was left lying sends nothing of last week. */
const KEPT_MS = 24 * 60 * 60_000;
const MOST = 200;

export interface WaitingPress {
  /** By which it counts once, however often it is sent. */
  key: string;
  /** Where it is sent, and what. */
  to: string;
  fields: Readonly<Record<string, string>>;
  at: number;
}

interface Stored {
  userId: string;
  presses: WaitingPress[];
}

type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Those of this person alone, the oldest first: on a shared tablet the next one sees nothing of them. */
export function waitingOf(place: Place, userId: string, now: number): WaitingPress[] {
  const stored = read(place);
  return stored?.userId === userId ? stored.presses.filter(({ at }) => now - at < KEPT_MS) : [];
}

export function addWaiting(place: Place, userId: string, press: WaitingPress) {
  const before = waitingOf(place, userId, press.at);
  write(place, { userId, presses: [...before, press].slice(-MOST) });
}

export function dropWaiting(place: Place, userId: string, key: string, now: number) {
  write(place, { userId, presses: waitingOf(place, userId, now).filter((press) => press.key !== key) });
}

/** For a log-out. */
export function dropAllWaiting(place: Place) {
  write(place, { userId: "", presses: [] });
}

/** A browser may forbid storage: then a press that cannot be sent says so, and nothing else fails. */
function write(place: Place, stored: Stored) {
  try {
    if (stored.presses.length === 0) place.removeItem(STORED_UNDER);
    else place.setItem(STORED_UNDER, JSON.stringify(stored));
  } catch {}
}

function read(place: Place): Stored | undefined {
  try {
    const stored = JSON.parse(place.getItem(STORED_UNDER) ?? "null") as Partial<Stored> | null;
    if (typeof stored?.userId !== "string" || !Array.isArray(stored.presses)) return undefined;
    return { userId: stored.userId, presses: stored.presses.filter(isPress) };
  } catch {
    return undefined;
  }
}

function isPress(entry: unknown): entry is WaitingPress {
  const { key, to, fields, at } = (entry ?? {}) as Partial<WaitingPress>;
  if (typeof key !== "string" || typeof at !== "number" || typeof fields !== "object" || fields === null) return false;
  // Whoever can write here could name another host; we send to our own pages only.
  return typeof to === "string" && /^\/[^/\\]/.test(to);
}

/** What was ticked off before leaving, for each stop of one person; it ends with what waits on the device. */
const STORED_UNDER = "larkfield.loaded";
/** Of a day's stops and then some. */
const MOST = 40;

type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;
type Stops = [id: string, things: string[]][];

export function loadedOf(place: Place, userId: string, stopId: string): string[] {
  return read(place, userId).find(([id]) => id === stopId)?.[1] ?? [];
}

export function setLoaded(place: Place, userId: string, stopId: string, things: readonly string[]) {
  const others = read(place, userId).filter(([id]) => id !== stopId);
  try {
    place.setItem(STORED_UNDER, JSON.stringify({ userId, stops: [...others, [stopId, things]].slice(-MOST) }));
  } catch {
    // Where storage is forbidden they last as long as the page.
  }
}

/** For a log-out. */
export function dropLoaded(place: Place) {
  try {
    place.removeItem(STORED_UNDER);
  } catch {}
}

/** None of somebody else's, and none of what is not ours. */
function read(place: Place, userId: string): Stops {
  try {
    const stored = JSON.parse(place.getItem(STORED_UNDER) ?? "null") as { userId?: unknown; stops?: unknown } | null;
    if (stored?.userId !== userId || !Array.isArray(stored.stops)) return [];
    return stored.stops.filter((stop) => Array.isArray(stop) && Array.isArray(stop[1]));
  } catch {
    return [];
  }
}

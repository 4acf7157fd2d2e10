/** What a person typed and has not saved, kept in this tab so that a reload or a new log-in finds it again. */
const STORED_UNDER = "larkfield.typing";
/** Pages whose typing is kept at once; the one typed into longest ago goes first. */
const MOST_PAGES = 4;
/** No field whose typing is kept takes more: a message. */
const LONGEST_TEXT = 4_000;
const MOST_FIELDS = 40;

type Typed = Record<string, string>;
type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface Kept {
  page: string;
  /** What was stored when it was typed: if that has changed, the typing is about something that is no longer there. */
  based: string;
  typed: Typed;
}

export function keepTyping(place: Place, page: string, based: string, typed: Typed) {
  const entries = Object.entries(typed).filter(([, text]) => text.length <= LONGEST_TEXT);
  const kept = { page, based, typed: Object.fromEntries(entries.slice(0, MOST_FIELDS)) };
  write(place, [kept, ...others(place, page)].slice(0, MOST_PAGES));
}

/** What was typed on this page, if it is still about what is stored. */
export function findTyping(place: Place, page: string, based: string): Typed | undefined {
  return read(place).find((kept) => kept.page === page && kept.based === based)?.typed;
}

export function dropTyping(place: Place, page: string) {
  write(place, others(place, page));
}

/** For a log-out: nothing of one account is there for the next. */
export function dropAllTyping(place: Place) {
  write(place, []);
}

function others(place: Place, page: string) {
  return read(place).filter((kept) => kept.page !== page);
}

/** A tab may forbid storage, or have no room: then nothing is kept, and nothing else fails. */
function write(place: Place, kept: Kept[]) {
  try {
    if (kept.length === 0) place.removeItem(STORED_UNDER);
    else place.setItem(STORED_UNDER, JSON.stringify(kept));
  } catch {}
}

function read(place: Place): Kept[] {
  try {
    const stored: unknown = JSON.parse(place.getItem(STORED_UNDER) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is Kept {
  const { page, based, typed } = (entry ?? {}) as Partial<Kept>;
  if (typeof page !== "string" || typeof based !== "string" || typeof typed !== "object" || typed === null)
    return false;
  return Object.values(typed).every((text) => typeof text === "string");
}

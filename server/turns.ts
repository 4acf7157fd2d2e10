import { isUpload } from "./form-limits.ts";

/**
 * Whatever needs the application takes turns: oldest first, so many at once, and each beginning in a round of the event loop
 * of its own. Node accepts one new connection a round. When all that had come began in one, rounds grew so long under load
 * that newcomers waited for half a minute while the others were served. Who finds the line full is not taken in, and gets
 * nothing instead of a promise.
 */
export function createTurns(most: { atOnce: number; waiting: number }) {
  const waiting: (() => void)[] = [];
  let taken = 0;
  let called = false;

  function callNext() {
    if (called || taken === most.atOnce || waiting.length === 0) return;
    called = true;
    setImmediate(() => {
      called = false;
      taken += 1;
      waiting.shift()?.();
      callNext();
    });
  }

  async function takeTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    await new Promise<void>((begin) => {
      waiting.push(begin);
      callNext();
    });
    try {
      return await work();
    } finally {
      taken -= 1;
      callNext();
    }
  }

  const enter = <Value>(work: () => Promise<Value>): Promise<Value> | undefined => {
    const full = taken + waiting.length >= most.atOnce + most.waiting;
    return full ? undefined : takeTurn(work);
  };
  return Object.assign(enter, { load: (): Load => ({ waiting: waiting.length, taken }) });
}

export interface Load {
  waiting: number;
  taken: number;
}

/** Forms whose password is hashed, which takes as long as many pages. With scripts they are sent to the path with .data added. */
const hashing = /^\/(login|sign-up|reset-password)(\.data)?$/;

/** Forms that wait for a provider of card payments, which may take seconds. */
const asking = /^\/client\/dashboard\/orders\/[^/]+\/card(\.data)?$/;

/** Documents, which are made one after the other. */
const papers = /\.pdf$/;

/** Who waits long waits for their like: were they to take the turns of the pages, everybody would wait for them. */
export function createLanes(most: { atOnce: number; waiting: number }) {
  const pages = createTurns(most);
  const passwords = createTurns({ atOnce: 8, waiting: 200 });
  const cards = createTurns({ atOnce: 4, waiting: 40 });
  // As many as the maker of documents lets wait: whose turn it is there goes by person.
  const documents = createTurns({ atOnce: 120, waiting: 100 });
  // A slow line may take minutes over one.
  const photographs = createTurns({ atOnce: 6, waiting: 40 });
  const laneOf = (method: string | undefined, pathname: string) => {
    if (method !== "POST") return papers.test(pathname) ? documents : pages;
    if (isUpload(pathname)) return photographs;
    return hashing.test(pathname) ? passwords : asking.test(pathname) ? cards : pages;
  };
  const lanes = { pages, passwords, cards, documents, photographs };
  const loads = () => Object.fromEntries(Object.entries(lanes).map(([name, { load }]) => [name, load()]));
  return Object.assign(laneOf, { loads });
}

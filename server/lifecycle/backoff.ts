const FIRST_MS = 250;
const LONGEST_MS = 30_000;
/** About a minute and a half of trying; then whoever started us should know. */
const MOST_TRIES = 10;
/** A server that has lived so long was sound: what ends it is a new trouble. */
const SOUND_MS = 60_000;

/** How long to wait before a server that has ended by itself is started again; nothing when it is time to give up. */
export function createBackoff() {
  let tries = 0;
  return (livedMs: number): number | undefined => {
    if (livedMs >= SOUND_MS) tries = 0;
    tries += 1;
    return tries > MOST_TRIES ? undefined : Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);
  };
}

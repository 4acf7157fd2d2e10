import type { App } from "#app/app.server.ts";

export interface Watch {
  /** Looks, and again and again from then on. */
  start(): void;
  /** Looks no more, and waits for the look under way. */
  stop(): Promise<void>;
}

interface Looking {
  everyMs: number;
  /** Otherwise the first look comes after the first while. */
  atOnce?: boolean;
  look(): Promise<unknown>;
  /** What the log says when a look fails; the next one comes all the same. */
  failed: string;
}

/** For what happens without anybody pressing anything. One look is never begun before the last has ended. */
export function createWatch(
  { log }: Pick<App, "log">,
  { everyMs, atOnce = true, look, failed }: Looking,
): Watch & {
  /** Looks now, and where it is looking already, once more. */
  wake(): void;
} {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const lookOnce = () => {
    if (looking) return;
    again = false;
    looking = look()
      .then(() => {})
      .catch((error: unknown) => log.warn({ err: error }, failed))
      .finally(() => {
        looking = undefined;
        if (again && !stopped) lookOnce();
      });
  };
  return {
    start: () => {
      timer = setInterval(lookOnce, everyMs);
      if (atOnce) lookOnce();
    },
    wake: () => {
      if (looking) again = true;
      else if (!stopped) lookOnce();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await looking;
    },
  };
}

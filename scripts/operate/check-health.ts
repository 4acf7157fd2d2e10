/** For a container: ends with 0 where the site answers, and its database too. */
const PATIENCE_MS = 4_000;

const address = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`;
const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);

export {};

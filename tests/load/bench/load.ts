/**
 * Two hundred clients who build and submit orders at the same time for a minute, each without a pause between requests:
 * far harder than two hundred people. Before it, one client alone, so that the two can be compared. The generator shares
 * the machine with the server.
 */

import { type Manner, nextWalker, signUp, type Walker, walkOrder } from "#tests/support/orders/order-walk.ts";
import { startServer } from "#tests/support/server.ts";
import { residentMegabytes } from "./support/memory.ts";
import { percentile, report } from "./support/table.ts";

const CLIENTS = Number(process.env.LOAD_CLIENTS ?? 200);
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
const WINDOWS = 2;

const server = await startServer({ env: { LOG_LEVEL: "warn" } });
try {
  const walkers = await signUpAll(CLIENTS);
  const rest = residentMegabytes(server.process.pid);

  const alone = await walk(walkers.slice(0, 1), Math.min(SECONDS, 10));
  report({ what: "One client: a step saved", measured: quantiles(alone.saves) });
  report({ what: "One client: a page opened", measured: quantiles(alone.pages) });

  const { saves, pages, submitted, errors, seconds } = await walk(walkers, SECONDS);
  const all = saves.length + pages.length;
  report({ what: `${CLIENTS} clients, ${SECONDS} s: a step saved`, measured: quantiles(saves) });
  report({ what: `${CLIENTS} clients, ${SECONDS} s: a page opened`, measured: quantiles(pages) });
  report({
    what: `${CLIENTS} clients, ${SECONDS} s: answers`,
    measured: `${all} (${Math.round(all / seconds)} a second), ${submitted} orders submitted, ${errors.length} errors`,
    limit: "0 errors",
  });
  report({
    what: "Memory of the server after the load",
    measured: `${residentMegabytes(server.process.pid).toFixed(0)} MB`,
    beside: `${rest.toFixed(0)} MB at rest`,
  });
  for (const error of errors.slice(0, 5)) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
}

/** A few at a time: hashing a password is slow on purpose. */
async function signUpAll(count: number) {
  const walkers: Walker[] = [];
  while (walkers.length < count) {
    const few = Array.from({ length: Math.min(8, count - walkers.length) }, () => signUp(server.url));
    walkers.push(...(await Promise.all(few)));
  }
  return walkers;
}

async function walk(walkers: Walker[], seconds: number) {
  const saves: number[] = [];
  const pages: number[] = [];
  const errors: string[] = [];
  let submitted = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const manner: Manner = {
    open: (visitor, page) => timed(pages, page, errors, () => visitor.get(page)),
    send: (visitor, page, fields) => timed(saves, page, errors, () => visitor.post(page, fields)),
  };
  await Promise.all(
    walkers.map(async (first) => {
      let walker = first;
      while (performance.now() < until && errors.length < 100) {
        walker = await nextWalker(walker);
        if (await walkOrder(walker, WINDOWS, manner).catch(() => false)) submitted += 1;
      }
    }),
  );
  // Whoever has begun an order ends it, so it takes longer than asked.
  return { saves, pages, errors, submitted, seconds: (performance.now() - began) / 1000 };
}

async function timed(times: number[], page: string, errors: string[], ask: () => Promise<Response>) {
  const started = performance.now();
  try {
    const answer = await ask();
    times.push(performance.now() - started);
    if (answer.status >= 400) errors.push(`${page} answered ${answer.status}`);
    return answer;
  } catch (error) {
    errors.push(`${page}: ${error}`);
    throw error;
  }
}

function quantiles(times: number[]) {
  const shown = [0.5, 0.95, 0.99].map(
    (share) => `p${Math.round(share * 100)} ${percentile(times, share).toFixed(1)} ms`,
  );
  return `${shown.join(", ")} (${times.length})`;
}

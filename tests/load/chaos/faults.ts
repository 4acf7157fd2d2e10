/** What happens to the site and to those whom it needs, while people use it. */
import type { CardDouble } from "#tests/support/cards/card-double.ts";
import { type MailServer, refusal } from "#tests/support/mail-server.ts";
import type { PostgresServer } from "#tests/support/postgres.ts";
import { pause } from "./pause.ts";
import { type openSite, untilReady } from "./site.ts";

/** How often in a round; what a database has not got is left out. */
const round = {
  "server killed": 6,
  "both killed": 3,
  "supervisor killed": 2,
  restarted: 1,
  "card provider silent": 1,
  "card provider gone": 1,
  "PostgreSQL paused": 1,
};
export type Fault = keyof typeof round | "mail server failing" | "disk full" | "PostgreSQL broken off";

/** As many rounds, each in an order of its own. */
export function rounds(count: number): Fault[] {
  const faults = Object.entries(round).flatMap(([fault, times]) => new Array<Fault>(times).fill(fault as Fault));
  const shuffled = () => faults.map((fault) => ({ fault, at: Math.random() })).sort((one, other) => one.at - other.at);
  return Array.from({ length: count }, () => shuffled().map(({ fault }) => fault)).flat();
}

interface Surroundings {
  site: Awaited<ReturnType<typeof openSite>>;
  mail: MailServer;
  double: CardDouble;
  postgres: PostgresServer | undefined;
  /** How many requests have failed so far. */
  failures(): number;
  say(line: string): void;
}

const LONGEST_WAIT_MS = 60_000;
/** Less than the site waits for the provider: a page that takes longer has waited behind a payment. */
const LONGEST_PAGE_MS = 5_000;
/** Longer than the site waits for a connection, and for an answer over one that is open. */
const PAUSE_MS = 12_000;

export function createFaults({ site, mail, double, postgres, failures, say }: Surroundings) {
  const { origin } = site;

  /** Somebody pays meanwhile, and everybody else is served. */
  async function withoutCards(manners: "silent" | "gone") {
    const before = double.asked.length;
    double.manners = manners;
    const until = Date.now() + LONGEST_WAIT_MS;
    while (double.asked.length === before && Date.now() < until) await pause(50);
    for (let look = 0; look < 8; look += 1) {
      await fetch(`${origin}/ask`, { signal: AbortSignal.timeout(LONGEST_PAGE_MS) }).then((page) => page.text());
      await pause(250);
    }
    say(`The card provider was ${manners} to ${double.asked.length - before} requests.`);
    double.manners = "kind";
  }

  async function pausePostgres() {
    const goOn = postgres?.pause?.();
    const paused = pause(PAUSE_MS).then(goOn);
    const ready = await fetch(`${origin}/readyz`);
    say(`PostgreSQL was paused for ${PAUSE_MS / 1000} s, and /readyz said ${ready.status}.`);
    if (ready.status !== 503) throw new Error("A site whose database says nothing calls itself ready.");
    await paused;
    await untilReady(origin);
  }

  const faults: Record<Fault, () => Promise<void>> = {
    "server killed": site.killServer,
    "both killed": site.killBoth,
    "supervisor killed": site.killSupervisor,
    restarted: site.restart,
    "card provider silent": () => withoutCards("silent"),
    "card provider gone": () => withoutCards("gone"),
    "PostgreSQL paused": pausePostgres,
    "PostgreSQL broken off": async () => {
      await postgres?.interrupt?.(2000);
      await pause(3000);
    },
    "mail server failing": async () => {
      mail.atMessage = () => {
        throw refusal(451, "Try later");
      };
      await pause(3000);
      mail.atMessage = () => {
        mail.drop();
        throw refusal(451, "Nobody hears this");
      };
      await pause(3000);
      mail.atMessage = () => {};
    },
    "disk full": async () => {
      const before = failures();
      await site.fillDisk(() => pause(5000));
      const refused = failures() - before;
      say(`The disk was full for 5 s; ${refused} requests were refused or lost.`);
      if (refused === 0) throw new Error("The disk was never full.");
    },
  };
  return faults;
}

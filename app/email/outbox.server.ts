import type { Logger } from "pino";
import type { Site } from "#app/content/site.ts";
import type { Db } from "#app/db/client.server.ts";
import type { DatabaseHandle } from "#app/db/open-database.server.ts";
import { checkTruth } from "./check-truth.server.ts";
import { composeEmail } from "./compose-email.ts";
import { findSigner } from "./find-signer.server.ts";
import type { Picture } from "./message.ts";
import {
  type ClaimedEmail,
  claimNext,
  noteDropped,
  noteFailure,
  noteSent,
  releaseClaims,
} from "./outbox-rows.server.ts";
import { RefusedForGood, type Transport } from "./transports/transport.ts";

interface OutboxParts {
  database: DatabaseHandle;
  transport: Transport;
  siteUrl: URL;
  log: Logger;
  now: () => Date;
  drawPicture?: DrawPicture;
  findSite(db: Db): Promise<Site>;
  readLogo?(site: Site): Promise<Uint8Array | undefined>;
}

/** Draws what a message is about, if there is anything to draw; the signal tells that nobody waits for it any more. */
export type DrawPicture = (email: ClaimedEmail, signal: AbortSignal) => Promise<Picture | undefined>;

export interface Outbox {
  /** Begins to send, and looks every few seconds from then on. */
  start(): void;
  /** Looks now: something may have been queued. Before the start and after the stop it does nothing. */
  wake(): void;
  /** Sends what is due and waits for it. */
  sendDue(): Promise<void>;
  /** Takes no further message and lets those under way finish. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;
/** For a whole try. One slow recipient holds one of several places for no longer than this. */
const LONGEST_TRY_MS = 90_000;
/** A message that has no picture by then goes without. */
const LONGEST_PICTURE_MS = 20_000;
const PATIENCE_AT_STOP_MS = 5_000;
/** A database that is away for a minute or two costs no repeat. */
const NOTE_TRIES = 20;
const LONGEST_NOTE_PAUSE_MS = 10_000;

/** Sends the messages in the table, whoever queued them. See docs/decisions/010 for what it promises. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { database, transport, siteUrl, log, now, drawPicture, findSite, readLogo } = parts;
  const { db } = database;
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  // Only a process that knows it is alone can tell that what is claimed was claimed by one that is gone.
  let mustRelease = database.kind === "sqlite";
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let stopped: Promise<void> | undefined;

  async function deliver(email: ClaimedEmail) {
    const about = { id: email.id, kind: email.kind, attempt: email.attempts, by: transport.name };
    const started = performance.now();
    const took = () => Math.round(performance.now() - started);
    const fail = async (reason: string, forGood: boolean) => {
      const next = await note(() => noteFailure(db, email, { reason, forGood, now: now() }));
      const level = next ? "warn" : "error";
      log[level]({ ...about, ms: took(), reason: code(reason), nextTryAt: next }, "e-mail not sent");
    };
    const succeed = async (receipt: string) => {
      await note(() => noteSent(db, email, receipt, now()));
      log.info({ ...about, ms: took() }, "e-mail sent");
    };
    const drop = async (reason: string) => {
      await note(() => noteDropped(db, email, reason));
      log.info(about, "e-mail dropped because it is no longer true");
    };
    let sending: Promise<string> | undefined;
    let receipt: string;
    try {
      const truth = await checkTruth(db, email, now());
      if (!truth.ok) return drop(truth.reason);
      const site = await findSite(db);
      const composed = composeEmail(email, siteUrl, {
        site,
        logo: await readLogo?.(site),
        sendsMail: transport.name !== "file",
        picture: await pictureFor(email),
        signer: await findSigner(db),
      });
      if (!composed.ok) return fail(composed.reason, true);
      sending = transport.send(composed.value);
      receipt = await within(LONGEST_TRY_MS, sending);
    } catch (error) {
      // An answer that comes later still counts.
      if (error instanceof TookTooLong) sending?.then(succeed).catch(() => {});
      return fail(error instanceof Error ? error.message : String(error), error instanceof RefusedForGood);
    }
    // Out of reach of the failure above: what was sent must not be tried again because it could not be noted.
    return succeed(receipt);
  }

  /** A service that has templates of its own takes no picture. Whatever goes wrong with one, the message goes without it. */
  async function pictureFor(email: ClaimedEmail): Promise<Picture | undefined> {
    if (!drawPicture || transport.name === "emailjs") return undefined;
    const patience = new AbortController();
    try {
      return await within(LONGEST_PICTURE_MS, drawPicture(email, patience.signal));
    } catch (error) {
      patience.abort();
      log.info({ err: error, id: email.id, kind: email.kind }, "e-mail goes without its picture");
      return undefined;
    }
  }

  /** Between the other side's yes and our note of it lies the only moment when a message may be sent twice. */
  async function note<Result>(write: () => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries++) {
      try {
        return await write();
      } catch (error) {
        if (tries === NOTE_TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.min(100 * 2 ** tries, LONGEST_NOTE_PAUSE_MS)));
      }
    }
  }

  async function claimWhatIsDue(mayClaim: () => boolean) {
    while (mayClaim() && underWay.size < transport.atOnce) {
      const email = await claimNext(db, now());
      if (!email) return;
      const work: Promise<void> = deliver(email)
        .catch((error: unknown) => log.error({ err: error, id: email.id }, "e-mail could not be noted"))
        .finally(() => {
          underWay.delete(work);
          wake();
        });
      underWay.add(work);
    }
  }

  function wake() {
    if (!running) return;
    lookAgain = true;
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }

  async function look() {
    while (lookAgain && running) {
      lookAgain = false;
      try {
        if (mustRelease) await releaseWhatWasInterrupted();
        await claimWhatIsDue(() => running);
      } catch (error) {
        log.warn({ err: error }, "outbox cannot look");
      }
    }
  }

  async function releaseWhatWasInterrupted() {
    const interrupted = await releaseClaims(db, now());
    mustRelease = false;
    if (interrupted > 0) log.warn({ interrupted }, "e-mails were under way when the last process ended");
  }

  async function finish() {
    running = false;
    clearInterval(timer);
    await looking;
    await within(PATIENCE_AT_STOP_MS, Promise.all(underWay)).catch(() => {
      log.warn({ count: underWay.size }, "e-mails still under way are tried again at the next start");
    });
  }

  return {
    wake,
    start: () => {
      running = true;
      stopped = undefined;
      timer = setInterval(wake, LOOK_EVERY_MS);
      wake();
    },
    sendDue: async () => {
      for (;;) {
        await claimWhatIsDue(() => true);
        if (underWay.size === 0) return;
        await Promise.race(underWay);
      }
    },
    // Asked again, it is not patient again.
    stop: () => {
      stopped ??= finish();
      return stopped;
    },
  };
}

class TookTooLong extends Error {}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`No answer after ${ms / 1000} seconds.`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the log may know of a failure: a server's words can hold an address or a part of the message. */
function code(reason: string) {
  return /\b(E[A-Z]{4,}|[45]\d\d)\b/.exec(reason)?.[0] ?? "other";
}

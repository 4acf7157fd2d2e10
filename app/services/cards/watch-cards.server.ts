import type { App } from "#app/app.server.ts";
import { setRows } from "#app/db/client.server.ts";
import { nextLook, retryAt } from "#app/domain/cards/card-session.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { createWatch, type Watch } from "#app/services/create-watch.server.ts";
import { findOrderRecord } from "#app/services/orders/with-order.server.ts";
import { bookPayment } from "./book-payment.server.ts";
import { findCardDue } from "./find-card-payment.server.ts";
import type { CheckoutState } from "./provider/card-provider.ts";
import { closeSession, findSession, noteEnded, type Session } from "./sessions.server.ts";

const LOOK_EVERY_MS = 60_000;

/** Looks each minute after payments by card, and as soon as a form may have changed what is due; never where nobody pays by card. */
export function watchCards(app: Pick<App, "db" | "now" | "cards" | "config" | "log" | "outbox">): Watch {
  const { cards } = app;
  if (!cards) return { start: () => {}, stop: async () => {} };
  let stopped = false;
  const watch = createWatch(app, {
    everyMs: LOOK_EVERY_MS,
    look: async () => {
      if ((await tendSessions(app, () => stopped)) > 0) app.outbox.wake();
    },
    failed: "card payments cannot be looked after",
  });
  cards.onWake(watch.wake);
  return {
    start: watch.start,
    stop: () => {
      stopped = true;
      return watch.stop();
    },
  };
}

/** At one look; what is left waits for the next. */
const MOST_OPEN = 200;
const MOST_ASKED = 20;
/** For so long one server has a session to itself; another may try when it has said nothing by then. */
const LEASE_MS = 60_000;

type House = Pick<App, "db" | "now" | "cards" | "config" | "log">;

/**
 * Looks after payments that were begun: one whose quote, purpose or amount is no longer what is due is closed at the provider, and
 * about one that nothing was heard of the provider is asked. Answers how many it found to ask about; a server that ends asks no more.
 */
export async function tendSessions(app: House, isOver = () => false): Promise<number> {
  if (!app.cards) return 0;
  await closeChanged(app);
  const due = await app.db
    .selectFrom("cardSessions")
    .selectAll()
    .where("lookAt", "<=", app.now().toISOString())
    .orderBy("lookAt")
    .limit(MOST_ASKED)
    .execute();
  for (const session of due) {
    if (isOver()) break;
    await lookAfter(app, session);
  }
  return due.length;
}

async function closeChanged(app: House) {
  const open = await app.db
    .selectFrom("cardSessions")
    .selectAll()
    .where("openOf", "is not", null)
    .orderBy("createdAt")
    .limit(MOST_OPEN)
    .execute();
  for (const session of open) {
    if (await isStill(app.db, session)) continue;
    await app.db.transaction().execute(async (db) => {
      await lockClient(db, session.userId);
      if (await isStill(db, session)) return;
      await closeSession(db, session.id, { why: "What was due had changed.", now: app.now() });
    });
  }
}

/** Whether it is for exactly what is due. */
async function isStill(db: App["db"], { userId, orderId, quoteId, purpose, cents }: Session) {
  const order = await findOrderRecord(db, { userId, orderId });
  const due = order && (await findCardDue(db, order));
  return due?.quoteId === quoteId && due.purpose === purpose && due.cents === cents;
}

async function lookAfter(app: House, session: Session) {
  const { id, lookAt } = session;
  const tries = session.tries + 1;
  const leaseEnd = new Date(app.now().getTime() + LEASE_MS).toISOString();
  const claimed = await setRows(app.db, "cardSessions", { id, lookAt }, { lookAt: leaseEnd, tries });
  if (claimed.numUpdatedRows === 0n) return;
  try {
    await settle(app, session, await askAbout(app, session));
  } catch (error) {
    const again = retryAt(session, tries, app.now());
    app.log.warn({ err: error, cardSession: id, again }, "the card provider did not answer");
    if (again === null) return noteEnded(app.db, id, "The provider did not answer.");
    await setRows(app.db, "cardSessions", { id, lookAt: leaseEnd }, { lookAt: again });
  }
}

async function askAbout({ cards }: House, { state, checkoutId }: Session): Promise<CheckoutState> {
  // Nobody was ever given its address.
  if (!cards || checkoutId === null) return { state: "ended" };
  return state === "ending" ? cards.end(checkoutId) : cards.ask(checkoutId);
}

async function settle(app: House, session: Session, news: CheckoutState) {
  const at = app.now();
  if (news.state === "ended") return noteEnded(app.db, session.id, session.endedWhy || "It ran out unpaid.");
  if (news.state === "open") {
    const lookAt = nextLook(session, at);
    if (lookAt === null) return noteEnded(app.db, session.id, "It was never finished.");
    await app.db
      .updateTable("cardSessions")
      .set({ lookAt, tries: 0 })
      .where("id", "=", session.id)
      .where("lookAt", "is not", null)
      .execute();
    return;
  }
  await app.db.transaction().execute(async (db) => {
    await bookPayment(db, { paid: news, site: app.config.siteUrl.origin, paidAt: at, at: at.toISOString() });
    // It was booked for no order of ours, or as something else: nothing more is to be asked.
    const left = await findSession(db, session.id);
    if (left && left.state !== "paid") await noteEnded(db, session.id, left.endedWhy || "It was not booked.");
  });
}

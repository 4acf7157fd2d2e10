import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { addRows, type Db } from "#app/db/client.server.ts";
import { type CardDue, purposeInWords } from "#app/domain/cards/card-due.ts";
import { isUsable, sessionTimes } from "#app/domain/cards/card-session.ts";
import { formatMoney } from "#app/domain/money.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { checkAttempts, countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { ORDER_MISSING, type OrderPlace, withOrder } from "#app/services/orders/with-order.server.ts";
import { findCardDue } from "./find-card-payment.server.ts";
import { closeSession, findOpenSession, type Session } from "./sessions.server.ts";

interface Beginning extends OrderPlace {
  /** What the page showed as due. */
  seenCents: number;
  /** Where the provider leads back to, for the payment with this id. */
  backTo(sessionId: string): { paidUrl: string; cancelUrl: string };
}

const NOTHING_DUE = refusal("refused", "There is nothing to pay by card on this order now.");
const CHANGED = refusal("stale", "What is due has changed. Please look at the order again.");
const ATTEMPTS = { attempts: 30, minutes: 60 };

/**
 * The client wants to pay by card what is due now: answers where. An order has one way to pay at most; pressed twice it is the
 * same, and one for another amount is closed. The provider is asked outside of any transaction, and with our id: asked again it
 * makes nothing new.
 */
export async function beginCardPayment(
  app: Pick<App, "db" | "now" | "cards">,
  { userId, orderId, seenCents, backTo }: Beginning,
): Promise<Done<{ url: string }>> {
  const { cards } = app;
  if (!cards) return refusal("missing", ORDER_MISSING);
  const place = { userId, orderId };
  const found = await withOrder(app, place, async (db, order): Promise<{ ok: true; session: Session } | Refusal> => {
    if (!meaningOf(order.status).listed) return refusal("missing", ORDER_MISSING);
    const due = await findCardDue(db, order);
    if (!due) return NOTHING_DUE;
    if (due.cents !== seenCents) {
      return { ...CHANGED, reason: `What is due has changed: it is ${formatMoney(due.cents)} now. Please look again.` };
    }
    return sessionFor({ db, now: app.now }, { userId, orderId, ...due });
  });
  if (!found.ok) return found;
  const { session } = found;
  if (session.state === "open" && session.url) return { ok: true, url: session.url };
  const { id: sessionId, cents, expiresAt } = session;
  const words = purposeInWords(session.purpose, orderId);
  const begun = await oneAtATime(sessionId, () =>
    cards.begin({ sessionId, orderId, cents, words, expiresAt, ...backTo(sessionId) }),
  );
  return (await noteOpen(app, sessionId, begun)) ? { ok: true, url: begun.url } : CHANGED;
}

type Made = { checkoutId: string; url: string };
const making = new Map<string, Promise<Made>>();

/** Pressed again while the provider is asked, it waits for the same answer. */
function oneAtATime(sessionId: string, ask: () => Promise<Made>): Promise<Made> {
  const before = making.get(sessionId);
  if (before) return before;
  const answer = ask().finally(() => making.delete(sessionId));
  making.set(sessionId, answer);
  return answer;
}

type Wanted = CardDue & { userId: string; orderId: string; quoteId: string };

/** The open one, if it is for exactly this; otherwise it is closed, and another begins. */
async function sessionFor(
  { db, now: clock }: Pick<App, "db" | "now">,
  { userId, orderId, quoteId, purpose, cents }: Wanted,
): Promise<{ ok: true; session: Session } | Refusal> {
  const now = clock();
  const open = await findOpenSession(db, orderId);
  const same = open?.quoteId === quoteId && open.purpose === purpose && open.cents === cents;
  const usable = open && same && isUsable(open, now);
  if (usable && open.state === "open") return { ok: true, session: open };
  // Whatever the provider is asked for counts, also for the second time.
  const limits = [{ key: `card:user:${userId}`, ...ATTEMPTS }];
  const allowed = await checkAttempts({ db, now: clock }, limits);
  if (!allowed.ok) return allowed;
  await countAttempt({ db, now: clock }, limits);
  if (usable) return { ok: true, session: open };
  if (open) {
    await closeSession(db, open.id, { why: same ? "It was about to run out." : "Another amount was due.", now });
  }
  const session = {
    id: randomUUID(),
    orderId,
    userId,
    quoteId,
    purpose,
    cents,
    createdAt: now.toISOString(),
    openOf: orderId,
    state: "starting" as const,
    checkoutId: null,
    url: null,
    entryId: null,
    endedWhy: "",
    tries: 0,
    ...sessionTimes(now),
  };
  await addRows(db, "cardSessions", session);
  return { ok: true, session };
}

/**
 * The provider has made it. Two presses may both come here with the same. One that was closed meanwhile is not given to
 * anybody: the provider is to close it, too.
 */
async function noteOpen(
  { db, now }: Pick<App, "db" | "now">,
  id: string,
  { checkoutId, url }: { checkoutId: string; url: string },
): Promise<boolean> {
  return db.transaction().execute(async (db: Db) => {
    const opened = await db
      .updateTable("cardSessions")
      .set({ state: "open", checkoutId, url })
      .where("id", "=", id)
      .where("state", "in", ["starting", "open"])
      .executeTakeFirst();
    if (opened.numUpdatedRows > 0n) return true;
    await db
      .updateTable("cardSessions")
      .set({ state: "ending", checkoutId, lookAt: now().toISOString() })
      .where("id", "=", id)
      .where("state", "in", ["ending", "ended"])
      .where("checkoutId", "is", null)
      .execute();
    return false;
  });
}

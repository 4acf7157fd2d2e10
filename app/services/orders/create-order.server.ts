import type { App } from "#app/app.server.ts";
import { addRows, countFound, type Db } from "#app/db/client.server.ts";
import { newDraft, type OrderDraft } from "#app/domain/orders/draft.ts";
import { newOrderId } from "#app/domain/orders/order-id.ts";
import { checkDraftCount } from "#app/domain/orders/order-limits.ts";
import { type Tried, triedDraft } from "#app/domain/orders/trying/tried-window.ts";
import { settleWindows } from "#app/domain/orders/window-identity.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { draftColumns, newWindowKey } from "./edit-order.server.ts";
import { begunStatuses } from "./list-drafts.server.ts";
import { recordEvent } from "./record-event.server.ts";
import { recordTurn } from "./record-turn.server.ts";
import { CUSTOMER_MISSING } from "./with-order.server.ts";

/** A new order of this client, by them or by one of us, ready for its first question: empty, or with the window that was tried. */
export function createOrder(
  app: Pick<App, "db" | "now">,
  userId: string,
  formKey?: string,
  tried?: Tried,
  enteredBy: string | null = null,
): Promise<InsertResult> {
  const at = app.now().toISOString();
  return makeOnce(app, { userId: enteredBy ?? userId, purpose: "create-order", key: formKey }, (db) => {
    const id = newOrderId();
    const draft = tried ? triedDraft(id, tried) : newDraft(id);
    return insertDraft(db, {
      userId,
      draft: { ...draft, windows: settleWindows(draft.windows, id, newWindowKey) },
      at,
      enteredBy,
    });
  });
}

export type InsertResult = { ok: true; id: string; version: number } | Refusal;

interface NewDraft {
  userId: string;
  draft: OrderDraft;
  /** What it was made from: what was stored before may stay as it was, even where it would be refused today. */
  stored?: OrderDraft;
  at: string;
  /** Whoever of us begins it for the client. */
  enteredBy?: string | null;
}

/**
 * A new order with its first event and the first turn of its life, where its client has room for one more. Called inside a
 * transaction.
 */
export async function insertDraft(
  db: Db,
  { userId, draft, stored, at, enteredBy = null }: NewDraft,
): Promise<InsertResult> {
  // Whoever begins another order of this client at the same moment waits here, and counts this one too.
  if (!(await lockClient(db, userId))) return refusal("missing", CUSTOMER_MISSING);
  const room = checkDraftCount(await countDrafts(db, userId));
  if (!room.ok) return refusal("refused", room.reason);
  await addRows(db, "orders", {
    id: draft.id,
    userId,
    status: "incomplete",
    totalCents: null,
    paymentLink: null,
    orderName: null,
    description: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    submittedAt: null,
    confirmedAt: null,
    enteredBy,
    ...draftColumns(draft, stored),
  });
  const event = { orderId: draft.id, actorId: enteredBy ?? userId, at };
  await recordEvent(db, { ...event, kind: "created" });
  await recordTurn(db, { ...event, fromStatus: null, toStatus: "incomplete", totalCents: null });
  return { ok: true, id: draft.id, version: 1 };
}

async function countDrafts(db: Db, userId: string) {
  return db.selectFrom("orders").where("userId", "=", userId).where("status", "in", begunStatuses).$call(countFound);
}

import { isDeepStrictEqual } from "node:util";
import type { App } from "#app/app.server.ts";
import type { DraftChange, OrderDraft } from "#app/domain/orders/draft.ts";
import { checkEditable } from "#app/domain/orders/submit.ts";
import { draftColumns, findDraft, isStorable } from "./order-draft.server.ts";

export const STALE =
  "This order was changed in another tab or on another device. Please look at the newer version and try again.";
export const ORDER_NOT_FOUND = "No order found for the given order ID.";
const INVALID = "Invalid order data. Unable to save.";

/** Which order, and the version of it that the client was looking at. */
export interface OrderRevision {
  userId: string;
  orderId: string;
  version: number;
}

/** For a change that checks by itself what it is based on, such as one field that still holds what the client saw. */
type AnyOrderRevision = Omit<OrderRevision, "version"> & { version: "any" };

const TRIES = 5;

type EditResult =
  | { ok: true; draft: OrderDraft; version: number }
  | { ok: false; status: 400 | 404 | 409; reason: string; field?: string | undefined; stale?: true };

export const CHANGED_ELSEWHERE = { ok: false, status: 409, reason: STALE, stale: true } as const;

/** Makes one change to an incomplete order of this client, if nobody changed it since they saw it. */
export async function editOrder(
  app: Pick<App, "db" | "now">,
  revision: OrderRevision | AnyOrderRevision,
  change: (draft: OrderDraft) => DraftChange,
): Promise<EditResult> {
  for (let tries = 1; ; tries++) {
    const result = await tryEdit(app, revision, change);
    // Two fields saved at the same moment: the second one simply goes after the first.
    const lostRace = !result.ok && result.stale && revision.version === "any";
    if (!lostRace || tries === TRIES) return result;
  }
}

function tryEdit(
  app: Pick<App, "db" | "now">,
  { userId, orderId, version }: OrderRevision | AnyOrderRevision,
  change: (draft: OrderDraft) => DraftChange,
): Promise<EditResult> {
  return app.db.transaction().execute(async (db): Promise<EditResult> => {
    const stored = await findDraft(db, userId, orderId);
    if (!stored) return { ok: false, status: 404, reason: ORDER_NOT_FOUND };
    const editable = checkEditable(stored.status);
    if (!editable.ok) return { ok: false, status: 409, reason: editable.reason };
    const changed = change(stored.draft);
    if (!changed.ok) return { ok: false, status: 400, reason: changed.reason, field: changed.field };
    // The same change sent again, because its answer was lost on the way, has been made already.
    if (isDeepStrictEqual(changed.value, stored.draft))
      return { ok: true, draft: stored.draft, version: stored.version };
    if (version !== "any" && stored.version !== version) return CHANGED_ELSEWHERE;
    if (!isStorable(changed.value)) return { ok: false, status: 400, reason: INVALID };
    const written = await db
      .updateTable("orders")
      .set({ ...draftColumns(changed.value), version: stored.version + 1, updatedAt: app.now().toISOString() })
      .where("id", "=", orderId)
      .where("userId", "=", userId)
      .where("status", "=", "incomplete")
      .where("version", "=", stored.version)
      .executeTakeFirst();
    if (written.numUpdatedRows === 0n) return CHANGED_ELSEWHERE;
    return { ok: true, draft: changed.value, version: stored.version + 1 };
  });
}

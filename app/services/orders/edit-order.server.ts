import { isDeepStrictEqual } from "node:util";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import { checkDocuments } from "#app/domain/orders/documents/document-check.ts";
import type { DraftChange, OrderDraft } from "#app/domain/orders/draft.ts";
import {
  leaveWindow,
  moveTo,
  type OverviewPlace,
  type OverviewStep,
  writeOverviewPlace,
} from "#app/domain/orders/overview-step.ts";
import { checkEditable } from "#app/domain/orders/submit.ts";
import { settleWindows } from "#app/domain/orders/window-identity.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { draftColumns, findDraft, newWindowKey } from "./order-draft.server.ts";

const STALE =
  "This order was changed in another tab or on another device. Please look at the newer version and try again.";
export const ORDER_NOT_FOUND = "No order found for the given order ID.";

/** Which order, and the version of it that the client was looking at. */
export interface OrderRevision {
  userId: string;
  orderId: string;
  version: number;
}

/** For a change that checks by itself what it is based on, such as one field that still holds what the client saw. */
type AnyOrderRevision = Omit<OrderRevision, "version"> & { version: "any" };

const TRIES = 5;

type EditResult = { ok: true; draft: OrderDraft; version: number } | Refusal;

export const CHANGED_ELSEWHERE = refusal("stale", STALE);

/** Makes one change to an incomplete order of this client, if nobody changed it since they saw it. */
export async function editOrder(
  app: Pick<App, "db" | "now">,
  revision: OrderRevision | AnyOrderRevision,
  change: (draft: OrderDraft) => DraftChange,
): Promise<EditResult> {
  for (let tries = 1; ; tries++) {
    const result = await app.db.transaction().execute((db) => editDraft(db, revision, change, app.now()));
    // Two fields saved at the same moment: the second one simply goes after the first.
    const lostRace = !result.ok && result.code === "stale" && revision.version === "any";
    if (!lostRace || tries === TRIES) return result;
  }
}

/** The same once, inside a transaction. */
export async function editDraft(
  db: Db,
  { userId, orderId, version }: OrderRevision | AnyOrderRevision,
  change: (draft: OrderDraft) => DraftChange,
  now: Date,
): Promise<EditResult> {
  const stored = await findDraft(db, userId, orderId);
  if (!stored) return refusal("missing", ORDER_NOT_FOUND);
  const editable = checkEditable(stored.status);
  if (!editable.ok) return refusal("submitted", editable.reason);
  const changed = change(stored.draft);
  if (!changed.ok) return refusal("invalid", changed.reason, changed.field);
  // The same change sent again, because its answer was lost on the way, has been made already.
  const { overviewStep, windowSteps } = changed.value;
  if (isDeepStrictEqual(changed.value, { ...stored.draft, overviewStep, windowSteps })) {
    const moved = writeOverviewPlace(changed.value) !== writeOverviewPlace(stored.draft);
    if (moved) await writePlace(db, userId, orderId, changed.value);
    return { ok: true, draft: changed.value, version: stored.version };
  }
  if (version !== "any" && stored.version !== version) return CHANGED_ELSEWHERE;
  const draft = settle(changed.value);
  const storable = checkDocuments(draft, stored.draft);
  if (!storable.ok) return refusal("invalid", storable.reason);
  const mine = db
    .updateTable("orders")
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .where("status", "=", "incomplete");
  const values = { ...draftColumns(draft, stored.draft), updatedAt: now.toISOString() };
  if (!(await updateVersion(mine, stored.version, values))) return CHANGED_ELSEWHERE;
  return { ok: true, draft, version: stored.version + 1 };
}

/** Every window gets its key, and nobody is led back to one that is gone. */
function settle(draft: OrderDraft): OrderDraft {
  const windows = settleWindows(draft.windows, draft.id, newWindowKey);
  const gone = draft.windowSteps.filter(({ window }) => windows.every(({ key }) => key !== window));
  return gone.reduce((place, { window }) => leaveWindow(place, window), { ...draft, windows });
}

/** Notes at which page of an order in progress its client is, so that Continue leads back there. */
export async function noteOverviewStep(
  { db }: Pick<App, "db">,
  userId: string,
  draft: OrderDraft,
  step: OverviewStep | null,
) {
  const place = moveTo(draft, step);
  if (writeOverviewPlace(place) !== writeOverviewPlace(draft)) await writePlace(db, userId, draft.id, place);
}

/** Makes no new version: nothing that another tab shows has changed. */
async function writePlace(db: Db, userId: string, orderId: string, place: OverviewPlace) {
  await db
    .updateTable("orders")
    .set({ overviewStep: writeOverviewPlace(place) })
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .where("status", "=", "incomplete")
    .execute();
}

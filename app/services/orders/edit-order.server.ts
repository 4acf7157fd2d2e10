import { createHash, randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Selectable } from "kysely";
import type { App } from "#app/app.server.ts";
import { type Db, findRow, setRows, updateVersion } from "#app/db/client.server.ts";
import { readOrderDocuments, writeOrderDocuments } from "#app/db/order-documents.ts";
import type { Database } from "#app/db/schema.ts";
import { checkDocuments } from "#app/domain/orders/documents/document-check.ts";
import type { DraftChange, OrderDraft, WizardStep } from "#app/domain/orders/draft.ts";
import {
  leaveWindow,
  moveTo,
  type OverviewPlace,
  type OverviewStep,
  readOverviewPlace,
  writeOverviewPlace,
} from "#app/domain/orders/overview-step.ts";
import { readSite, writeSite } from "#app/domain/orders/site/site-form.ts";
import { checkEditable } from "#app/domain/orders/submit.ts";
import { settleWindows } from "#app/domain/orders/window-identity.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import type { OrderPlace } from "./with-order.server.ts";

const STALE =
  "This order was changed in another tab or on another device. Please look at the newer version and try again.";
export const ORDER_NOT_FOUND = "No order found for the given order ID.";

/** Which order, and the version of it that the client was looking at. */
export interface OrderRevision extends OrderPlace {
  version: number;
}

/** For a change that checks by itself what it is based on, such as one field that still holds what the client saw. */
type AnyOrderRevision = Omit<OrderRevision, "version"> & { version: "any" };

const TRIES = 5;

export const CHANGED_ELSEWHERE = refusal("stale", STALE);

/** Makes one change to an incomplete order of this client, if nobody changed it since they saw it. */
export async function editOrder(
  app: Pick<App, "db" | "now">,
  revision: OrderRevision | AnyOrderRevision,
  change: (draft: OrderDraft) => DraftChange,
): Promise<Done<{ draft: OrderDraft; version: number }>> {
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
): Promise<Done<{ draft: OrderDraft; version: number }>> {
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
  await setRows(
    db,
    "orders",
    { id: orderId, userId, status: "incomplete" },
    { overviewStep: writeOverviewPlace(place) },
  );
}

interface StoredDraft {
  draft: OrderDraft;
  status: string;
  version: number;
  /** Whoever of us entered it for its client. */
  enteredBy: string | null;
}

/** One order of this client; somebody else's is as if it did not exist. */
export async function findDraft(db: Db, userId: string, orderId: string): Promise<StoredDraft | undefined> {
  const row = await findRow(db, "orders", { id: orderId, userId }, [...draftFields, "status", "version", "enteredBy"]);
  if (!row) return undefined;
  return { draft: draftOf(row), status: row.status, version: row.version, enteredBy: row.enteredBy };
}

const WIZARD_STEPS: readonly WizardStep[] = [1, 2, 3, 4];

/** The columns that draftOf reads. */
const draftFields = ["id", "step", "overviewStep", "hardwareChoice", "hardware", "windows", "site"] as const;

/** The draft in a row. */
function draftOf(row: Pick<Selectable<Database["orders"]>, (typeof draftFields)[number]>): OrderDraft {
  return {
    id: row.id,
    step: WIZARD_STEPS.find((step) => step === row.step) ?? 1,
    ...readOverviewPlace(row.overviewStep),
    hardwareChoice: readChoice(row.hardwareChoice),
    site: readSite(row.site),
    ...readOrderDocuments(row),
  };
}

/** A flag that may not have been answered yet. */
export function readChoice(stored: number | null) {
  return stored === null ? null : stored === 1;
}

/** The columns of a draft. What was stored before may stay as it was, even where it would be refused today. */
export function draftColumns(draft: OrderDraft, stored?: OrderDraft) {
  return {
    step: draft.step,
    overviewStep: writeOverviewPlace(draft),
    site: writeSite(draft.site),
    ...writeOrderDocuments(draft, stored),
  };
}

/** Twelve characters that need no escaping in an address: 72 random bits. */
export function newWindowKey() {
  return randomBytes(9).toString("base64url");
}

/** The key of the window that one request makes: the same request, sent again, finds it made. */
export function windowKeyFor(request: { orderId: string; version: number; intent: string; windowKey: string }) {
  const { orderId, version, intent, windowKey } = request;
  return createHash("sha256").update([orderId, version, intent, windowKey].join(" ")).digest("base64url").slice(0, 12);
}

import type { App } from "#app/app.server.ts";
import { noteChangedSincePriced } from "#app/db/changed-since-priced.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments, writeOrderDocuments } from "#app/db/order-documents.ts";
import { checkDocuments } from "#app/domain/orders/documents/document-check.ts";
import type { OrderContent } from "#app/domain/orders/draft.ts";
import type { EventKind } from "#app/domain/orders/order-trail.ts";
import { settleShared } from "#app/domain/orders/places/shared-rod.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { CHANGED_ELSEWHERE, type OrderRevision, readChoice } from "#app/services/orders/edit-order.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { lockOrder, ORDER_MISSING, writeOrder } from "#app/services/orders/with-order.server.ts";
import { projectStage } from "#app/services/schedule/project-stage.server.ts";

interface DocumentsChange {
  documents: OrderContent;
  /** What is told of the change; nothing where there is nothing to write. */
  event?: { kind: EventKind; details: object };
}

export interface NewerDocuments extends OrderContent {
  version: number;
  confirmedAt: string | null;
}

type EditResult =
  | { ok: true; version: number; documents: OrderContent }
  | (Refusal & {
      /** What somebody else stored meanwhile. */
      newer?: NewerDocuments;
    });

/** The owner changes the windows or the hardware of an order, whatever its status, if nobody changed it since they saw it. */
export async function editDocuments(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: OrderRevision,
  change: Change,
): Promise<EditResult> {
  return app.db.transaction().execute((db) => editDocumentsIn(db, { actorId, at: app.now() }, revision, change));
}

type Change = (stored: OrderContent) => Verdict<DocumentsChange>;

/** The same inside a transaction. */
export async function editDocumentsIn(
  db: Db,
  by: { actorId: string; at: Date },
  { userId, orderId, version }: OrderRevision,
  change: Change,
): Promise<EditResult> {
  const at = by.at.toISOString();
  const order = await lockOrder(db, { userId, orderId });
  if (!order) return refusal("missing", ORDER_MISSING);
  const stored = {
    ...readOrderDocuments(order),
    hardwareChoice: readChoice(order.hardwareChoice),
    version: order.version,
    confirmedAt: order.confirmedAt,
  };
  const changed = change(stored);
  if (!changed.ok && changed.code === "missing") return refusal("missing", changed.reason);
  // Nothing to write: as it was, or the same save sent again.
  if (changed.ok && !changed.value.event) return { ok: true, version: stored.version, documents: stored };
  if (stored.version !== version) return { ...CHANGED_ELSEWHERE, newer: stored };
  if (!changed.ok) return refusal(changed.code ?? "invalid", changed.reason, changed.field);
  const { event } = changed.value;
  const documents = { ...changed.value.documents, windows: settleShared(changed.value.documents.windows) };
  const storable = checkDocuments(documents, stored);
  if (!storable.ok) return refusal("invalid", storable.reason);
  await writeOrder(db, order, at, writeOrderDocuments(documents, stored));
  if (event) await recordEvent(db, { orderId, actorId: by.actorId, at, ...event });
  await noteChangedSincePriced(db, orderId, at);
  await projectStage(db, orderId);
  // What we entered and have changed since, its client is asked to look at again.
  const unchecked = { clientCheckedAt: null, clientCheckedHow: null };
  await db
    .updateTable("orders")
    .set(unchecked)
    .where("id", "=", orderId)
    .where("enteredBy", "is not", null)
    .where("clientCheckedAt", "is not", null)
    .execute();
  return { ok: true, version: version + 1, documents };
}

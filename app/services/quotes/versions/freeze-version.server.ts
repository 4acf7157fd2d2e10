import { randomUUID } from "node:crypto";
import { addRows, type Db, setRows } from "#app/db/client.server.ts";
import { shownLines } from "#app/domain/quotes/costs/cost-parts.ts";
import { packetWords } from "#app/domain/quotes/document/packet-words.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import type { QuoteFigures } from "#app/domain/quotes/quote-types.ts";
import type { OrderRecord } from "#app/services/orders/with-order.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { findPlacement } from "#app/services/workroom/kept-versions.server.ts";
import { closeOpen } from "./close-version.server.ts";
import { contentColumns, findVersionById, type StoredVersion, writeLines } from "./quote-rows.server.ts";
import { hashOf, keepPictures, takeSnapshot, writeNames } from "./take-snapshot.server.ts";

interface Sending {
  order: OrderRecord;
  content: QuoteContent;
  figures: QuoteFigures;
  /** The draft that is sent; without one a version is added. */
  draftId?: string | undefined;
  actorId: string;
  at: string;
}

/**
 * Writes a version as it is sent: numbered, with its order as it stands, and from then on unchangeable. An older one that
 * waits is superseded. Called with the client's row locked.
 */
export async function freezeVersion(db: Db, sending: Sending): Promise<StoredVersion> {
  const { order, content, figures, actorId, at } = sending;
  await closeOpen(db, { orderId: order.id, state: "superseded", at });
  const id = sending.draftId ?? (await insertDraft(db, { order, content, figures, actorId, at, draftOf: null }));
  await writeLines(db, id, shownLines(content, figures), figures);
  const packet = content.terms.kind === "lines" ? await draftPacket(db, order.id) : undefined;
  const words = packet ? packetWords(packet, content.lines) : {};
  const { number: last } = await db
    .selectFrom("quotes")
    .select((eb) => eb.fn.max("number").as("number"))
    .where("orderId", "=", order.id)
    .executeTakeFirstOrThrow();
  const sent = {
    ...contentColumns(content.terms, figures),
    number: Number(last) + 1,
    draftOf: null,
    sentAt: at,
    updatedAt: at,
    snapshot: takeSnapshot(order, {
      rules: await findPlacement(db),
      words,
      pictures: await keepPictures(db, id, order.id),
    }),
    basedOnOrderVersion: order.version,
  };
  await setRows(db, "quotes", { id, state: "draft" }, sent);
  const written = (await findVersionById(db, id)) as StoredVersion;
  const frozen = { state: "sent" as const, openOf: order.id, contentHash: hashOf(written) };
  await setRows(db, "quotes", { id }, frozen);
  await writeNames(db, id, order);
  await setRows(db, "orders", { id: order.id }, { windowsChangedAt: null });
  return { ...written, row: { ...written.row, ...frozen } };
}

interface NewDraft extends Omit<Sending, "draftId"> {
  draftOf: string | null;
  /** The windows that its lines are priced for. */
  snapshot?: string | null;
}

/** A draft row with its lines still to be written. Answers its id. */
export async function insertDraft(db: Db, draft: NewDraft) {
  const { order, content, figures, actorId, at, draftOf, snapshot = null } = draft;
  const id = randomUUID();
  await addRows(db, "quotes", {
    id,
    orderId: order.id,
    number: 0,
    draftOf,
    openOf: null,
    state: "draft",
    ...contentColumns(content.terms, figures),
    basedOnOrderVersion: order.version,
    version: 1,
    snapshot,
    contentHash: null,
    createdBy: actorId,
    createdAt: at,
    updatedAt: at,
    sentAt: null,
    firstSeenAt: null,
    changesAskedAt: null,
    closedAt: null,
  });
  return id;
}

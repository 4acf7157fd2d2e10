import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { addRows, type Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { deriveMoney } from "#app/domain/ledger/derive-money.ts";
import { kindMeanings } from "#app/domain/ledger/entry-kinds.ts";
import { nameClient, nextReceipt } from "./add-entry.server.ts";

/** An entry about the fee of a visit: of no order, and of this visit. */
export type VisitEntry = Selectable<Database["ledgerEntries"]>;

export interface FeeVisit {
  id: string;
  userId: string;
  feeCents: number;
}

type NewEntry = Pick<VisitEntry, "kind" | "amountCents" | "actorId" | "at"> &
  Partial<Pick<VisitEntry, "id" | "occurredOn" | "method" | "reference" | "note" | "formKey" | "reversesId">> & {
    /** Of what is moved: the order or visit at its other end, and the entry there. */
    other?: { orderId?: string; consultationId?: string; entryId: string };
    /** Taken over from elsewhere: no receipt of ours. */
    unnumbered?: boolean;
  };

/** Adds an entry to the fee of a visit, with its number and its receipt. Called with the client's row locked. */
export async function addVisitEntry(db: Db, { id: consultationId, userId, feeCents }: FeeVisit, given: NewEntry) {
  const { other, unnumbered = false, ...entry } = given;
  const entries = await findVisitEntries(db, consultationId);
  const id = entry.id ?? randomUUID();
  const counted = { taxCents: 0, reversesId: null, ...entry, id };
  const { heldCents } = deriveMoney([...entries, counted], null);
  const numbered = kindMeanings[entry.kind].receipt && !unnumbered;
  const row = {
    occurredOn: dayOf(entry.at),
    method: null,
    reference: "",
    note: "",
    quoteId: null,
    providerRef: null,
    ...counted,
    orderId: null,
    consultationId,
    userId,
    seq: (entries.at(-1)?.seq ?? 0) + 1,
    receiptNumber: numbered ? await nextReceipt(db, entry.at) : null,
    formKey: entry.formKey ?? `fee:${id}`,
    snapshot: JSON.stringify({ chargedCents: feeCents, receivedCents: heldCents, ...(other && { other }) }),
  };
  await addRows(db, "ledgerEntries", row);
  if (numbered) await nameClient(db, id, userId);
  return row;
}

/** All that happened to the fee of a visit, the oldest first. */
export function findVisitEntries(db: Db, consultationId: string): Promise<VisitEntry[]> {
  return db
    .selectFrom("ledgerEntries")
    .selectAll()
    .where("consultationId", "=", consultationId)
    .where("orderId", "is", null)
    .orderBy("seq")
    .execute();
}

/** What is held of each of a client's fees: what was paid, less what went back or counts for another visit. */
export async function findHeldFees(db: Db, userId: string): Promise<Map<string | null, number>> {
  const entries = await db
    .selectFrom("ledgerEntries")
    .select(["id", "consultationId", "kind", "amountCents", "taxCents", "reversesId"])
    .where("consultationId", "in", db.selectFrom("consultations").select("id").where("userId", "=", userId))
    .where("orderId", "is", null)
    .execute();
  const byVisit = Map.groupBy(entries, ({ consultationId }) => consultationId);
  return new Map([...byVisit].map(([id, rows]) => [id, deriveMoney(rows, null).heldCents]));
}

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { writtenEmail } from "#app/domain/emails/no-address.ts";
import { deriveMoney } from "#app/domain/ledger/derive-money.ts";
import { receiptNumber } from "#app/domain/ledger/due-words.ts";
import { kindMeanings } from "#app/domain/ledger/entry-kinds.ts";
import type { RefundPurpose } from "#app/domain/ledger/refund-purposes.ts";
import { type EntryRow, findKnownMoney, type KnownMoney } from "./find-order-money.server.ts";

type NewEntry = Pick<EntryRow, "orderId" | "userId" | "kind" | "amountCents" | "actorId" | "at"> &
  Partial<Pick<EntryRow, "id" | "occurredOn" | "taxCents" | "method" | "reference" | "note" | "formKey">> &
  Partial<Pick<EntryRow, "quoteId" | "consultationId" | "reversesId" | "providerRef">> & {
    /** Of a transfer: the order at its other end, and the entry there. */
    other?: { orderId: string; entryId: string };
    /** Taken off while no version was in force, or given back with that: part of a sale that has ended. */
    settles?: boolean;
    /** A credit that takes its share of the tax with it. */
    taxed?: boolean;
    /** What a refund was for. */
    purpose?: RefundPurpose;
    /** Of a refund: the credit of the same act. */
    creditId?: string | undefined;
    /** Taken over from elsewhere: no receipt of ours. */
    unnumbered?: boolean;
  };

/**
 * Adds an entry to the ledger of an order, with its number and its receipt. Called with the client's row locked, so that
 * nobody else has the next number of this order; what lists read is written by `projectMoney` afterwards. Who has found the
 * money of the order already hands it over, and finds the entry in it. With a receipt comes whom it is for.
 */
export async function addEntry(db: Db, given: NewEntry, found?: KnownMoney) {
  const { other, purpose, creditId, settles = false, taxed = false, unnumbered = false, ...entry } = given;
  const { orderId, userId, kind, at } = entry;
  const { order, entries, plan } = found ?? (await findKnownMoney(db, orderId));
  const id = entry.id ?? randomUUID();
  const counted = { taxCents: 0, reversesId: null, ...entry, id };
  const { chargedCents, receivedCents, balanceCents } = deriveMoney([...entries, counted], plan);
  const numbered = kindMeanings[kind].receipt && !unnumbered;
  const row = {
    occurredOn: dayOf(at),
    method: null,
    reference: "",
    note: "",
    quoteId: null,
    consultationId: null,
    providerRef: null,
    ...counted,
    seq: (entries.at(-1)?.seq ?? 0) + 1,
    receiptNumber: numbered ? await nextReceipt(db, at) : null,
    formKey: entry.formKey ?? `${kind}:${id}`,
    snapshot: JSON.stringify({
      chargedCents,
      receivedCents,
      balanceCents,
      ...(other && { other }),
      ...(settles && { settles }),
      ...(taxed && { taxed }),
      ...(purpose && { purpose }),
      ...(creditId && { creditId }),
    }),
  };
  await db.insertInto("ledgerEntries").values(row).execute();
  if (order.ledgerSince === null) {
    await db.updateTable("orders").set({ ledgerSince: at }).where("id", "=", orderId).execute();
  }
  entries.push(row);
  return { ...row, client: numbered ? await nameClient(db, id, userId) : null };
}

/** Raised within this transaction: given up with it, so no number is lost, and held until its end, so none is given twice. */
export async function nextReceipt(db: Db, at: string) {
  const year = dayOf(at).slice(0, 4);
  const { last } = await db
    .insertInto("counters")
    .values({ name: `receipt-${year}`, last: 1 })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ last: sql<number>`"counters"."last" + 1` }))
    .returning("last")
    .executeTakeFirstOrThrow();
  return receiptNumber(year, last);
}

/** Whom a receipt is for, apart from it, so that they can be forgotten. */
export async function nameClient(db: Db, entryId: string, userId: string) {
  const { firstName, lastName, ...person } = await db
    .selectFrom("users")
    .select(["firstName", "lastName", "name", "email", "street", "city", "state", "zipCode"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const kept = { ...person, email: writtenEmail(person.email) };
  await db
    .insertInto("documentPeople")
    .values({ document: "entry", documentId: entryId, role: "client", person: JSON.stringify(kept) })
    .execute();
  return { firstName, lastName, email: person.email };
}

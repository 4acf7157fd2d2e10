import { randomUUID } from "node:crypto";
import type { Updateable } from "kysely";
import { addRows, type Db, getRow, nextCount, setRows } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { addressFields } from "#app/domain/accounts/contact-details.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { writtenEmail } from "#app/domain/emails/no-address.ts";
import { deriveMoney, type Money, type PaymentPlan } from "#app/domain/ledger/derive-money.ts";
import { receiptNumber } from "#app/domain/ledger/due-words.ts";
import { kindMeanings } from "#app/domain/ledger/entry-kinds.ts";
import type { RefundPurpose } from "#app/domain/ledger/refund-purposes.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { dropReminders } from "#app/services/emails/queue-email.server.ts";
import { findStage, projectStage } from "#app/services/schedule/project-stage.server.ts";
import { type EntryRow, findKnownMoney, type KnownMoney, standingOf } from "./find-order-money.server.ts";

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
  await addRows(db, "ledgerEntries", row);
  if (order.ledgerSince === null) {
    await setRows(db, "orders", { id: orderId }, { ledgerSince: at });
  }
  entries.push(row);
  return { ...row, client: numbered ? await nameClient(db, id, userId) : null };
}

export async function nextReceipt(db: Db, at: string) {
  const year = dayOf(at).slice(0, 4);
  return receiptNumber(year, await nextCount(db, `receipt-${year}`));
}

/** Whom a receipt is for, apart from it, so that they can be forgotten. */
export async function nameClient(db: Db, entryId: string, userId: string) {
  const { firstName, lastName, ...person } = await getRow(db, "users", { id: userId }, [
    "firstName",
    "lastName",
    "name",
    "email",
    ...addressFields,
  ]);
  const kept = { ...person, email: writtenEmail(person.email) };
  await addRows(db, "documentPeople", {
    document: "entry",
    documentId: entryId,
    role: "client",
    person: JSON.stringify(kept),
  });
  return { firstName, lastName, email: person.email };
}

/** The money of an order as it was written. */
export interface Projected {
  money: Money;
  plan: PaymentPlan | null;
}

/**
 * Writes what the ledger says of an order where lists read it, and the stage that follows from it. Its version stays: nobody's typing is in the way of money. What
 * its caller knows is believed where the ledger knew of the order before; otherwise there may be a plan by now.
 * What else they have to write to the order goes with it.
 */
export async function projectMoney(
  db: Db,
  orderId: string,
  known?: KnownMoney,
  values: Updateable<Database["orders"]> = {},
): Promise<Projected | undefined> {
  const found = known && known.order.ledgerSince !== null ? known : await findKnownMoney(db, orderId);
  const { order, entries, plan } = found;
  if (order.ledgerSince === null) {
    await dropReminders(db, orderId);
    await projectStage(db, orderId);
    return undefined;
  }
  const money = deriveMoney(entries, plan, standingOf(order, entries));
  const { chargedCents, balanceCents, heldCents, dueOn, dueCents, badge: moneyBadge } = money;
  // Taken up again, it is a sale again.
  const settledAt = meaningOf(order.status).payable ? null : order.settledAt;
  const written = { ...values, chargedCents, balanceCents, heldCents, dueOn, dueCents, moneyBadge, settledAt };
  const stage = await findStage(db, orderId, written);
  await setRows(db, "orders", { id: orderId }, { ...written, ...stage });
  await dropReminders(db, orderId);
  return { money, plan };
}

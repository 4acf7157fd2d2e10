import type { Generated } from "kysely";
import type { EntryKind, PaymentMethod } from "#app/domain/ledger/entry-kinds.ts";

/** What clients owe and have paid, and what stands around it. */
export interface LedgerTables {
  ledgerEntries: LedgerEntriesTable;
  moneySettings: MoneySettingsTable;
  counters: CountersTable;
  reminders: RemindersTable;
}

/** Only added to: the database itself refuses a change. Above zero the client owes more, below it less. */
interface LedgerEntriesTable {
  id: string;
  /** Nothing where it is about the fee of a visit. */
  orderId: string | null;
  userId: string;
  /** Within the order or the visit, from 1. */
  seq: number;
  at: string;
  /** The day on which the money came or went, as the owner says. */
  occurredOn: string;
  /** Nobody, where only time has passed or nobody is known. */
  actorId: string | null;
  kind: EntryKind;
  amountCents: number;
  /** What of it is tax. */
  taxCents: number;
  method: PaymentMethod | null;
  reference: string;
  note: string;
  /** Of payments and refunds; unique, without a gap. */
  receiptNumber: string | null;
  quoteId: string | null;
  /** The visit whose fee it is, also where that counts on an order. */
  consultationId: string | null;
  /** Unique: an entry is reversed once. */
  reversesId: string | null;
  /** Unique: a form that is sent twice adds one entry. */
  formKey: string;
  /** Of a payment provider; unique. */
  providerRef: string | null;
  /** JSON: the figures as they were with it, and the other half of what was moved. */
  snapshot: string;
}

interface MoneySettingsTable {
  id: string;
  /** How to pay by check, in the owner's own words; empty for not at all. */
  payByCheck: string;
  /** 0 where nobody is reminded of anything. */
  reminders: number;
  /** What falls due on this day or later is reminded of by itself; a plain yes from then on is due on a day. Empty: all. */
  duesFrom: Generated<string>;
  version: number;
}

/** Numbers without gap or double: raised within the transaction that uses one. */
interface CountersTable {
  /** Such as "receipt-2026". */
  name: string;
  last: number;
}

/** Each reminder happens once, however many servers look. */
interface RemindersTable {
  /** Such as "LF-1005/deposit/2026-11-02/late-3". */
  key: string;
  at: string;
  emailId: string | null;
}

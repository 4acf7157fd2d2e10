import type { Generated } from "kysely";
import type { CardPurpose } from "#app/domain/cards/card-due.ts";
import type { CardSessionState } from "#app/domain/cards/card-session.ts";
import type { EntryKind, PaymentMethod } from "#app/domain/ledger/entry-kinds.ts";

/** What clients owe and have paid, and what stands around it. */
export interface LedgerTables {
  /** Only added to: the database itself refuses a change. Above zero the client owes more, below it less. */
  ledgerEntries: {
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
  };
  moneySettings: {
    id: string;
    /** How to pay by check, in the owner's own words; empty for not at all. */
    payByCheck: string;
    /** 0 where nobody is reminded of anything. */
    reminders: number;
    /** What falls due on this day or later is reminded of by itself; a plain yes from then on is due on a day. Empty: all. */
    duesFrom: Generated<string>;
    version: number;
  };
  /** Numbers without gap or double: raised within the transaction that uses one. */
  counters: {
    /** Such as "receipt-2026". */
    name: string;
    last: number;
  };
  /** Each reminder happens once, however many servers look. */
  reminders: {
    /** Such as "LF-1005/deposit/2026-11-02/late-3". */
    key: string;
    at: string;
    emailId: string | null;
  };
}

/** Payments by card: what was begun, and what a provider has told us. */
export interface CardTables {
  /** A client's way to the provider's page. What it is for is never changed: the database itself refuses. */
  cardSessions: {
    id: string;
    orderId: string;
    userId: string;
    /** The version of the quote that was in force. */
    quoteId: string;
    purpose: CardPurpose;
    cents: number;
    createdAt: string;
    expiresAt: string;
    /** The order's id while it can be paid; unique, so that an order has one at most. */
    openOf: string | null;
    state: CardSessionState;
    /** What the provider calls it; unique. */
    checkoutId: string | null;
    /** Where it is paid; taken out once it cannot be. */
    url: string | null;
    /** The entry of the ledger, once it is paid. */
    entryId: string | null;
    /** Why it ended, for whoever looks. */
    endedWhy: string;
    /** When the provider is to be asked about it; nothing once that is over. */
    lookAt: string | null;
    tries: number;
  };
  /** Each event of a provider that we have acted on, once. Only added to. */
  providerEvents: {
    /** The provider's own. */
    id: string;
    at: string;
    kind: string;
    /** What the provider calls the payment that it is about. */
    paymentId: string | null;
    /** JSON: what it says, as far as we read it. Nobody's name is in it. */
    news: string;
  };
}

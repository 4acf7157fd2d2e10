import type { CardPurpose } from "#app/domain/cards/card-due.ts";
import type { CardSessionState } from "#app/domain/cards/card-session.ts";

/** Payments by card: what was begun, and what a provider has told us. */
export interface CardTables {
  cardSessions: CardSessionsTable;
  providerEvents: ProviderEventsTable;
}

/** A client's way to the provider's page. What it is for is never changed: the database itself refuses. */
interface CardSessionsTable {
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
}

/** Each event of a provider that we have acted on, once. Only added to. */
interface ProviderEventsTable {
  /** The provider's own. */
  id: string;
  at: string;
  kind: string;
  /** What the provider calls the payment that it is about. */
  paymentId: string | null;
  /** JSON: what it says, as far as we read it. Nobody's name is in it. */
  news: string;
}

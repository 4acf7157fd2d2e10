/** Money that a client has paid at a provider. */
export interface Paid {
  checkoutId: string;
  /** What the provider calls the payment: in the ledger once, however often we hear of it. */
  paymentId: string;
  cents: number;
  /** Such as "usd". */
  currency: string;
  /** What we gave it to know the payment again: whose it is, which one, and for what. */
  site: string;
  sessionId: string;
  orderId: string;
}

/** What a provider tells us, as far as it concerns us. */
export type CardNews =
  | ({ kind: "paid" } & Paid)
  | { kind: "ended"; checkoutId: string }
  | { kind: "refunded" | "refund_failed"; paymentId: string; refundId: string; cents: number; currency: string }
  | { kind: "disputed" | "dispute_lost" | "dispute_won"; paymentId: string; cents: number; currency: string };

export interface CardEvent {
  /** The provider's own: the same event again has the same. */
  id: string;
  /** When it happened. */
  at: Date;
  /** Nothing where it does not concern us. */
  news: CardNews | null;
}

/** How a payment stands at the provider. */
export type CheckoutState = { state: "open" } | { state: "ended" } | ({ state: "paid" } & Paid);

export interface NewCheckout {
  /** Ours: asked twice with the same, a provider makes one. */
  sessionId: string;
  orderId: string;
  cents: number;
  /** What it is for, as the client reads it. */
  words: string;
  expiresAt: string;
  /** Where the client is led afterwards, having paid or not. */
  paidUrl: string;
  cancelUrl: string;
}

/** Whoever takes payments by card for us. What it is asked may fail; what it says is believed only as `readEvent` has it. */
export interface CardProvider {
  begin(checkout: NewCheckout): Promise<{ checkoutId: string; url: string }>;
  /** Closes it, so that it can no longer be paid; if it has been paid already, that is what it answers. */
  end(checkoutId: string): Promise<CheckoutState>;
  ask(checkoutId: string): Promise<CheckoutState>;
  /** Nothing where it was not signed by the provider just now. */
  readEvent(body: Buffer, signature: string, now: Date): CardEvent | undefined;
}

/** A provider, and somebody who looks after what was begun with it. */
export interface CardTill extends CardProvider {
  /** Something may have changed that a payment depends on. */
  wake(): void;
  onWake(listener: () => void): void;
}

export function createTill(provider: CardProvider): CardTill {
  const listeners: (() => void)[] = [];
  return {
    ...provider,
    wake: () => {
      for (const listener of listeners) listener();
    },
    onWake: (listener) => void listeners.push(listener),
  };
}

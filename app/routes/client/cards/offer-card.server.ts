import type { App } from "#app/app.server.ts";
import { cardDue } from "#app/domain/cards/card-due.ts";
import type { MyPayments } from "#app/services/ledger/find-my-payments.server.ts";

/** A client's money with what of it a card can pay now; as it was, where nobody pays by card. */
export type OfferedPayments = MyPayments & { cardCents?: number };

export function offerCard({ cards }: Pick<App, "cards">, payments: MyPayments): OfferedPayments {
  const due = cards && payments.known && payments.payable ? cardDue(payments.dues) : null;
  return due ? { ...payments, cardCents: due.cents } : payments;
}

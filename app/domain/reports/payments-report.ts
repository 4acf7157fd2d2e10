import { type PaymentMethod, paymentMethods } from "#app/domain/ledger/entry-kinds.ts";

/** What came or went in a month by one method, as the ledger has it: a payment is below zero. */
export interface PaidEntry {
  month: string;
  kind: "payment" | "refund";
  method: PaymentMethod;
  cents: number;
}

/** One row for each method that was used, in the order in which they are offered, with what came in each month. */
export function paymentsByMethod(entries: readonly PaidEntry[], months: readonly { key: string }[]) {
  return (Object.keys(paymentMethods) as PaymentMethod[])
    .map((method) => {
      const own = entries.filter((entry) => entry.method === method);
      const of = (kind: PaidEntry["kind"], month?: string) =>
        own.filter((entry) => entry.kind === kind && (month === undefined || entry.month === month));
      return {
        label: paymentMethods[method],
        used: own.length > 0,
        cameCents: 0 - sum(of("payment")),
        wentBackCents: sum(of("refund")),
        byMonth: months.map(({ key }) => ({
          cameCents: 0 - sum(of("payment", key)),
          wentBackCents: sum(of("refund", key)),
        })),
      };
    })
    .filter(({ used }) => used);
}

function sum(entries: readonly PaidEntry[]) {
  return entries.reduce((total, { cents }) => total + cents, 0);
}

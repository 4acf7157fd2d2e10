import { formatMoney } from "#app/domain/money.ts";
import type { CardSessionState } from "./card-session.ts";

interface Booked {
  paidCents: number;
  /** What it was begun as; nothing where we know of none. */
  session: { cents: number; state: CardSessionState } | null;
  /** Whether its order was one to be paid for. */
  payable: boolean;
  /** Of the order, with this payment. */
  balanceCents: number;
}

/** Why card money that is booked needs the owner's eye, in sentences; none where all is as it should be. */
export function judgePayment({ paidCents, session, payable, balanceCents }: Booked): string[] {
  const expected = session?.cents ?? paidCents;
  return [
    ...(session ? [] : ["We have no note of this payment being begun."]),
    ...(session?.state === "ending" || session?.state === "ended"
      ? ["It came after its payment page was closed, because something had changed or time had run out."]
      : []),
    ...(expected === paidCents
      ? []
      : [`It was begun for ${formatMoney(expected)}, and ${formatMoney(paidCents)} came.`]),
    ...(payable ? [] : ["The order is not one to be paid for."]),
    ...(balanceCents < 0 ? [`The order is in credit by ${formatMoney(-balanceCents)} now.`] : []),
  ];
}

/** What can become of a payment, in the order in which it happens: no database is to sort it by its own alphabet. */
const happens = ["refunded", "refund_failed", "disputed", "dispute_won", "dispute_lost"] as const;

/** News of one payment as it must have happened; of a kind, as it came. */
export function inOrder<News extends { kind: (typeof happens)[number] }>(news: readonly News[]): News[] {
  return news.toSorted((a, b) => happens.indexOf(a.kind) - happens.indexOf(b.kind));
}

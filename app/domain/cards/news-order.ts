/** What can become of a payment, in the order in which it happens: no database is to sort it by its own alphabet. */
const happens = ["refunded", "refund_failed", "disputed", "dispute_won", "dispute_lost"] as const;

/** News of one payment as it must have happened; of a kind, as it came. */
export function inOrder<News extends { kind: (typeof happens)[number] }>(news: readonly News[]): News[] {
  return news.toSorted((a, b) => happens.indexOf(a.kind) - happens.indexOf(b.kind));
}

import { expect, test } from "vitest";
import { inOrder } from "./news-order.ts";

test("a refund comes before its failure and a dispute before its end; of one kind, who came first is first", () => {
  const came = ["dispute_lost", "refund_failed", "disputed", "refunded", "dispute_won", "refunded"] as const;
  const news = came.map((kind, at) => ({ kind, at }));
  expect(inOrder(news)).toEqual([
    { kind: "refunded", at: 3 },
    { kind: "refunded", at: 5 },
    { kind: "refund_failed", at: 1 },
    { kind: "disputed", at: 2 },
    { kind: "dispute_won", at: 4 },
    { kind: "dispute_lost", at: 0 },
  ]);
});

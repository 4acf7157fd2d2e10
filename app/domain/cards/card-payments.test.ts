import { expect, test } from "vitest";
import { inOrder, judgePayment } from "./card-payments.ts";

const fine = { paidCents: 63_600, session: { cents: 63_600, state: "open" as const }, payable: true, balanceCents: 1 };

test.each([
  ["as it should be", {}, []],
  ["all that was left", { balanceCents: 0 }, []],
  [
    "for a page that is being closed",
    { session: { cents: 63_600, state: "ending" as const } },
    [/after its payment page/],
  ],
  ["for a page that was closed", { session: { cents: 63_600, state: "ended" as const } }, [/after its payment page/]],
  ["of another amount", { paidCents: 50_000 }, [/begun for \$636\.00, and \$500\.00 came/]],
  ["for a cancelled order", { payable: false }, [/not one to be paid for/]],
  ["too much", { balanceCents: -5_000 }, [/in credit by \$50\.00/]],
  ["from nowhere", { session: null }, [/no note/]],
  [
    "wrong in every way",
    { ...fine, session: null, payable: false, balanceCents: -1 },
    [/no note/, /not one/, /\$0\.01/],
  ],
])("money %s is judged", (_, facts, expected) => {
  expect(judgePayment({ ...fine, ...facts })).toEqual(expected.map((words) => expect.stringMatching(words)));
});

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

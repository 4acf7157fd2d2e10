import { expect, test } from "vitest";
import { draftWords, factsOf } from "./quote-panel.tsx";

const sent = {
  state: "sent" as const,
  sentAt: "2026-11-16T15:00:00.000Z",
  firstSeenAt: null,
  validUntil: "2026-12-16",
  email: "E-mail waiting",
  answers: [],
};

test("a version says when it went, whether it was seen, until when it holds and how its e-mail does", () => {
  const facts = (changes: object) => factsOf({ ...sent, answers: [], ...changes });
  expect(facts({})).toEqual([
    "sent Nov 16, 2026, 10:00 AM",
    "not seen yet",
    "valid until Dec 16, 2026",
    "E-mail waiting",
  ]);
  expect(facts({ state: "superseded", validUntil: null })).toEqual([
    "sent Nov 16, 2026, 10:00 AM",
    "never seen",
    "E-mail waiting",
  ]);
  expect(facts({ firstSeenAt: "2026-11-16T16:00:00.000Z" })[1]).toBe("seen Nov 16, 2026, 11:00 AM");
  expect(facts({ state: "accepted", answers: [{ by: "client" }] })[1]).toBe("valid until Dec 16, 2026");
  expect(facts({ state: "accepted", answers: [{ by: "owner" }] })[1]).toBe("never seen");
});

test.each([
  [0, "A draft of $950.00, saved Nov 16, 2026, 10:00 AM. Only you see it."],
  [1, "A draft, saved Nov 16, 2026, 10:00 AM: 1 line is not priced yet. Only you see it."],
  [3, "A draft, saved Nov 16, 2026, 10:00 AM: 3 lines are not priced yet. Only you see it."],
])("a draft with %d lines to price", (unpriced, words) => {
  const draft = { totalCents: 950_00, updatedAt: "2026-11-16T15:00:00.000Z", version: 1, unpriced };
  expect(draftWords(draft)).toBe(words);
});

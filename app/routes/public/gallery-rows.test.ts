import { expect, test } from "vitest";
import { spansFor } from "./gallery-rows.ts";

const cases = (["rooms", "drawings"] as const).flatMap((kind) =>
  Array.from({ length: 40 }, (_, count) => ({ kind, count })),
);

test.each(cases)("$count $kind fill whole rows", ({ kind, count }) => {
  const spans = spansFor(count, kind);
  expect(spans).toHaveLength(count);
  let filled = 0;
  for (const span of spans) {
    filled += span;
    expect(filled).toBeLessThanOrEqual(12);
    if (filled === 12) filled = 0;
  }
  expect(filled).toBe(0);
});

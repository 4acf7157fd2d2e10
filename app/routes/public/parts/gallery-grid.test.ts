import { expect, test } from "vitest";
import { spansFor } from "./gallery-grid.tsx";

test.each(Array.from({ length: 40 }, (_, count) => count))("%i pictures fill whole rows", (count) => {
  const spans = spansFor(count);
  expect(spans).toHaveLength(count);
  let filled = 0;
  for (const span of spans) {
    filled += span;
    expect(filled).toBeLessThanOrEqual(12);
    if (filled === 12) filled = 0;
  }
  expect(filled).toBe(0);
});

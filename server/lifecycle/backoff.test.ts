import { expect, test } from "vitest";
import { createBackoff } from "./backoff.ts";

test("each failure in a row waits longer, up to half a minute, and ten are enough", () => {
  const backoff = createBackoff();
  const waits = Array.from({ length: 11 }, () => backoff(100));
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, undefined]);
});

test("a server that has lived for a minute begins anew", () => {
  const backoff = createBackoff();
  expect([backoff(10), backoff(59_999), backoff(60_000), backoff(10)]).toEqual([250, 500, 250, 500]);
});

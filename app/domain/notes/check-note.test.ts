import { expect, test } from "vitest";
import { checkNote } from "./check-note.ts";

test.each([
  [" Rings twice.\nDog. ", { ok: true, value: "Rings twice.\nDog." }],
  ["x".repeat(4_000), { ok: true, value: "x".repeat(4_000) }],
  [" \n ", { ok: false, reason: "Please write something.", field: "body" }],
  ["x".repeat(4_001), { ok: false, reason: "Please keep a note to 4,000 characters.", field: "body" }],
  ["x".repeat(2_000_000), { ok: false, reason: "Please keep a note to 4,000 characters.", field: "body" }],
])("a note", (typed, verdict) => {
  expect(checkNote(typed)).toEqual(verdict);
});

import { expect, test } from "vitest";
import { lateNote, overInWords } from "./stop-late.ts";

test("who comes too late reads who closed it, when and how", () => {
  const closed = { state: "not done", closedBy: "Sam Kent", closedAt: "2026-11-18T15:42:00.000Z" } as const;
  expect(overInWords(closed)).toBe(
    "Sam Kent closed it Wed, Nov 18, 2026, 10:42 AM: not done. It is over and can no longer be changed.",
  );
  expect(overInWords({ ...closed, closedBy: "" })).toMatch(/^The house closed it /);
});

test("the house reads each thing that was typed, as far as a task has room", () => {
  expect(lateNote({ signedName: "June\nCalloway", issues: " ", reason: undefined }, "closed")).toBe(
    "Sent after it was closed.\nSigned by: June Calloway",
  );
  expect(lateNote({ hung: "x".repeat(50_000), issues: "y" }, "closed")).toMatch(
    /^.*\nSomething is wrong: y\nHung: x{1900,1960}$/,
  );
});

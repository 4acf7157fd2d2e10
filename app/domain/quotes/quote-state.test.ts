import { expect, test } from "vitest";
import { checkReopen } from "./quote-state.ts";

const order = { status: "submitted", acceptedQuoteId: null, ledgerSince: null };

test.each([
  ["one that is submitted", {}, true],
  ["one that is quoted", { status: "quoted" }, true],
  ["one with its client", { status: "incomplete" }, false],
  ["one in the workroom", { status: "in progress" }, false],
  ["one that is accepted", { status: "quoted", acceptedQuoteId: "q" }, false],
  ["one for which money has come", { status: "quoted", ledgerSince: "2026-11-16T12:00:00.000Z" }, false],
])("%s is reopened for its client: %o %s", (_, changes, ok) => {
  expect(checkReopen({ ...order, ...changes }).ok).toBe(ok);
});

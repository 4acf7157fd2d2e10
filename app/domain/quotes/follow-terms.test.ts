import { expect, test } from "vitest";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import { followTerms, type QuoteStep, type VersionsBefore } from "./follow-terms.ts";

const none: VersionsBefore = { draft: undefined, open: undefined, accepted: undefined };
const plainDraft: VersionsBefore = { ...none, draft: { kind: "plain" } };
const linesDraft: VersionsBefore = { ...none, draft: { kind: "lines" } };
const open: VersionsBefore = { ...none, open: { totalCents: 100 } };
const accepted: VersionsBefore = { ...none, accepted: { totalCents: 100 } };
const asked: VersionsBefore = { ...accepted, open: { totalCents: 130 } };

type Save = [from: OrderStatus, was: number | null, to: OrderStatus, is: number | null];

test.each<[...Save, VersionsBefore, QuoteStep[]]>([
  ["submitted", null, "quoted", 100, none, ["send"]],
  ["submitted", 100, "quoted", 100, plainDraft, ["send"]],
  ["submitted", null, "quoted", null, none, []],
  ["submitted", null, "quoted", null, linesDraft, ["sendDraft"]],
  ["submitted", null, "quoted", 130, linesDraft, ["sendDraft"]],
  ["submitted", null, "submitted", 100, none, ["keepDraft"]],
  ["submitted", 100, "submitted", 130, linesDraft, ["adjustDraft"]],
  ["quoted", 100, "quoted", 100, open, []],
  ["quoted", 100, "quoted", 130, open, ["send"]],
  ["quoted", 100, "quoted", 130, { ...open, draft: { kind: "lines" } }, ["send"]],
  ["quoted", 100, "quoted", null, open, ["withdraw"]],
  ["quoted", 100, "quoted", 130, accepted, ["send"]],
  ["in progress", 100, "quoted", 100, accepted, []],
  ["quoted", 100, "in progress", 100, open, ["accept"]],
  ["quoted", 100, "in progress", 130, open, ["send", "accept"]],
  ["quoted", 100, "delivered", 100, accepted, []],
  ["in progress", 130, "in progress", 130, asked, []],
  ["in progress", 130, "completed", 130, asked, ["accept"]],
  ["in progress", 130, "in progress", null, { ...open, open: { totalCents: 130 } }, ["withdraw"]],
  ["submitted", 100, "in progress", 100, plainDraft, ["send", "accept"]],
  ["quoted", 100, "cancelled", 100, open, ["withdraw"]],
  ["in progress", 130, "cancelled", 130, asked, ["withdraw", "endForce"]],
  ["quoted", 100, "incomplete", 100, open, ["withdraw"]],
  ["quoted", 100, "submitted", 100, open, ["withdraw", "keepDraft"]],
  ["cancelled", 100, "quoted", 100, none, ["send"]],
])("%s at %s, set to %s at %s", (from, was, to, is, has, steps) => {
  const before = { status: from, totalCents: was, paymentLink: null, confirmed: false, confirmationEnded: false };
  const after = { status: to, totalCents: is, paymentLink: null };
  const verdict = followTerms({ ...before, everQuoted: true, creditCents: 0 }, after, has);
  expect(verdict).toEqual({ ok: true, value: steps });
});

test("a client who has said yes is asked again, and an accepted total is not cleared", () => {
  const before = {
    ...{ status: "in progress", totalCents: 100, paymentLink: null, confirmed: true },
    ...{ confirmationEnded: false, everQuoted: true, creditCents: 0 },
  };
  const save = (totalCents: number | null) =>
    followTerms(before, { status: "in progress", totalCents, paymentLink: null }, accepted);
  expect(save(130)).toEqual({ ok: true, value: ["send"] });
  expect(save(null)).toMatchObject({ ok: false, field: "total" });
});

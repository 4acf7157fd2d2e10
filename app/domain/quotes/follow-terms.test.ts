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
  ["in progress", 100, "quoted", 100, accepted, ["send"]],
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
  // Declined, or with a draft beside it: only the link to pay is saved.
  ["quoted", 100, "quoted", 100, none, []],
  ["quoted", 100, "quoted", 100, linesDraft, []],
])("%s at %s, set to %s at %s", (from, was, to, is, has, steps) => {
  const before = { status: from, totalCents: was, paymentLink: null, consent: "none" as const };
  const after = { status: to, totalCents: is, paymentLink: null };
  const verdict = followTerms({ ...before, everQuoted: true, creditCents: 0 }, after, has);
  expect(verdict).toEqual({ ok: true, value: steps });
});

const yes = ["recorded", "given", "ended"] as const;

test.each(yes)("a client whose yes is %s is asked again by another total, whatever the status is set to", (consent) => {
  const before = { status: "in progress", totalCents: 100, paymentLink: null, everQuoted: true, creditCents: 0 };
  const save = (status: OrderStatus, totalCents: number | null, has: VersionsBefore) =>
    followTerms(
      { ...before, consent, totalCents: has.open?.totalCents ?? 100 },
      { status, totalCents, paymentLink: null },
      has,
    );
  expect(save("in progress", 130, accepted)).toEqual({ ok: true, value: ["send"] });
  expect(save("completed", 130, accepted)).toEqual({ ok: true, value: ["send"] });
  expect(save("completed", 130, asked)).toEqual({ ok: true, value: [] });
  expect(save("in progress", null, accepted)).toMatchObject({ ok: false, field: "total" });
});

test.each(["recorded", "given"] as const)("a yes that is %s is not asked for again by a status", (consent) => {
  const before = {
    status: "in progress",
    totalCents: 100,
    paymentLink: null,
    everQuoted: true,
    creditCents: 0,
    consent,
  };
  const after = { status: "quoted" as const, totalCents: 100, paymentLink: null };
  expect(followTerms(before, after, accepted)).toEqual({ ok: true, value: [] });
});

import { expect, test } from "vitest";
import { nextStepOf } from "./next-step.ts";

const nothing = { asking: null, validUntil: null, dueCents: null, dueOn: null };
const order = { status: "quoted", totalCents: 124_000, payableNow: true, ...nothing };

test.each([
  ["sent to us", { status: "submitted", totalCents: null }, "We are pricing it. You’ll hear from us by e-mail."],
  ["quoted without a price", { totalCents: null }, "We are pricing it. You’ll hear from us by e-mail."],
  ["a quote that waits", { asking: "yes" as const }, "Your quote is ready: look at it, and confirm it."],
  [
    "a quote to which changes are asked",
    { asking: "yes" as const, changesAskedAt: "2026-11-15T12:00:00.000Z" },
    "You asked for changes. We’ll send a new version; you can still confirm this one.",
  ],
  [
    "a new quote while another is in force",
    { status: "in progress", asking: "yes" as const, dueCents: 5000 },
    "Your quote is ready: look at it, and confirm it.",
  ],
  ["a deposit to come", { dueCents: 62_000, dueOn: "2026-11-20" }, "Next: $620.00 to pay by Nov 20, 2026."],
  ["due today", { dueCents: 62_000, dueOn: "2026-11-16" }, "Next: $620.00 to pay by Nov 16, 2026."],
  [
    "late",
    { status: "delivered", dueCents: 62_000, dueOn: "2026-11-15" },
    "$620.00 was due on Nov 15, 2026. Thank you for paying it soon.",
  ],
  [
    "due, and no way to pay it yet",
    { dueCents: 62_000, dueOn: "2026-11-20", payableNow: false },
    "Next: $620.00 to pay by Nov 20, 2026. We’ll send you a payment link.",
  ],
  [
    "late, and no way to pay it yet",
    { dueCents: 62_000, dueOn: "2026-11-15", payableNow: false },
    "$620.00 was due on Nov 15, 2026. We’ll send you a payment link.",
  ],
  ["due without a day", { dueCents: 62_000 }, "Next: $620.00 to pay."],
  [
    "windows that have changed",
    { asking: "changed" as const },
    "Some windows have changed since this was priced. We’ll send you a new quote.",
  ],
  [
    "run out",
    { asking: "expired" as const, validUntil: "2026-11-15" },
    "This quote was valid until Nov 15, 2026. Would you still like it? Ask for changes, and we’ll send you a new one.",
  ],
  [
    "run out, and changes are asked",
    { asking: "expired" as const, validUntil: "2026-11-15", changesAskedAt: "2026-11-15T12:00:00.000Z" },
    "This quote was valid until Nov 15, 2026. You asked for changes, and we’ll send you a new version.",
  ],
  ["declined", { asking: "declined" as const }, "You declined this quote. If you change your mind, write to us."],
  ["confirmed, nothing due", {}, "We take it to the workroom next."],
  ["in the workroom", { status: "in progress" }, "It is in the workroom. We write when it is finished."],
  ["finished", { status: "completed" }, "It is finished. We’ll arrange the day it comes to you."],
  [
    "confirmed, and a day to measure it",
    { visit: { kind: "measure", startsAt: "2026-11-20T15:00:00.000Z" } },
    "We come to measure on Nov 20, 2026.",
  ],
  [
    "in the workroom, and a day to install it",
    { status: "in progress", visit: { kind: "installation", startsAt: "2026-11-20T15:00:00.000Z" } },
    "It is in the workroom. We come to install it on Nov 20, 2026.",
  ],
  [
    "finished, and a day to install it",
    { status: "completed", visit: { kind: "installation", startsAt: "2026-11-20T15:00:00.000Z" } },
    "It is finished. We come to install it on Nov 20, 2026.",
  ],
  [
    "finished, and a visit of another kind",
    { status: "completed", visit: { kind: "measure", startsAt: "2026-11-20T15:00:00.000Z" } },
    "It is finished. We’ll arrange the day it comes to you.",
  ],
  ["on its way", { status: "shipping" }, "It is on its way to you."],
  ["delivered and paid", { status: "delivered", dueCents: 0 }, null],
  ["cancelled, whatever is owed", { status: "cancelled", dueCents: 62_000 }, null],
  ["a status of another version", { status: "on-hold" }, null],
])("%s", (_, changes, sentence) => {
  expect(nextStepOf({ ...order, ...changes }, "2026-11-16")).toBe(sentence);
});

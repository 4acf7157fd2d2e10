import { expect, test } from "vitest";
import { checkFeeRefund, feeState, readFee } from "./fee-rules.ts";

const days = { today: "2026-11-20", bookedOn: "2026-11-02" };

test.each([
  ["check", "2026-11-20"],
  ["cash", "2026-11-02"],
])("a fee came by %s on %s", (method, day) => {
  expect(readFee({ method, receivedOn: day }, days)).toEqual({ ok: true, value: { method, day } });
});

test.each([
  ["", "2026-11-20", "method", "Please choose how it was paid."],
  ["toString", "2026-11-20", "method", "Please choose how it was paid."],
  ["check", "", "receivedOn", "Please enter the day."],
  ["check", "2026-02-30", "receivedOn", "Please enter the day."],
  ["check", "2026-11-21", "receivedOn", "Please choose today or an earlier day."],
  [
    ...(["check", "2026-11-01", "receivedOn"] as const),
    "The visit was booked on Nov 2, 2026. Please choose that day or a later one.",
  ],
])("%j on %j is refused beside %s", (method, receivedOn, field, reason) => {
  expect(readFee({ method, receivedOn }, days)).toMatchObject({ ok: false, reason, field });
});

test.each([
  [150_00, null, "due"],
  [150_00, "2026-11-20T12:00:00.000Z", "paid"],
  [0, null, "none"],
])("a fee of %i cents that came at %s is %s", (feeCents, feePaidAt, state) => {
  expect(feeState({ feeCents, feePaidAt })).toBe(state);
});

const CREDITED = "$100.00 of this fee is credited on an order. It can be given back once that order no longer has it.";

test.each([
  [150_00, 0, 150_00, undefined],
  [150_00, 100_00, 50_00, undefined],
  [150_00, 100_00, 50_01, CREDITED],
  [150_00, 0, 150_01, "At most $150.00 can be refunded: what has come in, less what went back."],
  [0, 0, 1, "Nothing has come in that could be refunded."],
])("of %i held and %i credited, giving back %i", (held, credited, cents, reason) => {
  const checked = checkFeeRefund(held, credited, cents);
  expect(checked.ok ? undefined : checked.reason).toBe(reason);
});

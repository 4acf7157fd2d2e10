import { expect, test } from "vitest";
import { checkBookings, checkOpenSubmissions, countsAsVerified } from "./verified-address.ts";

test.each([
  [0, true, false],
  [1, true, true],
  [0, false, true],
  [1, false, true],
])("a stored %i counts, where e-mail is sent: %s, as verified: %s", (stored, sendsMail, counts) => {
  expect(countsAsVerified(stored, sendsMail)).toBe(counts);
});

test.each([
  [false, 0, true],
  [false, 2, true],
  [false, 3, false],
  [false, 4, false],
  [true, 4, true],
])("verified: %s, with %i open orders, the next may come: %s", (verified, open, ok) => {
  expect(checkOpenSubmissions(verified, open)).toEqual(
    ok
      ? { ok: true, value: true }
      : {
          ok: false,
          code: "unverified",
          reason: "You have three orders open with us. Please verify your e-mail address before you send the next one.",
        },
  );
});

test.each([
  [false, 0, true],
  [false, 1, false],
  [false, 2, false],
  [true, 2, true],
])("verified: %s, after %i bookings, the next may come: %s", (verified, booked, ok) => {
  expect(checkBookings(verified, booked)).toEqual(
    ok
      ? { ok: true, value: true }
      : {
          ok: false,
          code: "unverified",
          reason: "You have booked a consultation before. Please verify your e-mail address before you book another.",
        },
  );
});

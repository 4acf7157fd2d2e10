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

const BOOKED_BEFORE =
  "You have booked a consultation before. Please verify your e-mail address before you book another.";
const FROM_HERE =
  "Several visits have been booked from your network. Please verify your e-mail address, then book yours.";

test.each([
  [0, 0, undefined],
  [0, 2, undefined],
  [0, 3, FROM_HERE],
  [1, 0, BOOKED_BEFORE],
  [2, 3, BOOKED_BEFORE],
])("unverified, after %i bookings and with %i visits from the same network: %s", (booked, fromHere, reason) => {
  const refused = { ok: false, code: "unverified", reason };
  expect(checkBookings({ booked, fromHere })).toEqual(reason ? refused : { ok: true, value: true });
});

import { expect, test } from "vitest";
import { isEmailAddress } from "#app/domain/accounts/contact-checks.ts";
import { hasAddress, noAddressOf, shownEmail, writtenEmail } from "./no-address.ts";

test("a client without an address holds one that reads N/A, stands on no paper and is nobody's to type", () => {
  const none = noAddressOf("aB3");
  expect(none).toBe("ab3@no-address.invalid");
  expect([hasAddress(none), shownEmail(none), writtenEmail(none), isEmailAddress(none)]).toEqual([
    false,
    "N/A",
    "",
    false,
  ]);
});

test("any other address is itself", () => {
  const some = "alder@no-address.invalid.example.com";
  expect([hasAddress(some), shownEmail(some), writtenEmail(some), isEmailAddress(some)]).toEqual([
    true,
    some,
    some,
    true,
  ]);
});

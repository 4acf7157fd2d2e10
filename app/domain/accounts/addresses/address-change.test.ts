import { expect, test } from "vitest";
import { checkAddressChange } from "./address-change.ts";

const typed = { newEmail: " New.Ida@Example.com ", currentPassword: " linen " };

test("an address is kept in small letters, a password as it was typed", () => {
  expect(checkAddressChange(typed, "ida@example.com")).toEqual({
    ok: true,
    value: { newEmail: "new.ida@example.com", currentPassword: " linen " },
  });
});

test.each([
  [{ newEmail: "" }, "newEmail", "Please enter a valid email address."],
  [{ newEmail: "new.ida" }, "newEmail", "Please enter a valid email address."],
  [{ newEmail: `${"x".repeat(300)}@example.com` }, "newEmail", "Please enter a valid email address."],
  [{ newEmail: "IDA@example.com" }, "newEmail", "This is your address already."],
  [{ currentPassword: "" }, "currentPassword", "Please enter your current password."],
])("%j is refused at %s", (changes, field, reason) => {
  expect(checkAddressChange({ ...typed, ...changes }, "ida@example.com")).toEqual({ ok: false, reason, field });
});

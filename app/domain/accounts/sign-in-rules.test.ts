import { expect, test } from "vitest";
import { checkAdminPasswordChange, checkClientPasswordChange, checkNewPassword } from "./password-change.ts";
import { checkResetRequest, checkSignIn } from "./sign-in-rules.ts";

test.each([
  [{ email: "", password: "x" }, "Please enter your email."],
  [{ email: "nowhere", password: "x" }, "Invalid email format."],
  [{ email: "a@example.com", password: "" }, "Please enter your password."],
])("signing in with %o says %s", (typed, reason) => {
  expect(checkSignIn(typed)).toMatchObject({ ok: false, reason });
});

test("an address is the same in capitals and with spaces around it", () => {
  expect(checkSignIn({ email: " Client@Example.COM ", password: " p " })).toEqual({
    ok: true,
    value: { email: "client@example.com", password: " p " },
  });
});

test.each([
  ["", "Please enter your email to reset your password."],
  ["nowhere", "Invalid email format."],
])("a reset for %j says %s", (email, reason) => {
  expect(checkResetRequest({ email })).toMatchObject({ ok: false, reason });
});

const change = { currentPassword: "old-one", newPassword: "new-one", confirmPassword: "new-one" };

test.each([
  [{ currentPassword: "" }, "Please enter your current password."],
  [{ confirmPassword: "other" }, "New passwords do not match."],
  [{ newPassword: "abc", confirmPassword: "abc" }, "Password is too weak. Please choose a stronger password."],
  [
    { newPassword: "xy".repeat(65), confirmPassword: "xy".repeat(65) },
    "Password should be at most 128 characters long.",
  ],
])("a client's change with %o says so", (part, reason) => {
  expect(checkClientPasswordChange({ ...change, ...part })).toMatchObject({ ok: false, reason });
});

test("the owner's screen and the reset page say it in their own words", () => {
  expect(checkAdminPasswordChange({ ...change, confirmPassword: "x" })).toMatchObject({
    reason: "Passwords do not match.",
  });
  expect(checkNewPassword({ newPassword: "abcdef", confirmPassword: "x" })).toMatchObject({
    reason: "Passwords do not match.",
  });
  expect(checkClientPasswordChange(change)).toEqual({
    ok: true,
    value: { currentPassword: "old-one", newPassword: "new-one" },
  });
});

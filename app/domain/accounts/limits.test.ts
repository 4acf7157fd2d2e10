import { expect, test } from "vitest";
import { isEmailAddress } from "./contact-checks.ts";
import { profileFields } from "./contact-details.ts";
import { destinationFor, logInReason, pagePath } from "./destination.ts";
import { checkClientPasswordChange, checkNewPassword } from "./password-change.ts";
import { formatPhone } from "./phone.ts";
import { checkProfile } from "./profile.ts";
import { checkResetRequest, checkSignIn } from "./sign-in-rules.ts";
import { checkSignUp } from "./sign-up.ts";

const profile = {
  firstName: "Clara",
  lastName: "Whitfield",
  phoneNumber: "2155550187",
  street: "48 Sample Street",
  city: "Philadelphia",
  state: "PA",
  zipCode: "19103",
};
const signUp = {
  ...profile,
  email: "ida@example.com",
  password: "linen-and-lace",
  confirmPassword: "linen-and-lace",
  terms: true,
};
const freeText = profileFields.filter((field) => field !== "phoneNumber" && field !== "zipCode");

test.each(freeText)("a %s of 200 characters is taken, one of 201 refused, at sign-up and in the profile", (field) => {
  const longest = "x".repeat(200);
  const reason = "Please keep each field to 200 characters or fewer.";
  expect(checkProfile({ ...profile, [field]: longest })).toEqual({ ok: true, value: { ...profile, [field]: longest } });
  expect(checkProfile({ ...profile, [field]: `${longest}x` })).toEqual({ ok: false, reason, field });
  expect(checkSignUp({ ...signUp, [field]: longest })).toMatchObject({ ok: true, value: { [field]: longest } });
  expect(checkSignUp({ ...signUp, [field]: `${longest}x` })).toEqual({ ok: false, reason, field });
});

const addressOf = (length: number) => {
  const host = `@${"d".repeat(60)}.${"e".repeat(60)}.example.com`;
  return `${"a".repeat(length - host.length)}${host}`;
};
test.each([
  ["x", false],
  [addressOf(190), true],
  [addressOf(200), true],
  [addressOf(201), false],
])("%j is an address: %s", (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
  expect(checkSignIn({ email: text, password: "x" }).ok).toBe(expected);
});

test.each([
  [5, false],
  [6, true],
  [128, true],
  [129, false],
])("a password of %i characters is taken: %s", (length, expected) => {
  const password = "linen-".repeat(25).slice(0, length);
  const passwords = { newPassword: password, confirmPassword: password };
  expect(checkSignUp({ ...signUp, password, confirmPassword: password }).ok).toBe(expected);
  expect(checkNewPassword(passwords).ok).toBe(expected);
  expect(checkClientPasswordChange({ ...passwords, currentPassword: "old" }).ok).toBe(expected);
});

test("the address of a reset is tidied like that of a sign-in", () => {
  expect(checkResetRequest({ email: " Client@Example.COM " })).toEqual({
    ok: true,
    value: { email: "client@example.com" },
  });
});

test.each(["12155550187", "21555501870", "x2155550187"])("%j is no number to punctuate", (digits) => {
  expect(formatPhone(digits)).toBe(digits);
});

const home = "/client/dashboard";
test.each([
  [`${home}/${"x".repeat(500 - home.length - 1)}`, true],
  [`${home}/${"x".repeat(500 - home.length)}`, false],
  [`${home}/profile\u0007`, false],
  [`x${home}/profile`, false],
  ["//[", false],
  [[`${home}/profile`], false],
])("%j is where a client may be led: %s", (wanted, led) => {
  expect(destinationFor("client", wanted)).toBe(led ? wanted : home);
});

test("only the end of an address tells a request for data", () => {
  expect(pagePath(new URL("https://here.example/a.data/b"))).toBe("/a.data/b");
});

test.each([
  ["/client/dashboard/create-order?order=LF-1&delete=LF-1", "You must be logged in to delete an order."],
  ["/client/dashboard/create-order/LF-1/window/12/confirm", "You must be logged in to save an order."],
])("a form sent to %s says: %s", (page, reason) => {
  expect(logInReason(page, "POST")).toBe(`${reason} What you had saved before is still there.`);
});

import { expect, test } from "vitest";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { checkNewPassword } from "./password-change.ts";
import { checkSignUp } from "./sign-up.ts";

const WEAK = "Password is too weak. Please choose a stronger password.";

const FIRST_TRIED = [
  "123456",
  "password",
  "Password",
  "QWERTY",
  "246810",
  "aaaaaa",
  "ÄÄÄÄÄÄ",
  "🌷🌷🌷🌷🌷🌷",
  "ertyuiop",
  "POIUYT",
  "098765",
];

test.each(FIRST_TRIED)("%s is one of the first to be tried", (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(checkNewPassword({ newPassword: password, confirmPassword: password })).toEqual({
    ok: false,
    reason: WEAK,
    field: "newPassword",
  });
});

test.each([...Object.values(demoPasswords), "linen-and-lace", "short1", "aaaaab", "qwertz-uiop", "", " ", "\n"])(
  "%j is not",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test("at sign-up everything else is said first", () => {
  const account = {
    firstName: "Ida",
    lastName: "Sample",
    phoneNumber: "2155550101",
    email: "ida@example.com",
    password: "football",
    confirmPassword: "football",
    street: "1 Sample Street",
    city: "Philadelphia",
    state: "PA",
    zipCode: "19103",
    terms: true,
  };
  expect(checkSignUp(account)).toEqual({ ok: false, reason: WEAK, field: "password" });
  expect(checkSignUp({ ...account, terms: false })).toMatchObject({ field: "terms" });
});

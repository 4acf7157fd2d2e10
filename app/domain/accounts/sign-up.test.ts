import fc from "fast-check";
import { expect, test } from "vitest";
import { phoneDigits } from "./contact-details.ts";
import { checkSignUp, type SignUpField, type SignUpForm, signUpFields } from "./sign-up.ts";

const complete: SignUpForm = {
  firstName: "Clara",
  lastName: "Whitfield",
  phoneNumber: "2155550187",
  email: "clara@example.com",
  password: "linens",
  confirmPassword: "linens",
  street: "48 Sample Street",
  city: "Philadelphia",
  state: "PA",
  zipCode: "19103",
  terms: true,
};

test("a complete form becomes an account without the confirmation and the tick", () => {
  expect(checkSignUp(complete)).toEqual({
    ok: true,
    value: {
      firstName: "Clara",
      lastName: "Whitfield",
      phoneNumber: "2155550187",
      email: "clara@example.com",
      password: "linens",
      street: "48 Sample Street",
      city: "Philadelphia",
      state: "PA",
      zipCode: "19103",
    },
  });
});

test.each<[string, Partial<SignUpForm>, string, string]>([
  ["a blank field", { city: "" }, "Please fill out all fields.", "city"],
  ["only spaces", { lastName: "   " }, "Please fill out all fields.", "lastName"],
  ["only what cannot be seen", { firstName: "\u200b\u202e" }, "Please fill out all fields.", "firstName"],
  ["no at sign", { email: "clara.example.com" }, "Please enter a valid email address.", "email"],
  ["no domain", { email: "clara@" }, "Please enter a valid email address.", "email"],
  ["a space inside", { email: "cla ra@example.com" }, "Please enter a valid email address.", "email"],
  ["nine digits", { phoneNumber: "215555018" }, "Phone number must be 10 digits.", "phoneNumber"],
  ["eleven digits", { phoneNumber: "12155550187" }, "Phone number must be 10 digits.", "phoneNumber"],
  ["letters", { phoneNumber: "215555CALL" }, "Phone number must be 10 digits.", "phoneNumber"],
  ["digits of another script", { phoneNumber: "٢١٥٥٥٥٠١٨٧" }, "Phone number must be 10 digits.", "phoneNumber"],
  [
    "five characters",
    { password: "linen", confirmPassword: "linen" },
    "Password should be at least 6 characters long.",
    "password",
  ],
  [
    "129 characters",
    { password: "x".repeat(129), confirmPassword: "x".repeat(129) },
    "Password should be at most 128 characters long.",
    "password",
  ],
  ["another confirmation", { confirmPassword: "Linens" }, "Passwords do not match.", "confirmPassword"],
  ["four digits", { zipCode: "1910" }, "Zip code must be a valid 5-digit number.", "zipCode"],
  ["zip plus four", { zipCode: "19103-1234" }, "Zip code must be a valid 5-digit number.", "zipCode"],
  ["no tick", { terms: false }, "You must agree to the terms and conditions.", "terms"],
  ["a novel", { street: "s".repeat(201) }, "Please keep each field to 200 characters or fewer.", "street"],
])("%s is refused", (_name, change, reason, field) => {
  expect(checkSignUp({ ...complete, ...change })).toEqual({ ok: false, reason, field });
});

test.each([
  "(215) 555-0187",
  "215-555-0187",
  "215.555.0187",
  " 215 555 0187 ",
  "+1 (215) 555-0187",
  "+12155550187",
  "+1-215-555-0187",
])("%s is ten digits", (written) => {
  expect(phoneDigits(written)).toBe("2155550187");
});

test.each(["12155550187", "1 215 555 0187", "+44 2155550187", "++12155550187", "+1 215 555 018", "+1 1 215 555 0187"])(
  "%s keeps the specified sentence",
  (written) => {
    expect(checkSignUp({ ...complete, phoneNumber: written })).toEqual({
      ok: false,
      reason: "Phone number must be 10 digits.",
      field: "phoneNumber",
    });
  },
);

/** Each breaks exactly one of the seven checks, in the specification's order. */
const breaks: [Partial<SignUpForm>, string][] = [
  [{ firstName: "" }, "Please fill out all fields."],
  [{ email: "nowhere" }, "Please enter a valid email address."],
  [{ phoneNumber: "555" }, "Phone number must be 10 digits."],
  [{ password: "abc" }, "Password should be at least 6 characters long."],
  [{ confirmPassword: "different" }, "Passwords do not match."],
  [{ zipCode: "abcde" }, "Zip code must be a valid 5-digit number."],
  [{ terms: false }, "You must agree to the terms and conditions."],
];

test("whatever else is wrong, the first failing check speaks and no other", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(breaks.length - 1), { minLength: 1 }), (chosen) => {
      const form = Object.assign({}, complete, ...chosen.map((index) => breaks[index]?.[0]));
      const verdict = checkSignUp(form);
      expect(verdict).toMatchObject({ ok: false, reason: breaks[Math.min(...chosen)]?.[1] });
    }),
  );
});

test("any text at all gets an answer, and what is accepted obeys every limit", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom(...Object.values(complete).map(String)),
  );
  const form = fc.record({ ...Object.fromEntries(signUpFields.map((name) => [name, text])), terms: fc.boolean() });
  fc.assert(
    fc.property(form as fc.Arbitrary<SignUpForm>, (typed) => {
      const verdict = checkSignUp(typed);
      if (!verdict.ok) return verdict.reason.length > 0;
      const { phoneNumber, zipCode, password } = verdict.value;
      expect(phoneNumber).toMatch(/^\d{10}$/);
      expect(zipCode).toMatch(/^\d{5}$/);
      expect(password.length).toBeGreaterThanOrEqual(6);
      expect(typed.terms).toBe(true);
      return Object.values(verdict.value).every((value) => value.length > 0 && value.length <= 200);
    }),
  );
});

test("spaces around a field never matter, except in a password", () => {
  const padded = fc.constantFrom<SignUpField>("firstName", "street", "city", "email", "zipCode", "phoneNumber");
  fc.assert(
    fc.property(padded, fc.stringMatching(/^[ \t]{0,4}$/), (field, space) => {
      expect(checkSignUp({ ...complete, [field]: space + complete[field] + space })).toEqual(checkSignUp(complete));
    }),
  );
  const spaced = { ...complete, password: " linens ", confirmPassword: " linens " };
  expect(checkSignUp(spaced)).toMatchObject({ ok: true, value: { password: " linens " } });
});

test("a name cannot smuggle in a line", () => {
  const verdict = checkSignUp({ ...complete, firstName: "Ann\r\nBcc: someone@example.com" });
  expect(verdict).toMatchObject({ ok: true, value: { firstName: "Ann Bcc: someone@example.com" } });
});

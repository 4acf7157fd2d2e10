import { expect, test } from "vitest";
import { checkPasskeyName, checkTypedCode, RECOVERY_LETTERS } from "./typed-code.ts";

test.each([
  ["287082", { kind: "app", code: "287082" }],
  [" 287 082 ", { kind: "app", code: "287082" }],
  ["287\u00a0082", { kind: "app", code: "287082" }],
  ["081804", { kind: "app", code: "081804" }],
  ["abcde-fgh23", { kind: "recovery", code: "abcde-fgh23" }],
  ["ABCDE FGH23", { kind: "recovery", code: "abcde-fgh23" }],
  ["1234567890", { kind: "recovery", code: "12345-67890" }],
])("%j is read as %o", (text, value) => {
  expect(checkTypedCode(text)).toEqual({ ok: true, value });
});

const notACode = "A code has six digits. A recovery code has ten letters and digits.";
test.each([
  ["", "Please enter the code from your authenticator app, or a recovery code."],
  ["   ", "Please enter the code from your authenticator app, or a recovery code."],
  ["abcdef", notACode],
  ["28708", notACode],
  ["2870822", notACode],
  ["28708a", notACode],
  ["abcde-fgh2é", notACode],
  ["١٢٣٤٥٦", notACode],
  [`287082${" ".repeat(35)}`, notACode],
  ["9".repeat(500_000), notACode],
])("%j is refused with a sentence at the field", (text, reason) => {
  expect(checkTypedCode(text)).toEqual({ ok: false, reason, field: "secondStepCode" });
});

test("no two letters of a recovery code are taken for each other", () => {
  expect(new Set(RECOVERY_LETTERS).size).toBe(31);
  expect(RECOVERY_LETTERS).not.toMatch(/[01ilo]/);
});

test.each([
  ["Laptop", "Laptop"],
  ["  Key on the ring ", "Key on the ring"],
  ["x".repeat(60), "x".repeat(60)],
])("%j names a passkey", (text, name) => {
  expect(checkPasskeyName(text)).toEqual({ ok: true, value: name });
});

test.each([
  ["", "Please give the passkey a name, such as Laptop."],
  ["  ", "Please give the passkey a name, such as Laptop."],
  ["x".repeat(61), "Please keep the name to 60 characters or fewer."],
])("%j does not", (text, reason) => {
  expect(checkPasskeyName(text)).toEqual({ ok: false, reason, field: "passkeyName" });
});

import { expect, test } from "vitest";
import { checkPasskeyName } from "./passkey-name.ts";

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

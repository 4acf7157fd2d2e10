import { expect, test } from "vitest";
import { emailKinds, emailLabel, isEmailKind, isSecretEmail } from "./email-kinds.ts";

test("every message has a label, and one from a newer database still reads", () => {
  expect(emailKinds.length).toBeGreaterThan(47);
  expect(emailLabel("quote_ready")).toBe("Quote ready");
  expect(emailLabel("invoice_is_due")).toBe("invoice is due");
  expect(emailLabel("toString")).toBe("toString");
});

test.each(emailKinds)("%s is known, and secret only when it carries a key", (kind) => {
  expect(isEmailKind(kind)).toBe(true);
  expect(isSecretEmail(kind)).toBe(
    [
      "password_reset",
      "staff_invitation",
      "verify_address",
      "change_address",
      "inquiry_invitation",
      "client_invitation",
    ].includes(kind),
  );
});

test.each(["", "toString", "invoice_is_due"])("%j is no message of ours", (kind) => {
  expect(isEmailKind(kind)).toBe(false);
});

import { expect, test } from "vitest";
import { type RefusalCode, refusal } from "./refusal.ts";

test.each<[RefusalCode, number]>([
  ["invalid", 400],
  ["wrong_password", 401],
  ["second_step_due", 401],
  ["second_step", 401],
  ["forbidden", 403],
  ["unverified", 403],
  ["missing", 404],
  ["refused", 409],
  ["stale", 409],
  ["submitted", 409],
  ["expired", 410],
  ["too_many", 429],
])("%s is answered with %i", (code, status) => {
  expect(refusal(code, "No.", "name")).toEqual({ ok: false, code, status, reason: "No.", field: "name" });
});

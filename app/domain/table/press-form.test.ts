import { expect, test } from "vitest";
import { checkProblem } from "./press-form.ts";

test("a problem is said in a few words, without marks that nobody sees", () => {
  expect(checkProblem("  A flaw,\r\n18 inches\u202e in. ")).toEqual({ ok: true, value: "A flaw,\n18 inches  in." });
  for (const nothing of ["", "  \n ", "\u0000\u200b"]) {
    expect(checkProblem(nothing)).toMatchObject({
      field: "problem",
      reason: "Please say in a few words what is wrong.",
    });
  }
  expect(checkProblem("x".repeat(1000)).ok).toBe(true);
  for (const long of [1001, 2_000_000]) {
    expect(checkProblem("x".repeat(long))).toMatchObject({ reason: "Please keep it to 1000 characters." });
  }
});

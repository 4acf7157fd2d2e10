import { expect, test } from "vitest";
import { duties } from "#app/domain/accounts/staff/duty.ts";
import { checkUndo, undoneUntil } from "./undo-rules.ts";

const AT = "2027-03-14T06:55:00.000Z";
const noted = { actorId: "june", expiresAt: undoneUntil(AT) };

test("ten minutes, also over the hour that the clocks skip", () => {
  expect(undoneUntil(AT)).toBe("2027-03-14T07:05:00.000Z");
});

test.each([
  ["at once", "june", "office", AT, true],
  ["after nine minutes", "june", "office", "2027-03-14T07:04:00.000Z", true],
  ["by the owner", "owner", "owner", AT, true],
  ["after ten", "june", "office", "2027-03-14T07:05:00.000Z", "Ten minutes are over."],
  ["by the owner after eleven", "owner", "owner", "2027-03-14T07:06:00.000Z", "Ten minutes are over."],
  ["by a colleague", "tom", "office", AT, "Somebody else did this. Only they or the owner can undo it."],
] as const)("%s", (_, actorId, duty, at, expected) => {
  const verdict = checkUndo(noted, { actorId, duty, at });
  expect(verdict.ok ? true : verdict.reason).toBe(expected);
});

test("what was swept away is over for everybody", () => {
  for (const duty of duties) {
    expect(checkUndo(undefined, { actorId: "june", duty, at: AT })).toMatchObject({ reason: "Ten minutes are over." });
  }
});

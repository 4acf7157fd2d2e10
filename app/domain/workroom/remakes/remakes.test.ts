import { expect, test } from "vitest";
import { readTyped } from "#app/domain/forms/described-form.ts";
import { readRemakeName, remakeForm } from "./remake-form.ts";

const typed = { part: "w1.drapes", reason: "cloth", fault: "mill", extraInches: "", costCents: "", note: "" };

test("a remake says what, why and whose fault; inches, cost and words are there or not", () => {
  expect(readTyped(remakeForm, typed)).toEqual({
    ok: true,
    value: {
      part: { window: "w1", type: "drapes", piece: undefined },
      reason: "cloth",
      fault: "mill",
      extraInches: 0,
      costCents: null,
      note: "",
    },
  });
  const full = readTyped(remakeForm, { ...typed, extraInches: "18", costCents: "$120.50", note: " A slub. " });
  expect(full).toMatchObject({ value: { extraInches: 18, costCents: 12050, note: "A slub." } });
});

test.each([
  ["part", ""],
  ["part", "w1.sofa"],
  ["part", "x".repeat(2_000_000)],
  ["reason", "because"],
  ["fault", "theirs"],
  ["extraInches", "-1"],
  ["extraInches", "721"],
  ["extraInches", "1.5"],
  ["costCents", "-5"],
  ["costCents", "1e9"],
  ["note", "x".repeat(501)],
])("%s is refused as %s", (field, text) => {
  expect(readTyped(remakeForm, { ...typed, [field]: text })).toMatchObject({ ok: false, field });
});

test("R1 is a name, and nothing else is", () => {
  expect(readRemakeName("R12")).toBe(12);
  for (const other of ["", "1", "R0", "R01", "r1", "R1 ", "R12345"]) expect(readRemakeName(other)).toBe(undefined);
});

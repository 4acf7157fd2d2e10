import fc from "fast-check";
import { expect, test } from "vitest";
import { takeTyped } from "#app/domain/forms/described-form.ts";
import { LONGEST_ACCESS, readSite, siteAgain, siteForm, siteLines, usualSite, writeSite } from "./site-form.ts";

const answered = {
  neededBy: "2026-12-12",
  takeDown: "us",
  wall: "plaster",
  callAhead: "no",
  access: "Gate on the left.\nTwo cats",
} as const;

test("nothing is required: the usual answers take no room", () => {
  expect(writeSite(usualSite)).toBe("");
  expect(readSite("")).toEqual(usualSite);
  expect(siteLines(usualSite)).toEqual([]);
});

test("what was answered is kept and told in the client's words", () => {
  expect(readSite(writeSite(answered))).toEqual(answered);
  expect(siteLines(answered).map(({ label, text }) => `${label} ${text}`)).toEqual([
    "By when would you like it? Dec 12, 2026",
    "What hangs there now? Please take down what hangs there",
    "What are your walls made of? Plaster",
    "Shall we call before we come? No need to call",
    "Anything to know about getting in? Gate on the left.\nTwo cats",
  ]);
});

test("another order of the same house keeps its walls and its door, never its day", () => {
  expect(siteAgain(answered)).toEqual({ ...answered, neededBy: "", takeDown: "none" });
});

test.each([
  ["neededBy", "2026-02-30", "Please choose a day."],
  ["wall", "glass", "Please choose one of these."],
  ["access", "x".repeat(LONGEST_ACCESS + 1), "Please keep this to 500 characters."],
])("%s cannot be %s", (name, text, sentence) => {
  const typed: Record<string, string> = { ...answered, [name]: text };
  const { check } = takeTyped(siteForm, (field) => typed[field] ?? "");
  expect(check).toMatchObject({ ok: false, field: name, faults: { [name]: sentence } });
});

test("whatever is stored can be read", () => {
  const whole = (site: object) => Object.keys(site).sort();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(whole(readSite(stored))).toEqual(whole(usualSite));
    }),
  );
  expect(readSite('{"wall":"glass","callAhead":7,"access":"Ring twice"}')).toEqual({
    ...usualSite,
    access: "Ring twice",
  });
});

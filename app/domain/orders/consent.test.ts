import { expect, test } from "vitest";
import { type Consent, consentOf, isAgreed, olderYesInWords } from "./consent.ts";

const portal = { by: "client", how: "portal" };
const phone = { by: "owner", how: "phone" };
const begun = { by: "owner", how: "work begun" };

test.each<[typeof portal | undefined, boolean, boolean, Consent]>([
  [undefined, false, false, "none"],
  [undefined, false, true, "ended"],
  [portal, true, false, "given"],
  [portal, true, true, "given"],
  [phone, true, false, "recorded"],
  [phone, true, true, "recorded"],
  [portal, false, false, "ended"],
  [phone, false, false, "ended"],
  [begun, true, false, "none"],
  [begun, false, false, "none"],
  [begun, true, true, "ended"],
])("in force by %j, shown %s, ended before %s: %s", (inForce, shown, ended, consent) => {
  expect(consentOf({ inForce, shown, ended })).toBe(consent);
});

test("a yes is one however it came", () => {
  expect((["none", "recorded", "given", "ended"] as const).map(isAgreed)).toEqual([false, true, true, false]);
});

test.each([
  [1, 2, "Version 1 confirmed, 2 sent"],
  [null, null, ""],
  [1, null, ""],
] as const)("a yes to version %s of an order that shows %s: %j", (agreedVersion, shownVersion, words) => {
  expect(olderYesInWords({ agreedVersion, shownVersion })).toBe(words);
});

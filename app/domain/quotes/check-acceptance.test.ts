import { expect, test } from "vitest";
import { checkAcceptance, NEWER_VERSION, NOT_QUOTED, type Yes } from "./check-acceptance.ts";
import { emptyLine } from "./plain-line.ts";
import type { QuoteLine } from "./quote-types.ts";
import { firstQuoteSettings, plainTerms, termsFrom } from "./settings/quote-settings.ts";

const line = (key: string, rest: Partial<QuoteLine> = {}): QuoteLine => ({
  ...emptyLine,
  key,
  label: key,
  unitCents: 100_00,
  ...rest,
});
const terms = {
  ...termsFrom(firstQuoteSettings, "2026-11-15", "6 to 8 weeks"),
  taxRate: 0,
  validUntil: "2026-11-20",
};
const version = {
  state: "sent" as const,
  /** The evening of the 14th in Pennsylvania. */
  sentAt: "2026-11-15T01:00:00.000Z",
  terms,
  lines: [
    line("drapes"),
    line("plain", { role: "choice", choiceGroup: "Lining", suggested: true }),
    line("blackout", { role: "choice", choiceGroup: "Lining", unitCents: 150_00 }),
    line("tassels", { role: "optional", unitCents: 30_00 }),
  ],
};
const yes: Yes = {
  status: "quoted",
  version,
  by: "client",
  chosen: ["blackout"],
  day: "2026-11-16",
  now: new Date("2026-11-16T17:00:00.000Z"),
  changed: [],
  read: false,
};
const answer = (changes: Partial<Yes> = {}, of: Partial<Yes["version"]> = {}) =>
  checkAcceptance({ ...yes, ...changes, version: { ...version, ...of } });
/** Its last day is over. */
const after = { now: new Date("2026-11-21T17:00:00.000Z"), day: "2026-11-21" };

test("a yes answers with what was chosen, in order, and what it comes to", () => {
  expect(answer()).toMatchObject({ ok: true, chosen: ["blackout"], totals: { totalCents: 250_00 } });
  const all = answer({ chosen: ["tassels", "plain", "tassels", "drapes"] });
  expect(all).toMatchObject({ ok: true, chosen: ["plain", "tassels"], totals: { totalCents: 230_00 } });
  expect(all.ok && "lines" in all.totals).toBe(false);
});

test.each<[string, Partial<Yes>, Partial<Yes["version"]>, object]>([
  ["that a newer one took the place of", {}, { state: "superseded" }, NEWER_VERSION],
  ["that was withdrawn", {}, { state: "withdrawn" }, NOT_QUOTED],
  ["that was answered", {}, { state: "accepted" }, NOT_QUOTED],
  ["that nobody has been sent", {}, { sentAt: null }, NOT_QUOTED],
  ["of an order that was not handed in", { status: "incomplete" }, {}, NOT_QUOTED],
  ["of an order that is cancelled", { status: "cancelled" }, {}, NOT_QUOTED],
])("a version %s takes no yes, whoever says it", (_, changes, of, refused) => {
  expect(answer(changes, of)).toEqual(refused);
  expect(answer({ ...changes, by: "owner" }, of)).toEqual(refused);
});

test("what ran out is taken by the owner alone; what has no end never runs out", () => {
  const over = { ok: false, code: "refused", reason: "This quote was valid until Nov 20, 2026." };
  expect(answer(after)).toMatchObject(over);
  expect(answer({ ...after, now: new Date("2026-11-21T04:59:59.000Z"), day: "2026-11-20" })).toMatchObject({
    ok: true,
  });
  expect(answer({ ...after, by: "owner" })).toMatchObject({ ok: true });
  expect(answer(after, { terms: { ...terms, validUntil: null } })).toMatchObject({ ok: true });
});

test("windows that have changed stop the client's yes to lines, and the owner's until they have read what differs", () => {
  const changed = ["Den: width"];
  const reason = "Some windows have changed since this was priced. We’ll send you a new quote.";
  expect(answer({ changed })).toMatchObject({ ok: false, code: "refused", reason });
  expect(answer({ changed, read: true })).toMatchObject({ ok: false, reason });
  const plain = { terms: { ...plainTerms, validUntil: null }, lines: [line("drapes")] };
  expect(answer({ changed, chosen: [] }, plain)).toMatchObject({ ok: true });
  expect(answer({ changed, by: "owner" })).toMatchObject({ ok: false, code: "refused", field: "read" });
  expect(answer({ changed, by: "owner", read: true })).toMatchObject({ ok: true });
  expect(answer({ by: "owner" })).toMatchObject({ ok: true });
});

test("a yes is of a day from its sending on, as the calendar goes here, to today", () => {
  expect(answer({ day: "2026-11-14" })).toMatchObject({ ok: true });
  expect(answer({ day: "2026-11-13" })).toMatchObject({
    ok: false,
    code: "invalid",
    field: "day",
    reason: "This quote was sent on Nov 14, 2026. Please choose that day or a later one.",
  });
  expect(answer({ day: "2026-11-17" })).toMatchObject({
    ok: false,
    code: "invalid",
    field: "day",
    reason: "Please choose today or an earlier day.",
  });
});

test("what belongs to another version is looked at again; of a group one is chosen", () => {
  expect(answer({ chosen: ["blackout", "velvet"] })).toMatchObject({ ok: false, code: "stale" });
  const reason = "Please choose one of Lining.";
  const refused = { ok: false, code: "invalid", reason, field: "chosen[Lining]" };
  expect(answer({ chosen: [] })).toMatchObject(refused);
  expect(answer({ chosen: ["plain", "blackout"] })).toMatchObject(refused);
});

test("a choice that costs less than nothing is no yes; one that costs nothing is", () => {
  const less = (unitCents: number) => ({ lines: [...version.lines, line("kind", { kind: "adjustment", unitCents })] });
  expect(answer({}, less(-250_00))).toMatchObject({ ok: true, totals: { totalCents: 0 } });
  const below = "With this choice the total comes to less than $0.00.";
  expect(answer({}, less(-250_01))).toMatchObject({ code: "refused", reason: `${below} Please ask us about it.` });
  expect(answer({ by: "owner" }, less(-250_01))).toMatchObject({ code: "refused", reason: below });
});

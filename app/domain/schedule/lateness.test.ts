import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/calendar.ts";
import { momentInWords, weekInShort, weekInWords } from "./day-words.ts";
import { type BoughtCloth, clothAgain, fabricDatesOf } from "./fabric-dates.ts";
import { lastDayOf, latenessInWords, latenessOf, mondayOf, type Promised, riskEnds, workingDays } from "./lateness.ts";
import { stages } from "./stage.ts";

const promised: Promised = {
  stage: "cutting",
  promisedWeek: "2027-03-15",
  fabricExpectedOn: null,
  installed: false,
  hungOn: null,
};
const said = (order: Partial<Promised>, today: string, blocked: string[] = []) => {
  const lateness = latenessOf(
    { ...promised, ...order },
    { today, blocked: new Set(blocked), stageDays: { fabric: 10, cutting: 2, sewing: 8, ready: 2, install: 3 } },
  );
  return lateness && latenessInWords(lateness, today);
};

test.each<[Partial<Promised>, string, string[], string | null]>([
  [{}, "2027-02-26", [], null],
  [{}, "2027-03-01", [], "At risk: needs 15 working days, 14 are left."],
  [{ stage: "sewing" }, "2027-03-03", [], "At risk: needs 13 working days, 12 are left."],
  [{ stage: "sewing" }, "2027-03-02", [], null],
  [{ stage: "sewing" }, "2027-03-02", ["2027-03-10"], "At risk: needs 13 working days, 12 are left."],
  [{ stage: "install" }, "2027-03-18", [], "At risk: needs 3 working days, 1 is left."],
  [{ stage: "install" }, "2027-03-19", [], "At risk: needs 3 working days, none are left."],
  [{ stage: "install" }, "2028-01-03", [], "Late since March 19, 2027"],
  [{ stage: "settled" }, "2027-03-20", [], null],
  [{ installed: true }, "2027-03-20", [], null],
  [{ promisedWeek: null }, "2027-03-20", [], null],
  [{ stage: null }, "2027-03-20", [], null],
  // Ten days for cloth, or as many as are left until it comes.
  [{ stage: "fabric" }, "2027-02-12", [], null],
  [{ stage: "fabric" }, "2027-02-15", [], "At risk: needs 25 working days, 24 are left."],
  [{ stage: "fabric", fabricExpectedOn: "2027-02-17" }, "2027-02-15", [], null],
  [{ stage: "quote" }, "2027-02-15", [], "At risk: needs 25 working days, 24 are left."],
  // What is booked within the promised week takes no days of its own: the work is done before it.
  [{ stage: "install", hungOn: "2027-03-18" }, "2027-03-17", [], null],
  [{ stage: "install", hungOn: "2027-03-19" }, "2027-03-19", [], null],
  [{ stage: "ready", hungOn: "2027-03-18" }, "2027-03-17", [], null],
  [{ stage: "install", hungOn: "2027-03-18" }, "2027-03-20", [], "Late since March 19"],
  [{ stage: "install", hungOn: "2027-03-22" }, "2027-03-17", [], "At risk: needs 3 working days, 2 are left."],
  [{ stage: "sewing", hungOn: "2027-03-18" }, "2027-03-05", [], null],
  [{ stage: "sewing", hungOn: "2027-03-18" }, "2027-03-08", [], "At risk: needs 8 working days, 7 are left."],
  [{ stage: "sewing", hungOn: "2027-03-18" }, "2027-03-18", [], "At risk: needs 8 working days, none are left."],
])("5. golden: %j on %s without %j", (order, today, blocked, words) => {
  expect(said(order, today, blocked)).toBe(words);
});

test.each(stages.filter((stage) => stage !== "settled"))("whatever is in %s after its Friday is late", (stage) => {
  expect(said({ stage }, "2027-03-20")).toBe("Late since March 19");
  expect(said({ stage }, "2027-03-19")).not.toBe("Late since March 19");
});

const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays("2026-01-01", days));

test("a week holds five working days, whichever day it is promised by", () => {
  fc.assert(
    fc.property(day, (any) => {
      const monday = mondayOf(any);
      expect(monday <= any && any <= addDays(monday, 6)).toBe(true);
      expect(workingDays(addDays(monday, -1), addDays(monday, 6), new Set())).toBe(5);
    }),
  );
});

test("a day that passes, or one that is blocked, never makes an order less late", () => {
  const rank = (words: string | null) => (words?.startsWith("Late") ? 2 : words ? 1 : 0);
  fc.assert(
    fc.property(fc.constantFrom(...stages), day, day, fc.option(day), (stage, today, blocked, hungOn) => {
      const order = { stage, promisedWeek: "2027-11-01", hungOn };
      expect(rank(said(order, addDays(today, 1)))).toBeGreaterThanOrEqual(rank(said(order, today)));
      expect(rank(said(order, today, [blocked]))).toBeGreaterThanOrEqual(rank(said(order, today)));
    }),
  );
});

test.each([
  ["2027-03-15", "March 15 to 19, 2027"],
  ["2027-03-29", "March 29 to April 2, 2027"],
  ["2027-12-27", "December 27 to 31, 2027"],
  ["2026-12-28", "December 28, 2026 to January 1, 2027"],
])("the week of %s", (monday, words) => {
  expect(weekInWords(monday)).toBe(words);
});

test.each([
  ["2027-03-15", "Mar 15 to 19"],
  ["2027-03-29", "Mar 29 to Apr 2"],
  ["2026-12-28", "Dec 28 to Jan 1"],
  ["2028-01-03", "Jan 3 to 7, 2028"],
])("the week of %s on a card", (monday, words) => {
  expect(weekInShort(monday, "2027-03-01")).toBe(words.replaceAll(" ", "\u00A0"));
});

test.each([
  ["2027-03-16T13:00:00.000Z", "Tue, Mar 16, 9\u00A0AM"],
  ["2027-03-12T14:30:00.000Z", "Fri, Mar 12, 9:30\u00A0AM"],
])("%s is %s in Pennsylvania", (iso, words) => {
  expect(momentInWords(iso)).toBe(words);
});

const nothing = { fabricOrderedOn: null, fabricExpectedOn: null, fabricArrivedOn: null };
const typed = { fabricOrderedOn: "2027-03-01", fabricExpectedOn: "2027-03-20", fabricArrivedOn: null };
const line = (need: string, rest: Partial<BoughtCloth>): BoughtCloth => ({
  need,
  state: "waiting",
  orderedOn: "2027-03-02",
  expectedOn: "2027-03-16",
  arrivedOn: null,
  ...rest,
});
const here = { state: "arrived", arrivedOn: "2027-03-12" } as const;
const [linen, silk, own] = [
  { need: "linen", com: false },
  { need: "silk", com: false },
  { need: "own", com: true },
];

test.each<[string, Parameters<typeof fabricDatesOf>, object]>([
  ["nothing known", [null, [], nothing], { there: false, typed: true, bought: false }],
  ["nothing needed", [[], [], nothing], { there: true, typed: false }],
  ["typed for all", [[linen], [], typed], { orderedOn: "2027-03-01", expectedOn: "2027-03-20", there: false }],
  ["typed as here", [[linen], [], { ...typed, fabricArrivedOn: "2027-03-18" }], { there: true, expectedOn: null }],
  [
    "on a purchase order, whatever was typed",
    [[linen], [line("linen", {})], { ...typed, fabricArrivedOn: "2027-03-18" }],
    { orderedOn: "2027-03-02", expectedOn: "2027-03-16", arrivedOn: null, there: false, typed: false, bought: true },
  ],
  ["arrived", [[linen], [line("linen", here)], nothing], { arrivedOn: "2027-03-12", expectedOn: null, there: true }],
  ["on a draft", [[linen], [line("linen", { state: "draft", orderedOn: null })], nothing], { orderedOn: null }],
  ["cancelled", [[linen], [line("linen", { state: "cancelled" })], nothing], { orderedOn: null, typed: true }],
  [
    "one bought, one by hand",
    [[linen, silk], [line("linen", here)], typed],
    { orderedOn: "2027-03-02", expectedOn: "2027-03-20", arrivedOn: null, typed: true, bought: true },
  ],
  ["the client's own", [[own], [], nothing], { sentByClient: true, there: false }],
  ["some of it the client's own", [[own, silk], [], nothing], { sentByClient: false }],
  ["came short", [[linen], [line("linen", { state: "short" })], nothing], { orderedOn: null, there: false }],
  [
    "came short, and the rest on another line",
    [[linen], [line("linen", { state: "short" }), line("linen", here)], nothing],
    { there: true, arrivedOn: "2027-03-12" },
  ],
  ["enough without a day", [[linen], [line("linen", { state: "enough" })], nothing], { there: true, arrivedOn: null }],
  ["of another order's need", [[linen], [line("silk", here)], nothing], { there: false, bought: false }],
])("cloth: %s", (_, given, dates) => {
  expect(fabricDatesOf(...given)).toMatchObject(dates);
});

test.each<[string, Parameters<typeof clothAgain>, object | undefined]>([
  ["nothing made again", [[], []], undefined],
  ["to be bought", [[{ needs: [linen], cut: false }], []], { there: false, orderedOn: null }],
  [
    "ordered",
    [[{ needs: [linen], cut: false }], [line("linen", {})]],
    { orderedOn: "2027-03-02", expectedOn: "2027-03-16" },
  ],
  ["arrived", [[{ needs: [linen], cut: false }], [line("linen", here)]], undefined],
  ["enough in the house", [[{ needs: [linen], cut: false }], [line("linen", { state: "enough" })]], undefined],
  ["cut, whatever nobody wrote down", [[{ needs: [linen], cut: true }], []], undefined],
  ["sent by the client again", [[{ needs: [own], cut: false }], []], undefined],
  [
    "one of two cut",
    [
      [
        { needs: [linen], cut: true },
        { needs: [silk], cut: false },
      ],
      [line("silk", {})],
    ],
    { there: false },
  ],
])("cloth of what is made again: %s", (_, given, dates) => {
  const waited = clothAgain(...given);
  if (dates) expect(waited).toMatchObject(dates);
  else expect(waited).toBe(undefined);
});

test("what is promised by the day on which the risk ends is in trouble, and nothing after it", () => {
  const days = fc.integer({ min: 0, max: 12 });
  const calendars = fc.record({
    today: fc.integer({ min: 0, max: 400 }).map((more) => addDays("2027-01-01", more)),
    blocked: fc.array(fc.integer({ min: 0, max: 500 }).map((more) => addDays("2027-01-01", more))),
    stageDays: fc.record({ cutting: days, sewing: days, ready: days, install: days }),
  });
  const before = stages.slice(stages.indexOf("cutting"), stages.indexOf("settled"));
  fc.assert(
    fc.property(calendars, fc.constantFrom(...before), fc.nat(20), ({ today, blocked, stageDays }, stage, weeks) => {
      const calendar = { today, blocked: new Set(blocked), stageDays };
      const promisedWeek = addDays(mondayOf(today), (weeks - 3) * 7);
      const troubled = latenessOf({ ...promised, stage, promisedWeek }, calendar) !== null;
      expect(troubled).toBe(lastDayOf(promisedWeek) <= riskEnds(stage, calendar));
    }),
  );
});

import { expect, test } from "vitest";
import { isDay } from "./calendar-page.ts";
import { consultationsHref, parseConsultations } from "./consultation-list.ts";

test.each([
  ["", { list: "upcoming", page: 1, week: null }],
  ["?show=past&page=3", { list: "past", page: 3, week: null }],
  ["?show=lost&page=-1&week=tomorrow", { list: "upcoming", page: 1, week: null }],
  ["?show=upcoming&page=1000000", { list: "upcoming", page: 1_000_000, week: null }],
  ["?page=1000001&week=", { list: "upcoming", page: 1, week: null }],
  ["?show=cancelled&week=2026-11-16", { list: "cancelled", page: 1, week: "2026-11-16" }],
])("%s is read as %o", (search, expected) => {
  expect(parseConsultations(new URLSearchParams(search), isDay)).toEqual(expected);
});

test.each([
  ["upcoming", undefined, "/c?show=upcoming"],
  ["past", 2, "/c?show=past&page=2"],
] as const)("the list of %s, page %s, is %s", (list, page, expected) => {
  expect(consultationsHref("/c", list, page)).toBe(expected);
});

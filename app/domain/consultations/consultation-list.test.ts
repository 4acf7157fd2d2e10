import { expect, test } from "vitest";
import { consultationsHref, parseConsultations } from "./consultation-list.ts";

test.each([
  ["upcoming", undefined, "/c?show=upcoming"],
  ["past", 2, "/c?show=past&page=2"],
] as const)("the list of %s, page %s, is %s", (list, page, expected) => {
  expect(consultationsHref("/c", list, page)).toBe(expected);
});

test.each([
  ["", { list: "upcoming", page: 1, week: null }],
  ["?show=past&page=12", { list: "past", page: 12, week: null }],
  ["?show=cancelled&page=0", { list: "cancelled", page: 1, week: null }],
  ["?show=upcoming&page=1000000", { list: "upcoming", page: 1_000_000, week: null }],
  ["?show=everything&page=1000001", { list: "upcoming", page: 1, week: null }],
  ["?page=2nd&week=tomorrow", { list: "upcoming", page: 1, week: null }],
  ["?page=-2&week=", { list: "upcoming", page: 1, week: null }],
  ["?week=2026-11-17", { list: "upcoming", page: 1, week: "2026-11-17" }],
])("%s is read as %j", (search, expected) => {
  expect(parseConsultations(new URLSearchParams(search))).toEqual(expected);
});

import { expect, test } from "vitest";
import { listHref, pageWithin, parsePage, parseSearch } from "./list-query.ts";

const params = (search: string) => new URLSearchParams(search);

test.each([
  ["", ""],
  ["?search=%20whit%20", "whit"],
  ["?search=%00%ED%A0%80x", "x"],
  [`?search=${"y".repeat(120)}`, "y".repeat(100)],
])("%s searches for %j", (address, expected) => {
  expect(parseSearch(params(address))).toBe(expected);
});

test.each([
  ["", 1],
  ["?page=500", 500],
  ["?page=1000000", 1_000_000],
  ["?page=1000001", 1],
  ["?page=0", 1],
  ["?page=-3", 1],
  ["?page=2.5", 1],
  ["?page=1e99", 1],
  ["?page=two", 1],
])("%s is page %i", (address, expected) => {
  expect(parsePage(params(address))).toBe(expected);
});

test.each([
  [1, 0, { page: 1, pageCount: 1 }],
  [1, 50, { page: 1, pageCount: 1 }],
  [2, 51, { page: 2, pageCount: 2 }],
  [3, 101, { page: 3, pageCount: 3 }],
  [9, 100, { page: 2, pageCount: 2 }],
])("page %s of %s rows", (page, rows, expected) => {
  expect(pageWithin(page, rows)).toEqual(expected);
});

test.each([
  [{ page: 1 }, {}, "/list"],
  [{ search: "", page: 1 }, { state: null }, "/list"],
  [{ search: "a b", page: 2 }, { state: "sent", sort: null }, "/list?search=a+b&state=sent&page=2"],
])("%o with %o is written %s", (query, fields, expected) => {
  expect(listHref("/list", query, fields)).toBe(expected);
});

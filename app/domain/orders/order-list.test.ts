import fc from "fast-check";
import { expect, test } from "vitest";
import {
  attentions,
  listedStatuses,
  orderListHref,
  orderSorts,
  parseOrderList,
  statusesFoundBy,
} from "./order-list.ts";

const parse = (search: string) => parseOrderList(new URLSearchParams(search));

test("an empty address is the newest orders, first page", () => {
  expect(parse("")).toEqual({ search: "", status: null, only: null, sort: "date", descending: true, page: 1 });
});

test.each([
  ["?search=%20whit%20", { search: "whit" }],
  ["?search=%00%ED%A0%80x", { search: "x" }],
  ["?status=in+progress", { status: "in progress" }],
  ["?status=incomplete", { status: null }],
  ["?status=lost", { status: null }],
  ["?only=unconfirmed", { only: "unconfirmed" }],
  ["?only=everything", { only: null }],
  ["?sort=total", { sort: "total", descending: false }],
  ["?sort=-total", { sort: "total", descending: true }],
  ["?sort=password", { sort: "date", descending: true }],
  ["?page=500", { page: 500 }],
  ["?page=0", { page: 1 }],
  ["?page=-3", { page: 1 }],
  ["?page=2.5", { page: 1 }],
  ["?page=1e99", { page: 1 }],
])("%s", (search, expected) => {
  expect(parse(search)).toMatchObject(expected);
});

test("an address that we write is read back as it was meant", () => {
  const query = fc.record({
    search: fc.string({ maxLength: 80 }).map((text) => parse(`?${new URLSearchParams({ search: text })}`).search),
    status: fc.constantFrom(null, ...listedStatuses),
    only: fc.constantFrom(null, ...attentions),
    sort: fc.constantFrom(...orderSorts),
    descending: fc.boolean(),
    page: fc.integer({ min: 1, max: 5000 }),
  });
  fc.assert(
    fc.property(query, (meant) => {
      const href = orderListHref("/list", meant, { page: meant.page });
      expect(parse(href.slice("/list".length))).toEqual(meant);
    }),
  );
});

test("a changed filter leads to the first page", () => {
  const href = orderListHref("/list", parse("?search=clara&page=7&sort=-total"), { status: "quoted" });
  expect(href).toBe("/list?search=clara&status=quoted&sort=-total");
});

test.each([
  ["prog", ["in progress"]],
  ["in-progress", ["in progress"]],
  ["QUOTED", ["quoted"]],
  ["incomplete", []],
  ["whitfield", []],
])("%s means the statuses %j", (search, statuses) => {
  expect(statusesFoundBy(search)).toEqual(statuses);
});

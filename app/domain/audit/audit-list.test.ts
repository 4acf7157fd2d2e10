import { expect, test } from "vitest";
import { auditKindLabels, auditKinds, auditList, quarterHourOf } from "./audit-list.ts";

test.each([
  ["", { search: "", kind: null, page: 1 }],
  ["search=+Clara+&kind=read&page=3", { search: "Clara", kind: "read", page: 3 }],
  ["kind=toString&page=-1", { search: "", kind: null, page: 1 }],
])("%j asks for %j", (address, query) => {
  expect(auditList.parse(new URLSearchParams(address))).toEqual(query);
});

test("every change of the list but of its page leads to its first page", () => {
  const query = { search: "Clara", kind: null, page: 3 };
  expect(auditList.href("/audit", query, { kind: "read" })).toBe("/audit?search=Clara&kind=read");
  expect(auditList.href("/audit", query, { page: 4 })).toBe("/audit?search=Clara&page=4");
});

test("every kind has its word", () => {
  expect(auditKinds.map((kind) => auditKindLabels[kind])).toEqual(["Read", "Exported", "Changed", "Deleted"]);
});

test.each([
  ["2026-11-15T12:00:00.000Z", "2026-11-15T12:00:00.000Z"],
  ["2026-11-15T12:14:59.999Z", "2026-11-15T12:00:00.000Z"],
  ["2026-11-15T12:15:00.000Z", "2026-11-15T12:15:00.000Z"],
])("%s lies in the quarter hour of %s", (at, quarter) => {
  expect(quarterHourOf(new Date(at))).toBe(quarter);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { byDay, conversationList, withLinks } from "./show-thread.ts";

test("messages stand under their day in Pennsylvania", () => {
  const moments = [
    "2026-11-02T15:00:00.000Z",
    "2026-11-17T04:59:00.000Z",
    "2026-11-17T05:01:00.000Z",
    "2026-11-18T12:00:00.000Z",
  ];
  const days = byDay(
    moments.map((sentAt) => ({ sentAt })),
    new Date("2026-11-18T20:00:00.000Z"),
  );
  expect(days.map(({ heading, entries }) => [heading, entries.length])).toEqual([
    ["Monday, November 2, 2026", 1],
    ["Monday, November 16, 2026", 1],
    ["Yesterday", 1],
    ["Today", 1],
  ]);
  expect(byDay([], new Date())).toEqual([]);
});

test.each([
  ["See https://example.com/a?b=1, please.", ["https://example.com/a?b=1"]],
  ["(www.example.com) and HTTP://example.org!", ["https://www.example.com", "HTTP://example.org"]],
  ["javascript:alert(1) ftp://example.com mail@example.com example.com", []],
  ["https://bank.example@evil.example https://localhost", []],
  ["", []],
])("links in %j", (text, links) => {
  expect(withLinks(text).flatMap(({ href }) => href ?? [])).toEqual(links);
});

test("the pieces are the text, and every link is one of the web", () => {
  const words = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(" ", "\n", "www.", "https://", "."));
  fc.assert(
    fc.property(
      fc.array(words).map((parts) => parts.join("")),
      (text) => {
        const pieces = withLinks(text);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        for (const { href } of pieces) expect(href ?? "https://").toMatch(/^https?:\/\//i);
      },
    ),
  );
});

test("the list of conversations shows all of them unless it is asked for some", () => {
  const parse = (search: string) => conversationList.parse(new URLSearchParams(search));
  expect(parse("")).toEqual({ search: "", state: null, page: 1 });
  expect(parse("?state=unread")).toMatchObject({ state: "unread" });
  expect(parse("?state=lost")).toMatchObject({ state: null });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { tidyLink } from "./link.ts";

test.each([
  ["", ""],
  ["  ", ""],
  ["https://shop.example/a?b=c", "https://shop.example/a?b=c"],
  ["HTTP://shop.example", "HTTP://shop.example"],
  ["shop.example/linen", "https://shop.example/linen"],
  ["shop.example/?from=https://other.example", "https://shop.example/?from=https://other.example"],
  ["www.shop.example:8080/x", "https://www.shop.example:8080/x"],
])("%j opens as %j", (typed, link) => {
  expect(tidyLink(typed)).toEqual({ ok: true, value: link });
});

test("a link is at most 2,048 characters long, the scheme that we put in front included", () => {
  const host = "shop.example/";
  const longest = `${host}${"x".repeat(2_048 - "https://".length - host.length)}`;
  expect(tidyLink(longest)).toEqual({ ok: true, value: `https://${longest}` });
  expect(tidyLink(`${longest}x`)).toEqual({ ok: false, reason: "Please enter a valid link." });
  expect(tidyLink(`https://${longest}`)).toEqual({ ok: true, value: `https://${longest}` });
  expect(tidyLink(`https://${longest}x`)).toMatchObject({ ok: false });
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "mailto:a@shop.example",
  "ftp://shop.example",
  "javascript:1",
  "blob:https://shop.example/x",
  "view-source:https://shop.example",
  "tel:+12155550142",
  "sms:12155550142",
  "intent://shop.example#Intent;end",
  "https://:secret@shop.example",
  "https://",
  "//shop.example",
  "///shop.example/linen",
  "/shop.example",
  "https:////shop.example",
  "linen",
  "shop.example/a b",
  "https://good.example@evil.example",
  'https://shop.example/"onclick',
  `https://shop.example/${"x".repeat(2100)}`,
])("%j is refused", (typed) => {
  expect(tidyLink(typed)).toEqual({ ok: false, reason: "Please enter a valid link." });
});

test("whatever is typed, an accepted link opens a web page and nothing else", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.webUrl(),
        fc.string().map((text) => `javascript:${text}`),
      ),
      (typed) => {
        const link = tidyLink(typed);
        return !link.ok || link.value === "" || /^https?:$/.test(new URL(link.value).protocol);
      },
    ),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  actKey,
  checkMessageBody,
  checkTakeBack,
  MAX_MESSAGE_LENGTH,
  momentAfter,
  noticeFor,
  originOf,
  otherSide,
  sentKey,
  tidyMessage,
} from "./message-rules.ts";

test.each([
  ["  Hello.\r\n\r\nAgain \n", "Hello.\n\nAgain"],
  ["one\n\n\n\n\ntwo", "one\n\ntwo"],
  ["a\u202eb\u0000c\td", "abc\td"],
  ["\ud800 alone", "\ufffd alone"],
  ["<b>bold</b>", "<b>bold</b>"],
])("%j is kept as %j", (typed, kept) => {
  expect(checkMessageBody(typed)).toEqual({ ok: true, value: kept });
});

const LONG = { ok: false, reason: "Please keep a message to 4,000 characters.", field: "body" };

test("a message has words, and no more than 4,000 characters of them", () => {
  const empty = { ok: false, reason: "Please write something, or add a photograph.", field: "body" };
  for (const typed of ["", " \n\t ", "\u202e\u0007"]) expect(checkMessageBody(typed)).toEqual(empty);
  expect(checkMessageBody("x".repeat(MAX_MESSAGE_LENGTH))).toMatchObject({ ok: true });
  expect(checkMessageBody("x".repeat(MAX_MESSAGE_LENGTH + 1))).toEqual(LONG);
  expect(checkMessageBody(" ".repeat(2_000_000))).toEqual(LONG);
});

test("what is tidied once stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const once = tidyMessage(typed);
      expect(tidyMessage(once)).toBe(once);
      expect(once.isWellFormed()).toBe(true);
    }),
  );
});

const unread = { side: "client" as const, readAt: null, takenBackAt: null, formKey: sentKey("ida", "k") };

test.each([
  ["one's own, unread", unread, "client", true],
  ["once more", { ...unread, takenBackAt: "2026-11-18" }, "client", true],
  ["the other side's", unread, "house", "Only who wrote a message can take it back."],
  ["what was read", { ...unread, readAt: "2026-11-18" }, "client", "It has been read already."],
  [
    "words of an answer",
    { ...unread, formKey: actKey("changes", "a1") },
    "client",
    "It belongs to an answer, which stands.",
  ],
] as const)("taking back %s", (_, message, by, expected) => {
  expect(checkTakeBack(message, by)).toEqual(
    expected === true ? { ok: true, value: true } : { ok: false, reason: expected },
  );
});

test("an act is known by its key, and no form has such a key", () => {
  expect(originOf(actKey("changes", "a1", "line"))).toBe("Changes to the quote");
  expect(originOf("act toString a1")).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), fc.string(), (author, key) => {
      expect(originOf(sentKey(author, key))).toBeUndefined();
    }),
  );
  expect([otherSide("client"), otherSide("house")]).toEqual(["house", "client"]);
});

test("moments of an order only go on, also where the clock was put back", () => {
  const now = new Date("2026-11-18T12:00:00.000Z");
  expect(momentAfter(undefined, now)).toBe("2026-11-18T12:00:00.000Z");
  expect(momentAfter("2026-11-18T11:59:00.000Z", now)).toBe("2026-11-18T12:00:00.000Z");
  expect(momentAfter("2026-11-18T12:00:00.000Z", now)).toBe("2026-11-18T12:00:00.001Z");
  expect(momentAfter("2026-11-18T13:00:00.000Z", now)).toBe("2026-11-18T13:00:00.001Z");
});

const NOW = new Date("2026-11-18T12:00:00.000Z");
const at = (time: string) => `2026-11-18T${time}:00.000Z`;

test.each([
  ["nobody was ever told", undefined, undefined, "queue"],
  ["they have looked, and nobody was told", { noticedAt: null, readAt: at("11:00") }, undefined, "queue"],
  ["one waits", { noticedAt: at("11:58"), readAt: null }, "queued", "count"],
  ["one waits, and they have looked since", { noticedAt: at("11:58"), readAt: at("11:59") }, "queued", "wait"],
  ["one went out", { noticedAt: at("11:00"), readAt: at("10:00") }, "sent", "none"],
  ["one could not be sent", { noticedAt: at("11:00"), readAt: null }, "failed", "none"],
  ["one went out, and they have looked", { noticedAt: at("11:00"), readAt: at("11:30") }, "sent", "queue"],
  ["one was dropped", { noticedAt: at("11:00"), readAt: null }, "dropped", "queue"],
  ["one went out a day ago", { noticedAt: "2026-11-17T12:00:00.000Z", readAt: null }, "sent", "queue"],
  [
    "one went out a minute less than a day ago",
    { noticedAt: "2026-11-17T12:01:00.000Z", readAt: null },
    "sent",
    "none",
  ],
  ["one is no longer kept", { noticedAt: "2026-10-01T12:00:00.000Z", readAt: null }, undefined, "queue"],
] as const)("%s: %#", (_, spell, state, expected) => {
  expect(noticeFor(spell, state, NOW)).toBe(expected);
});

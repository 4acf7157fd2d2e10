import { expect, test } from "vitest";
import { noticeFor } from "./spell.ts";

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

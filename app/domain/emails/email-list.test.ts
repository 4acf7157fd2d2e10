import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSendAgain, emailList, emailStateLabels, giveUpTime, nextTry } from "./email-list.ts";

const parse = (search: string) => emailList.parse(new URLSearchParams(search));

test.each([
  ["", { search: "", state: null, page: 1 }],
  ["?state=failed&page=3", { search: "", state: "failed", page: 3 }],
  ["?state=lost&page=-1&search=%00ida", { search: "ida", state: null, page: 1 }],
])("%s is read as %o", (search, expected) => {
  expect(parse(search)).toEqual(expected);
});

test.each([
  ["?search=ida&page=4", { state: "sent" as const }, "/e?search=ida&state=sent"],
  ["?search=ida&state=sent", { page: 2 }, "/e?search=ida&state=sent&page=2"],
  ["?state=sent", { state: null }, "/e"],
])("%s with %o is %s", (search, changes, expected) => {
  expect(emailList.href("/e", parse(search), changes)).toBe(expected);
});

test.each([
  ["confirm", "failed", 5, true],
  ["confirm", "sent", 1, true],
  ["confirm", "queued", 2, true],
  ["confirm", "queued", 0, false],
  ["password_reset", "failed", 9, false],
  ["password_reset", "sent", 1, false],
  ["inquiry_invitation", "sent", 1, false],
  ["staff_invitation", "sent", 1, false],
  ["client_invitation", "sent", 1, false],
  ["password_changed", "sent", 1, true],
  ["confirm", "failed", 0, true],
])("%s, %s after %s tries, may be sent again: %s", (kind, state, attempts, expected) => {
  const again = checkSendAgain({ kind, state, attempts });
  expect(again).toEqual(expected ? { ok: true, value: true } : { ok: false, reason: expect.any(String) });
});

test("each state has its label", () => {
  expect(emailStateLabels).toEqual({ queued: "Queued", sent: "Sent", failed: "Failed", dropped: "Dropped" });
});

const start = new Date("2026-11-15T12:00:00Z");
const giveUpAt = giveUpTime("confirm", start);

/** The minutes after the start at which a message is tried while every try fails at once. */
function triesOf(kind: string) {
  const tries: number[] = [];
  const end = giveUpTime(kind, start);
  for (let now: Date | undefined = start; now; now = nextTry({ attempts: tries.length, now, giveUpAt: end })) {
    tries.push((now.getTime() - start.getTime()) / 60_000);
  }
  return tries;
}

test("the pauses grow, and the last try is after a day", () => {
  expect(triesOf("confirm")).toEqual([
    0, 0.5, 2.5, 12.5, 42.5, 102.5, 222.5, 402.5, 582.5, 762.5, 942.5, 1122.5, 1302.5, 1440,
  ]);
});

test("a reset is tried for as long as its link works", () => {
  expect(triesOf("password_reset").at(-1)).toBe(60);
});

test("whatever happens, the next try lies ahead and within its time", () => {
  const minutes = fc.integer({ min: 0, max: 3_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), minutes, (attempts, after) => {
      const now = new Date(start.getTime() + after * 60_000);
      const next = nextTry({ attempts, now, giveUpAt });
      if (now >= giveUpAt) expect(next).toBeUndefined();
      else {
        expect(next?.getTime()).toBeGreaterThan(now.getTime());
        expect(next?.getTime()).toBeLessThanOrEqual(giveUpAt.getTime());
      }
    }),
  );
});

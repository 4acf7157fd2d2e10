import { expect, test } from "vitest";
import { checkSendAgain, emailList, emailStateLabels } from "./email-list.ts";

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

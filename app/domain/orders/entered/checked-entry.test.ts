import { expect, test } from "vitest";
import { askToCheck, entryInWords, entryOf } from "./checked-entry.ts";

const AT = "2027-03-02T15:00:00.000Z";
const row = { enteredBy: "owner", submittedAt: AT, clientCheckedAt: null, clientCheckedHow: null };

test.each([
  [{ enteredBy: null }, null, null],
  [{ submittedAt: null }, null, null],
  [
    {},
    "We entered this for you on Mar 2, 2027. Please check the windows.",
    "We entered this order. The client has not checked it yet.",
  ],
  [
    { clientCheckedAt: AT, clientCheckedHow: "portal" as const },
    null,
    "We entered this order; checked by the client on Mar 2, 2027.",
  ],
  [
    { clientCheckedAt: AT, clientCheckedHow: "phone" as const },
    null,
    "We entered this order; read to the client by telephone on Mar 2, 2027.",
  ],
])("an order with %j asks %s and reads %s", (changes, asked, words) => {
  const entry = entryOf({ ...row, ...changes });
  expect(askToCheck(entry)).toBe(asked);
  expect(entry && entryInWords(entry)).toBe(words);
});

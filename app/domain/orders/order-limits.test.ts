import { expect, test } from "vitest";
import { checkDraftCount } from "./order-limits.ts";

test.each([
  [0, "ok"],
  [19, "ok"],
  [20, "You have 20 orders in progress, and 20 is the most we can keep. Please submit or delete one of them first."],
  [31, "You have 31 orders in progress, and 20 is the most we can keep. Please submit or delete one of them first."],
])("with %i orders in progress: %s", (count, sentence) => {
  const checked = checkDraftCount(count);
  expect(checked.ok ? "ok" : checked.reason).toBe(sentence);
});

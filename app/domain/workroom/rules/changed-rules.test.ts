import { expect, test } from "vitest";
import { changedPlacement, changedRules } from "./changed-rules.ts";
import { defaultShopRules } from "./shop-rules.ts";

test("only what the owner changed is sent, and to draw by only where anything hangs", () => {
  const headingTop = { ...defaultShopRules.headingTop, rings: 2 };
  const rules = { ...defaultShopRules, hemAllowance: 6, rodAboveFrame: 6, headingTop };
  expect(changedRules(defaultShopRules)).toEqual({});
  expect(changedRules(rules)).toEqual({ hemAllowance: 6, rodAboveFrame: 6, headingTop });
  expect(changedPlacement(rules)).toEqual({ rodAboveFrame: 6, headingTop });
});

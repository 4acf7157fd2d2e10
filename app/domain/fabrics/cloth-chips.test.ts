import { expect, test } from "vitest";
import { clothChips, nearestChip } from "./cloth-chips.ts";
import type { FabricLook } from "./fabric-look.ts";
import { guessLook } from "./guess-look.ts";

test.each(clothChips)("$name is nearest to itself", (chip) => expect(nearestChip(chip.look)).toBe(chip));

test.each([
  ["Navy velvet", "navy"],
  ["Sage linen", "sage"],
  ["White sheer", "sheer"],
  ["Blue ticking", "ticking"],
  ["Red stripe", "stripe"],
  ["Oat linen", "flax"],
])("%s is drawn as %s", (name, id) => expect(nearestChip(guessLook(name)?.look as FabricLook).id).toBe(id));

test("a cloth with a figure of its own is nearest to the one that has any", () => {
  const [vine] = clothChips.slice(-1);
  const medallion = { colors: ["#EEF0F4", "#33475F"], weave: "plain", pattern: "medallion" } as const;
  expect(nearestChip({ ...medallion, verticalRepeat: 25, horizontalRepeat: 13.5 })).toBe(vine);
});

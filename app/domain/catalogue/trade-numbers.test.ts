import { expect, test } from "vitest";
import { styles } from "./catalogue.ts";
import { type GroupId, styleKey } from "./style.ts";
import { draperyNumbers, sashFullness, topNumbers } from "./trade-numbers.ts";

const of = (key: string) => {
  const [group, name] = key.split("/") as [GroupId, string];
  return { group, name };
};

test.each([
  ["grommet-top/Grommet Top", "grommets", false, 2],
  ["pleated-tops/Three Finger Pinch", "rings", true, 2.5],
  ["pleated-tops/Olivia", "rings", true, 2.5],
  ["pleated-tops/Two Finger Pinch", "rings", true, 2.25],
  ["pleated-tops/Inverted", "rings", true, 2],
  ["pleated-tops/Monarch", "rings", true, 2.25],
  ["pleated-tops/Single", "rings", true, 1.8],
  ["pleated-tops/Relaxed", "rings", false, 2],
  ["pleated-tops/Natural", "rings", true, 2],
  ["pleated-tops/Tuxedo", "rings", true, 2.25],
  ["pleated-tops/Goblet", "rings", true, 2.5],
  ["hidden-tab-top/Hidden Tab Top", "behind", false, 1.5],
  ["plain-top/Plain Top", "rings", false, 2],
  ["rod-pocket/Rod Pocket Top Only", "pocket", false, 2],
  ["ripplefold/Ripplefold", "track", false, 1.8],
])("%s hangs from %s, pleated: %s, %d times full", (key, hang, pleated, fullness) => {
  expect(draperyNumbers(of(key))).toEqual({ hang, pleated, fullness });
});

test.each(["rod-pocket/Rod Pocket Top & Bottom", "rod-pocket/Hourglass", "rod-pocket/Reverse Hourglass"])(
  "%s is stretched between two rods, twice full",
  (key) => {
    expect(sashFullness(of(key))).toBe(2);
    expect(draperyNumbers(of(key))).toBeUndefined();
  },
);

test.each([
  ["cornice-boards/Chateau", "board", 17],
  ["cornice-boards/Low Profile Statler", "board", 7],
  ["board-mount-valances/Judith", "board", 15],
  ["board-mount-valances/Handkerchief", "board", 20],
  ["rod-mount-valances/Judith", "rod", 15],
  ["rod-mount-valances/Danby", "rod", 17.5],
])("%s hangs from a %s and is %d long", (key, mount, longPoint) => {
  expect(topNumbers(of(key))).toEqual({ mount, longPoint });
});

test("every style but a shade has its numbers, in one table, and a shade has none", () => {
  const tables = styles.map((style) => {
    const found = [draperyNumbers(style), sashFullness(style), topNumbers(style)];
    return [styleKey(style), found.filter((numbers) => numbers !== undefined).length];
  });
  const expected = styles.map((style) => [styleKey(style), style.treatment === "shades" ? 0 : 1]);
  expect(tables).toEqual(expected);
});

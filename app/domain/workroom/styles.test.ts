import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { draperyNumbers, sashFullness } from "#app/domain/catalogue/trade-numbers.ts";
import { defaultPlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { computeTreatment } from "./compute-treatment.ts";
import { defaultShopRules } from "./rules/shop-rules.ts";

const window = {
  width: 48,
  height: 60,
  topToFloor: 84,
  gap: 12,
  room: 96,
  left: 36,
  right: 36,
  glassWidth: 42,
  glassHeight: 54,
};

/** Inches of 54-inch plain upright cloth, and yards of lining, for one ordinary window, worked by hand for every style. */
const ordinary: readonly [style: string, faceInches: number | undefined, liningYards: number | undefined][] = [
  ["grommet-top/Grommet Top", 318.375, 8.3438],
  ["pleated-tops/Three Finger Pinch", 408, 10.6667],
  ["pleated-tops/Olivia", 408, 10.6667],
  ["pleated-tops/Two Finger Pinch", 408, 10.6667],
  ["pleated-tops/Inverted", 306, 8],
  ["pleated-tops/Monarch", 408, 10.6667],
  ["pleated-tops/Single", 306, 8],
  ["pleated-tops/Relaxed", 291, 8],
  ["pleated-tops/Natural", 306, 8],
  ["pleated-tops/Tuxedo", 408, 10.6667],
  ["pleated-tops/Goblet", 408, 10.6667],
  ["hidden-tab-top/Hidden Tab Top", 209.5, 5.4861],
  ["plain-top/Plain Top", 291, 8],
  ["rod-pocket/Reverse Hourglass", 136.28, 4.0356],
  ["rod-pocket/Hourglass", 136.28, 4.0356],
  ["rod-pocket/Rod Pocket Top Only", 307.875, 8.3229],
  ["rod-pocket/Rod Pocket Top & Bottom", 127, 3.7778],
  ["ripplefold/Ripplefold", 289.875, 8.0521],
  ["soft-shades/Flat Roman", 172, 2.3889],
  ["soft-shades/Front Fold", 205, 2.8472],
  ["soft-shades/Reverse Fold", 205, 2.8472],
  ["soft-shades/Hobbled", 271, 3.7639],
  ["soft-shades/Slouch", 172, 2.3889],
  ["soft-shades/Soft Roman Shade", 172, 2.3889],
  ["hard-shades/Hard Shades", undefined, undefined],
  ["cornice-boards/Albany", 40, 1.6389],
  ["cornice-boards/Atlanta", 40, 1.6389],
  ["cornice-boards/Belvedere", 40, 1.6389],
  ["cornice-boards/Low Profile Belvedere", 27.75, 1.6389],
  ["cornice-boards/Chateau", 41.75, 1.6389],
  ["cornice-boards/Decatur", 40, 1.6389],
  ["cornice-boards/Florence", 40, 1.6389],
  ["cornice-boards/Marietta", 40, 1.6389],
  ["cornice-boards/Richmond", 40, 1.6389],
  ["cornice-boards/Savannah", 40, 1.6389],
  ["cornice-boards/Low Profile Savannah", 27.75, 1.6389],
  ["cornice-boards/Statler", 38.25, 1.6389],
  ["cornice-boards/Low Profile Statler", 24.25, 1.6389],
  ["board-mount-valances/Berkshire", 38, 1.0556],
  ["board-mount-valances/Handkerchief", 45, 1.25],
  ["board-mount-valances/Charleston", 70.5, 1.0069],
  ["board-mount-valances/Diana", 91, 1.0556],
  ["board-mount-valances/Hathaway", 38, 1.0556],
  ["board-mount-valances/Kennedy", 136, 2.5],
  ["board-mount-valances/Madison", 34.5, 0.9583],
  ["board-mount-valances/Monticello", 96.25, 1.1042],
  ["board-mount-valances/Sheldon", 72.5, 2.0139],
  ["board-mount-valances/Stagecoach", 100, 1.3819],
  ["board-mount-valances/Welles", 54.5, 1.5139],
  ["board-mount-valances/Judith", 54.25, 1.5069],
  ["rod-mount-valances/Spencer", 58.875, 1.6354],
  ["rod-mount-valances/Briscoe", 46.25, 1.2847],
  ["rod-mount-valances/Judith", 57.25, 1.5903],
  ["rod-mount-valances/Danby", 94, 1.5972],
  ["rod-mount-valances/Lifton", 40, 1.1111],
  ["rod-mount-valances/Plaza 2 Rod Pocket", 63.375, 1.7604],
  ["rod-mount-valances/Plaza 1 Pinch Pleat", 75, 2.0833],
  ["rod-mount-valances/Summerton", 40, 1.1111],
  ["rod-mount-valances/Winchester Rod Pocket", 92.25, 2.5625],
];

test("the table names every style of the catalogue", () => {
  expect(ordinary.map(([style]) => style)).toEqual(styles.map(styleKey));
});

test.each(ordinary)("%s takes %d inches of cloth", (style, faceInches, liningYards) => {
  const { figures } = computeTreatment({ style, window, fabric: { width: 54 }, lining: "standard" }, defaultShopRules);
  const rounded = (value: number | undefined) => value && Math.round(value * 10_000) / 10_000;
  expect([rounded(figures.faceInches), rounded(figures.liningYards)]).toEqual([faceInches, liningYards]);
});

test("drawing and workroom place by the same numbers", () => {
  expect(defaultShopRules).toMatchObject(defaultPlacementRules);
  for (const style of styles.filter(({ treatment }) => treatment === "drapes")) {
    const drawn = draperyNumbers(style)?.fullness ?? sashFullness(style);
    expect([style.name, defaultShopRules.fullness[styleKey(style)]]).toEqual([style.name, drawn]);
  }
});

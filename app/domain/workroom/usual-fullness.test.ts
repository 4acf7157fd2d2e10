import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { draperyNumbers, sashFullness } from "#app/domain/catalogue/trade-numbers.ts";
import { usualFullness } from "./usual-fullness.ts";

const fullnessOf = (key: string) => {
  const style = styles.find((one) => styleKey(one) === key);
  return style && usualFullness(style);
};

test.each([
  ["pleated-tops/Goblet", { in: "width", times: 2.5 }],
  ["rod-pocket/Hourglass", { in: "width", times: 2 }],
  ["soft-shades/Hobbled", { in: "height", times: 1.75 }],
  ["soft-shades/Front Fold", { in: "ribs" }],
  ["soft-shades/Flat Roman", { in: "nothing" }],
  ["hard-shades/Hard Shades", { in: "noCloth" }],
  ["cornice-boards/Statler", { in: "nothing" }],
  ["board-mount-valances/Sheldon", { in: "width", times: 3 }],
  ["board-mount-valances/Diana", { in: "pleats" }],
  ["board-mount-valances/Charleston", { in: "pleats" }],
  ["board-mount-valances/Kennedy", { in: "swags" }],
  ["board-mount-valances/Handkerchief", { in: "nothing" }],
  ["rod-mount-valances/Judith", { in: "folds" }],
  ["rod-mount-valances/Plaza 2 Rod Pocket", { in: "width", times: 2.5 }],
])("%s has its fullness in %j", (key, expected) => {
  expect(fullnessOf(key)).toEqual(expected);
});

test("drapes are as full as the catalogue says", () => {
  const drapes = styles.filter(({ treatment }) => treatment === "drapes");
  expect(drapes.map(usualFullness)).toEqual(
    drapes.map((style) => ({ in: "width", times: draperyNumbers(style)?.fullness ?? sashFullness(style) })),
  );
});

import { expect, test } from "vitest";
import { findStyle, findStyleBySlug, groupsOf, styleGroups, styles } from "./catalogue.ts";
import {
  chooseControl,
  chosenControls,
  drapesOptions,
  optionTexts,
  shadesOptions,
  treatmentOptions,
} from "./options.ts";
import { styleImage, styleSlug } from "./style.ts";

const namesIn = (group: string) => styles.filter((style) => style.group === group).map((style) => style.name);

test.each([
  ["drapes", 18],
  ["shades", 7],
  ["tops", 34],
])("%s has %d styles", (treatment, count) => {
  expect(styles.filter((style) => style.treatment === treatment)).toHaveLength(count);
});

test.each([
  ["pleated-tops", 10],
  ["rod-pocket", 4],
  ["soft-shades", 6],
  ["cornice-boards", 13],
  ["board-mount-valances", 12],
  ["rod-mount-valances", 9],
])("%s has %d styles", (group, count) => {
  expect(namesIn(group)).toHaveLength(count);
});

test("Judith hangs from a board and from a rod, and each is found in its group", () => {
  expect(styles.filter((style) => style.name === "Judith").map((style) => style.group)).toEqual([
    "board-mount-valances",
    "rod-mount-valances",
  ]);
  expect(findStyle("board-mount-valances", "Judith")?.description).not.toBe(
    findStyle("rod-mount-valances", "Judith")?.description,
  );
  expect(findStyle("cornice-boards", "Judith")).toBeUndefined();
});

test("only tops have a category", () => {
  expect(styles.every((style) => (style.treatment === "tops") === (style.category !== undefined))).toBe(true);
  expect(groupsOf("tops", "corniceBoard").map((group) => group.id)).toEqual(["cornice-boards"]);
  expect(groupsOf("tops", "valance").map((group) => group.id)).toEqual(["board-mount-valances", "rod-mount-valances"]);
});

test("every style has a slug of its own, fit for a file name", () => {
  const slugs = styles.map(styleSlug);
  expect(new Set(slugs).size).toBe(59);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  expect(styleImage({ group: "rod-pocket", name: "Rod Pocket Top & Bottom" })).toBe(
    "/styles/rod-pocket-rod-pocket-top-and-bottom.svg",
  );
});

test("a style is found by its slug, and nothing else is found", () => {
  expect(styles.map((style) => findStyleBySlug(styleSlug(style)))).toEqual(styles);
  for (const other of ["", "finder", "constructor", "pleated-tops/Goblet", undefined, null, 7, {}]) {
    expect(findStyleBySlug(other)).toBeUndefined();
  }
});

test("each description is two sentences of its own, the groups' one or more", () => {
  expect(styles.filter((style) => !/^[^.]+\. [^.]+\.$/.test(style.description)).map((style) => style.name)).toEqual([]);
  expect(new Set(styles.map((style) => style.description)).size).toBe(59);
  expect(styleGroups.every((group) => group.description.endsWith("."))).toBe(true);
});

test("every option is explained in one line", () => {
  expect(Object.keys(optionTexts).sort()).toEqual([...new Set([...drapesOptions, ...shadesOptions])].sort());
  for (const text of Object.values(optionTexts)) expect(text.explanation).toMatch(/^[^.]+\.$/);
  expect(treatmentOptions.tops).toEqual(["decorativeTrim"]);
  expect(treatmentOptions.drapes).toHaveLength(7);
});

test("choosing a control clears the other two and leaves the rest", () => {
  const flags = chooseControl({ clutchControl: true, blackoutLining: true }, "motorizedControl");
  expect(flags).toEqual({
    blackoutLining: true,
    clutchControl: false,
    cordlessControl: false,
    motorizedControl: true,
  });
  expect(chosenControls(flags)).toEqual(["motorizedControl"]);
});

test("the shades with a soft hem say how wide they hang in one swoop", () => {
  const soft = styles.filter(({ description }) => description.includes("up to 48 inches wide it hangs in one swoop"));
  expect(soft.map(({ name }) => name)).toEqual(["Slouch", "Soft Roman Shade"]);
});

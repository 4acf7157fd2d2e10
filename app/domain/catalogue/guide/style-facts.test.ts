import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey, type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { fitsWishes, wishesIn } from "./filter-styles.ts";
import { styleFacts } from "./style-facts.ts";
import { characters, rooms, windowShapes } from "./traits.ts";

const without = (lacks: (facts: NonNullable<ReturnType<typeof styleFacts>>) => boolean) =>
  styles
    .filter((style) => {
      const facts = styleFacts(style);
      return !facts || lacks(facts);
    })
    .map(styleKey);

test("each of the fifty-nine has a character, rooms, windows and a care, none named twice", () => {
  expect(styles).toHaveLength(59);
  expect(without(({ character }) => !characters.includes(character))).toEqual([]);
  expect(without((facts) => facts.rooms.length === 0 || new Set(facts.rooms).size < facts.rooms.length)).toEqual([]);
  expect(without((facts) => facts.windows.length === 0 || new Set(facts.windows).size < facts.windows.length)).toEqual(
    [],
  );
  expect(styleFacts({ group: "cornice-boards", name: "Judith" })).toBeUndefined();
});

test.each([
  ["drapes", ["pleated", "loose", "stretched", "track"]],
  ["shades", ["romanShade", "hardShade"]],
  ["tops", ["board", "rod"]],
] as const)("%s are kept clean as they are made", (treatment, kinds) => {
  const found = styles.filter((style) => style.treatment === treatment).map((style) => styleFacts(style)?.care);
  expect([...new Set(found)].sort()).toEqual([...kinds].sort());
});

test("every room has drapes, shades and tops, and every character and shape of window has some of them", () => {
  const kindsWith = (has: (facts: NonNullable<ReturnType<typeof styleFacts>>) => boolean): TreatmentType[] =>
    treatmentTypes.filter((kind) =>
      styles.some((style) => {
        const facts = styleFacts(style);
        return style.treatment === kind && facts && has(facts);
      }),
    );
  for (const room of rooms)
    expect([room, kindsWith((facts) => facts.rooms.includes(room))]).toEqual([room, [...treatmentTypes]]);
  for (const look of characters)
    expect([look, kindsWith(({ character }) => character === look)]).toEqual([look, [...treatmentTypes]]);
  for (const shape of windowShapes)
    expect([shape, kindsWith(({ windows }) => windows.includes(shape))]).toEqual([shape, [...treatmentTypes]]);
});

test.each([
  ["", {}],
  ["kind=drapes", { kind: "drapes" }],
  ["kind=drapes&look=formal&room=dining&cloth=navy", { kind: "drapes", look: "formal", room: "dining" }],
  ["kind=Drapes&look=__proto__&room=", {}],
  ["kind=shades&kind=tops", { kind: "shades" }],
])("an address that ends in ?%s asks for %j", (address, wishes) => {
  expect(wishesIn(new URLSearchParams(address))).toEqual(wishes);
});

test("a wish that is left out leaves nothing out", () => {
  const style = { kind: "shades", look: "soft", rooms: ["kitchen", "bath"] } as const;
  expect(fitsWishes(style, {})).toBe(true);
  expect(fitsWishes(style, { kind: "shades", look: "soft", room: "bath" })).toBe(true);
  expect(fitsWishes(style, { kind: "drapes" })).toBe(false);
  expect(fitsWishes(style, { look: "formal" })).toBe(false);
  expect(fitsWishes(style, { kind: "shades", room: "dining" })).toBe(false);
});

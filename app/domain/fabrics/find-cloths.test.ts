import { expect, test } from "vitest";
import { priceClassOf } from "./book-fabric.ts";
import { type ClothFilter, findCloths, parseClothFilter } from "./find-cloths.ts";

const book = [
  { id: "a", family: "linen", colorFamily: "blue", rooms: ["living", "bedroom"] },
  { id: "b", family: "velvet", colorFamily: "blue", rooms: ["living"] },
  { id: "c", family: "linen", colorFamily: "cream", rooms: [] },
] as const;
const found = (filter: Partial<ClothFilter>) =>
  findCloths(book, { family: null, color: null, room: null, ...filter }).map(({ id }) => id);

test("a filter narrows, several narrow further, none leaves all", () => {
  expect(found({})).toEqual(["a", "b", "c"]);
  expect(found({ color: "blue" })).toEqual(["a", "b"]);
  expect(found({ color: "blue", family: "linen" })).toEqual(["a"]);
  expect(found({ room: "living" })).toEqual(["a", "b"]);
  expect(found({ room: "bath" })).toEqual([]);
});

test("an address that asks for what there is not asks for nothing", () => {
  const parse = (query: string) => parseClothFilter(new URLSearchParams(query));
  expect(parse("family=velvet&color=blue&room=study")).toEqual({ family: "velvet", color: "blue", room: "study" });
  expect(parse("family=__proto__&color=&room=cellar")).toEqual({ family: null, color: null, room: null });
});

test.each([
  [0, undefined],
  [42_00, 1],
  [59_99, 1],
  [60_00, 2],
  [120_00, 3],
])("at %i cents a yard a cloth is of class %s", (pricePerYardCents, priceClass) => {
  expect(priceClassOf({ pricePerYardCents, costPerYardCents: null, markup: null })).toBe(priceClass);
});

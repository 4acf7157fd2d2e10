import { describe, expect, test } from "vitest";
import { fabricList, yardPrice } from "./book-fabric.ts";
import type { FabricFieldName, TypedFabric } from "./fabric-fields.ts";
import { fabricAsTyped, fabricChanges, foldedFabric, readFabricDetails } from "./read-fabric-details.ts";

const typed: TypedFabric = {
  supplier: "Fernhollow Linens",
  name: "Climbing Vine",
  color: "Fern",
  link: "fernhollow.example/vine",
  family: "Print",
  colorFamily: "Green",
  rooms: "Bedroom, Living room",
  usableWidth: "54",
  verticalRepeat: "25 1/4",
  horizontalRepeat: '13 1/2"',
  match: "Half drop",
  direction: "Upright",
  railroadable: "No",
  pricePerYard: "$84",
  costPerYard: "40",
  markup: "110 %",
  soldIn: "1/2",
  care: "Dry clean.",
  hangs: "Soft",
  weave: "Plain",
  pattern: "Vine",
  groundColor: "#F1EBDC",
  patternColor1: "5f7d54",
  patternColor2: "",
  patternColor3: "",
};

const vine = {
  supplier: "Fernhollow Linens",
  name: "Climbing Vine",
  color: "Fern",
  link: "https://fernhollow.example/vine",
  family: "print" as const,
  colorFamily: "green" as const,
  rooms: ["living", "bedroom"] as const,
  usableWidth: 54,
  match: "halfDrop" as const,
  direction: "upright" as const,
  railroadable: false,
  pricePerYardCents: 8400,
  costPerYardCents: 4000,
  markup: 110,
  soldIn: 0.5,
  care: "Dry clean.",
  hangs: "soft" as const,
  look: {
    colors: ["#f1ebdc", "#5f7d54"],
    weave: "plain" as const,
    pattern: "vine" as const,
    verticalRepeat: 25.25,
    horizontalRepeat: 13.5,
  },
};

test("a cloth is read as people write it, and written as it is read", () => {
  expect(readFabricDetails(typed)).toEqual({ ok: true, value: vine });
  expect(readFabricDetails(fabricAsTyped(vine))).toEqual({ ok: true, value: vine });
});

describe("what is wrong is said at its field", () => {
  const WIDTH = "Please enter a number of inches from 6 to 200.";
  const REPEAT = "Please enter a number of inches from 0 to 120.";
  const COLOR = "Please enter a color as # and six digits, such as #c8b79a.";
  const PRICE = "Please enter an amount in dollars, such as 62.50, of at most $10,000.00.";
  test.each<[FabricFieldName, string, string]>([
    ["usableWidth", "0", WIDTH],
    ["usableWidth", "", WIDTH],
    ["usableWidth", "wide", WIDTH],
    ["usableWidth", "200.5", WIDTH],
    ["verticalRepeat", "-3", REPEAT],
    ["verticalRepeat", "121", REPEAT],
    ["horizontalRepeat", "1e9", REPEAT],
    ["groundColor", "", COLOR],
    ["groundColor", "sage", COLOR],
    ["groundColor", "#12345", COLOR],
    ["patternColor1", "#gggggg", COLOR],
    ["patternColor1", "", "Please enter the color of the vine."],
    ["patternColor3", "#000000", "Please enter the second color of the pattern before the third."],
    ["pricePerYard", "a lot", PRICE],
    ["pricePerYard", "10000.01", PRICE],
    ["soldIn", "0", "Please enter a number of yards from 0.125 to 60."],
    ["name", "   ", "Please fill this in."],
    ["name", "x".repeat(71), "Please keep this under 70 characters."],
    ["link", "javascript:alert(1)", "Please enter a valid link."],
    ["match", "sideways", "Please choose one of: Straight, Half drop, None."],
    ["railroadable", "perhaps", "Please enter Yes or No."],
    ["rooms", "Bedroom, Attic", "Please choose one of: Living room, Dining room, Bedroom, Kitchen, Bath, Study."],
    ["verticalRepeat", "0", "Please enter how far apart the vine repeats from top to bottom."],
    ["horizontalRepeat", "", "Please enter how far apart the vine repeats from side to side."],
  ])("%s %j", (field, text, reason) => {
    const read = readFabricDetails({ ...typed, [field]: text });
    const at = reason.includes("second color") ? "patternColor2" : field;
    expect(read).toEqual({ ok: false, reason, field: at });
  });
});

test("a stripe repeats from side to side only; a cloth without a pattern needs no repeat and may have no price", () => {
  expect(readFabricDetails({ ...typed, pattern: "stripe", verticalRepeat: "" })).toMatchObject({ ok: true });
  const plain = { pattern: "None", verticalRepeat: "", horizontalRepeat: "", patternColor1: "", pricePerYard: "" };
  expect(readFabricDetails({ ...typed, ...plain })).toMatchObject({
    ok: true,
    value: { pricePerYardCents: null, look: { colors: ["#f1ebdc"], verticalRepeat: 0, horizontalRepeat: 0 } },
  });
});

test("changes are told as people read them", () => {
  const after = { ...vine, usableWidth: 55, pricePerYardCents: null, look: { ...vine.look, pattern: "leaf" as const } };
  expect(fabricChanges(vine, after)).toEqual([
    { label: "Usable width", before: "54", after: "55" },
    { label: "Price per yard", before: "84.00", after: "" },
    { label: "Pattern", before: "Vine", after: "Leaf" },
  ]);
  expect(fabricChanges(vine, { ...vine })).toEqual([]);
});

test("cloths are told apart however their names are written", () => {
  const folded = foldedFabric(vine);
  expect(foldedFabric({ ...vine, name: " climbing  VINE ", color: "Férn" })).toBe(folded);
  expect(foldedFabric({ ...vine, name: "Climbing", color: "Vine Fern" })).not.toBe(folded);
});

test.each([
  ["", { search: "", family: null, state: "active", page: 1 }],
  [
    "search=oat&family=linen&state=discontinued&page=2",
    { search: "oat", family: "linen", state: "discontinued", page: 2 },
  ],
  ["family=toString&state=gone&page=x", { search: "", family: null, state: "active", page: 1 }],
])("%j asks for %j", (address, query) => {
  expect(fabricList.parse(new URLSearchParams(address))).toEqual(query);
});

test("every change of the list but of its page leads to its first page", () => {
  const query = { search: "oat", family: null, state: "active" as const, page: 3 };
  expect(fabricList.href("/fabrics", query, { family: "wool" })).toBe("/fabrics?search=oat&family=wool");
  expect(fabricList.href("/fabrics", query, { state: "discontinued" })).toBe("/fabrics?search=oat&state=discontinued");
  expect(fabricList.href("/fabrics", query, { page: 4 })).toBe("/fabrics?search=oat&page=4");
});

test("a cloth without a price of its own is sold for what we pay and the markup", () => {
  const at = (pricePerYardCents: number | null, costPerYardCents: number | null, markup: number | null) =>
    yardPrice({ pricePerYardCents, costPerYardCents, markup });
  expect([at(8400, 4000, 100), at(null, 3333, 87.5), at(null, 4000, 0), at(0, 4000, 100)]).toEqual([
    8400, 6249, 4000, 0,
  ]);
  expect([at(null, 4000, null), at(null, null, 100)]).toEqual([null, null]);
});

test.each(["-1", "1001", "a half", "1e2", "50%%"])("a markup of %s is refused", (markup) => {
  expect(readFabricDetails({ ...typed, markup })).toMatchObject({ ok: false, field: "markup" });
});

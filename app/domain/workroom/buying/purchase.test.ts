import { expect, test } from "vitest";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { type PurchaseLine, purchaseList, readPurchaseLine } from "./purchase.ts";

const linen: PurchaseLine = {
  window: "Den",
  supplier: "Mill",
  item: "Linen",
  unit: "yard",
  inches: 100,
  count: 0,
  repeat: 0,
  spare: true,
  com: false,
};

test("only lines of one thing are summed", () => {
  const lines = [
    linen,
    { ...linen, window: "Hall" },
    { ...linen, supplier: "Other" },
    { ...linen, item: "Silk" },
    { ...linen, com: true },
    { ...linen, spare: false },
    { ...linen, unit: "foot" as const },
  ];
  const list = purchaseList(lines, defaultShopRules);
  expect(list.map(({ inches, windows }) => [inches, windows.join()])).toEqual([
    [200, "Den,Hall"],
    [100, "Den"],
    [100, "Den"],
    [100, "Den"],
    [100, "Den"],
    [100, "Den"],
  ]);
});

test("a window that needs a thing twice is named once, and the longest repeat counts", () => {
  const [item] = purchaseList(
    [
      { ...linen, repeat: 20 },
      { ...linen, repeat: 45 },
    ],
    defaultShopRules,
  );
  expect(item).toMatchObject({ windows: ["Den"], repeat: 45, spareInches: 45, order: 7 });
});

test.each([
  ["yardOrRepeat", 27, 36],
  ["yardOrRepeat", 40, 40],
  ["yard", 40, 36],
  ["repeat", 27, 27],
  ["none", 27, 0],
] as const)("spare by %s with a repeat of %d is %d inches", (spare, repeat, spareInches) => {
  expect(purchaseList([{ ...linen, repeat }], { ...defaultShopRules, spare })).toMatchObject([{ spareInches }]);
});

test("trim is ordered by the foot, hardware by the piece", () => {
  expect(purchaseList([{ ...linen, unit: "foot", inches: 386 }], defaultShopRules)).toEqual([
    {
      supplier: "Mill",
      item: "Linen",
      unit: "foot",
      inches: 386,
      count: 0,
      repeat: 0,
      spare: true,
      com: false,
      windows: ["Den"],
      feetExact: 386 / 12,
      order: 33,
    },
  ]);
  expect(purchaseList([{ ...linen, unit: "each", count: 3 }], defaultShopRules)[0]).not.toHaveProperty("spareInches");
});

test("a very long list is summed as well", () => {
  const lines = Array.from({ length: 200_000 }, () => linen);
  expect(purchaseList(lines, defaultShopRules)).toMatchObject([{ inches: 20_000_000 }]);
});

test("a line is read with what most lines have", () => {
  expect(readPurchaseLine({ supplier: "Mill", item: "Linen", unit: "yard", inches: 9 })).toEqual({
    ...linen,
    window: "",
    inches: 9,
  });
  expect(readPurchaseLine({ ...linen, spare: false, com: true })).toEqual({ ...linen, spare: false, com: true });
});

test.each([
  [{ ...linen, unit: "metre" }],
  [{ ...linen, supplier: 3 }],
  [{ ...linen, item: undefined }],
  [{ ...linen, inches: -1 }],
  [{ ...linen, inches: "9" }],
  [{ ...linen, count: 1_000_001 }],
  [{ ...linen, repeat: Number.NaN }],
  [null],
])("%j is no line", (given) => {
  expect(readPurchaseLine(given)).toBeUndefined();
});

test("amounts may be nothing, or a million", () => {
  expect(readPurchaseLine({ ...linen, inches: 0, count: 1_000_000 })).toMatchObject({ inches: 0, count: 1_000_000 });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { buyCase } from "#app/domain/workroom/compute-cases.ts";
import { computePacket } from "#app/domain/workroom/packet.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { partInWords, sizeInWords } from "./part-words.ts";
import { besideEachOther, purchaseKey, type Thing } from "./purchase.ts";

const pole: Thing = { part: "pole", size: 100, finish: "brass", mount: "wall", supplier: "Stock", item: "Pole" };

test("two things are one only if part, size, finish, mount, name and supplier agree", () => {
  expect(purchaseKey({ ...pole, item: "said otherwise" })).toBe(purchaseKey(pole));
  const others: Thing[] = [
    { ...pole, part: "track" },
    { ...pole, size: 99 },
    { ...pole, finish: "black" },
    { ...pole, mount: "ceiling" },
    { ...pole, name: "Iron" },
    { ...pole, supplier: "Rod maker" },
  ];
  expect(new Set([pole, ...others].map(purchaseKey)).size).toBe(7);
});

test("a line from outside that names no part goes by its words", () => {
  expect(purchaseKey({ supplier: "Mill", item: "Linen" })).not.toBe(purchaseKey({ supplier: "Mill", item: "Silk" }));
});

const plain = { width: 54, repeat: 0, match: "straight", direction: "upright" };
const shade = (window: string, width: number, height: number, fabric: object = plain) => ({
  window,
  cloth: "Linen",
  input: {
    kind: "roman",
    style: "soft-shades/Flat Roman",
    fabric,
    choices: { finishedWidth: width, finishedHeight: height },
  },
});
const clothOf = (...entries: ReturnType<typeof shade>[]) =>
  buyCase(entries, defaultShopRules).find(({ part }) => part === "cloth")?.inches;

test("narrow shades of one plain cloth lie side by side, across windows", () => {
  expect(clothOf(shade("A", 18, 50), shade("B", 18, 50))).toBe(70);
  expect(clothOf(shade("A", 18, 50), shade("B", 18, 40))).toBe(70);
  expect(clothOf(shade("A", 18, 50), shade("B", 18, 40), shade("C", 18, 30))).toBe(120);
  expect(clothOf(shade("A", 18, 50), shade("B", 30, 50))).toBe(140);
  const striped = { ...plain, repeat: 10 };
  expect(clothOf(shade("A", 18, 50, striped), shade("B", 18, 50, striped))).toBe(140);
});

test("what is laid side by side lies within the width, and takes no more than one after the other", () => {
  const piece = fc.record({
    across: fc.integer({ min: 8, max: 432 }).map((eighths) => eighths / 8),
    long: fc.integer({ min: 8, max: 1600 }).map((eighths) => eighths / 8),
    of: fc.constantFrom(54, 56, 118),
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const inches = besideEachOther(pieces);
      const area = pieces.reduce((sum, { across, long, of }) => sum + (across * long) / of, 0);
      const summed = pieces.reduce((sum, { long }) => sum + long, 0);
      expect(inches).toBeGreaterThanOrEqual(area - 1e-6);
      expect(inches).toBeLessThanOrEqual(summed);
    }),
  );
});

test("a track and a pole of one length stay apart, with their brackets", () => {
  const drapes = (window: string, style: string, finish: string) => ({
    window,
    cloth: "Linen",
    finish,
    input: { kind: "drapery", style, choices: { rodWidth: 100, finishedLength: 96 }, fabric: plain },
  });
  const lines = buyCase(
    [drapes("A", "ripplefold/Ripplefold", "white"), drapes("B", "pleated-tops/Three Finger Pinch", "brass")],
    defaultShopRules,
  );
  const rods = lines.filter(({ part }) => /track|pole/.test(part ?? ""));
  expect(rods.map(({ part, size, finish, mount, order }) => [part, size, finish, mount, order])).toEqual([
    ["track", 100, "white", "wall", 1],
    ["track bracket", undefined, "white", "wall", 3],
    ["pole", 100, "brass", "wall", 1],
    ["pole bracket", undefined, "brass", "wall", 3],
  ]);
  const kept = buyCase([{ ...drapes("B", "pleated-tops/Three Finger Pinch", ""), hardware: "keep" }], defaultShopRules);
  expect(kept.map(({ part }) => part)).toEqual(["cloth", "buckram", "drapery pin", "weight"]);
});

test("a sundry that we keep is not bought, but counted", () => {
  const window = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36 };
  const drapes = { style: "pleated-tops/Three Finger Pinch", fabric: { ...plain, name: "Linen" } };
  const packet = (rules: object) =>
    computePacket({ windows: [{ name: "Den", window, measured: true, treatments: [drapes] }] }, rules);
  const parts = (rules: object) => packet(rules).purchase.map(({ part }) => part);
  expect(parts({})).toEqual(["cloth", "drapery pin", "weight", "buckram"]);
  const kept = { inStock: { buckramInches: true, pins: true, weights: true, thread: false } };
  expect(parts(kept)).toEqual(["cloth", "thread"]);
  expect(packet(kept).windows[0]?.treatments[0]?.figures.sundries).toEqual({
    buckramInches: 206,
    pins: 22,
    weights: 6,
    thread: 1,
  });
});

test.each([
  ["pole", false, "Pole"],
  ["pole bracket", true, "Pole brackets"],
  ["L-bracket", true, "L-brackets"],
  ["ripplefold carrier 100", true, "Ripplefold carriers, 100 percent"],
  ["clutch and chain", true, "Clutches and chains"],
  ["plywood 1/2", true, 'Sheets of 1/2" plywood'],
])("%s (several: %s) reads %s", (part, several, words) => {
  expect(partInWords(part, several)).toBe(words);
});

test("a size of one or more sides", () => {
  expect(sizeInWords(64)).toBe('64"');
  expect(sizeInWords([52, 3.5, 0.75])).toBe('52" x 3 1/2" x 3/4"');
});

test("rings and brackets that pass each other are a line of their own", () => {
  const pair = (name: string, rodWidth: number) => ({
    name,
    window: { width: 48, height: 60, topToFloor: 84, gap: 12 },
    treatments: [
      {
        style: "pleated-tops/Goblet",
        fabric: { name: "Linen", width: 54 },
        choices: { rodWidth, rodAbove: 4 },
        newHardware: true,
      },
    ],
  });
  const { purchase } = computePacket({ windows: [pair("Long", 130), pair("Short", 60)] }, {});
  const listed = purchase.map(({ item }) => item).filter((item) => /^(Ring|Pole bracket)/.test(item));
  expect(listed.sort()).toEqual(["Pole brackets", "Pole brackets, bypass", "Rings", "Rings, bypass"]);
});

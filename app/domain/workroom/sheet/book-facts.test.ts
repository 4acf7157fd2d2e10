import { describe, expect, test } from "vitest";
import { demoBook } from "#app/demo/demo-fabrics.ts";
import { demoRateCard } from "#app/demo/seed-demo-workroom.server.ts";
import { chosenEntry } from "#app/domain/fabrics/chosen-fabric.ts";
import type { FabricEntry } from "#app/domain/orders/window.ts";
import { earlyRange, quoteLines } from "#app/domain/workroom/buying/quote.ts";
import type { RateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { defaultShopRules as rules } from "#app/domain/workroom/rules/shop-rules.ts";
import type { BookPrices } from "./book-facts.ts";
import { factsToType, withoutSaid } from "./cloths.ts";
import { computeDraft, noSheets, type OrderSaid, type Sheets } from "./compute-draft.ts";
import { unknownFacts } from "./sheet-fabric-form.ts";

const VINE = "demo-climbing-vine-fern";

function chosen(id: string): FabricEntry {
  const fabric = demoBook.find((one) => one.id === id);
  if (!fabric) throw new Error(`The book has no ${id}.`);
  return { ...chosenEntry(fabric), role: "main" };
}

const orderIn = (entry: FabricEntry): OrderSaid => ({
  hardware: [],
  hardwareChoice: true,
  windows: [
    {
      id: "LF-1-1",
      key: "window-key-1",
      name: "Bay",
      measurements: {
        widthOfWindow: "48",
        heightOfWindow: "60",
        heightFromTopOfWindowToFloor: "84",
        heightFromWindowFrameToCeiling: "12",
        heightFromFloorToCeiling: "96",
        distanceFromWindowFrameToLeftWall: "36",
        distanceFromWindowFrameToRightWall: "36",
      },
      customizations: {
        drapes: {
          style: { group: "pleated-tops", name: "Three Finger Pinch", description: "" },
          customizations: { standardLining: true },
          fabrics: { fabrics: [entry], trims: [] },
        },
      },
    },
  ],
});

const prices = { [VINE]: { supplier: "Marlowe Lane Prints", pricePerYard: 84_00, soldIn: 5 } };
const draftOf = (entry: FabricEntry, sheets: Sheets = noSheets) =>
  computeDraft(orderIn(entry), sheets, { rules, measureEdge: () => undefined, prices });
const codes = (draft: ReturnType<typeof draftOf>) =>
  draft.packet.windows[0]?.treatments[0]?.checks.map(({ code }) => code);

test("a cloth of the book is known to the workroom: its width, repeat, match, supplier and price", () => {
  const draft = draftOf(chosen(VINE));
  expect(draft.cloths).toMatchObject([
    {
      key: "climbing vine, fern",
      book: VINE,
      facts: {
        width: 54,
        repeat: 27,
        match: "straight",
        direction: "upright",
        railroadable: false,
        sheer: false,
        supplier: "Marlowe Lane Prints",
        pricePerYard: 84_00,
        soldIn: 5,
      },
    },
  ]);
  expect(draft.inputs[0]?.treatments[0]?.fabric).toMatchObject({ width: 54, repeat: 27, pricePerYard: 84_00 });
  expect(codes(draft)).not.toContain("FABRIC_WITHOUT_WIDTH");
  // 12 yards and one to spare, in steps of five.
  expect(draft.packet.purchase.find(({ spare }) => spare)).toMatchObject({ needed: 13, order: 15 });
  // Four cuts of 102, each up to the next 27.
  expect(draft.packet.windows[0]?.treatments[0]?.figures).toMatchObject({ cut: 108, faceInches: 432 });
});

describe("about what it costs", () => {
  const card = { ...demoRateCard, fabricPerYard: {} };
  const rangeIn = (entry: FabricEntry, known: BookPrices, rates: RateCard = card) => {
    const { inputs, packet } = computeDraft(orderIn(entry), noSheets, {
      rules,
      measureEdge: () => undefined,
      prices: known,
    });
    return { range: earlyRange({ windows: inputs }, rules, rates), quote: quoteLines(packet, rates) };
  };

  test("a cloth of the book costs what the book says, in its own width and repeat", () => {
    const { range, quote } = rangeIn(chosen(VINE), prices);
    expect(quote.missing).toEqual([]);
    // Twelve yards and one to spare, in the steps of five in which it is sold.
    const bought = { label: "Fabric", qty: 15, unit: "yd", rate: 84_00, cents: 1260_00 };
    expect(quote.sections[0]?.lines[0]).toMatchObject(bought);
    expect(range).toMatchObject({ ok: true, exactLow: quote.subtotal, exactHigh: quote.subtotal });
  });

  test("one without a price in the book is as dear as the card takes cloth to be, in its own repeat, and no quote", () => {
    const { range, quote } = rangeIn(chosen(VINE), {}, demoRateCard);
    expect(quote.missing).toEqual(["Fabric"]);
    const { low = 0, high = 0 } = demoRateCard.fabricPerYard;
    if (!range.ok) throw new Error(range.missing.join(" "));
    expect(range.exactHigh - range.exactLow).toBe(13 * (high - low));
  });

  test("a typed one has no price that anybody has not named", () => {
    const { range, quote } = rangeIn({ name: "Climbing Vine, Fern", link: "" }, prices);
    expect(quote.missing).toEqual(["Fabric"]);
    expect(range).toEqual({ ok: false, missing: ["Fabric"] });
  });
});

test("a typed name of the same sound is not", () => {
  const draft = draftOf({ name: "Climbing Vine, Fern", link: "" });
  expect(draft.cloths).toMatchObject([{ facts: undefined }]);
  expect(codes(draft)).toContain("FABRIC_WITHOUT_WIDTH");
});

test("what the owner looked up for this order stands before the book", () => {
  const own = { ...unknownFacts, width: 52, by: "Nora", at: "2026-11-20T12:00:00.000Z" };
  const { cloths } = draftOf(chosen(VINE), { ...noSheets, fabrics: { "climbing vine, fern": own } });
  expect(cloths).toMatchObject([{ book: VINE, facts: { width: 52, repeat: 0, by: "Nora" } }]);
});

test("a sheer is known as one, and a client who buys it themselves still does", () => {
  const { cloths, inputs } = draftOf({ ...chosen("demo-morning-sheer-white"), buyer: "client" });
  expect(cloths).toMatchObject([{ com: true, facts: { width: 118, sheer: true, railroadable: true, supplier: "" } }]);
  expect(inputs[0]?.treatments[0]?.fabric).toMatchObject({ com: true });
});

test("of one cloth of the book, what the client sends for a window is not what we buy for the next", () => {
  const { windows, ...order } = orderIn({ ...chosen(VINE), buyer: "client" });
  const [bay] = orderIn({ ...chosen(VINE), buyer: "us" }).windows;
  if (!bay) throw new Error("The order has no window.");
  const both = { ...order, windows: [...windows, { ...bay, key: "window-key-2", name: "Den" }] };
  const { packet } = computeDraft(both, noSheets, { rules, measureEdge: () => undefined, prices });
  const cloths = packet.purchase.filter(({ item }) => item === "Climbing Vine, Fern");
  expect(cloths.map(({ com, windows: of }) => [com, of])).toEqual([
    [true, ["Bay"]],
    [false, ["Den"]],
  ]);
});

test("who buys a cloth is as the order says until the owner decides otherwise, which is then said", () => {
  const said = (buyer: "us" | "client", com: boolean | undefined) => {
    const facts = { ...unknownFacts, width: 54, com, by: "Nora", at: "2026-11-20T12:00:00.000Z" };
    const sheets = { ...noSheets, fabrics: { "climbing vine, fern": facts } };
    const { inputs, packet } = draftOf({ ...chosen(VINE), buyer }, sheets);
    const checks = packet.windows[0]?.treatments[0]?.checks.filter(({ code }) => code === "CLOTH_BOUGHT_OTHERWISE");
    return [inputs[0]?.treatments[0]?.fabric?.com, checks?.map(({ sentence }) => sentence)];
  };
  expect(said("client", undefined)).toEqual([true, []]);
  expect(said("us", undefined)).toEqual([false, []]);
  expect(said("client", true)).toEqual([true, []]);
  expect(said("client", false)).toEqual([
    false,
    [
      "The order says that the client sends Climbing Vine, Fern, and it says under Fabrics that we buy it: change one of the two.",
    ],
  ]);
  expect(said("us", true)).toEqual([
    true,
    [
      "The order says that we buy Climbing Vine, Fern, and it says under Fabrics that the client sends it: change one of the two.",
    ],
  ]);
});

test("what is typed about a cloth keeps who buys it only where the order says otherwise", () => {
  const [cloth] = draftOf({ ...chosen(VINE), buyer: "client" }).cloths;
  if (!cloth) throw new Error("The order has no cloth.");
  expect(factsToType(cloth).com).toBe(true);
  expect(withoutSaid(cloth, { com: true })).toEqual({ com: undefined });
  expect(withoutSaid(cloth, { com: false })).toEqual({ com: false });
});

test.each([
  ["sheer", "plain", true],
  ["linen", "sheer", true],
  ["linen", "plain", false],
] as const)("a cloth of the family %s in a %s weave is sheer: %s", (family, weave, sheer) => {
  const { book, ...entry } = chosen(VINE);
  if (!book) throw new Error("A cloth of the book keeps what the book says.");
  const cloth: FabricEntry = { ...entry, book: { ...book, family, look: { ...book.look, weave } } };
  expect(draftOf(cloth).cloths[0]?.facts?.sheer).toBe(sheer);
});

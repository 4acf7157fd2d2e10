import fc from "fast-check";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { type PurchaseLine, purchaseList } from "./buying/purchase.ts";
import { earlyRange, quoteLines } from "./buying/quote.ts";
import { emptyRateCard, readRateCard } from "./buying/rate-card.ts";
import { layOnRoll } from "./cloth/lay.ts";
import { computeCases } from "./compute-cases.ts";
import { computeTreatment } from "./compute-treatment.ts";
import type { Figures } from "./figures.ts";
import golden from "./golden-cases.json" with { type: "json" };
import { computePacket } from "./packet.ts";
import { defaultShopRules } from "./rules/shop-rules.ts";

/** Floats that differ only in their last digits count as the same. */
const HAIR = 1e-6;

const eighths = (least: number, most: number) =>
  fc.integer({ min: least * 8, max: most * 8 }).map((number) => number / 8);
const style = fc.constantFrom(...styles.map(styleKey));
const oneOf = fc.constantFrom;

const window = fc
  .record({
    width: eighths(20, 140),
    height: eighths(24, 100),
    topToFloor: eighths(101, 160),
    gap: eighths(0, 60),
    left: eighths(0, 60),
    right: eighths(0, 60),
    insideWidths: fc.array(eighths(18, 130), { minLength: 3, maxLength: 3 }),
    insideHeights: fc.array(eighths(20, 100), { minLength: 3, maxLength: 3 }),
  })
  .map((sizes) => ({ ...sizes, heightToSill: sizes.height - 4 }));

const choices = fc.record({
  draw: oneOf("pair", "left", "right", "stationary"),
  length: oneOf("floor", "kiss", "break", "puddle", "sill", "apron"),
  mount: oneOf("outside", "inside"),
  underTop: fc.boolean(),
  panelWidths: oneOf(1, 1.5, 2),
});

/** A repeat longer than the cut is a slip that is warned of, and the lay may then waste more for fewer widths. */
const fabric = fc.record({
  width: oneOf(45, 48, 54, 60, 118),
  repeat: oneOf(0, 0, 3, 6.25, 13.5, 18),
  match: oneOf("straight", "halfDrop", "none"),
  direction: oneOf("upright", "upright", "railroaded"),
});

const treatment = fc.record({
  style,
  window,
  choices,
  fabric,
  lining: oneOf("standard", "blackout", undefined),
  interlining: fc.boolean(),
  trim: oneOf({ edges: ["leading", "bottom"] }, undefined),
  band: oneOf({ edges: ["leading", "bottom"], fabricWidth: 54 }, undefined),
});
type Given = typeof treatment extends fc.Arbitrary<infer Value> ? Value : never;

const compute = (given: unknown): Figures => computeTreatment(given, defaultShopRules).figures;
const always = (property: fc.IProperty<unknown[]> | fc.IRawProperty<unknown>, numRuns: number) =>
  fc.assert(property as fc.IProperty<unknown>, { numRuns });

function neverFalls(before: unknown, after: unknown) {
  const from = compute(before);
  const to = compute(after);
  for (const name of ["face", "lining", "interlining", "trim"] as const) {
    const [least, inches] = [from[`${name}Inches`] ?? 0, to[`${name}Inches`] ?? 0];
    // Lining that lay turned with its shade, and is too narrow for it now, stands upright and is cut without side hems.
    const stoodUp = name.endsWith("lining") && least === from.cutWidth && inches !== to.cutWidth;
    expect(inches, name).toBeGreaterThanOrEqual(least - (stoodUp ? defaultShopRules.shadeSides : HAIR));
  }
}

test("1: inches never fall when the window grows", () => {
  always(
    fc.property(
      treatment,
      eighths(0, 40),
      oneOf("width", "topToFloor", "height", "heightToSill"),
      (given, more, name) => {
        const { window: sizes } = given;
        const grown = { ...given, window: { ...sizes, [name]: sizes[name] + more } };
        // A top's depth goes by the height of the room, so it may need another board; its cloth still never falls.
        neverFalls(
          given,
          name === "height" ? { ...grown, window: { ...grown.window, topToFloor: sizes.topToFloor + more } } : grown,
        );
      },
    ),
    2500,
  );
});

test("1: inches never fall when length, fullness or long point grows", () => {
  const sizes = { finishedLength: eighths(30, 140), fullness: eighths(1, 4), longPoint: eighths(8, 30) };
  for (const [name, size] of Object.entries(sizes)) {
    always(
      fc.property(treatment, size, eighths(0, 1), (given, value, more) => {
        const set = (chosen: number) => ({ ...given, choices: { ...given.choices, [name]: chosen } });
        neverFalls(set(value), set(value + more));
      }),
      800,
    );
  }
});

test("1: inches never fall when a repeat is added", () => {
  always(
    fc.property(treatment, eighths(1, 40), (given, repeat) => {
      const plain = { ...given, fabric: { ...given.fabric, repeat: 0 } };
      neverFalls(plain, { ...given, fabric: { ...given.fabric, repeat } });
    }),
    1500,
  );
});

/** Finished cloth in square inches, as it hangs. */
function finishedArea({ panels = 0, panelFinished, ...figures }: Figures): number {
  const { overall, finishedLength, finishedWidth, finishedHeight, around, longPoint } = figures;
  if (finishedLength !== undefined) return (overall ?? panels * (panelFinished ?? 0)) * finishedLength;
  if (finishedWidth !== undefined) return finishedWidth * (finishedHeight ?? 0);
  return (around ?? 0) * (longPoint ?? 0);
}

test("2: no cut is shorter than what it is for, and no cloth less than what hangs", () => {
  always(
    fc.property(treatment, (given) => {
      const { figures, checks } = computeTreatment(given, defaultShopRules);
      fc.pre(!checks.some(({ code }) => code === "RAILROAD_TOO_NARROW" || code === "SIZE_MISSING"));
      if (figures.cut !== undefined && figures.rawCut !== undefined && figures.plan !== "railroaded") {
        expect(figures.cut).toBeGreaterThanOrEqual(figures.rawCut - HAIR);
      }
      if (figures.faceInches === undefined) return;
      expect(figures.faceInches * given.fabric.width).toBeGreaterThanOrEqual(finishedArea(figures) - HAIR);
      if (figures.liningInches !== undefined) {
        expect(figures.liningInches * 54).toBeGreaterThanOrEqual(finishedArea(figures) - HAIR);
      }
    }),
    3000,
  );
});

test("3: the widths cover the cloth before pleating, but for the share of one that is forgiven", () => {
  always(
    fc.property(treatment, ({ choices: decided, ...given }) => {
      const drawn = {
        ...given,
        choices: { ...decided, draw: "pair" },
        fabric: { ...given.fabric, direction: "upright" },
      };
      const { cuts, flat } = compute(drawn);
      if (cuts === undefined || flat === undefined) return;
      expect(cuts * given.fabric.width).toBeGreaterThanOrEqual(flat - 0.05 * given.fabric.width - HAIR);
    }),
    1500,
  );
});

const orderOf = (treatments: readonly Given[]) => ({
  windows: treatments.map((given, i) => ({ name: `W${i}`, window: given.window, treatments: [given] })),
});

test("4: the same again gives the same, and the order of windows shows in no figure", () => {
  always(
    fc.property(fc.array(treatment, { minLength: 1, maxLength: 4 }), (treatments) => {
      const order = orderOf(treatments);
      const once = computePacket(order, {});
      expect(JSON.stringify(computePacket(structuredClone(order), {}))).toBe(JSON.stringify(once));
      const reversed = computePacket({ windows: order.windows.toReversed() }, {});
      expect(JSON.stringify(reversed.windows.toReversed())).toBe(JSON.stringify(once.windows));
      expect(JSON.stringify(reversed.purchase)).toBe(JSON.stringify(once.purchase));
    }),
    150,
  );
});

test("4: walls that change sides change the extensions' sides", () => {
  const mirrored = { pair: "pair", left: "right", right: "left", stationary: "stationary" } as const;
  always(
    fc.property(treatment, (given) => {
      const { left, right } = given.window;
      const mirror = {
        ...given,
        window: { ...given.window, left: right, right: left },
        choices: { ...given.choices, draw: mirrored[given.choices.draw as keyof typeof mirrored] },
      };
      expect(compute(mirror).extension?.toReversed()).toEqual(compute(given).extension);
      expect(compute(mirror).faceInches).toEqual(compute(given).faceInches);
    }),
    800,
  );
});

test("5: rod and finials fit between the walls and under the ceiling, or a check says that they do not", () => {
  always(
    fc.property(treatment, (given) => {
      const { figures, checks } = computeTreatment(given, defaultShopRules);
      const { rodWidth, extension, rodAbove, hang } = figures;
      if (!extension || rodWidth === undefined || rodAbove === undefined || !hang) return;
      const { width, left, right, gap } = given.window;
      const said = (code: string) => checks.some((found) => found.code === code);
      const finial = figures.hardware?.finials ? 3.5 : 0;
      expect(rodWidth).toBe(width + extension[0] + extension[1]);
      if (!said("ROD_BEYOND_WALL")) {
        expect(extension[0] + finial).toBeLessThanOrEqual(left);
        expect(extension[1] + finial).toBeLessThanOrEqual(right);
      }
      const above = rodAbove + Math.max(1, -(figures.headingTop ?? 0)) + 0.25;
      if (!said("ROD_ABOVE_CEILING")) expect(above).toBeLessThanOrEqual(gap + HAIR);
    }),
    1500,
  );
});

test("6: a half drop takes no more than all first widths and then all second ones, nor that more than half a repeat", () => {
  always(
    fc.property(fc.integer({ min: 2, max: 20 }), eighths(10, 160), eighths(1, 60), (cuts, rawCut, repeat) => {
      const straight = layOnRoll(cuts, rawCut, { repeat, match: "straight" }, 1).inches;
      const halfDrop = layOnRoll(cuts, rawCut, { repeat, match: "halfDrop" }, 1);
      expect(halfDrop.inches).toBeLessThanOrEqual(straight + repeat / 2 + HAIR);
      expect(halfDrop.cut).toBeGreaterThanOrEqual(rawCut - HAIR);
      expect(layOnRoll(cuts, rawCut, { repeat, match: "halfDrop" }, 0).inches).toBe(straight);
    }),
    2000,
  );
});

test("7: what is bought is at least what the windows need, and less than that with the spare and one step", () => {
  const line = fc.record({
    window: oneOf("A", "B", "C"),
    supplier: oneOf("Mill", "Stock"),
    item: oneOf("Linen", "Sateen"),
    unit: oneOf("yard", "foot", "each"),
    inches: eighths(0, 900),
    count: fc.integer({ min: 0, max: 60 }),
    repeat: eighths(0, 50),
    spare: fc.boolean(),
    com: fc.boolean(),
  });
  always(
    fc.property(fc.array(line as fc.Arbitrary<PurchaseLine>, { maxLength: 12 }), (lines) => {
      const list = purchaseList(lines, defaultShopRules);
      const sum = (of: (line: PurchaseLine) => number) => lines.reduce((total, one) => total + of(one), 0);
      expect(list.reduce((total, item) => total + item.inches, 0)).toBeCloseTo(
        sum((one) => one.inches),
        6,
      );
      expect(list.reduce((total, item) => total + item.count, 0)).toBe(sum((one) => one.count));
      for (const { unit, inches, count, order, spareInches = 0, repeat, spare } of list) {
        const needed = unit === "yard" ? inches / 36 : unit === "foot" ? inches / 12 : count;
        const step = unit === "yard" ? 0.5 : unit === "foot" ? 1 : 0;
        expect(order).toBeGreaterThanOrEqual(needed - HAIR);
        expect(order).toBeLessThan(needed + spareInches / 36 + step + HAIR);
        if (unit === "yard") expect(spareInches).toBe(spare ? Math.max(36, repeat) : 0);
      }
    }),
    800,
  );
});

test("8: a quote in ordinary cloth at a usual price lies inside the early range", () => {
  const read = readRateCard(golden.rateCard);
  if (!read.ok) throw new Error(read.faults.join(" "));
  const card = { ...read.value, labourPerSqFt: { ...read.value.labourPerSqFt, "hard-shades/Hard Shades": 3000 } };
  const price = fc.integer({ min: 3500, max: 9500 });
  const cloth = fc.record({
    width: fc.constant(54),
    repeat: fc.oneof(fc.constant(0), eighths(1, 27)),
    match: oneOf("straight", "halfDrop", "none"),
    pricePerYard: price,
  });
  always(
    fc.property(treatment, cloth, price, fc.boolean(), (given, chosen, bandPrice, newHardware) => {
      const { checks } = computeTreatment(given, defaultShopRules);
      fc.pre(!checks.some(({ code }) => code === "SIZE_MISSING"));
      const band = given.band && { ...given.band, fabric: { width: 54, pricePerYard: bandPrice } };
      const order = orderOf([{ ...given, fabric: chosen, band, newHardware } as never]);
      const range = earlyRange(order, {}, card);
      const quote = quoteLines(computePacket(order, {}), card);
      expect(quote.missing).toEqual([]);
      if (!range.ok) throw new Error(range.missing.join(" "));
      expect(quote.cents).toBeGreaterThanOrEqual(range.low);
      expect(quote.cents).toBeLessThanOrEqual(range.high);
    }),
    700,
  );
});

test("8a: what the treatments pay for cloth is what the purchase list orders, each rounded to the cent, and nothing is below zero", () => {
  const read = readRateCard({ ...golden.rateCard, cost: { liningPerYard: { standard: 551, blackout: 799 } } });
  if (!read.ok) throw new Error(read.faults.join(" "));
  const cloth = fc.record({
    name: oneOf("Vine", "Linen", ""),
    width: oneOf(48, 54, 118),
    pricePerYard: fc.constant(3333),
    costPerYard: fc.constant(1117),
    com: oneOf(false, false, true),
  });
  always(
    fc.property(fc.array(fc.tuple(treatment, cloth), { minLength: 1, maxLength: 6 }), (given) => {
      const packet = computePacket(
        orderOf(given.map(([one, fabric]) => ({ ...one, fabric, band: undefined }) as never)),
        {},
      );
      const lines = quoteLines(packet, read.value).sections.flatMap((section) => section.lines);
      const sum = (named: RegExp, of: "cents" | "cost") =>
        lines.filter(({ label }) => named.test(label)).reduce((total, line) => total + (line[of] ?? 0), 0);
      const bought = packet.purchase.filter(({ part }) => part === "cloth" || part === "lining standard");
      const price = (rates: Readonly<Record<string, number>>) =>
        bought.reduce(
          (total, { part = "", com, order }) => total + (com ? 0 : Math.round(order * (rates[part] ?? 0))),
          0,
        );
      const named = /^(Fabric|Lining, standard)$/;
      const priced = lines.filter(({ label }) => named.test(label));
      const ordered = bought.reduce((total, { order }) => total + order, 0);
      expect(priced.reduce((total, { qty }) => total + qty, 0)).toBeCloseTo(ordered, 9);
      const odd = (priced.length + bought.length) / 2;
      expect(Math.abs(sum(named, "cents") - price({ cloth: 3333, "lining standard": 900 }))).toBeLessThanOrEqual(odd);
      expect(Math.abs(sum(named, "cost") - price({ cloth: 1117, "lining standard": 551 }))).toBeLessThanOrEqual(odd);
      expect(lines.every(({ cents, cost, qty }) => (cents ?? 0) >= 0 && (cost ?? 0) >= 0 && qty >= 0)).toBe(true);
    }),
    300,
  );
});

test("8b: of cloth that is known there is nothing to assume: low and high are what the quote comes to", () => {
  const read = readRateCard(golden.rateCard);
  if (!read.ok) throw new Error(read.faults.join(" "));
  const card = { ...read.value, labourPerSqFt: { ...read.value.labourPerSqFt, "hard-shades/Hard Shades": 3000 } };
  const cloth = fc.record({
    width: eighths(40, 120),
    repeat: fc.oneof(fc.constant(0), eighths(1, 40)),
    match: oneOf("straight", "halfDrop", "none"),
    // Dearer and cheaper than the card takes cloth to be.
    pricePerYard: fc.integer({ min: 100, max: 40000 }),
    known: fc.constant(true),
  });
  always(
    fc.property(treatment, cloth, cloth, fc.boolean(), (given, chosen, other, newHardware) => {
      const { checks } = computeTreatment(given, defaultShopRules);
      fc.pre(!checks.some(({ code }) => code === "SIZE_MISSING"));
      const band = given.band && { ...given.band, fabric: other };
      const order = orderOf([{ ...given, fabric: chosen, band, newHardware } as never]);
      const quote = quoteLines(computePacket(order, {}), card);
      const range = earlyRange(order, {}, card);
      expect(range).toMatchObject({ ok: true, exactLow: quote.subtotal, exactHigh: quote.subtotal });
    }),
    300,
  );
});

/** Values that are nearly right, among those that are anything at all. */
const odd = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, maxDepth: 1, maxKeys: 2 }),
  fc.double(),
  oneOf(0, -1, 1e9, Number.NaN, "48", null, undefined, [], {}, true),
);
const oddRecord = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] });
const oddTreatment = fc.record(
  {
    style: fc.oneof(style, odd),
    window: fc.oneof(odd, oddRecord("width", "height", "topToFloor", "gap", "insideWidths", "insideHeights", "left")),
    choices: fc.oneof(odd, oddRecord("draw", "cuts", "rodWidth", "longPoint", "fullness", "ripple", "face", "overRod")),
    fabric: fc.oneof(odd, oddRecord("width", "repeat", "match", "direction", "pricePerYard")),
    lining: odd,
    trim: odd,
    band: odd,
    welt: odd,
    flags: odd,
  },
  { requiredKeys: ["style"] },
);

test("10: nothing throws, however odd it is, and what comes back is bounded", () => {
  always(
    fc.property(oddTreatment, (given) => {
      const { figures, checks } = computeTreatment(given, defaultShopRules);
      expect(JSON.stringify(figures)).not.toMatch(/null|NaN/);
      for (const { sentence } of checks) expect(sentence.length).toBeLessThan(300);
    }),
    1000,
  );
  always(
    fc.property(
      fc.oneof(odd, fc.record({ windows: fc.array(fc.oneof(odd, fc.record({ treatments: fc.array(oddTreatment) }))) })),
      odd,
      odd,
      (order, rules, card) => {
        const packet = computePacket(order, rules);
        const verdict = readRateCard(card);
        if (verdict.ok) quoteLines(packet, verdict.value);
        earlyRange(order, {}, verdict.ok ? verdict.value : emptyRateCard);
        computeCases([{ input: order, rules }]);
        computeCases(order);
      },
    ),
    200,
  );
});

test("10: however odd one figure of a sound treatment is, the answer is figures or a check", () => {
  const names = [
    "rodWidth",
    "finishedLength",
    "return",
    "overlap",
    "fullness",
    "cuts",
    "cutAllowance",
    "longPoint",
    "face",
  ];
  always(
    fc.property(treatment, oneOf(...names), fc.double({ noNaN: false }), (given, name, value) => {
      const { figures, checks } = computeTreatment(
        { ...given, choices: { ...given.choices, [name]: value } },
        defaultShopRules,
      );
      expect(figures.faceYards !== undefined || checks.length > 0).toBe(true);
    }),
    1000,
  );
});

import { expect, test } from "vitest";
import golden from "#app/domain/workroom/golden-cases.json" with { type: "json" };
import { computePacket } from "#app/domain/workroom/packet.ts";
import { earlyRange, quoteLines } from "./quote.ts";
import { emptyRateCard, type RateCard, readRateCard } from "./rate-card.ts";

const read = readRateCard(golden.rateCard);
const card: RateCard = read.ok ? read.value : emptyRateCard;

const window = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36, glassWidth: 42, glassHeight: 54 };
const fabric = { width: 54, pricePerYard: 5000 };
const order = (...treatments: unknown[]) => ({ windows: [{ name: "Den", window, treatments }] });
const quote = (treatment: object, rates: RateCard = card) =>
  quoteLines(computePacket(order({ fabric, ...treatment }), {}), rates);
/** Each line as "label quantity unit at rate". */
const lines = (treatment: object, rates?: RateCard) =>
  quote(treatment, rates).sections.flatMap((section) =>
    section.lines.map(({ label, qty, unit, rate }) => `${label} ${qty} ${unit} at ${rate}`),
  );

test("drapes: cloth as it is bought, making by the width, bands and trim by the foot", () => {
  const drapes = {
    style: "pleated-tops/Goblet",
    lining: "blackout",
    interlining: true,
    band: { fabric: { width: 54, pricePerYard: 8000 } },
    insetBand: { fabric: { width: 54, pricePerYard: 9000 } },
    trim: {},
  };
  expect(lines(drapes)).toEqual([
    "Fabric 12.5 yd at 5000",
    "Band fabric 4 yd at 8000",
    "Inset band fabric 4 yd at 9000",
    "Lining, blackout 11 yd at 1200",
    "Interlining 10.5 yd at 1100",
    "Making 4 width at 5500",
    "Interlined 4 width at 1500",
    "Band, sewn 28.75 ft at 600",
    "Trim 15 ft at 1200",
    "Installation 1 each at 8500",
  ]);
});

test("drapes over ten feet cost half as much again to make", () => {
  const at = (finishedLength: number) => lines({ style: "plain-top/Plain Top", choices: { finishedLength } })[1];
  expect([at(120), at(120.125)]).toEqual(["Making 3 width at 4500", "Making 3 width at 6750"]);
});

test("a pole that ends in a corner has an end cap, which is not free where the card has no price for it", () => {
  const corner = { style: "plain-top/Plain Top", newHardware: true, choices: { ends: ["corner", "wall"] } };
  expect(lines(corner, { ...card, endCap: 9_00 })).toContain("End caps 1 each at 900");
  const { endCap: _, ...without } = card;
  expect(quote(corner, without).missing).toEqual(["End caps"]);
});

test("new hardware is priced, kept hardware is not", () => {
  const hardware = (treatment: object) => lines({ ...treatment, newHardware: true }).slice(2, -1);
  expect(hardware({ style: "plain-top/Plain Top" })).toEqual([
    "Rod 6 ft at 2200",
    "Rings 14 each at 350",
    "Brackets 3 each at 2800",
    "Finials 2 each at 3200",
  ]);
  expect(hardware({ style: "rod-pocket/Hourglass" })).toEqual(["Sash rod 8 ft at 2200", "Brackets 4 each at 2800"]);
  expect(lines({ style: "plain-top/Plain Top" }).slice(2, -1)).toEqual([]);
  const statler = { style: "cornice-boards/Statler" };
  expect(lines({ ...statler, newHardware: true })).toEqual(lines(statler));
});

const pinch = { style: "pleated-tops/Three Finger Pinch", lining: "standard", newHardware: true };

test("each kind of rod, and what runs in it, has a rate of its own", () => {
  const rates = {
    ...card,
    plainRodPerFoot: 1200,
    traversePerFoot: 2600,
    trackPerFoot: 3000,
    concealedRodPerFoot: 900,
    carrier: 150,
    grommet: 250,
    motor: 40000,
  };
  const hung = (treatment: object) => lines({ ...pinch, ...treatment }, rates).slice(3, -1);
  expect(hung({ choices: { hang: "traverse" } })).toEqual([
    "Traverse rod 6 ft at 2600",
    "Carriers 18 each at 150",
    "Brackets 3 each at 2800",
  ]);
  expect(hung({ choices: { operate: "motor" } })).toContain("Motor 1 each at 40000");
  expect(hung({ style: "ripplefold/Ripplefold" })).toEqual([
    "Track 6 ft at 3000",
    "Carriers 28 each at 150",
    "Brackets 3 each at 2800",
  ]);
  expect(hung({ style: "grommet-top/Grommet Top" })).toContain("Grommets 24 each at 250");
  expect(lines({ style: "rod-mount-valances/Winchester Rod Pocket", newHardware: true }, rates)).toContain(
    "Concealed rod 5 ft at 900",
  );
});

test("double brackets, remotes and what holds a tie-back have rates of their own, and are flagged without one", () => {
  const layered = { ...pinch, choices: { layer: "front" } };
  const tied = { ...pinch, choices: { tieBacks: true } };
  const motor = { ...pinch, choices: { operate: "motor" } };
  const shade = { style: "soft-shades/Flat Roman", flags: { motorizedControl: true } };
  const { doubleBracket: _, remote: __, tieBackHook: ___, ...bare } = { ...card, motor: 1, tieBack: 1, cost: {} };
  const rates = { ...bare, doubleBracket: 4400, remote: 6500, tieBackHook: 1600, traversePerFoot: 1, carrier: 1 };
  const own = (treatment: object) =>
    lines(treatment, rates).filter((said) => /Double|Remote|hooks|Brackets/.test(said));
  expect(own(layered)).toEqual(["Double brackets 3 each at 4400"]);
  expect(own(motor)).toEqual(["Brackets 3 each at 2800", "Remote 1 each at 6500"]);
  expect(own(tied)).toEqual(["Brackets 3 each at 2800", "Tie-back hooks and rings 2 each at 1600"]);
  expect(own({ ...tied, newHardware: false })).toEqual(["Tie-back hooks and rings 2 each at 1600"]);
  expect(own(shade)).toEqual(["Remote 1 each at 6500"]);
  const missing = (treatment: object) => quote(treatment, { ...bare, traversePerFoot: 1, carrier: 1 }).missing;
  expect([layered, motor, tied].map(missing)).toEqual([["Double brackets"], ["Remote"], ["Tie-back hooks and rings"]]);
  expect(missing(shade)).toContain("Remote");
});

test("what the card has no rate for is not free, and a typed 0 is a price", () => {
  const { trackPerFoot: _, carrier: __, ...rates } = { ...card, cost: {} };
  const ripple = { ...pinch, style: "ripplefold/Ripplefold" };
  expect(quote(ripple, rates).missing).toEqual(["Track", "Carriers"]);
  expect(lines(ripple, rates)).toContain("Track 6 ft at null");
  expect(quote(ripple, { ...rates, trackPerFoot: 0, carrier: 0 }).missing).toEqual([]);
});

test("surcharges are charged where they have a rate, and missed by nobody where they have none", () => {
  const patterned = { ...pinch, style: "ripplefold/Ripplefold", fabric: { width: 54, repeat: 20, pricePerYard: 5000 } };
  const rates = { ...card, matchPerCut: 500, snapTapePerYard: 300, tallInstall: 4000, tallInstallOver: 80, trip: 2500 };
  const said = lines(patterned, rates);
  expect(said).toEqual(
    expect.arrayContaining([
      "Pattern matched 3 each at 500",
      "Snap tape 4 yd at 300",
      "Tall installation 1 each at 4000",
      "Trip 1 each at 2500",
    ]),
  );
  expect(lines(patterned, { ...rates, tallInstallOver: 100 })).not.toContain("Tall installation 1 each at 4000");
  expect(lines(patterned, rates).length - lines(patterned).length).toBe(4);
  expect(quote(patterned).missing).toEqual([]);
});

test("unlined drapes cost what lined ones of their style do, unless they have a rate of their own", () => {
  const making = (lining: string | undefined, rates: RateCard) =>
    lines({ ...pinch, style: "pleated-tops/Goblet", lining }, rates).find((line) => line.startsWith("Making"));
  expect([making("standard", card), making(undefined, card)]).toEqual([
    "Making 4 width at 5500",
    "Making 4 width at 5500",
  ]);
  const own = { ...card, unlinedPerWidth: 3500 };
  expect([making("standard", own), making(undefined, own)]).toEqual([
    "Making 4 width at 5500",
    "Making 4 width at 3500",
  ]);
});

test("a card from before continues: one price for every rod, and nothing for parts that had no price", () => {
  const before = readRateCard({ rodPerFoot: 2200 });
  const rods = { plainRodPerFoot: 2200, traversePerFoot: 2200, trackPerFoot: 2200, concealedRodPerFoot: 2200 };
  expect(before).toMatchObject({
    ok: true,
    value: { ...rods, carrier: 0, grommet: 0, motor: 0, remote: 0, miter: 0, splice: 0, wand: 0, cost: {} },
  });
  const kept = readRateCard({ rodPerFoot: 2200, cost: { rodPerFoot: 1100, liningPerYard: { standard: 550 } } });
  expect(kept).toEqual({
    ok: true,
    value: { ...emptyRateCard, rodPerFoot: 2200, cost: { rodPerFoot: 1100, liningPerYard: { standard: 550 } } },
  });
  expect(readRateCard({ cost: { ring: -1, control: { clutchControl: 0.5 } } })).toEqual({
    ok: false,
    faults: [
      "cost, ring must be whole cents from 0 to 100000000.",
      "cost, control, clutchControl must be whole cents from 0 to 100000000.",
    ],
  });
});

test("a wand and a splice have a rate, or are not priced", () => {
  const wand = { ...pinch, choices: { operate: "wand" } };
  const { wand: _, splice: __, ...rates } = { ...card, cost: {} };
  expect(quote(wand, rates).missing).toEqual(["Wands"]);
  expect(lines(wand, { ...card, wand: 1800 })).toContain("Wands 2 each at 1800");
  const long = { ...pinch, choices: { rodWidth: 160 } };
  expect(quote(long, rates).missing).toEqual(["Splices"]);
  expect(lines(long, { ...card, splice: 900 })).toContain("Splices 1 each at 900");
});

test("every line is its quantity, as it is shown, times its rate", () => {
  const banded = { ...pinch, band: { edges: ["bottom"], fabric: { name: "Moss", width: 54, pricePerYard: 8199 } } };
  const shade = { style: "soft-shades/Flat Roman", lining: "standard", fabric: { ...fabric, pricePerYard: 3333 } };
  const windows = [61, 47.375, 90].map((width, index) => ({
    name: String(index),
    window: { ...window, width },
    treatments: [{ ...banded, fabric: { name: "Linen", width: 54, pricePerYard: 3333 } }, shade],
  }));
  const made = quoteLines(computePacket({ windows }, {}), card).sections.flatMap((section) => section.lines);
  expect(made.length).toBeGreaterThan(20);
  for (const { label, qty, rate, cents } of made) {
    expect(Number.isInteger(qty * 8), label).toBe(true);
    expect(cents, label).toBe(Math.round(qty * (rate ?? 0)));
  }
});

test("what is bought as one is shared by inches in eighths of a yard, and the first of equal ones gets the odd one", () => {
  const one = {
    ...pinch,
    newHardware: false,
    fabric: { name: "Linen", width: 54, pricePerYard: 3333, costPerYard: 1111 },
  };
  const windows = ["A", "B", "C"].map((name) => ({ name, window, treatments: [one] }));
  const cloth = quoteLines(computePacket({ windows }, {}), card).sections.map(({ lines: [first] }) => first);
  // Three times 408 inches and one yard to spare: 35 yards, 280 eighths.
  expect(cloth.map((line) => [line?.qty, line?.cents, line?.cost])).toEqual([
    [11.75, 39163, 13054],
    [11.625, 38746, 12915],
    [11.625, 38746, 12915],
  ]);
});

test("a cost that nobody has said is unknown, and so is the whole", () => {
  const known = {
    ...card,
    cost: { liningPerYard: { standard: 550 }, labourPerWidth: { default: 2400 }, installEach: 5000 },
  };
  const at = (costPerYard?: number) =>
    quote({ ...pinch, newHardware: false, fabric: { ...fabric, costPerYard } }, known);
  expect(at(2000).cost).toBe(25000 + 11 * 550 + 4 * 2400 + 5000);
  expect(at().cost).toBeNull();
  expect(at().sections[0]?.lines.map(({ cost }) => cost)).toEqual([null, 6050, 9600, 5000]);
});

test("shades are charged by the square foot, with a least area, and for their control", () => {
  const shade = { style: "soft-shades/Flat Roman", lining: "sheerBatiste", flags: { motorizedControl: true } };
  expect(lines(shade)).toEqual([
    "Fabric 6 yd at 5000",
    "Lining, sheer batiste 2.5 yd at 1000",
    "Making 24.25 sq ft at 2400",
    "Motorized control 1 each at 34000",
    "Remote 1 each at 0",
    "Installation 1 each at 8500",
  ]);
  const small = { ...shade, style: "soft-shades/Hobbled", choices: { finishedWidth: 20, finishedHeight: 30 } };
  expect(lines(small)[2]).toBe("Making 12 sq ft at 3000");
});

test("a hard shade has a rate of its own", () => {
  const hard = { style: "hard-shades/Hard Shades", flags: { clutchControl: true } };
  expect(quote(hard).missing).toEqual(["Hard shade"]);
  const priced = { ...card, labourPerSqFt: { "hard-shades/Hard Shades": 3000 } };
  expect(lines(hard, priced)[0]).toBe("Hard shade 24.25 sq ft at 3000");
  expect(lines({ ...hard, choices: { finishedWidth: 12, finishedHeight: 12 } }, priced)[0]).toBe(
    "Hard shade 12 sq ft at 3000",
  );
});

test("tops are charged by the foot around, swags and cascades by the piece", () => {
  expect(lines({ style: "cornice-boards/Statler", welt: { width: 54, pricePerYard: 7000 } })).toEqual([
    "Fabric 2.5 yd at 5000",
    "Welt fabric 1.5 yd at 7000",
    "Lining, standard 2 yd at 900",
    "Making 5 ft at 4800",
    "Installation 1 each at 8500",
  ]);
  expect(lines({ style: "board-mount-valances/Kennedy" })).toEqual([
    "Fabric 5 yd at 5000",
    "Lining, standard 2.5 yd at 900",
    "Contrast lining 1.5 yd at 900",
    "Swags 1 each at 9500",
    "Cascades 1 pair at 12000",
    "Installation 1 each at 8500",
  ]);
  expect(lines({ style: "board-mount-valances/Madison" }).slice(2, 4)).toEqual([
    "Making 5 ft at 4200",
    "Installation 1 each at 8500",
  ]);
  expect(quote({ style: "cornice-boards/Statler" }).missing).toEqual([]);
  expect(lines({ style: "board-mount-valances/Diana" }).slice(3, 5)).toEqual([
    "Making 5 ft at 4200",
    "Cascades 1 pair at 12000",
  ]);
});

test("the client's own cloth costs nothing, and a fabric without a price is missing", () => {
  const plain = { style: "plain-top/Plain Top" };
  expect(lines({ ...plain, fabric: { width: 54, com: true, pricePerYard: 9000 } })[0]).toBe("Fabric 9.5 yd at 0");
  expect(quote({ ...plain, fabric: { width: 54 } }).missing).toEqual(["Fabric"]);
  expect(quote({ ...plain, fabric: {} }).missing).toEqual(["Fabric"]);
  expect(quote({ style: "no/such" }).missing).toEqual(["Style"]);
});

test("an empty card prices nothing and says what it lacks, each rate once", () => {
  const plain = { style: "plain-top/Plain Top", fabric, newHardware: true };
  const packet = computePacket(order(plain, plain), {});
  expect(quoteLines(packet, emptyRateCard)).toMatchObject({
    missing: ["Making", "Rod", "Rings", "Brackets", "Finials", "Installation"],
  });
});

test("a line is rounded to the cent, and the sections add up", () => {
  const answer = quote({ style: "soft-shades/Flat Roman" });
  expect(answer.sections[0]?.lines.map(({ cents }) => cents)).toEqual([30000, 58200, 8500]);
  expect(answer).toMatchObject({ cents: 96700, sections: [{ window: "Den" }] });
});

test("an order below the least charge is raised to it by a line of its own", () => {
  const low = { style: "cornice-boards/Low Profile Statler" };
  const sum = (leastCharge: number) => quote(low, { ...card, leastCharge });
  expect(sum(0)).toMatchObject({ cents: 44300, sections: [{ window: "Den" }] });
  expect(sum(44300).sections).toHaveLength(1);
  const raised = { label: "Up to the least charge", qty: 1, unit: "each", rate: 1, cents: 1 };
  expect(sum(44301)).toMatchObject({ cents: 44301, sections: [{ window: "Den" }, { window: "", lines: [raised] }] });
  expect(quoteLines(computePacket({ windows: [] }, {}), card)).toMatchObject({ cents: 0, sections: [] });
});

test("the early range assumes ordinary cloth, whatever stands in the order", () => {
  const drapes = { style: "pleated-tops/Three Finger Pinch", lining: "standard" };
  const range = { ok: true, exactLow: 80150, exactHigh: 183650, low: 80000, high: 185000 };
  expect(earlyRange(order(drapes), {}, card)).toEqual(range);
  expect(
    earlyRange(order({ ...drapes, fabric: { width: 118, repeat: 30, direction: "railroaded" } }), {}, card),
  ).toEqual(range);
  const own = earlyRange(order({ ...drapes, fabric: { com: true } }), {}, card);
  expect(own).toMatchObject({ exactLow: 36400, exactHigh: 36400, low: 45000, high: 45000 });
  expect(earlyRange(order({ ...drapes, fabric: { sheer: true } }), {}, card)).toMatchObject({ exactLow: 97400 });
  const banded = { ...drapes, band: { fabric: { width: 20 } }, insetBand: { edges: ["bottom"] } };
  expect(earlyRange(order(banded), {}, card)).toMatchObject({ exactLow: 126900 });
  const welted = { style: "cornice-boards/Statler", welt: { width: 20 } };
  expect(earlyRange(order(welted), {}, card)).toMatchObject({ exactLow: 48300, low: 47500 });
});

test("without a price for cloth there is no range, only what is missing", () => {
  const drapes = { style: "plain-top/Plain Top" };
  expect(earlyRange(order(drapes), {}, { ...card, fabricPerYard: { low: 3500 } })).toEqual({
    ok: false,
    missing: ["Fabric"],
  });
  for (const nothing of [null, { windows: [null] }, { windows: [{ treatments: 3 }] }]) {
    expect(earlyRange(nothing, {}, card)).toEqual({ ok: false, missing: ["Treatments"] });
  }
});

test.each([
  [7, ["The rate card is not a list of names and prices."]],
  [{ ring: -1 }, ["ring must be whole cents from 0 to 100000000."]],
  [{ ring: 0.5 }, ["ring must be whole cents from 0 to 100000000."]],
  [{ ring: "3" }, ["ring must be whole cents from 0 to 100000000."]],
  [{ ring: 100_000_001 }, ["ring must be whole cents from 0 to 100000000."]],
  [{ ring: 100_000_000, bracket: 0 }, []],
  [{ control: { clutchControl: -1 } }, ["control, clutchControl must be whole cents from 0 to 100000000."]],
  [{ tallFactor: 0.5 }, ["tallFactor must be a number from 1 to 10."]],
  [{ tallFactor: 10.5 }, ["tallFactor must be a number from 1 to 10."]],
  [{ tallFactor: "2" }, ["tallFactor must be a number from 1 to 10."]],
  [{ tallFactor: 1, tallOver: 600 }, []],
])("a rate card of %j", (given, faults) => {
  const verdict = readRateCard(given);
  expect(verdict.ok ? [] : verdict.faults).toEqual(faults);
});

test("a rate card keeps what it knows and takes the house's for what it does not say", () => {
  expect(readRateCard({ ring: 350, tallFactor: 2, colour: "red" })).toEqual({
    ok: true,
    value: {
      ...emptyRateCard,
      ring: 350,
      tallFactor: 2,
      carrier: 0,
      splice: 0,
      miter: 0,
      wand: 0,
      motor: 0,
      remote: 0,
      grommet: 0,
      doubleBracket: 0,
      tieBackHook: 0,
      endCap: 0,
    },
  });
});

test("a cloth that is a face here and a band there is priced as one purchase, with one spare", () => {
  const silk = { ...fabric, name: "Silk" };
  const moss = { ...fabric, name: "Moss", pricePerYard: 8800 };
  const banded = { ...pinch, fabric: silk, band: { edges: ["bottom"], fabric: moss } };
  const packet = computePacket(
    {
      windows: [banded, { ...pinch, fabric: moss }].map((given, index) => ({
        name: String(index),
        window,
        treatments: [given],
      })),
    },
    {},
  );
  const priced = quoteLines(packet, card).sections.flatMap((section) => section.lines);
  const yards = priced.filter(({ rate }) => rate === 8800).reduce((sum, { qty }) => sum + qty, 0);
  expect(packet.purchase.filter(({ name }) => name === "Moss").map(({ order }) => order)).toEqual([yards]);
});

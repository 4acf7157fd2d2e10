import { emptyRateCard, type RateCard } from "#app/domain/workroom/buying/rate-card.ts";
import type { LookedUp } from "#app/domain/workroom/sheet/sheet-fabric-form.ts";
import { unknownFacts } from "#app/domain/workroom/sheet/sheet-fabric-form.ts";

/** Sample prices: plainly round, and for an owner to replace. */
export const demoRateCard: RateCard = {
  ...emptyRateCard,
  leastCharge: 450_00,
  fabricPerYard: { low: 35_00, high: 95_00 },
  liningPerYard: { standard: 9_00, blackout: 12_00, sheerBatiste: 10_00 },
  interliningPerYard: 11_00,
  labourPerWidth: { default: 45_00, "pleated-tops/Goblet": 55_00 },
  interlinedPerWidth: 15_00,
  tallFactor: 1.5,
  labourPerSqFt: { default: 24_00, "soft-shades/Hobbled": 30_00, "hard-shades/Hard Shades": 18_00 },
  shadeLeastSqFt: 12,
  bandPerFoot: 6_00,
  trimPerFoot: 12_00,
  cornicePerFoot: 48_00,
  valancePerFoot: 42_00,
  swagEach: 95_00,
  cascadePair: 120_00,
  unlinedPerWidth: 36_00,
  rodPerFoot: 22_00,
  plainRodPerFoot: 12_00,
  traversePerFoot: 26_00,
  trackPerFoot: 30_00,
  concealedRodPerFoot: 9_00,
  ring: 3_50,
  carrier: 1_50,
  bracket: 28_00,
  doubleBracket: 44_00,
  finial: 32_00,
  endCap: 9_00,
  splice: 14_00,
  miter: 48_00,
  wand: 18_00,
  motor: 420_00,
  remote: 65_00,
  grommet: 2_50,
  tieBack: 38_00,
  tieBackHook: 16_00,
  control: { clutchControl: 0, cordlessControl: 65_00, motorizedControl: 340_00 },
  installEach: 85_00,
  takeDown: 60_00,
  cost: {
    liningPerYard: { standard: 5_50, blackout: 8_00, sheerBatiste: 6_00 },
    interliningPerYard: 6_50,
    labourPerWidth: { default: 24_00 },
    unlinedPerWidth: 19_00,
    interlinedPerWidth: 8_00,
    labourPerSqFt: { default: 13_00, "hard-shades/Hard Shades": 11_00 },
    bandPerFoot: 2_50,
    trimPerFoot: 6_00,
    cornicePerFoot: 26_00,
    valancePerFoot: 23_00,
    swagEach: 50_00,
    cascadePair: 64_00,
    rodPerFoot: 11_00,
    plainRodPerFoot: 5_00,
    traversePerFoot: 13_00,
    trackPerFoot: 15_00,
    concealedRodPerFoot: 4_00,
    ring: 1_40,
    carrier: 60,
    bracket: 12_00,
    doubleBracket: 19_00,
    finial: 14_00,
    endCap: 3_50,
    splice: 6_00,
    miter: 24_00,
    wand: 8_00,
    motor: 240_00,
    remote: 34_00,
    grommet: 90,
    tieBack: 18_00,
    tieBackHook: 7_00,
    control: { clutchControl: 9_00, cordlessControl: 32_00, motorizedControl: 190_00 },
    installEach: 50_00,
    takeDown: 30_00,
  },
};

export const demoCardSaved = { reason: "Sample rates of the demo", at: "2026-01-12T15:00:00.000Z" };

const cloth = (supplier: string, pricePerYard: number, more: Partial<LookedUp> = {}): LookedUp => ({
  ...unknownFacts,
  width: 54,
  supplier,
  pricePerYard,
  costPerYard: pricePerYard / 2,
  ...more,
});

/** What was looked up about the demo's cloths, by their key. */
export const demoFabrics: Readonly<Record<string, LookedUp>> = {
  "oat linen, plain": cloth("Sample Linen Mill", 62_00),
  "blue ticking": cloth("Sample Linen Mill", 38_00, { railroadable: true, com: true }),
  "bone sateen for the banding": cloth("Sample Velvets", 42_00),
  "chalk stripe": cloth("Sample Stripes", 54_00, { repeat: 4.5 }),
};

/** Orders whose cloth has been looked up, because they have been quoted. */
export const demoLookedUp = ["LF-1001", "LF-1004", "LF-1007", "LF-1008", "LF-1009", "LF-1010"];

/** Orders that went into the workroom, with the moment at which their packet was frozen. */
export const demoStarted: Readonly<Record<string, string>> = {
  "LF-1004": "2026-10-26T14:20:00.000Z",
  "LF-1008": "2026-08-17T13:05:00.000Z",
  "LF-1009": "2026-07-24T15:40:00.000Z",
  "LF-1010": "2026-06-12T14:15:00.000Z",
};

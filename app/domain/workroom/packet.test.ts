import { expect, test } from "vitest";
import { computePacket } from "./packet.ts";
import { defaultShopRules } from "./rules/shop-rules.ts";

const window = { width: 48, height: 60, topToFloor: 84, gap: 12, room: 96, left: 36, right: 36 };
const linen = { name: "Linen", supplier: "Mill A", width: 54, repeat: 27 };
const drapes = { style: "pleated-tops/Three Finger Pinch", fabric: linen, lining: "standard" };
const shade = { style: "soft-shades/Flat Roman", fabric: { width: 54 }, choices: { finishedWidth: 40 } };
const cornice = { style: "cornice-boards/Statler", fabric: { width: 54 } };
const den = { name: "Den", window, measured: true, treatments: [drapes] };

const figures = (...treatments: unknown[]) =>
  computePacket({ windows: [{ ...den, treatments }] }, {}).windows[0]?.treatments.map((one) => one.figures);

test("a packet holds its rules, its windows and what they buy, and may be frozen", () => {
  const packet = computePacket({ windows: [den] }, {});
  expect(packet).toMatchObject({ engineVersion: 2, checks: [], canFreeze: true, rules: defaultShopRules });
  expect(packet.windows).toMatchObject([{ name: "Den", treatments: [{ figures: { faceInches: 432 }, checks: [] }] }]);
});

test("the owner's rules stand in it, and the house's for what they do not say", () => {
  const packet = computePacket({ windows: [den] }, { hemAllowance: 6 });
  expect(packet.rules).toEqual({ ...defaultShopRules, hemAllowance: 6 });
  expect(packet.windows[0]?.treatments[0]?.figures.rawCut).toBe(100);
});

test("drapes under a top hang from a traverse rod, and the top is made to cover them, whichever is named first", () => {
  const [under, over] = figures(drapes, cornice) ?? [];
  expect(under).toMatchObject({ hang: "traverse", finishedLength: 88, hardware: { carriers: 18 } });
  expect(over).toMatchObject({ face: 68, need: 5.5, return: 5.5 });
  expect(figures(cornice, drapes)?.toReversed()).toEqual([under, over]);
  expect(figures(drapes)?.[0]).toMatchObject({ hang: "rings" });
  expect(figures(cornice)?.[0]).toMatchObject({ face: 52, need: 3.5 });
});

test.each(["board-mount-valances/Sheldon", "rod-mount-valances/Spencer"])("%s is a top too", (style) => {
  expect(figures(drapes, { ...cornice, style })?.[0]).toMatchObject({ hang: "traverse" });
});

test("a top covers a shade over the frame, and a rod that stands out farther on one side", () => {
  expect(figures({ ...shade, choices: {} }, cornice)?.[1]).toMatchObject({ face: 57 });
  expect(figures({ style: "hard-shades/Hard Shades" }, cornice)?.[1]).toMatchObject({ face: 57 });
  const oneWay = { ...drapes, choices: { draw: "right" } };
  expect(figures(oneWay, cornice)?.[1]).toMatchObject({ face: 72 });
  const glass = { style: "rod-pocket/Hourglass", fabric: { width: 54 }, choices: { rodWidth: 30, finishedLength: 40 } };
  expect(figures(glass, cornice)?.[1]).toMatchObject({ face: 52 });
});

test("what hangs behind a top is found wherever it is named", () => {
  const inside = { ...shade, choices: { finishedWidth: 40, finishedHeight: 50, mount: "inside" } };
  expect(figures(inside, drapes, cornice)?.[2]).toMatchObject({ face: 68, need: 5.5 });
  expect(figures(drapes, { ...shade, choices: {} }, cornice)?.[2]).toMatchObject({ face: 68 });
});

test("what the owner set on a top's sheet comes before what hangs behind it", () => {
  expect(figures(drapes, { ...cornice, choices: { overRod: 80, rodExtension: [16, 16] } })?.[1]).toMatchObject({
    face: 84,
  });
});

test("a top clears what really hangs beneath it: the drapes' own projection, a shade over the frame, one from a factory", () => {
  const top = (...below: object[]) =>
    computePacket({ windows: [{ ...den, treatments: [...below, cornice] }] }, {}).windows[0]?.treatments.at(-1)
      ?.figures;
  const shade = { style: "soft-shades/Flat Roman", fabric: { width: 54 } };
  const hard = { style: "hard-shades/Hard Shades" };
  const inside = { choices: { mount: "inside" } };
  expect(top()).toMatchObject({ need: 3.5, return: 3.5 });
  expect(top({ ...drapes, choices: { projection: 6 } })).toMatchObject({ need: 8, return: 9.25 });
  expect(top(shade)).toMatchObject({ face: 57, need: 5.5, return: 5.5 });
  expect(top(hard)).toMatchObject({ face: 57, need: 5, return: 5.5 });
  expect(top({ ...shade, ...inside })).toMatchObject({ need: 3.5, return: 3.5 });
  expect(top({ ...drapes, choices: { projection: 2 } }, shade)).toMatchObject({ need: 5.5 });
});

test("a valance on a rod brings one, which is bought with its brackets unless one is kept", () => {
  const winchester = { style: "rod-mount-valances/Winchester Rod Pocket", fabric: { width: 54 } };
  const rods = (newHardware: boolean) =>
    computePacket({ windows: [{ ...den, treatments: [{ ...winchester, newHardware }] }] }, {})
      .purchase.filter(({ part = "" }) => part.startsWith("concealed"))
      .map(({ part, size, order }) => [part, size, order]);
  expect(rods(true)).toEqual([
    ["concealed rod bracket", undefined, 2],
    ["concealed rod", 52, 1],
  ]);
  expect(rods(false)).toEqual([]);
});

test("the short point is checked against where the top really hangs", () => {
  const shallow = { ...cornice, choices: { shortPoint: 9 } };
  const codes = (treatments: unknown[]) =>
    computePacket({ windows: [{ ...den, treatments }] }, {})
      .windows[0]?.treatments.at(-1)
      ?.checks.map(({ code }) => code);
  expect(codes([shallow])).toEqual([]);
  expect(codes([drapes, shallow])).toEqual(["SHORT_POINT_SHOWS_WORKS"]);
});

test("without a final measure it cannot be frozen, nor with any other block; what is waved does not matter", () => {
  const frozen = (given: object) => computePacket({ windows: [{ ...den, ...given }] }, {}).canFreeze;
  expect(frozen({})).toBe(true);
  expect(frozen({ measured: undefined })).toBe(false);
  expect(frozen({ measured: "yes" })).toBe(false);
  expect(frozen({ treatments: [{ ...drapes, fabric: {} }] })).toBe(false);
  expect(frozen({ window: { ...window, room: 120 } })).toBe(true);
});

test("the list is summed over windows, by supplier and thing, and bought once", () => {
  const hall = { ...den, name: "Hall" };
  const { purchase } = computePacket({ windows: [hall, den] }, {});
  expect(purchase).toMatchObject([
    { supplier: "Mill A", item: "Linen", inches: 864, spareInches: 36, order: 25, windows: ["Den", "Hall"] },
    { supplier: "Stock", item: "Drapery pins", count: 44, order: 44 },
    { supplier: "Stock", item: "Weights", count: 12, order: 12 },
    { supplier: "Stock", item: "Buckram", inches: 412, order: 12 },
    { supplier: "Stock", item: "Lining, standard", inches: 768, order: 21.5, windows: ["Den", "Hall"] },
  ]);
});

test("everything a treatment takes is on the list", () => {
  const dressed = {
    ...drapes,
    fabric: { width: 54, repeat: 27, com: true },
    interlining: true,
    band: { fabric: { width: 54, name: "Velvet", supplier: "Mill B" } },
    insetBand: { fabric: { width: 50 } },
    trim: { name: "Fringe", supplier: "Trimmer" },
    newHardware: true,
  };
  const swag = { style: "board-mount-valances/Kennedy", fabric: { width: 54 }, trim: {}, newHardware: true };
  const welted = { ...cornice, welt: { width: 54, name: "Cord", supplier: "Mill B" } };
  const bought = (treatment: object) =>
    computePacket({ windows: [{ ...den, treatments: [treatment] }] }, {}).purchase.map(
      ({ supplier, item, order, unit, com }) => `${supplier}: ${order} ${unit} ${item}${com ? ", client sends" : ""}`,
    );
  expect(bought(dressed)).toEqual([
    ': 13 yard Fabric, 54" wide, repeat 27", client sends',
    ': 4 yard Inset band fabric, 50" wide',
    "Mill B: 4 yard Velvet",
    "Stock: 22 each Drapery pins",
    "Stock: 2 each Finials",
    "Stock: 3 each Pole brackets",
    'Stock: 1 each Pole, 64"',
    "Stock: 20 each Rings",
    "Stock: 6 each Weights",
    "Stock: 6 yard Buckram",
    "Stock: 10.5 yard Interlining",
    "Stock: 11 yard Lining, standard",
    "Trimmer: 15 foot Fringe",
  ]);
  expect(bought(swag)).toEqual([
    ": 6 foot Trim",
    ': 5 yard Fabric, 54" wide',
    "Stock: 4 each L-brackets",
    'Stock: 1 each Valance board, 52" x 3 1/2" x 3/4"',
    "Stock: 1.5 yard Lining, contrast",
    "Stock: 2.5 yard Lining, standard",
  ]);
  expect(bought(welted)).toEqual([
    ': 2.5 yard Fabric, 54" wide',
    "Mill B: 1.5 yard Cord",
    "Stock: 4 each L-brackets",
    'Stock: 1 each Sheets of 1/2" plywood',
    'Stock: 1 each Top board, 52" x 3 1/2" x 3/4"',
    'Stock: 2 yard Batting, 15 1/8" deep',
    "Stock: 2 yard Lining, standard",
    "Stock: 4 yard Welt cord",
  ]);
  // A rod that is kept is not bought, but what is set into the cloth is.
  expect(bought({ style: "grommet-top/Grommet Top", fabric: {}, choices: { rodWidth: 60 } })).toEqual([]);
  expect(bought({ style: "grommet-top/Grommet Top", fabric: { width: 54 } })).toContainEqual(
    expect.stringMatching(/^Stock: \d+ each Grommets$/),
  );
  const hanging = (style: string, choices = {}) => bought({ style, fabric: {}, newHardware: true, choices });
  expect(hanging("hard-shades/Hard Shades")).toEqual([': 1 each Hard shade, 53" x 66", over the frame']);
  const others = ["grommet-top/Grommet Top", "ripplefold/Ripplefold"].map((style) =>
    bought({ style, fabric: { width: 54 }, newHardware: true }).filter((line) => line.includes("each")),
  );
  expect(others).toEqual([
    [
      "Stock: 2 each Finials",
      "Stock: 24 each Grommets",
      "Stock: 3 each Pole brackets",
      'Stock: 1 each Pole, 64"',
      "Stock: 6 each Weights",
    ],
    [
      "Stock: 28 each Ripplefold carriers, 80 percent",
      "Stock: 3 each Track brackets",
      'Stock: 1 each Track, 64"',
      "Stock: 6 each Weights",
    ],
  ]);
  expect(bought({ style: "hard-shades/Hard Shades", flags: { clutchControl: true }, newHardware: true })).toEqual([
    ': 1 each Hard shade, 53" x 66", over the frame, clutch control at the right',
    "Stock: 1 each Tension devices",
  ]);
  const ribbed = { style: "soft-shades/Front Fold", fabric: { width: 54 }, flags: { clutchControl: true } };
  expect(bought(ribbed).filter((line) => line.includes("each"))).toEqual([
    "Stock: 1 each Clutches and chains",
    "Stock: 4 each L-brackets",
    'Stock: 11 each Rib, 53"',
    'Stock: 1 each Shade board, 52 3/4"',
    "Stock: 66 each Shade rings",
    "Stock: 1 each Tension devices",
    'Stock: 1 each Weight bar, 52 1/2"',
  ]);
  expect(bought({ ...cornice, style: "cornice-boards/Low Profile Statler" }).join()).not.toContain("Batting");
});

test("an order of nothing, or of more than twelve windows, is answered with a sentence", () => {
  const nothing = { checks: [{ code: "SIZE_MISSING", sentence: "There is no window to make anything for." }] };
  for (const given of [null, {}, { windows: [] }, { windows: 3 }]) {
    expect(computePacket(given, {})).toMatchObject({ ...nothing, canFreeze: false, windows: [] });
  }
  const thirteen = computePacket({ windows: Array.from({ length: 13 }, () => den) }, {});
  expect(thirteen).toMatchObject({ canFreeze: false, checks: [{ code: "SIZE_OUT_OF_RANGE" }] });
  expect(thirteen.windows).toHaveLength(12);
  expect(computePacket({ windows: Array.from({ length: 12 }, () => den) }, {}).canFreeze).toBe(true);
});

test("what is no window has no treatments, and a window has three at most, sheers and a lower tier", () => {
  expect(
    computePacket({ windows: [null, { treatments: 3 }, { name: 7, treatments: [null] }] }, {}).windows,
  ).toMatchObject([
    { name: "", treatments: [] },
    { name: "", treatments: [] },
    { name: "", treatments: [{ checks: [{ code: "STYLE_UNKNOWN" }] }] },
  ]);
  expect(figures(...Array.from({ length: 6 }, () => drapes))).toHaveLength(5);
});

import { describe, expect, test } from "vitest";
import { computePacket } from "#app/domain/workroom/packet.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { purchaseSheet } from "./purchase-sheet.ts";

const window = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36 };
const linen = { name: "Oat linen", supplier: "Mill A", width: 54, repeat: 27 };
const drapes = { style: "pleated-tops/Three Finger Pinch", fabric: linen, lining: "standard", newHardware: true };

const windowsIn = (fabric: object, ...names: string[]) =>
  computePacket(
    { windows: names.map((name) => ({ name, window, measured: true, treatments: [{ ...drapes, fabric }] })) },
    {},
  ).windows;
const windowsOf = (...names: string[]) => windowsIn(linen, ...names);

test("two windows are summed in inches, spared once and rounded once", () => {
  const sheet = purchaseSheet([{ orderId: "LF-1", windows: windowsOf("Den", "Hall") }], defaultShopRules);
  expect(sheet.map(({ supplier }) => supplier)).toEqual(["Mill A", "Stock"]);
  expect(sheet[0]?.rows).toMatchObject([
    { item: "Oat linen", order: "25 yards", exact: '24 yards + 36" spare', windows: "Den; Hall", com: false },
  ]);
  const windows = "Den; Hall";
  const lining = { item: "Lining, standard", order: "21 1/2 yards", exact: "21 3/8 yards", windows, com: false };
  expect(sheet[1]?.rows).toContainEqual(expect.objectContaining(lining));
  const rings = { item: "Rings", order: "40", exact: "", windows, com: false, milli: 40_000 };
  expect(sheet[1]?.rows).toContainEqual(expect.objectContaining(rings));
});

test("two orders share their spare, and each window says whose it is", () => {
  const orders = ["LF-1", "LF-2"].map((orderId) => ({ orderId, windows: windowsOf("Den") }));
  expect(purchaseSheet(orders, defaultShopRules)[0]?.rows).toMatchObject([
    {
      item: "Oat linen",
      order: "25 yards",
      exact: '24 yards + 36" spare',
      windows: "LF-1 Den; LF-2 Den",
      com: false,
      unit: "yard",
      milli: 25_000,
      needs: [
        { orderId: "LF-1", milli: 12_000 },
        { orderId: "LF-2", milli: 12_000 },
      ],
    },
  ]);
});

test("a rod that is seen goes by what the client named, round a bay in its pieces, with miters of its own kind", () => {
  const bay = { flats: [30, 60, 30], angles: [45, 45], rods: "mitered" };
  const round = (choices: object) => ({
    name: "Bay",
    window: { ...window, width: 120, bay },
    treatments: [{ ...drapes, choices }],
  });
  const windows = computePacket({ windows: [round({}), round({ hang: "traverse" })] }, {}).windows;
  const hardware = [
    { name: "Forged iron rod", link: "" },
    { name: "Rings with clips", link: "" },
  ];
  const rows = purchaseSheet([{ orderId: "LF-1", windows, hardware }], defaultShopRules).flatMap((group) => group.rows);
  expect(rows.map(({ item, order }) => `${order} ${item}`)).toEqual(
    expect.arrayContaining([
      '2 Pole, 28 1/2", Forged iron rod',
      '1 Pole, 57", Forged iron rod',
      "2 Pole miters, Forged iron rod",
      "2 Traverse rod miters",
      '2 Traverse rod, 28 1/2"',
    ]),
  );
});

test.each<[string, string[], string[], string[]]>([
  ["a rod is the rod", ["Forged iron rod"], [], ['1 Pole, 64", Forged iron rod', "20 Rings, Forged iron rod"]],
  ["a single thing is the rod", ["Forged iron, black"], [], ['1 Pole, 64", Forged iron, black']],
  [
    "rings are the rings, beside a rod",
    ["Forged iron rod", "Rings with clips"],
    [],
    ['1 Pole, 64", Forged iron rod', "20 Rings, Rings with clips", "2 Finials, Forged iron rod"],
  ],
  ["a tie-back is no part of a rod", ["Brass tie-backs"], ["as named Brass tie-backs"], ['1 Pole, 64"']],
  ["Please suggest is no thing", ["Please suggest"], [], ['1 Pole, 64"']],
])("of what a client named for the order, %s, and stands there once", (_, names, beside, counted) => {
  const hardware = names.map((name) => ({ name, link: "" }));
  const sheet = purchaseSheet([{ orderId: "LF-1", windows: windowsOf("Den"), hardware }], defaultShopRules);
  const said = (group: (typeof sheet)[number]) => group.rows.map(({ item, order }) => `${order} ${item}`);
  expect(sheet.filter(({ supplier }) => supplier === "Hardware that clients named").flatMap(said)).toEqual(beside);
  expect(sheet.flatMap(said)).toEqual(expect.arrayContaining(counted));
});

test("what is named stays beside rods that are kept, hidden, or have a finish of their own", () => {
  const hardware = [{ name: "Forged iron rod", link: "" }];
  const beside = (more: object, windows = windowsOf("Den")) =>
    purchaseSheet([{ orderId: "LF-1", windows, hardware, ...more }], defaultShopRules).some(
      ({ supplier }) => supplier === "Hardware that clients named",
    );
  expect(beside({})).toBe(false);
  expect(beside({ inputs: [{ ownHardware: { choice: "new", finish: "brass" } }] })).toBe(true);
  const hung = (more: object) =>
    computePacket({ windows: [{ name: "Den", window, treatments: [{ ...drapes, ...more }] }] }, {}).windows;
  expect(beside({}, hung({ newHardware: false }))).toBe(true);
  expect(beside({}, hung({ choices: { hang: "traverse" } }))).toBe(true);
  // Behind a top the rod is ours to choose, and no other rod is bought.
  expect(beside({}, hung({ choices: { underTop: true } }))).toBe(false);
});

describe("a cloth that is sold in steps", () => {
  const sheetOf = (orders: readonly string[], fabric: object) =>
    purchaseSheet(
      orders.map((orderId) => ({ orderId, windows: windowsIn(fabric, "Den") })),
      defaultShopRules,
    )[0]?.rows;
  const inCloth = (soldIn: number | undefined) => ({ ...linen, soldIn });

  test.each([
    [0.125, "13 yards", undefined],
    [1, "13 yards", undefined],
    [5, "15 yards", "5 yards"],
    [undefined, "13 yards", undefined],
  ])("of %s yd is bought in whole steps, and says so where that is more than is needed", (soldIn, order, said) => {
    const [row] = sheetOf(["LF-1"], inCloth(soldIn)) ?? [];
    expect([row?.order, row?.exact, row?.soldIn]).toEqual([order, '12 yards + 36" spare', said]);
  });

  test("is rounded once for all windows of all orders", () => {
    // 12 + 12 + 1 to spare: each alone would be 15.
    expect(sheetOf(["LF-1", "LF-2"], inCloth(5))).toMatchObject([{ order: "25 yards", exact: '24 yards + 36" spare' }]);
    expect(sheetOf(["LF-1", "LF-2", "LF-3"], inCloth(5))).toMatchObject([{ order: "40 yards", soldIn: "5 yards" }]);
  });

  test("by the longest of its steps where two orders know it differently", () => {
    const orders = [undefined, 5, 2].map((soldIn, index) => ({
      orderId: `LF-${index}`,
      windows: windowsIn(inCloth(soldIn), "Den"),
    }));
    expect(purchaseSheet(orders, defaultShopRules)[0]?.rows).toMatchObject([{ order: "40 yards" }]);
  });

  test("but not where its client buys it: nobody is asked for more than is needed", () => {
    expect(sheetOf(["LF-1"], { ...inCloth(5), com: true })).toMatchObject([{ order: "13 yards", com: true }]);
  });

  test("is cut as it is cut", () => {
    const [one] = windowsIn(inCloth(5), "Den")[0]?.treatments ?? [];
    expect(one?.figures).toMatchObject({ cuts: 4, cut: 108, faceYards: 12 });
  });
});

test("cloth without a supplier is not lost, and the client's own is marked", () => {
  const own = { ...drapes, fabric: { ...linen, supplier: "", com: true } };
  const { windows } = computePacket({ windows: [{ name: "Den", window, measured: true, treatments: [own] }] }, {});
  const [first] = purchaseSheet([{ orderId: "LF-1", windows }], defaultShopRules);
  expect(first).toMatchObject({ supplier: "Sent by clients", rows: [{ item: "Oat linen", com: true }] });
});

test("a rod goes by its finish, and one that is kept is not on the list", () => {
  const brass = { ownHardware: { choice: "new", finish: "brass", thickness: "1.375" } } as const;
  const items = (inputs: object) =>
    purchaseSheet([{ orderId: "LF-1", windows: windowsOf("Den", "Hall"), ...inputs }], defaultShopRules)[1]?.rows.map(
      ({ item, order }) => `${order} ${item}`,
    );
  expect(items({ inputs: [brass, { ownHardware: undefined }] })).toEqual([
    "12 yards Buckram",
    "44 Drapery pins",
    "2 Finials",
    '2 Finials, brass, 1 3/8" across',
    "21 1/2 yards Lining, standard",
    "3 Pole brackets",
    '3 Pole brackets, brass, 1 3/8" across',
    '1 Pole, 64"',
    '1 Pole, 64", brass, 1 3/8" across',
    "20 Rings",
    '20 Rings, brass, 1 3/8" across',
    "12 Weights",
  ]);
  const kept = { name: "Den", window, measured: true, treatments: [{ ...drapes, newHardware: false }] };
  const { windows } = computePacket({ windows: [kept] }, {});
  expect(purchaseSheet([{ orderId: "LF-1", windows }], defaultShopRules)[1]?.rows.map(({ item }) => item)).toEqual([
    "Buckram",
    "Drapery pins",
    "Lining, standard",
    "Weights",
  ]);
});

test("what the client named beside the rods is on the list, and no wish for a suggestion", () => {
  const hardware = [
    { name: "Forged iron rod, 1 inch", link: "" },
    { name: "", link: "https://example.com/rings" },
    { name: "Please suggest", link: "" },
  ];
  const order = { orderId: "LF-1", windows: windowsOf("Den"), hardware };
  const named = (orders: (typeof order)[]) =>
    purchaseSheet(orders, defaultShopRules).find(({ supplier }) => supplier === "Hardware that clients named")?.rows;
  expect(named([{ ...order, hardware: [...hardware, ...hardware] }])).toMatchObject([
    { item: "https://example.com/rings", order: "as named", exact: "", windows: "", com: false },
  ]);
  expect(named([order, { ...order, orderId: "LF-2" }])?.map(({ windows }) => windows)).toEqual(["LF-1", "LF-2"]);
});

test("what a client sends stands apart from what is bought, whatever its supplier is called", () => {
  const sheet = purchaseSheet(
    [{ orderId: "LF-1", windows: windowsIn({ ...linen, com: true }, "Den") }],
    defaultShopRules,
  );
  expect(sheet.map(({ supplier }) => supplier)).toEqual(["Sent by clients", "Stock"]);
});

test("one cloth for the face of one window and the welt or band of another is one line with one spare", () => {
  const welted = { style: "cornice-boards/Statler", fabric: { ...linen, name: "Silk" }, welt: linen };
  const banded = { ...drapes, fabric: { ...linen, name: "Silk" }, band: { edges: ["bottom"], fabric: linen } };
  const windows = computePacket(
    {
      windows: [banded, welted, drapes].map((given, index) => ({
        name: `Room ${index + 1}`,
        window,
        measured: true,
        treatments: [given],
      })),
    },
    {},
  ).windows;
  const rows = purchaseSheet([{ orderId: "LF-1", windows }], defaultShopRules).flatMap((group) => group.rows);
  expect(rows.filter(({ item }) => item === "Oat linen")).toMatchObject([
    { part: "cloth", exact: expect.stringMatching(/ \+ 36" spare$/), windows: "Room 1; Room 2; Room 3" },
  ]);
});

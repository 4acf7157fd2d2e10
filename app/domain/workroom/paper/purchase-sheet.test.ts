import { expect, test } from "vitest";
import { computePacket } from "#app/domain/workroom/packet.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { purchaseSheet } from "./purchase-sheet.ts";

const window = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36 };
const linen = { name: "Oat linen", supplier: "Mill A", width: 54, repeat: 27 };
const drapes = { style: "pleated-tops/Three Finger Pinch", fabric: linen, lining: "standard", newHardware: true };

const windowsOf = (...names: string[]) =>
  computePacket({ windows: names.map((name) => ({ name, window, measured: true, treatments: [drapes] })) }, {}).windows;

test("two windows are summed in inches, spared once and rounded once", () => {
  const sheet = purchaseSheet([{ orderId: "LF-1", windows: windowsOf("Den", "Hall") }], defaultShopRules);
  expect(sheet.map(({ supplier }) => supplier)).toEqual(["Mill A", "Stock"]);
  expect(sheet[0]?.rows).toEqual([
    { item: "Oat linen", order: "25 yd", exact: '24 yd + 36" spare', windows: "Den; Hall", com: false },
  ]);
  expect(sheet[1]?.rows).toContainEqual({
    item: "Lining, standard",
    order: "21.5 yd",
    exact: "21.33 yd",
    windows: "Den; Hall",
    com: false,
  });
  expect(sheet[1]?.rows).toContainEqual({ item: "Rings", order: "40", exact: "", windows: "Den; Hall", com: false });
});

test("two orders share their spare, and each window says whose it is", () => {
  const orders = ["LF-1", "LF-2"].map((orderId) => ({ orderId, windows: windowsOf("Den") }));
  expect(purchaseSheet(orders, defaultShopRules)[0]?.rows).toEqual([
    { item: "Oat linen", order: "25 yd", exact: '24 yd + 36" spare', windows: "LF-1 Den; LF-2 Den", com: false },
  ]);
});

test("cloth without a supplier is not lost, and the client's own is marked", () => {
  const own = { ...drapes, fabric: { ...linen, supplier: "", com: true } };
  const { windows } = computePacket({ windows: [{ name: "Den", window, measured: true, treatments: [own] }] }, {});
  const [, second] = purchaseSheet([{ orderId: "LF-1", windows }], defaultShopRules);
  expect(second).toMatchObject({ supplier: "Supplier not named yet", rows: [{ item: "Oat linen", com: true }] });
});

test("a rod goes by its finish, and one that is kept is not on the list", () => {
  const brass = { ownHardware: { choice: "new", finish: "brass", thickness: "1.375" } } as const;
  const items = (inputs: object) =>
    purchaseSheet([{ orderId: "LF-1", windows: windowsOf("Den", "Hall"), ...inputs }], defaultShopRules)[1]?.rows.map(
      ({ item, order }) => `${order} ${item}`,
    );
  expect(items({ inputs: [brass, { ownHardware: undefined }] })).toEqual([
    "3 Brackets",
    '3 Brackets, brass, 1 3/8" across',
    "2 Finials",
    '2 Finials, brass, 1 3/8" across',
    "21.5 yd Lining, standard",
    "20 Rings",
    '20 Rings, brass, 1 3/8" across',
    '1 Rod, 64"',
    '1 Rod, 64", brass, 1 3/8" across',
  ]);
  const kept = { name: "Den", window, measured: true, treatments: [{ ...drapes, newHardware: false }] };
  const { windows } = computePacket({ windows: [kept] }, {});
  expect(purchaseSheet([{ orderId: "LF-1", windows }], defaultShopRules)[1]?.rows.map(({ item }) => item)).toEqual([
    "Lining, standard",
  ]);
});

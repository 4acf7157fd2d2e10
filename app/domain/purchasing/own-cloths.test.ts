import { expect, test } from "vitest";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { computeDraft, noSheets } from "#app/domain/workroom/sheet/compute-draft.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { fullestWindow, workOrderDraft } from "#tests/support/orders/fullest-window.ts";
import { ownCloths } from "./own-cloths.ts";

const unknown = { fabricExpectedOn: null, fabricArrivedOn: null, past: false };

/** The fullest window, its linen sent by this one. */
function packetWith(buyer: "us" | "client") {
  const document = workOrderDraft([""]);
  const window = fullestWindow(1, "");
  const shades = structuredClone(window.customizations.shades);
  for (const cloth of shades?.fabrics?.fabrics ?? []) if (cloth.name === "Oat linen, plain") cloth.buyer = buyer;
  const order = { ...document.order, windows: [{ ...window, customizations: { ...window.customizations, shades } }] };
  return {
    ...document,
    order,
    ...computeDraft(order, noSheets, { rules: defaultShopRules, measureEdge: measureTopEdge }),
  };
}

test("of what an order is made of only the cloth that its client sends is waited for here, by name", () => {
  expect(ownCloths(packetWith("us"), unknown)).toEqual([]);
  expect(ownCloths(packetWith("client"), unknown)).toMatchObject([
    { name: "Oat linen, plain", unit: "yard", milli: expect.any(Number), state: "waiting", expectedOn: null },
  ]);
});

test.each([
  [
    { ...unknown, fabricExpectedOn: "2027-03-16" },
    { state: "waiting", expectedOn: "2027-03-16" },
  ],
  [{ ...unknown, fabricArrivedOn: "2027-03-12" }, { state: "arrived" }],
  [{ ...unknown, past: true }, { state: "arrived" }],
])("known as %j, it is %j", (coming, cloth) => {
  expect(ownCloths(packetWith("client"), coming)).toMatchObject([cloth]);
});

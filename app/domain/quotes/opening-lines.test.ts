import { expect, test } from "vitest";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { workOrderDraft } from "#tests/support/orders/fullest-window.ts";
import { openingLines } from "./opening-lines.ts";

const rated = (rates: Partial<PacketDocument["rateCard"]["value"]>): PacketDocument => {
  const { rateCard, ...rest } = workOrderDraft([""]);
  return { ...rest, rateCard: { ...rateCard, value: { ...rateCard.value, ...rates } } };
};

test("taking down is a line once it was asked for, open until the card has a rate: a typed 0 is one", () => {
  const labels = (document: PacketDocument, takeDown: boolean) =>
    openingLines(document, { installationTaxed: true, takeDown })
      .filter(({ key }) => key === "take-down")
      .map(({ label, unitCents }) => [label, unitCents]);
  expect(labels(rated({ takeDown: 3_000 }), true)).toEqual([["Taking down what hangs there now", 3_000]]);
  expect(labels(rated({ takeDown: 3_000 }), false)).toEqual([]);
  expect(labels(rated({}), true)).toEqual([["Taking down what hangs there now", null]]);
  expect(labels(rated({ takeDown: 0 }), true)).toEqual([["Taking down what hangs there now", 0]]);
});

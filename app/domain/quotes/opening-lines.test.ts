import { expect, test } from "vitest";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { workOrderDraft } from "#tests/support/orders/fullest-window.ts";
import { openingLines, pricedParts } from "./opening-lines.ts";

const both = { installationTaxed: true, takeDown: true };

/** The fullest window, whose client wants its drapes tied back, at a card with these rates besides. */
function tied(rates: Partial<PacketDocument["rateCard"]["value"]>): PacketDocument {
  const { order, rateCard, ...rest } = workOrderDraft([""]);
  const [window, ...others] = order.windows;
  if (!window?.customizations.drapes) throw new Error("nothing is hung");
  const { drapes } = window.customizations;
  const asked = { ...drapes, answers: { ...drapes.answers, tieBacks: "yes" as const } };
  const windows = [{ ...window, customizations: { ...window.customizations, drapes: asked } }, ...others];
  return { ...rest, order: { ...order, windows }, rateCard: { ...rateCard, value: { ...rateCard.value, ...rates } } };
}

test("tie-backs that were asked for are charged by the panel; without a rate they are named, never free", () => {
  const [drapes] = pricedParts(tied({ tieBack: 4_500 }));
  const line = drapes?.priced?.lines.find(({ name }) => name === "tieBack");
  expect(line).toMatchObject({ label: "Tie-backs", qty: 2, cents: 9_000 });
  const [unrated] = pricedParts(tied({}));
  expect(unrated?.priced?.missing).toContain("Tie-backs");
  const [asUsual] = pricedParts(workOrderDraft([""]));
  expect(JSON.stringify(asUsual?.priced)).not.toContain("Tie-backs");
});

test("taking down is charged once, where it was asked for and has a rate", () => {
  const labels = (document: PacketDocument, takeDown: boolean) =>
    openingLines(document, { ...both, takeDown })
      .filter(({ key }) => key === "take-down")
      .map(({ label, unitCents }) => [label, unitCents]);
  expect(labels(tied({ takeDown: 3_000 }), true)).toEqual([["Taking down what hangs there now", 3_000]]);
  expect(labels(tied({ takeDown: 3_000 }), false)).toEqual([]);
  expect(labels(tied({}), true)).toEqual([]);
});

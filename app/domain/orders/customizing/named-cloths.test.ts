import { expect, test } from "vitest";
import { chooseTreatments, customizationOf, setFabrics } from "#app/domain/orders/customization.ts";
import { type DraftChange, newDraft, type OrderDraft } from "#app/domain/orders/draft.ts";
import { setWindowCount } from "#app/domain/orders/window-count.ts";
import { lacksBandCloth, wearDrapes } from "./named-cloths.ts";

function value(change: DraftChange): OrderDraft {
  if (!change.ok) throw new Error(change.reason);
  return change.value;
}

const row = (name: string) => ({ name, link: "" });

test("a top is covered in what its drapes are made of, as the book had it; its other cloths stay as typed", () => {
  const begun = value(chooseTreatments(value(setWindowCount(newDraft("LF-1"), 1)), 1, ["drapes", "tops"]));
  const nothing = { ok: false, reason: "The drapes of this window have no fabric yet." };
  expect(wearDrapes(begun, 1, "tops", { fabrics: [], trims: [] })).toEqual(nothing);
  const cloth = { ...row("Heron, Slate"), role: "main" as const, buyer: "us" as const, drawAs: "navy" as const };
  const fabrics = [{ ...row("Piping"), role: "contrast" as const }, cloth];
  const dressed = value(setFabrics(begun, 1, "drapes", { fabrics, trims: [] }));
  expect(wearDrapes(dressed, 1, "drapes", { fabrics: [], trims: [] })).toEqual(nothing);
  const typed = { fabrics: [row("Something"), { ...row("Cord"), role: "welt" as const }], trims: [] };
  const worn = value(wearDrapes(dressed, 1, "tops", typed));
  const [window] = worn.windows;
  expect(window && customizationOf(window).customizations.tops?.fabrics?.fabrics).toEqual([cloth, typed.fabrics[1]]);
});

test.each([
  [{ edgeBanding: true }, [row("Linen")], true],
  [{ insetEdgeBanding: true }, undefined, true],
  [{ edgeBanding: true }, [row("Linen"), { ...row("Velvet"), role: "contrast" as const }], true],
  [{ edgeBanding: true }, [row("Linen"), { ...row("Velvet"), role: "band" as const }], false],
  // From before roles were asked for.
  [{ edgeBanding: true }, [row("Linen"), row("Velvet")], false],
  [{ interlining: true }, [row("Linen")], false],
])("a band of %j with %j lacks its cloth: %s", (customizations, fabrics, lacks) => {
  expect(lacksBandCloth({ customizations, fabrics: fabrics && { fabrics, trims: [] } })).toBe(lacks);
});

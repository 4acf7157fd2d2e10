import fc from "fast-check";
import { expect, test } from "vitest";
import { linings, type OptionName, optionTexts, shadeControls } from "#app/domain/catalogue/options.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { checkChosen, suggestedKeys } from "#app/domain/quotes/choices.ts";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { computeDraft, noSheets } from "#app/domain/workroom/sheet/compute-draft.ts";
import { agree } from "./agree.ts";

const measurements = Object.fromEntries(measurementNames.map((name) => [name, "60"]));
const fabrics = { fabrics: [{ name: "Oat Linen", link: "" }], trims: [] };
const drapes = { style: { name: "Three Finger Pinch", group: "pleated-tops", description: "" }, fabrics };
const shades = { style: { name: "Flat Roman", group: "soft-shades", description: "" }, fabrics };

/** What the engine calls each lining, and how it stands on the purchase list. */
const made: Partial<Record<OptionName, [string | undefined, string | undefined]>> = {
  standardLining: ["standard", "Lining, standard"],
  blackoutLining: ["blackout", "Lining, blackout"],
  sheerBatisteLining: ["sheerBatiste", "Lining, sheer batiste"],
  unlined: [undefined, undefined],
};

const linesOf = (windowKey: string, type: "drapes" | "shades", suggested: number): OwnerLine[] => {
  const options = type === "drapes" ? linings.filter((name) => name !== "sheerBatisteLining") : linings.slice(0, 3);
  const line = (name: OptionName, rest: Partial<OwnerLine>): OwnerLine => ({
    ...emptyLine,
    key: `${windowKey}-${name}`,
    windowKey,
    label: optionTexts[name].label,
    unitCents: 100,
    suggested: false,
    role: "choice",
    ...rest,
  });
  return [
    ...options.map((name, index) =>
      line(name, { choiceGroup: `${windowKey} lining`, suggested: index === suggested % 3 }),
    ),
    ...(["edgeBanding", "insetEdgeBanding"] as const).map((name) => line(name, { role: "optional" })),
    ...(type === "shades"
      ? shadeControls.map((name, index) =>
          line(name, { choiceGroup: `${windowKey} control`, suggested: index === suggested % 3 }),
        )
      : []),
  ];
};

test("quote, window, packet and purchase list agree in kind, whatever is offered and chosen", () => {
  const one = fc.record({
    type: fc.constantFrom("drapes" as const, "shades" as const),
    first: fc.nat(2),
    picks: fc.array(fc.nat(20), { maxLength: 6 }),
    before: fc.subarray(["blackoutLining", "edgeBanding"] as const),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 3 }), (given) => {
      const keys = given.map((_, index) => `window-key-${index}`);
      const windows = given.map(({ type, before }, index): Window => {
        const customizations = Object.fromEntries(before.map((name) => [name, true]));
        const entry = { ...(type === "drapes" ? drapes : shades), customizations };
        return {
          id: `LF-1-${index}`,
          key: keys[index] ?? "",
          name: "",
          measurements,
          customizations: { [type]: entry },
        };
      });
      const lines = given.flatMap(({ type, first }, index) => linesOf(keys[index] ?? "", type, first));
      // One of each group, as the page makes sure; of the extras any.
      const picked = new Set(suggestedKeys(lines));
      for (const [index, { picks }] of given.entries()) {
        const mine = lines.filter(({ windowKey }) => windowKey === keys[index]);
        for (const pick of picks) {
          const line = mine[pick % mine.length];
          if (!line) continue;
          for (const other of mine)
            if (line.role === "choice" && other.choiceGroup === line.choiceGroup) picked.delete(other.key);
          picked.add(line.key);
        }
      }
      const chosen = checkChosen(lines, [...picked]);
      if (!chosen.ok) throw new Error(chosen.reason);
      const agreement = agree(windows, lines, chosen.value);
      expect(agreement).toMatchObject({ agreed: [], gone: [] });
      for (const [index, window] of agreement.windows.entries()) {
        const took = (name: OptionName) => picked.has(`${window.key}-${name}`);
        const order = { windows: [window], hardware: [], hardwareChoice: true, agreed: agreement.agreed };
        const { packet } = computeDraft(order, noSheets, { rules: defaultShopRules, measureEdge: () => undefined });
        const treatment = packet.windows[0]?.treatments[0]?.treatment;
        const lining = linings.find(took) ?? "standardLining";
        const [kind, item] = made[lining] ?? [];
        expect(treatment?.lining).toBe(kind);
        expect(packet.purchase.map((bought) => bought.item).find((name) => name.startsWith("Lining, "))).toBe(item);
        expect(treatment?.band !== undefined).toBe(took("edgeBanding"));
        expect(treatment?.insetBand !== undefined).toBe(took("insetEdgeBanding"));
        const bands = packet.purchase.filter((bought) => /band fabric/i.test(bought.item));
        expect(bands).toHaveLength(Number(took("edgeBanding")) + Number(took("insetEdgeBanding")));
        if (given[index]?.type === "shades") {
          expect(shadeControls.filter((name) => treatment?.flags[name])).toEqual(shadeControls.filter(took));
        }
      }
    }),
    { numRuns: 60 },
  );
});

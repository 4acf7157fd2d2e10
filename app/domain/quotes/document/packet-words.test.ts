import { expect, test } from "vitest";
import type { Window } from "#app/domain/orders/window.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { computeDraft, noSheets } from "#app/domain/workroom/sheet/compute-draft.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { fullestWindow, workOrderDraft } from "#tests/support/orders/fullest-window.ts";
import { packetWords } from "./packet-words.ts";
import { treatmentSentence } from "./treatment-sentence.ts";

const document = workOrderDraft([""]);
const known = { ...noSheets, fabrics: document.sheets.fabrics };

/** What a quote says of each treatment of a window. */
function said(window: Window, sheets = known) {
  const order = { ...document.order, windows: [window] };
  const draft = computeDraft(order, sheets, { rules: defaultShopRules, measureEdge: measureTopEdge });
  return Object.values(packetWords({ ...document, order, ...draft }, []));
}

const fullest = fullestWindow(1, "");
const { drapes, tops, shades } = fullest.customizations;

test("a client who sends cloth reads how much the order takes of it, once its width is known", () => {
  const window = { ...fullest, customizations: { shades } } as Window;
  const { "oat linen, plain": linen, ...others } = known.fabrics;
  if (!linen) throw new Error("The linen is not known.");
  const own = { ...known, fabrics: { ...others, "oat linen, plain": { ...linen, com: true } } };
  expect(said(window, own)[0]?.sends).toEqual([
    expect.stringMatching(/^\d+( \d\/\d)? yards of Oat linen, plain, 54" wide$/),
  ]);
  const { width: _, ...unmeasured } = linen;
  const unknown = { ...known, fabrics: { ...others, "oat linen, plain": { ...unmeasured, com: true } } };
  for (const sheets of [known, unknown]) expect(said(window, sheets)[0]).not.toHaveProperty("sends");
});

test("nobody is asked to send a cloth that we buy, whatever they said of it", () => {
  if (!shades?.fabrics) throw new Error("The shade has no cloth.");
  const fabrics = shades.fabrics.fabrics.map((cloth) => ({ ...cloth, buyer: "client" as const }));
  const window = { ...fullest, customizations: { shades: { ...shades, fabrics: { ...shades.fabrics, fabrics } } } };
  const { "oat linen, plain": linen, ...others } = known.fabrics;
  if (!linen) throw new Error("The linen is not known.");
  const sentence = (com: boolean | undefined) => {
    const [made] = said(window as Window, { ...known, fabrics: { ...others, "oat linen, plain": { ...linen, com } } });
    return made && treatmentSentence("shades", window as Window, made);
  };
  expect(sentence(undefined)).toMatch(/Oat linen, plain, which you send to us.* Please send us /);
  expect(sentence(false)).not.toMatch(/send/);
});

test("a new rod behind a top is said to be hidden there, whatever was named for rods", () => {
  const { hardware: _, ...window } = fullest;
  if (!drapes || !tops) throw new Error("The window has no drapes under a top.");
  expect(said({ ...window, customizations: { drapes, tops } })[0]?.hung).toBe(
    "on a new traverse rod, hidden behind the top",
  );
  expect(said({ ...window, customizations: { drapes } })[0]?.hung).toMatch(/^on a new pole, mounted on the wall$/);
});

const { hardware: _, ...unhung } = fullest;
const style = { name: "Rod Pocket Top Only", group: "rod-pocket", description: "" } as const;

test("a café rod is mounted on the casing, as the installer reads it", () => {
  const cafe = { ...drapes, style, answers: { length: "sill", coverage: "lower" } } as const;
  const sizes = { heightToSill: "56" };
  expect(said({ ...unhung, sizes, customizations: { drapes: cafe } })[0]?.hung).toMatch(/, mounted on the casing$/);
});

test("two tiers hang on two rods, each as wide as the cloth between its brackets", () => {
  const tiers = { ...drapes, style, answers: { length: "sill", coverage: "upper" }, lower: {} } as const;
  const sizes = { heightToSill: "56" };
  const [words] = said({ ...unhung, sizes, customizations: { drapes: tiers } });
  expect(words?.hung).toMatch(/ mounted on the wall, and a second one for the lower tier, mounted on the casing$/);
  // The rod of the lower tier is as wide as the frame, and held an inch in from its ends.
  expect(words?.lower).toMatch(/^finished 70 1\/2" wide, /);
  expect(words?.size).toMatch(/^finished \d+( \d\/\d)?" wide, /);
});

test("panels that stay at the sides are each as wide as they hang", () => {
  const sides = { ...drapes, answers: { draw: "stationary" } } as const;
  expect(said({ ...unhung, customizations: { drapes: sides } })[0]?.size).toMatch(
    /^finished 2 panels, each \d+( \d\/\d)?" wide, .* long$/,
  );
});

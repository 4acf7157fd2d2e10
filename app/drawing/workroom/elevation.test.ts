import fc from "fast-check";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { computePacket, type PacketWindow } from "#app/domain/workroom/packet.ts";
import { defaultShopRules, type ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { sceneToSvg } from "#app/drawing/svg.ts";
import { drawElevation } from "./elevation.ts";
import { hungBoxes } from "./hung-boxes.ts";
import { drawPlanView } from "./plan-view.ts";

const sizes = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36 };
const linen = { width: 54 };
const drapes = { style: "pleated-tops/Three Finger Pinch", fabric: linen };
const cornice = { style: "cornice-boards/Statler", fabric: linen };

function make(treatments: object[], window: object = sizes): PacketWindow {
  const [made] = computePacket({ windows: [{ name: "Den", window, measured: true, treatments }] }, {}).windows;
  if (!made) throw new Error("nothing was made");
  return made;
}

test("drapes under a cornice hang where the packet says", () => {
  const { drapes: hung, top, floor } = hungBoxes(make([drapes, cornice]));
  expect(floor).toBe(84);
  expect(hung?.rod).toEqual({ x0: -8, x1: 56, y: -4 });
  expect(hung?.panels).toEqual([
    { x: -8, y: -4.5, width: 32, height: 88 },
    { x: 24, y: -4.5, width: 32, height: 88 },
  ]);
  expect(top).toMatchObject({ x: -10, width: 68 });
});

test("what the owner changed is what is drawn", () => {
  const wider = { ...drapes, choices: { rodWidth: 80, finishedLength: 90 } };
  expect(hungBoxes(make([wider])).drapes).toMatchObject({ rod: { x0: -16, x1: 64 }, panels: [{ height: 90 }, {}] });
});

test("panels that stay at the sides stand at the ends of their rod", () => {
  const stays = { ...drapes, choices: { draw: "stationary", panelWidths: 1 } };
  const { drapes: hung } = hungBoxes(make([stays]));
  const [left, right] = hung?.panels ?? [];
  expect(left?.x).toBe(hung?.rod.x0);
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBe(hung?.rod.x1);
});

test("the elevation says every finished size, the plan what stands out", () => {
  const made = make([{ ...drapes, newHardware: true }, cornice]);
  expect(drawElevation(made, defaultShopRules, "e").description).toBe(
    'Rod 64". Drapes 88". Face 68". Long point 13 1/8". Rod above the floor 88". Top above the floor 91 1/2".',
  );
  expect(drawPlanView(made, defaultShopRules, "p").description).toBe(
    'The rod stands out 3 1/2". Each return is 4". The panels overlap by 4". The top returns 5 1/2" to the wall.',
  );
  const kept = { ...drapes, choices: { projection: 5 } };
  expect(drawPlanView(make([kept]), defaultShopRules, "p").description).toContain('The kept rod stands out 5".');
  const inside = { style: "soft-shades/Flat Roman", fabric: linen, choices: { mount: "inside" } };
  const opening = { ...sizes, insideWidths: [44, 44, 44], insideHeights: [56, 56, 56], insideDepth: 3 };
  expect(drawPlanView(make([inside], opening), defaultShopRules, "p").description).toBe('The opening is 3" deep.');
});

test.each([
  ["brackets", "pleated-tops/Three Finger Pinch", { bracketSpan: 30 }, 3, 4],
  ["swags", "board-mount-valances/Kennedy", { swagWidest: 40 }, 1, 3],
] as const)("%s are drawn by the owner's rules, as they are counted", (what, style, changed, usual, own) => {
  const made = make([{ style, fabric: linen }]);
  const drawn = (rules: ShopRules) => {
    const { shapes, defs } = drawElevation(made, rules, "e");
    // A bracket stands by itself; each swag is clipped to its own outline, as the whole valance is to its.
    return what === "brackets"
      ? shapes.filter(({ tag }) => tag === "use").length
      : defs.filter(({ tag }) => tag === "clipPath").length - 1;
  };
  expect(drawn(defaultShopRules)).toBe(usual);
  expect(drawn({ ...defaultShopRules, ...changed })).toBe(own);
});

test("every style is drawn, whatever was measured", () => {
  const some = (least: number, most: number) => fc.option(fc.integer({ min: least, max: most }), { nil: undefined });
  fc.assert(
    fc.property(
      fc.constantFrom(...styles.map(styleKey)),
      fc.record({ width: some(12, 200), height: some(12, 120), topToFloor: some(40, 200), gap: some(0, 60) }),
      (style, window) => {
        const made = make([{ style, fabric: linen }], window);
        for (const scene of [drawElevation(made, defaultShopRules, "e"), drawPlanView(made, defaultShopRules, "p")]) {
          expect(sceneToSvg(scene)).not.toMatch(/NaN|Infinity|undefined/);
          expect(scene.viewBox.width).toBeGreaterThan(0);
          expect(scene.viewBox.height).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 200 },
  );
});

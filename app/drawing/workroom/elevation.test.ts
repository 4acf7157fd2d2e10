import fc from "fast-check";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { guessLook } from "#app/domain/fabrics/guess-look.ts";
import { computePacket, type PacketWindow } from "#app/domain/workroom/packet.ts";
import { defaultShopRules, type ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { lightness } from "#app/drawing/fabric/color.ts";
import type { Shape } from "#app/drawing/scene.ts";
import { sceneToSvg } from "#app/drawing/svg.ts";
import { pathsWithin, shapesWithin, usesWithin } from "#tests/support/drawing/shapes-within.ts";
import { usualPaper } from "./dimension-line.ts";
import { drawElevation } from "./elevation.ts";
import { drawFixings } from "./fixings.ts";
import { hungBoxes } from "./hung-boxes.ts";
import { topSeams } from "./panel-places.ts";
import { alongWalls, bayWalls } from "./plan-bay.ts";
import { drawPlanView } from "./plan-view.ts";

const sizes = { width: 48, height: 60, topToFloor: 84, gap: 12, left: 36, right: 36 };
const linen = { width: 54 };
const drapes = { style: "pleated-tops/Three Finger Pinch", fabric: linen };
const cornice = { style: "cornice-boards/Statler", fabric: linen };

function make(treatments: object[], window: object = sizes, rules: object = {}): PacketWindow {
  const [made] = computePacket({ windows: [{ name: "Den", window, measured: true, treatments }] }, rules).windows;
  if (!made) throw new Error("nothing was made");
  return made;
}

test("drapes under a cornice hang where the packet says", () => {
  const {
    drapes: [hung],
    top,
    floor,
  } = hungBoxes(make([drapes, cornice]));
  expect(floor).toBe(84);
  expect(hung?.rod).toEqual({ x0: -8, x1: 56, y: -4 });
  // They overlap by four inches in the middle.
  expect(hung?.panels).toMatchObject([
    { x: -8, y: -4.5, width: 34, height: 88 },
    { x: 22, y: -4.5, width: 34, height: 88 },
  ]);
  expect(top).toMatchObject({ x: -10, width: 68 });
});

test("a cloth is drawn with its figure and in its own color, a dark one too, and light around each line on it", () => {
  const sceneOf = (name: string) =>
    drawElevation(make([{ ...drapes, fabric: { ...linen, name } }]), defaultShopRules, "e");
  const svgOf = (name: string) => sceneToSvg(sceneOf(name));
  expect(svgOf("Blue ticking")).not.toBe(svgOf(""));
  const [navy] = guessLook("Navy velvet")?.look.colors ?? [];
  expect(lightness(navy ?? "#FFFFFF")).toBeLessThan(0.4);
  expect(svgOf("Navy velvet")).toContain(navy);
  const shapes = shapesWithin(sceneOf("Navy velvet").shapes);
  const dashed = shapes.filter(({ attrs }) => attrs["stroke-dasharray"] !== undefined);
  expect(dashed.length).toBeGreaterThan(0);
  for (const { attrs } of dashed) {
    const under = shapes.find((one) => one.attrs.d === attrs.d && one.attrs.stroke === "#FFFFFF");
    expect(under?.attrs["stroke-opacity"]).toBe(0.8);
  }
});

test("a tie-back is drawn at each panel, a third of its length above the hem", () => {
  const paths = (choices: object) =>
    pathsWithin(drawElevation(make([{ ...drapes, choices }]), defaultShopRules, "e").shapes);
  const hooks = paths({ tieBacks: true }).filter((data) => /v1.2m-.6,-.6h1.2$/.test(data));
  // From rod to hem 86, which begins 2 1/2 above the frame: the hooks stand 54 5/6 below it, at the ends of the rod.
  expect(hooks).toEqual([expect.stringMatching(/^M-8,54\.2\d*v/), expect.stringMatching(/^M56,54\.2\d*v/)]);
  expect(paths({}).some((data) => data.endsWith("h1.2"))).toBe(false);
});

test("whoever hangs it sees each bracket with its place beside the frame, and how high it is fixed", () => {
  const fixed = drawFixings(make([drapes]), defaultShopRules, "f", usualPaper);
  const words = (shapes: readonly Shape[]): string[] =>
    shapes.flatMap(({ text, children = [] }) => [...(text ? [text] : []), ...words(children)]);
  expect(words(fixed?.shapes ?? [])).toEqual([
    '6" left',
    '24" in',
    '6" right',
    '4" above the frame',
    '88" above the floor',
  ]);
  const opening = { ...sizes, insideWidths: [43, 43, 43], insideHeights: [54, 54, 54], insideDepth: 3 };
  const inside = make([{ style: "soft-shades/Flat Roman", fabric: linen, choices: { mount: "inside" } }], opening);
  const shade = drawFixings(inside, defaultShopRules, "f", usualPaper);
  expect(words(shade?.shapes ?? [])).toEqual(["against the top of the opening"]);
  expect(drawFixings(make([]), defaultShopRules, "f", usualPaper)).toBeNull();
});

test("each of two rails has rows of its own for its brackets, and a line to its height", () => {
  const fixed = drawFixings(make([drapes, cornice]), defaultShopRules, "f", { width: 400, height: 170, letters: 9 });
  const texts = (shapes: readonly Shape[]): { text: string; x: number; y: number }[] =>
    shapes.flatMap(({ text, attrs, children = [] }) => [
      ...(text ? [{ text, x: Number(attrs?.x), y: Number(attrs?.y) }] : []),
      ...texts(children),
    ]);
  const told = texts(fixed?.shapes ?? []);
  const [ofRod, ofTop] = [/^(6" (left|right)|24" in)$/, /^(8" (left|right)|(?!24").* in)$/].map((pattern) =>
    told.filter(({ text }) => pattern.test(text)).map(({ y }) => y),
  );
  const heights = told.filter(({ text }) => text.includes(" above the "));
  expect(heights.map(({ text }) => text)).toEqual([
    '7 1/2" above the frame',
    '91 1/2" above the floor',
    '4" above the frame',
    '88" above the floor',
  ]);
  // The cornice is fixed 7 1/2 above the frame, the rod 4: the places of one above it, of the other below.
  expect(ofTop?.length).toBeGreaterThan(1);
  expect(ofRod).toHaveLength(3);
  expect(Math.max(...(ofTop ?? []))).toBeLessThan(-7.5);
  expect(Math.min(...(ofRod ?? []))).toBeGreaterThan(0);
  const leaders = pathsWithin(fixed?.shapes ?? []).filter((data) => /^M[\d.-]+,[\d.-]+H[\d.]+L[\d.]+,/.test(data));
  expect(leaders.map((data) => data.split("H")[0])).toEqual(["M58,-7.5", "M56,-4"]);
  const ends = leaders.map((data) => Number(data.split(",").at(-1)));
  const middles = [0, 2].map((first) => ((heights[first]?.y ?? 0) + (heights[first + 1]?.y ?? 0)) / 2);
  for (const [index, end] of ends.entries()) expect(Math.abs(end - (middles[index] ?? 0))).toBeLessThan(2);
});

test("a slanted top is drawn as one on paper too", () => {
  const slanted = make([drapes], { ...sizes, archRise: 20, slant: "right" });
  const paths = pathsWithin(drawElevation(slanted, defaultShopRules, "e").shapes).join(" ");
  expect(paths).toContain("M0,20L48,0V60H0Z");
});

test("what the owner changed is what is drawn", () => {
  const wider = { ...drapes, choices: { rodWidth: 80, finishedLength: 90 } };
  expect(hungBoxes(make([wider])).drapes).toMatchObject([{ rod: { x0: -16, x1: 64 }, panels: [{ height: 90 }, {}] }]);
});

test("panels that stay at the sides stand at the ends of their rod", () => {
  const stays = { ...drapes, choices: { draw: "stationary", panelWidths: 1 } };
  const [hung] = hungBoxes(make([stays])).drapes;
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

test("every pleat of a pair stands where its schedule has it, each seam in the pleat that hides it", () => {
  const made = make([drapes]);
  const [hung] = hungBoxes(made).drapes;
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((space) => space * 3.75);
  expect(hung?.panels.map(({ at }) => at)).toEqual([places, places.map((place) => place + 4)]);
  // 50 1/2 inches from the leading edge, in the fifth pleat.
  expect(hung?.panels.map(({ seams }) => seams)).toEqual([[15], [19]]);
  const { shapes } = drawElevation(made, defaultShopRules, "e");
  const rings = shapes.filter(({ attrs }) => attrs.transform === "translate(0 -4)");
  expect(usesWithin(rings).map(([x]) => x)).toEqual([...places.map((x) => x - 8), ...places.map((x) => x + 26)]);
  const paths = pathsWithin(shapes);
  expect(paths).toContain("M7,-1.5V83.5M41,-1.5V83.5");
});

const anyDrapes = fc.record({
  style: fc.constantFrom(...styles.filter(({ treatment }) => treatment === "drapes").map(styleKey)),
  cloth: fc.constantFrom(48, 54, 56, 118),
  choices: fc.record({
    draw: fc.constantFrom("pair", "left", "right", "stationary"),
    panels: fc.constantFrom(undefined, 1, 3, 4),
    panelWidths: fc.constantFrom(1, 1.5, 2),
    ends: fc.constantFrom(undefined, ["corner", "wall"]),
  }),
});

test("in any drapes pleats and seams are drawn at the places of the schedule, and make the finished width", () => {
  fc.assert(
    fc.property(anyDrapes, fc.integer({ min: 24 * 8, max: 140 * 8 }), ({ style, cloth, choices }, eighths) => {
      const treatment = { style, fabric: { width: cloth }, choices };
      const [hung] = hungBoxes(make([treatment], { ...sizes, width: eighths / 8 })).drapes;
      if (!hung?.figures.schedules) return;
      const { panels, figures, rod } = hung;
      const [left = 0, right = 0] = figures.returns ?? [];
      for (const [index, { x, width, leading, at, seams }] of panels.entries()) {
        const returned = (index === 0 ? left : 0) + (index === panels.length - 1 && index > 0 ? right : 0);
        const alone = panels.length === 1 && choices.draw !== "stationary" ? right : 0;
        const finished = figures.panelsFinished?.[index] ?? 0;
        expect(width + returned + alone).toBeCloseTo(finished, 6);
        const schedule = figures.schedules?.find(
          ({ spaces, lead, return: back }) =>
            spaces.length + 1 === at?.length && Math.abs(lead + total(spaces) + back - finished) < 1 / 8,
        );
        expect(schedule).toBeDefined();
        if (!schedule || !at) return;
        const apart = at.slice(1).map((place, i) => Math.round((place - (at[i] ?? 0)) * 1e6) / 1e6);
        expect(leading === "left" ? apart : apart.toReversed()).toEqual(schedule.spaces);
        for (const [i, pleat] of schedule.seamIn.entries()) {
          const place = leading === "left" ? at[pleat - 1] : at[at.length - pleat];
          if (pleat > 0)
            expect(seams?.[leading === "left" ? i : (seams?.length ?? 0) - 1 - i]).toBeCloseTo(place ?? -1, 6);
        }
        // Nothing hangs beyond the rod but what a face in eighths is wider. Side panels may be too wide: a check says so.
        if (choices.draw === "stationary") continue;
        expect(x + (at[0] ?? 0)).toBeGreaterThanOrEqual(rod.x0 - 1 / 8);
        expect(x + (at.at(-1) ?? 0)).toBeLessThanOrEqual(rod.x1 + 1 / 8);
      }
    }),
    { numRuns: 300 },
  );
});

const total = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);

test.each([
  ["board-mount-valances/Sheldon", 88],
  ["board-mount-valances/Hathaway", 84],
  ["rod-mount-valances/Spencer", 84],
  ["rod-mount-valances/Plaza 1 Pinch Pleat", 48],
  ["cornice-boards/Statler", 84],
])("the seams of %s are drawn where the workroom makes them", (key, width) => {
  const [made] = make([{ style: key, fabric: linen }], { ...sizes, width }).treatments;
  const figures = made?.figures ?? {};
  const seams = topSeams(key.startsWith("cornice") ? "cornice" : "valance", figures, defaultShopRules);
  const parts = figures.boxes?.sizes ?? figures.boxes?.panels ?? figures.schedules?.[0]?.spaces;
  const edges = parts && [0, ...parts].map((_, index) => total(parts.slice(0, index)));
  // In a pleat they stand at its edge; on a board the middle width is a whole one.
  for (const seam of seams) if (edges) expect(edges.some((edge) => Math.abs(edge - seam) < 1e-6)).toBe(true);
  if (!edges) expect((seams[1] ?? 0) - (seams[0] ?? 0)).toBe(53);
  expect(seams.length).toBeGreaterThan(0);
});

test.each([
  ["brackets", "pleated-tops/Three Finger Pinch", { bracketSpan: 30 }, 3, 4],
  ["swags", "board-mount-valances/Kennedy", { swagWidest: 40 }, 1, 3],
] as const)("%s are drawn by the owner's rules, as they are counted", (what, style, changed, usual, own) => {
  const drawn = (rules: ShopRules) => {
    const { shapes, defs } = drawElevation(make([{ style, fabric: linen }], sizes, rules), rules, "e");
    // A bracket stands by itself; each swag is clipped to its own outline, as the whole valance is to its.
    return what === "brackets"
      ? shapes.filter(({ tag }) => tag === "use").length
      : defs.filter(({ tag }) => tag === "clipPath").length - 1;
  };
  expect(drawn(defaultShopRules)).toBe(usual);
  expect(drawn({ ...defaultShopRules, ...changed })).toBe(own);
});

const bay = { flats: [30, 60, 30], angles: [45, 45], rods: "mitered" };

test.each([
  [
    "sheers behind",
    [
      { ...drapes, choices: { layer: "front" } },
      { ...drapes, choices: { layer: "back" } },
    ],
    {},
    'Sheers 87 1/2". Rod 64". Drapes 86".',
    'The sheers\' rod stands out 3". Each return is 3 1/2".',
  ],
  [
    "two tiers",
    [
      { ...drapes, choices: { coverage: "upper" } },
      { ...drapes, choices: { coverage: "lower" } },
    ],
    { heightToSill: 56 },
    'Lower rod 48". Lower 24". Upper rod 64". Upper 34 1/2".',
    "The rod stands out",
  ],
  ["the ceiling", [{ ...drapes, choices: { mount: "ceiling" } }], {}, 'Drapes 95".', "It is fixed to the ceiling."],
  ["a bay", [drapes], { width: 120, bay }, 'Rod 114".', "A bay whose walls turn by 45° and 45°. One rod, mitered"],
  [
    "separate rods",
    [drapes],
    { width: 120, bay: { ...bay, rods: "separate" } },
    'Rod 27". Rod 54". Rod 27".',
    'Separate rods, from the left 27", 54", 27".',
  ],
  [
    "a corner",
    [{ ...drapes, choices: { ends: ["corner", "wall"] } }],
    { left: 10 },
    'Rod 61 1/2".',
    "On the left it ends in a corner: keep off the other rod.",
  ],
  [
    "several windows",
    [drapes],
    { width: 36, together: [{ between: 14, width: 36, right: 40 }] },
    'Rod 115".',
    "The rod stands out",
  ],
  [
    "a motor",
    [{ ...drapes, choices: { operate: "motor", power: "plug" } }],
    {},
    'Drapes 88".',
    "A motor at the right end draws it, from an outlet.",
  ],
])("on the work order of %s", (_, treatments, window, elevation, plan) => {
  const made = make(
    treatments.map((treatment) => ({ ...treatment, newHardware: true })),
    { ...sizes, ...window },
  );
  expect(drawElevation(made, defaultShopRules, "e").description).toContain(elevation);
  expect(drawPlanView(made, defaultShopRules, "p").description).toContain(plan);
});

test.each(["left", "right"] as const)("an outlet is noted at the %s, where the motor is", (controlSide) => {
  const moved = { ...drapes, newHardware: true, choices: { operate: "motor", power: "plug", controlSide } };
  const svg = sceneToSvg(drawPlanView(make([moved]), defaultShopRules, "p"));
  const [, x = ""] = /<text x="([-.\d]+)"[^>]*>motor: outlet here</.exec(svg) ?? [];
  // The window's middle is 24 from the left of its frame.
  expect(Number(x) < 24 ? "left" : "right").toBe(controlSide);
});

test("the walls of a bay go into the room beside the middle one, and a rod before them is as long as its pieces", () => {
  const walls = bayWalls({ flats: [30, 60, 30], angles: [45, 45], rods: "mitered" });
  const rounded = (points: readonly (readonly [number, number])[]) =>
    points.map((point) => point.map((value) => Math.round(value * 100) / 100));
  expect(rounded(walls)).toEqual([
    [0, 21.21],
    [21.21, 0],
    [81.21, 0],
    [102.43, 21.21],
  ]);
  const rod = alongWalls(walls, 3.5);
  const lengths = rod.slice(1).map(([x, y], i) => Math.hypot(x - (rod[i]?.[0] ?? 0), y - (rod[i]?.[1] ?? 0)));
  // Each is at most an eighth longer than what is cut: 28 1/2, 57, 28 1/2.
  expect(lengths.map((length) => Math.floor(length * 8) / 8)).toEqual([28.5, 57, 28.5]);
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

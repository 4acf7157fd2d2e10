import fc from "fast-check";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { drapesOptions, type OptionFlags, shadesOptions, treatmentOptions } from "#app/domain/catalogue/options.ts";
import type { Style } from "#app/domain/catalogue/style.ts";
import { patterns, weaves } from "#app/domain/fabrics/fabric-look.ts";
import { measurementNames, unmeasured } from "#app/domain/measuring/measurements.ts";
import type { TreatmentAnswers } from "#app/domain/orders/answers/answers.ts";
import type { WindowHardware } from "#app/domain/orders/answers/window-hardware.ts";
import type { Customizations } from "#app/domain/orders/window.ts";
import { anyMeasurements } from "#tests/support/any-measurements.ts";
import { type DrawingOptions, drawWindow } from "./draw-window.ts";
import { extentOf } from "./extent.ts";
import { flax } from "./fabric/usual-looks.ts";
import { sceneToSvg } from "./svg.ts";

const dining = {
  widthOfWindow: 48,
  heightOfWindow: 60,
  heightFromTopOfWindowToFloor: 84,
  heightFromWindowFrameToCeiling: 12,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 30,
  distanceFromWindowFrameToRightWall: 24.5,
};

const wear = (style: Style, flags: OptionFlags = {}): Customizations => {
  if (style.treatment === "tops") {
    return { tops: { style: { ...style, category: style.category ?? "valance" }, customizations: flags } };
  }
  return { [style.treatment]: { style, customizations: flags } };
};
const named = (name: string) => styles.find((style) => style.name === name) as Style;
const svgOf = (customizations: Customizations, options?: DrawingOptions) =>
  sceneToSvg(drawWindow(dining, customizations, options));

/** The drawing without the words that name it. */
const pictureOf = (customizations: Customizations) => svgOf(customizations).replace(/<title.*<\/desc>/, "");

const flagsOf = (names: readonly string[]) =>
  fc.subarray([...names]).map((chosen) => Object.fromEntries(chosen.map((name) => [name, true])));
const anyCustomizations = fc
  .record({
    drapes: fc.option(fc.constantFrom(...styles.filter((style) => style.treatment === "drapes"))),
    shades: fc.option(fc.constantFrom(...styles.filter((style) => style.treatment === "shades"))),
    tops: fc.option(fc.constantFrom(...styles.filter((style) => style.treatment === "tops"))),
    drapesFlags: flagsOf(drapesOptions),
    shadesFlags: flagsOf(shadesOptions),
    trim: fc.boolean(),
    answers: fc.record({
      draw: fc.constantFrom("pair", "left", "right", "stationary"),
      length: fc.constantFrom("floor", "kiss", "break", "puddle", "sill", "apron"),
      mount: fc.constantFrom("outside", "inside"),
      controlSide: fc.constantFrom("left", "right"),
      trimRows: fc.constantFrom("1", "2"),
      depth: fc.constantFrom("rule", "deeper", "shallower"),
    }),
    edges: fc.subarray(["leading", "bottom", "outer", "sides"] as const),
  })
  .map(({ drapes, shades, tops, drapesFlags, shadesFlags, trim, answers: choices, edges }): Customizations => {
    const answers = { ...choices, bandEdges: edges, trimEdges: edges } as TreatmentAnswers;
    return {
      ...(drapes ? { drapes: { style: drapes, customizations: drapesFlags, answers } } : {}),
      ...(shades ? { shades: { style: shades, customizations: shadesFlags, answers } } : {}),
      ...(tops
        ? {
            tops: {
              style: { ...tops, category: "valance" as const },
              customizations: { decorativeTrim: trim },
              answers,
            },
          }
        : {}),
    };
  });
const anyFabric = fc.record({
  colors: fc.array(fc.constantFrom("#24324F", "#FAF8F3", "#DCCDB2", "#B5694C"), { maxLength: 4 }),
  weave: fc.constantFrom(...weaves),
  pattern: fc.constantFrom(...patterns),
  verticalRepeat: fc.constantFrom(0, 0.25, 3, 27, 120),
  horizontalRepeat: fc.constantFrom(0, 0.25, 2.25, 13.5, 108),
});
const anyOptions: fc.Arbitrary<DrawingOptions> = fc.record({
  closed: fc.boolean(),
  raise: fc.double({ min: -1, max: 2, noNaN: true }),
  dimensions: fc.boolean(),
  focus: fc.constantFrom(...measurementNames),
  fabrics: fc.record({ drapes: anyFabric, shades: anyFabric, tops: anyFabric }),
});

test("any window with anything on it is finite, complete and inside its picture", () => {
  fc.assert(
    fc.property(anyMeasurements, anyCustomizations, anyOptions, (measurements, customizations, options) => {
      const scene = drawWindow(measurements, customizations, options);
      const svg = sceneToSvg(scene);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\de[+-]?\d/);
      const { viewBox } = scene;
      const drawn = extentOf(scene);
      expect(drawn.x).toBeGreaterThanOrEqual(viewBox.x - 0.01);
      expect(drawn.y).toBeGreaterThanOrEqual(viewBox.y - 0.01);
      expect(drawn.x + drawn.width).toBeLessThanOrEqual(viewBox.x + viewBox.width + 0.01);
      expect(drawn.y + drawn.height).toBeLessThanOrEqual(viewBox.y + viewBox.height + 0.01);
    }),
    { numRuns: 400 },
  );
});

test("every style makes a drawing of its own", () => {
  const drawn = new Map<string, string>();
  for (const style of styles) {
    const svg = pictureOf(wear(style));
    expect(drawn.get(svg)).toBeUndefined();
    drawn.set(svg, style.name);
  }
  expect(drawn.size).toBe(59);
  expect(drawn.has(pictureOf({}))).toBe(false);
});

test.each(styles.map((style) => [style.name, style] as const))("%s shows every option it can have", (_, style) => {
  const plain = pictureOf(wear(style));
  const unseen = treatmentOptions[style.treatment].filter((name) => pictureOf(wear(style, { [name]: true })) === plain);
  // Cloth is drawn with an ordinary lining, so that one changes nothing.
  const seen = unseen.filter((name) => name !== "standardLining");
  expect(seen).toEqual(style.name === "Hard Shades" ? ["interlining"] : []);
});

test("treatments hang in their real order: shade, drapes, top", () => {
  const tints = { drapes: "#8693A8", shades: "#DDBFB6", tops: "#CFA48D" };
  const svg = svgOf(
    { ...wear(named("Flat Roman")), ...wear(named("Goblet")), ...wear(named("Statler")) },
    {
      fabrics: {
        drapes: { ...flax, colors: [tints.drapes] },
        shades: { ...flax, colors: [tints.shades] },
        tops: { ...flax, colors: [tints.tops] },
      },
    },
  ).replace(/<defs>.*<\/defs>/, "");
  expect(svg.indexOf(tints.shades)).toBeGreaterThan(0);
  expect(svg.indexOf(tints.drapes)).toBeGreaterThan(svg.indexOf(tints.shades));
  expect(svg.indexOf(tints.tops)).toBeGreaterThan(svg.lastIndexOf(tints.drapes));
});

test("the seven dimensions carry their fractions, and the one in focus its name", () => {
  const svg = sceneToSvg(
    drawWindow({ ...dining, widthOfWindow: 48.375 }, {}, { dimensions: true, focus: "heightOfWindow" }),
  );
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((match) => match[1]);
  expect(texts).toEqual(["48 3/8", "84", "12", "96", "30", "24 1/2", "Height 60"].map((text) => `${text}&quot;`));
});

test("a window not yet measured says that it is a typical one", () => {
  const scene = drawWindow(unmeasured, {});
  expect(scene.notes).toEqual(["A typical window is shown until yours is measured."]);
  expect(sceneToSvg(scene)).toContain(">A typical window is shown until yours is measured.</text>");
  expect(drawWindow({ ...dining, widthOfWindow: null }, {}).notes).toEqual([
    "A typical value stands in for width of window.",
  ]);
  expect(drawWindow({ ...dining, widthOfWindow: 99999 }, {}).notes).toEqual([
    "Not to scale: width of window cannot be drawn as given.",
  ]);
  expect(drawWindow(dining, {}).notes).toEqual([]);
});

test("a top that leaves the heading of the drapes in sight says so", () => {
  const goblet = wear(named("Goblet"));
  const notesOver = (top: string, drapes = goblet) => drawWindow(dining, { ...drapes, ...wear(named(top)) }).notes;
  const warning = ["The top is too short to hide the heading of the drapes."];
  // It stands 3 inches above the cloth, and the heading is 4 deep: its short point must hang 7 inches down.
  expect(notesOver("Low Profile Statler")).toEqual(warning);
  expect(notesOver("Low Profile Belvedere")).toEqual(warning);
  expect(notesOver("Statler")).toEqual([]);
  expect(notesOver("Albany")).toEqual([]);
  expect(notesOver("Low Profile Statler", {})).toEqual([]);
  expect(notesOver("Low Profile Statler", wear(named("Hourglass")))).toEqual([]);
  expect(svgOf({ ...goblet, ...wear(named("Low Profile Statler")) })).toContain(`>${warning[0]}</text>`);
});

test("a drawing of nobody's window does not speak of yours", () => {
  const scene = drawWindow(unmeasured, {}, { notes: false });
  expect(sceneToSvg(scene)).not.toContain("until yours is measured");
});

test("two drawings on one page share no ids", () => {
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const first = ids(svgOf(wear(named("Goblet")), { id: "a" }));
  const second = ids(svgOf(wear(named("Goblet")), { id: "b" }));
  expect(first.filter((id) => second.includes(id))).toEqual([]);
  expect(new Set(first).size).toBe(first.length);
});

test("the same window is drawn the same way twice", () => {
  expect(svgOf(wear(named("Diana")))).toBe(svgOf(wear(named("Diana"))));
});

test("every answer changes the picture", () => {
  const goblet = named("Goblet");
  const plain = pictureOf(wear(goblet, { edgeBanding: true, decorativeTrim: true }));
  const worn = (answers: TreatmentAnswers) =>
    pictureOf({ drapes: { style: goblet, customizations: { edgeBanding: true, decorativeTrim: true }, answers } });
  const changes: TreatmentAnswers[] = [
    { draw: "left" },
    { draw: "right" },
    { draw: "stationary" },
    { draw: "stationary", panelWidths: "2" },
    { length: "kiss" },
    { length: "break" },
    { length: "puddle" },
    { length: "sill" },
    { length: "apron" },
    { mount: "inside" },
    { bandEdges: ["bottom"] },
    { trimEdges: ["leading", "outer"] },
    { trimRows: "2" },
  ];
  const pictures = new Set([plain, ...changes.map(worn)]);
  expect(pictures.size).toBe(1 + changes.length);
  const rods = [
    { choice: "new", finish: "black" },
    { choice: "new", thickness: "2" },
    { choice: "keep", rodWidth: "80" },
  ];
  const hung = rods.map((hardware) => svgOf(wear(goblet), { site: { hardware: hardware as WindowHardware } }));
  expect(new Set([svgOf(wear(goblet)), ...hung]).size).toBe(4);
});

test("a cornice changes with its depth, and with a welt of another fabric however that was said", () => {
  const statler = { ...named("Statler"), category: "corniceBoard" as const };
  const worn = (answers: TreatmentAnswers, role?: "contrast" | "welt", name = "Marlowe") =>
    pictureOf({
      tops: { style: statler, answers, fabrics: { fabrics: [{ name, link: "", role }], trims: [] } },
    });
  const plain = worn({ welt: "same" });
  const welted = worn({ welt: "contrast" });
  expect(new Set([plain, welted, worn({ depth: "deeper" }), worn({ depth: "shallower" })]).size).toBe(4);
  expect(worn({ welt: "same" }, "welt")).toBe(welted);
  expect(worn({ welt: "same" }, "contrast")).toBe(plain);
  expect(worn({ welt: "same" }, "contrast", "Navy velvet")).toBe(plain);
  expect(worn({ welt: "same" }, "welt", "Navy velvet")).not.toBe(welted);
});

test("a shade changes with its mount, its control, the side of that and how a motor gets its power", () => {
  const worn = (flags: OptionFlags, answers: TreatmentAnswers) =>
    pictureOf({ shades: { style: named("Flat Roman"), customizations: flags, answers } });
  const motor = { motorizedControl: true };
  const pictures = [
    worn({}, {}),
    worn({}, { mount: "inside" }),
    worn({ clutchControl: true }, {}),
    worn({ clutchControl: true }, { controlSide: "left" }),
    worn({ cordlessControl: true }, {}),
    worn(motor, {}),
    worn(motor, { controlSide: "left" }),
    worn(motor, { motor: "plug" }),
    worn(motor, { motor: "wired" }),
  ];
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("the heaviest window that can be ordered is at most 25 KB, its seven dimensions included", () => {
  const all = { blackoutLining: true, edgeBanding: true, insetEdgeBanding: true, decorativeTrim: true };
  const wide = { ...dining, widthOfWindow: 72.5, heightOfWindow: 60.375 };
  for (const drapes of styles.filter(({ treatment }) => treatment === "drapes")) {
    for (const top of ["Kennedy", "Plaza 1 Pinch Pleat", "Diana", "Monticello"]) {
      const worn = {
        ...wear(drapes, all),
        ...wear(named("Slouch"), { ...all, clutchControl: true }),
        ...wear(named(top), { decorativeTrim: true }),
      };
      const { length } = sceneToSvg(drawWindow(wide, worn, { dimensions: true }));
      expect([drapes.name, top, length <= 25 * 1024]).toEqual([drapes.name, top, true]);
    }
  }
});

import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import type { Measurements } from "#app/domain/measuring/measurements.ts";
import type { TreatmentEntry } from "#app/domain/orders/window.ts";
import { pathsWithin, shapesWithin } from "#tests/support/drawing/shapes-within.ts";
import { type DrawingOptions, drawWindow } from "./draw-window.ts";
import { sceneToSvg } from "./svg.ts";

const room: Measurements = {
  widthOfWindow: 48,
  heightOfWindow: 60,
  heightFromTopOfWindowToFloor: 84,
  heightFromWindowFrameToCeiling: 12,
  heightFromFloorToCeiling: 96,
  distanceFromWindowFrameToLeftWall: 30,
  distanceFromWindowFrameToRightWall: 30,
};
const goblet = styles.find(({ name }) => name === "Goblet") as TreatmentEntry["style"];

interface Asked {
  drapes?: Partial<TreatmentEntry>;
  site?: DrawingOptions["site"];
  width?: number;
}

function draw({ drapes = {}, site, width = 48 }: Asked) {
  const measured = { ...room, widthOfWindow: width };
  return drawWindow(measured, { drapes: { style: goblet, ...drapes } }, { id: "w", site });
}

const bay = { flats: ["30", "60", "30"], angles: [45, 45], rods: "mitered" } as const;
const beside = [{ between: "14", width: "36", right: "30" }];

test.each<[string, Asked, string]>([
  ["sheers", { drapes: { sheer: {} } }, "floor length, with sheers behind, on a 48 by 60 inch window"],
  [
    "two tiers",
    { drapes: { answers: { length: "sill", coverage: "upper" }, lower: {} } },
    "sill length, in two tiers, on",
  ],
  [
    "a cafe curtain",
    { drapes: { answers: { length: "sill", coverage: "lower" } } },
    "sill length, over the lower half, on",
  ],
  ["the ceiling", { drapes: { answers: { mount: "ceiling" } } }, "floor length, from the ceiling, on"],
  ["tie-backs", { drapes: { answers: { tieBacks: "yes" } } }, "floor length, with tie-backs, on"],
  ["a motor", { drapes: { answers: { operate: "motor" } } }, "floor length, drawn by a motor, on"],
  ["a bay", { site: { bay }, width: 120 }, "on a 120 by 60 inch window, in a bay of 30, 60 and 30 inches"],
  ["a corner", { site: { ends: ["corner", "wall"] } }, "window, beside a corner on the left"],
  ["an arch", { site: { arch: "above", archRise: "20" } }, "on a 48 by 60 inch window with an arched top"],
  [
    "a slant",
    { site: { arch: "above", archRise: "20", slant: "left" } },
    "on a 48 by 60 inch window with a slanted top",
  ],
  ["two windows", { site: { together: beside } }, "on a 48 by 60 inch window and the one beside it under one rod"],
])("%s is drawn, and said in words", (_, asked, words) => {
  const scene = draw(asked);
  expect(scene.title).toContain(words);
  expect(sceneToSvg(scene)).not.toBe(sceneToSvg(draw({ width: asked.width ?? 48 })));
  expect(scene.notes).toEqual([]);
});

test.each<[string, Asked, string]>([
  [
    "a bay",
    { site: { bay: { ...bay, flats: ["30", "", "30"] } } },
    "The bay is drawn flat until its widths are measured.",
  ],
  ["an arch", { site: { arch: "below" } }, "The top is drawn straight until the arch is measured."],
  [
    "the next window",
    { site: { together: [{ between: "", width: "36", right: "" }] } },
    "The next window is drawn once the distance to it is known.",
  ],
])("%s that nobody has measured is drawn flat, and it is said", (_, asked, note) => {
  const scene = draw(asked);
  expect(scene.notes).toEqual([note]);
  expect(scene.description).toContain(note);
  expect(scene.viewBox.width).toBe(draw({}).viewBox.width);
});

test("a corner whose wall nobody has measured is drawn where a wall usually is, and it is said", () => {
  const open = { ...room, distanceFromWindowFrameToRightWall: null };
  const { notes } = drawWindow(open, { drapes: { style: goblet } }, { site: { ends: ["wall", "corner"] } });
  expect(notes).toContain("The corner is drawn where a wall usually is.");
});

test("drapes on another window's rod are drawn there and not here", () => {
  const shared = draw({ drapes: { sharedWith: "LF-1-key1---" } });
  expect(shared.title).toBe("A 48 by 60 inch window");
  expect(shared.notes).toEqual(["Its drapes hang from another window's rod and are drawn there."]);
});

test("sheers hang behind the drapes and are seen through", () => {
  const { shapes } = draw({ drapes: { sheer: {} } });
  expect(shapes.filter(({ attrs }) => attrs.opacity === 0.4)).toHaveLength(1);
});

test("every window under one rod is drawn, and each wall of a bay has one, with a line where the wall turns", () => {
  const frames = (asked: Asked) => shapesWithin(draw(asked).shapes).filter(({ tag }) => tag === "rect").length;
  expect(frames({ site: { together: beside } })).toBe(2);
  expect(frames({ site: { bay }, width: 120 })).toBe(3);
  expect(pathsWithin(draw({ site: { bay }, width: 120 }).shapes)).toContain("M30,0V96M90,0V96");
});

test("a slanted top is a straight line from its higher side down, and no curve", () => {
  const outlines = (slant?: "left" | "right") =>
    pathsWithin(draw({ site: { arch: "above", archRise: "20", slant } }).shapes).join(" ");
  expect(outlines()).toContain("M0,32A24,20");
  expect(outlines("left")).toContain("M0,12L48,32V");
  expect(outlines("right")).toContain("M0,32L48,12V");
  expect(outlines("right")).not.toContain("A24,20");
});

test("of a window that shares its rod the wall beyond the next one is not measured", () => {
  const texts = (site: Asked["site"]) => {
    const scene = drawWindow(room, { drapes: { style: goblet } }, { id: "w", site, dimensions: true });
    return shapesWithin(scene.shapes).filter(({ tag }) => tag === "text").length;
  };
  expect(texts({ together: beside })).toBe(texts({}) - 1);
});

test("the separate rods of a bay stand clear of each other, without finials where they meet", () => {
  const separate = { ...bay, rods: "separate" as const };
  const balls = (site: Asked["site"]) =>
    shapesWithin(draw({ site, width: 120 }).shapes).filter(({ attrs }) =>
      /scale\(-1 1\)$/.test(String(attrs.transform)),
    );
  expect(balls({ bay: separate })).toHaveLength(1);
  expect(sceneToSvg(draw({ site: { bay: separate }, width: 120 }))).not.toBe(
    sceneToSvg(draw({ site: { bay }, width: 120 })),
  );
});

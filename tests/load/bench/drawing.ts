import { gzipSync } from "node:zlib";
import { findStyle, styles } from "#app/domain/catalogue/catalogue.ts";
import type { GroupId } from "#app/domain/catalogue/style.ts";
import type { Customizations } from "#app/domain/orders/window.ts";
import { drawStyleCard } from "#app/drawing/draw-style-card.ts";
import { drawWindow } from "#app/drawing/draw-window.ts";
import { sceneToSvg } from "#app/drawing/svg.ts";
import { report } from "./support/table.ts";

const measurements = {
  widthOfWindow: 72.5,
  heightOfWindow: 60.375,
  heightFromTopOfWindowToFloor: 84,
  heightFromWindowFrameToCeiling: 14,
  heightFromFloorToCeiling: 98,
  distanceFromWindowFrameToLeftWall: 30,
  distanceFromWindowFrameToRightWall: 24.5,
};

const chosen = (group: GroupId, name: string) => {
  const style = findStyle(group, name);
  if (!style) throw new Error(`${group} has no ${name}`);
  return style;
};

const everything = { blackoutLining: true, edgeBanding: true, insetEdgeBanding: true, decorativeTrim: true };
const fullWindow: Customizations = {
  drapes: { style: chosen("pleated-tops", "Goblet"), customizations: everything },
  shades: { style: chosen("soft-shades", "Hobbled"), customizations: { ...everything, clutchControl: true } },
  tops: {
    style: { ...chosen("board-mount-valances", "Diana"), category: "valance" },
    customizations: { decorativeTrim: true },
  },
};

/** The cloth with the most marks, on all three, following every fold. */
const vine = { fabrics: [{ name: "", link: "", drawAs: "vine" as const }], trims: [] };
const printed: Customizations = {
  drapes: { ...fullWindow.drapes, fabrics: vine },
  shades: { ...fullWindow.shades, fabrics: vine },
  tops: { ...fullWindow.tops, fabrics: vine },
};

const draw = (customizations: Customizations, id = "w") =>
  sceneToSvg(drawWindow(measurements, customizations, { id, dimensions: true }));
const cards = () => styles.map((style) => sceneToSvg(drawStyleCard(style.group, style.name)));

function median(run: () => unknown, times: number): number {
  for (let i = 0; i < times; i += 1) run();
  const taken = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

function tell(what: string, value: number, unit: string, limit?: number) {
  const bound = limit === undefined ? {} : { limit: `at most ${limit} ${unit}${value > limit ? "; OVER" : ""}` };
  report({ what: `Drawing ${what}`, measured: `${value.toFixed(2)} ${unit}`, ...bound });
}

/** The heaviest window anyone can order: every drapery with every top, over the heaviest shade, all options on. */
function heaviest() {
  let largest = { bytes: 0, gzipped: 0, name: "" };
  const shades = { style: chosen("soft-shades", "Slouch"), customizations: { ...everything, clutchControl: true } };
  for (const drapes of styles.filter((style) => style.treatment === "drapes")) {
    for (const top of styles.filter((style) => style.treatment === "tops")) {
      const svg = draw({
        drapes: { style: drapes, customizations: everything },
        shades,
        tops: { style: { ...top, category: top.category ?? "valance" }, customizations: { decorativeTrim: true } },
      });
      if (svg.length > largest.bytes) {
        largest = { bytes: svg.length, gzipped: gzipSync(svg).length, name: `${drapes.name}, ${top.name}` };
      }
    }
  }
  return largest;
}

const svg = draw(fullWindow);
tell(
  "a full window, scene and text",
  median(() => draw(fullWindow), 400),
  "ms",
  1,
);
tell(
  "a full window in a print of 27 inches",
  median(() => draw(printed), 400),
  "ms",
  1,
);
tell("a full window", svg.length / 1024, "KB", 25);
tell("a full window, gzipped", gzipSync(svg).length / 1024, "KB", 8);
const worst = heaviest();
tell(`the heaviest (${worst.name})`, worst.bytes / 1024, "KB", 25);
tell("the heaviest, gzipped", worst.gzipped / 1024, "KB", 8);
tell("59 style cards", median(cards, 20), "ms", 60);
tell("the largest style card", Math.max(...cards().map((card) => card.length)) / 1024, "KB");
const many = (count: number) =>
  median(() => Array.from({ length: count }, (_, i) => draw(fullWindow, `w${i}`)), 40) / count;
const one = many(1);
report({
  what: "Drawing 120 windows, for each",
  measured: `${many(120).toFixed(2)} ms`,
  beside: `${one.toFixed(2)} ms for one alone`,
  ratio: many(120) / one,
});

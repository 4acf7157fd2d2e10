import { type Cloth, defineGroup, type Easel, faint, fill, solid, use } from "#app/drawing/easel.ts";
import { brass, drawBrackets, drawPole, drawRings, drawTrack } from "#app/drawing/hardware.ts";
import type { Hanging } from "#app/drawing/layout.ts";
import { at, d, fragment, group, type Shape, shape } from "#app/drawing/scene.ts";
import { clothLine } from "./cloth-line.ts";
import { drawPanel } from "./draw-panel.ts";
import type { Heading, HeadingLook } from "./headings.ts";
import { hangingPoints, type Panel } from "./panel.ts";
import { drawPocket } from "./pocket.ts";
import { countSpaces } from "./spacing.ts";

/** How far cloth that lies on the floor spreads, and how high it heaps, as shares of what is too long. */
const SPREAD = 0.34;
const HEAP = 0.42;

/** What of a panel lies on the floor: a low heap under its folds. */
function drawPool(easel: Easel, cloth: Cloth, { width, length }: Panel, pool: number): Shape {
  const out = pool * SPREAD;
  const rise = pool * HEAP;
  const up = (share: number) => length - rise * share;
  const heap = d`M${-out},${length}C${-out * 0.8},${up(0.9)} ${width * 0.2},${up(1)} ${width * 0.34},${up(0.72)}C${width * 0.5},${up(1.15)} ${width * 0.7},${up(1)} ${width * 0.8},${up(0.66)}C${width * 0.92},${up(0.9)} ${width + out * 0.9},${up(0.5)} ${width + out},${length}Z`;
  const folds = d`M${width * 0.06},${up(0.3)}Q${width * 0.3},${up(0.62)} ${width * 0.52},${up(0.28)}M${width * 0.46},${up(0.5)}Q${width * 0.7},${up(0.72)} ${width * 0.94},${up(0.2)}`;
  return fragment(
    fill(heap, cloth.fill),
    fill(heap, faint(easel.shadow, 0.16)),
    clothLine(easel, heap),
    clothLine(easel, folds),
  );
}

/**
 * The rod and its panels, in the right order for the way the heading hangs. A panel has as many folds as it needs to
 * cover what it was made for, wherever it stands.
 */
export function drawDrapes(easel: Easel, cloth: Cloth, look: HeadingLook, hanging: Hanging): Shape[] {
  const { rod, hang, clothTop, pool = 0 } = hanging;
  const heading: Heading = { ...look, hang };
  const rodDown = rod.y - clothTop;
  const panels = hanging.panels.map((place) => {
    const panel: Panel = {
      // Pleats at places of their own are not the same from the other side.
      name: `p${Math.round(place.width * 8)}${place.at ? place.leading : ""}`,
      width: place.width,
      length: hanging.hem - pool - clothTop,
      spaces: place.spaces ?? countSpaces(look, place.covers ?? place.width),
      leading: place.leading,
      at: place.at,
    };
    return { place, panel, points: hangingPoints(heading, panel) };
  });
  const pole = drawPole(easel, rod.x0, rod.x1, rod.y, rod.finials);
  const brackets = drawBrackets(easel, hang, rod);
  const drawn = panels.map(({ place, panel, points }) =>
    at(
      place.x,
      clothTop,
      drawPanel(easel, cloth, heading, panel, hang === "grommets" ? [poleBehind(easel, panel, rodDown)] : []),
      hang === "grommets" ? drawGrommets(easel, heading, panel, points, rodDown) : null,
      hang === "pocket" ? use(sleeve(easel, cloth, panel)) : null,
      pool > 0 ? drawPool(easel, cloth, panel, pool) : null,
    ),
  );
  const hung = cloth.opacity === 1 ? drawn : [group({ opacity: cloth.opacity }, drawn)];
  const rings = panels.map(({ place, points }) =>
    drawRings(
      easel,
      points.map((x) => x + place.x),
      rod.y,
    ),
  );
  switch (hang) {
    case "track":
      return [...hung, drawTrack(rod.x0, rod.x1, rod.y)];
    case "traverse":
      return [drawTrack(rod.x0, rod.x1, rod.y), ...hung];
    case "rings":
      return [...brackets, pole, ...rings, ...hung];
    default:
      return [...brackets, pole, ...hung];
  }
}

/** Both panels of a pair usually share one sleeve. Three gathers to a fold run down into it. */
function sleeve(easel: Easel, cloth: Cloth, { width, spaces }: Panel): string {
  const spacing = Math.max(0.4, width / spaces / 3);
  return defineGroup(easel, `sleeve${Math.round(width * 8)}`, () => [
    drawPocket(easel, cloth, { width, ruffle: 1.5, pocket: 1.8, spacing, reach: 14 }),
  ]);
}

/** Where the cloth passes behind the pole, between one ring and the next. */
function poleBehind(easel: Easel, panel: Panel, y: number): Shape {
  const { radius } = easel.pole;
  const bar = d`M0,${y - radius}H${panel.width}V${y + radius}H0Z`;
  return solid(bar, brass(easel));
}

function drawGrommets(easel: Easel, heading: Heading, panel: Panel, points: readonly number[], y: number): Shape {
  const half = (heading.fall.share * panel.width) / points.length / 2;
  const ring = defineGroup(easel, "grommet", () => [
    shape("ellipse", { rx: 0.5, ry: 1.2, fill: "#4A3A268C" }),
    shape("ellipse", { rx: 0.55, ry: 1.25, stroke: "#8C6833", "stroke-width": 0.42 }),
    shape("ellipse", { rx: 0.55, ry: 1.25, stroke: "#E3C893", "stroke-width": 0.16 }),
  ]);
  return fragment(points.flatMap((x) => [use(ring, x - half, y), use(ring, x + half, y)]));
}

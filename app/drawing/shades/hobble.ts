import { bandBottom, bandSides } from "#app/drawing/banding.ts";
import { type Cloth, define, defineGroup, downPaint, type Easel, faint, fill, line, use } from "#app/drawing/easel.ts";
import { type Box, d, fragment, group, type Shape, shape } from "#app/drawing/scene.ts";
import { fineLine } from "./ribs.ts";
import type { ShadeLook } from "./shade-table.ts";
import { rowCount } from "./stack.ts";

/** How far a loop hangs over the next. */
const LAP = 1.5;
/** Raised, every loop stays: they nest this far apart. */
const NEST = 0.75;
const CORNER = 0.7;

/** The lower edges of the loops, from the head to the hem. A shade is raised from its foot: those above hang on as they were. */
export function loopEdges(look: ShadeLook, height: number, hidden: number): number[] {
  const rows = rowCount(look, height + hidden);
  const step = (height + hidden - look.skirt) / rows;
  const lift = Math.max(0, step - NEST);
  // The rows below the first to move are nested, the one that moves is on its way.
  return Array.from({ length: rows }, (_, i) => {
    const below = rows - 1 - i;
    const own = Math.max(0, hidden - below * lift);
    return step * (i + 1) - own + LAP;
  });
}

/**
 * Loops of cloth, each lapping over the next, so they are painted from the hem upwards. Their sides are plumb. A loop is
 * longer than it shows: the pattern goes on behind it, and rises with it.
 */
export function drawHobble(easel: Easel, cloth: Cloth, look: ShadeLook, box: Box, hidden: number): Shape {
  const { width, height } = box;
  const edges = loopEdges(look, height, hidden);
  const step = (height + hidden - look.skirt) / edges.length;
  const tall = step + LAP;
  const loop = define(easel, "loop", (id) => drawLoop(easel, cloth, look, width, tall, id));
  const thrown = defineGroup(easel, "throw", () => [drawThrown(easel, cloth, look, width)]);
  const skirt = d`M0,${Math.max(0, height - look.skirt)}H${width}V${height}H0Z`;
  const clip = define(easel, "headrail", (id) =>
    shape("clipPath", { id }, [shape("rect", { x: 0, y: 0, width, height })]),
  );
  return fragment(
    fill(skirt, cloth.below(hidden + edges.length * step * (easel.rules.hobbleFactor - 1))),
    fill(skirt, faint(easel.shadow, 0.1)),
    bandBottom(cloth, height, [[0, width]]),
    group(
      { "clip-path": `url(#${clip})` },
      edges
        .map((y, i) => ({ y, hidden: i * step * (easel.rules.hobbleFactor - 1) + step * (i + 1) + LAP - y }))
        .toReversed()
        .flatMap(({ y, hidden }) => [
          use(thrown, 0, y),
          fill(loopBody(look, width, tall, y), cloth.below(hidden)),
          use(loop, 0, y),
        ]),
    ),
    line(d`M0,0H${width}V${height}H0Z`),
  );
}

/** From the lower left corner of a loop to the lower right one. */
function loopFoot(look: ShadeLook, width: number, y: number): string {
  return d`M0,${y - CORNER}Q0,${y} ${CORNER},${y}Q${width / 2},${y + look.dip * 2} ${width - CORNER},${y}Q${width},${y} ${width},${y - CORNER}`;
}

function loopBody(look: ShadeLook, width: number, tall: number, y = 0): string {
  return d`${loopFoot(look, width, y)}V${y - tall}H0Z`;
}

/** The shadow that a loop throws on the next. */
function drawThrown(easel: Easel, { relief }: Cloth, look: ShadeLook, width: number): Shape {
  return fill(d`M0,-.3H${width}V${look.dip * 2 + 1}H0Z`, downPaint(easel, "thrown", { 0: -0.4 * relief, 1: 0 }));
}

/** The light and shade on one loop, standing on its lower edge. */
function drawLoop(easel: Easel, cloth: Cloth, look: ShadeLook, width: number, tall: number, id: string): Shape {
  const { relief } = cloth;
  const foot = loopFoot(look, width, 0);
  const body = loopBody(look, width, tall);
  return group(
    { id },
    bandSides(cloth, width, -tall, 0),
    fill(
      body,
      downPaint(easel, "looped", {
        0: -0.26 * relief,
        0.3: -0.1 * relief,
        0.5: 0.04,
        0.74: 0.42 * relief,
        0.9: 0.06,
        1: -0.3 * relief,
      }),
    ),
    fineLine(easel, d`M0,${-tall}V${-CORNER}${foot.slice(foot.indexOf("Q"))}V${-tall}`, 0.9),
  );
}

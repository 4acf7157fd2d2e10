import { type Cloth, define, defineGroup, type Easel, faint, foldPaint, piece, use } from "#app/drawing/easel.ts";
import { at, type Box, d, fragment, group, mirrorPath, type Shape, shape } from "#app/drawing/scene.ts";
import { drawTrim } from "#app/drawing/trim.ts";
import { CLOTH_LINE, clothLine } from "./cloth-line.ts";
import { drawPocket } from "./pocket.ts";

/**
 * Panels stretched between two rods. Each is bounded by two edges; an edge is where it stands at the rods and at its
 * waist, as shares of the window's width. Straight panels have no waist.
 */
export interface Sash {
  panels: readonly { left: Edge; right: Edge; tie?: { bow: boolean } }[];
}
type Edge = readonly [atRods: number, atWaist: number];

export const sashes = {
  "rod-pocket/Rod Pocket Top & Bottom": { panels: [{ left: [0, 0.006], right: [1, 0.994] }] },
  "rod-pocket/Hourglass": {
    panels: [{ left: [0, 0.36], right: [1, 0.64], tie: { bow: true } }],
  },
  "rod-pocket/Reverse Hourglass": {
    panels: [
      { left: [0, 0], right: [0.5, 0.12], tie: { bow: false } },
      { left: [0.5, 0.88], right: [1, 1], tie: { bow: false } },
    ],
  },
} as const satisfies Record<string, Sash>;

/** From one gather to the next; a narrow panel has at least so many. */
const GATHER = 2;
const FEWEST = 6;

export const SASH_RUFFLE = 1;
export const SASH_POCKET = 1.25;

/** Draws the panels between the rods of a box whose top and bottom are the two ruffles' outer edges. */
export function drawSash(easel: Easel, cloth: Cloth, sash: Sash, box: Box): Shape {
  const sleeve = SASH_RUFFLE + SASH_POCKET;
  const height = box.height - sleeve * 2;
  return at(
    box.x,
    box.y,
    sash.panels.map((panel) => {
      const x0 = panel.left[0] * box.width;
      const width = (panel.right[0] - panel.left[0]) * box.width;
      const pocket = {
        width,
        ruffle: SASH_RUFFLE,
        pocket: SASH_POCKET,
        spacing: width / foldsOf(width),
        even: 0.1,
        reach: 5,
      };
      const head = defineGroup(easel, `head${Math.round(width * 8)}`, () => [drawPocket(easel, cloth, pocket)]);
      return group(
        { opacity: cloth.opacity === 1 ? undefined : cloth.opacity },
        at(0, sleeve, drawFlow(easel, cloth, panel, box.width, height)),
        use(head, x0),
        use(head, 0, 0, { transform: d`translate(${x0} ${box.height}) scale(1 -1)` }),
        panel.tie ? at(0, sleeve + height / 2, drawTie(easel, cloth, panel, box.width)) : null,
      );
    }),
  );
}

function foldsOf(width: number): number {
  return Math.max(FEWEST, Math.round(width / GATHER));
}

/** Gathers follow the edges, crowd at the waist and darken there, as cloth does. */
function drawFlow(easel: Easel, cloth: Cloth, panel: Sash["panels"][number], width: number, height: number): Shape {
  const left = flow(panel, 0, width, height, false);
  const right = flow(panel, 1, width, height, true);
  const key = Math.round(panel.left[0] * 100);
  const body = define(easel, `body${key}`, (id) => shape("path", { id, d: `${left}L${right}Z` }));
  const clip = define(easel, `flow${key}`, (id) => shape("clipPath", { id }, [use(body)]));
  let data = "";
  const across = (panel.right[0] - panel.left[0]) * width;
  const folds = foldsOf(across);
  for (let i = 0; i < folds; i += 1) data += flow(panel, (i + 0.1) / folds, width, height, false);
  const gathers = define(easel, `gathers${key}`, (id) => shape("path", { id, d: data }));
  const spacing = across / folds;
  const stroke = (colour: string, x: number, share: number, strength: number) =>
    use(gathers, x, 0, { stroke: faint(colour, strength * cloth.relief), "stroke-width": spacing * share });
  return fragment(
    use(body, 0, 0, { fill: cloth.fill }),
    group(
      { "clip-path": `url(#${clip})` },
      drawFlowBands(cloth, panel, width, height),
      stroke(easel.light, spacing / 2, 0.5, 0.2),
      stroke(easel.light, spacing / 2, 0.22, 0.28),
      stroke(easel.shadow, 0, 0.62, 0.07),
      stroke(easel.shadow, 0, 0.46, 0.08),
      stroke(easel.shadow, 0, 0.3, 0.1),
      stroke(easel.shadow, 0, 0.14, 0.16),
    ),
    clothLine(easel, `${left}M${right}`),
    cloth.trim
      ? freeEdges(panel).map((share) =>
          drawTrim(easel, cloth, flow(panel, share, width, height, false), share === 0 ? -1 : 1),
        )
      : null,
  );
}

/** Bands follow the edges that hang free; an edge held straight against the frame has none. */
function drawFlowBands(cloth: Cloth, panel: Sash["panels"][number], width: number, height: number): Shape[] {
  const band = (share: number, weight: number) =>
    shape("path", { d: flow(panel, share, width, height, false), stroke: cloth.bandFill, "stroke-width": weight });
  return freeEdges(panel).flatMap((edge) => [
    ...(cloth.band.edge ? [band(edge, 2 * cloth.band.edge)] : []),
    ...(cloth.band.inset ? [band(Math.abs(edge - 0.16), cloth.band.inset)] : []),
  ]);
}

function freeEdges({ left, right }: Sash["panels"][number]): number[] {
  return [left, right].flatMap(([atRods, atWaist], share) => (atRods === atWaist ? [] : [share]));
}

/** The line that cloth takes at a share of the panel's width, from rod to rod. */
function flow(panel: Sash["panels"][number], share: number, width: number, height: number, upwards: boolean): string {
  const mix = (index: 0 | 1) => (panel.left[index] + (panel.right[index] - panel.left[index]) * share) * width;
  const rod = mix(0);
  const waist = mix(1);
  const y = (part: number) => part * height;
  return upwards
    ? d`${rod},${height}C${rod},${y(0.78)} ${waist},${y(0.66)} ${waist},${y(0.5)}S${rod},${y(0.22)} ${rod},0`
    : d`M${rod},0C${rod},${y(0.22)} ${waist},${y(0.34)} ${waist},${y(0.5)}S${rod},${y(0.78)} ${rod},${height}`;
}

const LOOP = "M0,.2C-1.2,-2 -4,-2.4 -4.2,-.4C-4.2,1.4 -1.6,1.4 0,.2Z";
const TAILS =
  "M-.3,.4C-1,2.6 -2,4.6 -2.6,6.4L-1.2,6.2C-.6,4.4 -.2,2.4 .1,.6Z" +
  "M.1,.6C.6,2.6 1.2,4.2 2.2,5.8L3.2,5.2C1.8,3.8 .9,2 .4,.4Z";
const LOOP_FOLDS = "M-.5,.1C-1.4,-.4 -2.2,-.6 -2.9,-.5M.5,.1C1.4,-.4 2.2,-.6 2.9,-.5M-.6,.3C-1.2,.4 -1.8,.5 -2.2,.4";
const KNOT = "M-.6,-.5Q0,-.9 .6,-.5Q.8,.2 .6,.9Q0,1.2 -.6,.9Q-.8,.2 -.6,-.5Z";

function drawTie(easel: Easel, cloth: Cloth, panel: Sash["panels"][number], width: number): Shape {
  const x0 = panel.left[1] * width;
  const x1 = panel.right[1] * width;
  const middle = (x0 + x1) / 2;
  const band = d`M${x0 - 0.2},-1Q${middle},-.55 ${x1 + 0.2},-1V.9Q${middle},1.4 ${x0 - 0.2},.9Z`;
  const part = (data: string, relief: number) =>
    piece(data, cloth.fill, foldPaint(easel, relief * cloth.relief), CLOTH_LINE);
  return fragment(
    part(band, 0.8),
    panel.tie?.bow
      ? at(
          middle,
          0,
          part(TAILS, 0.6),
          part(LOOP, 0.7),
          part(mirrorPath(LOOP), 0.7),
          clothLine(easel, LOOP_FOLDS),
          part(KNOT, 0.8),
        )
      : null,
  );
}

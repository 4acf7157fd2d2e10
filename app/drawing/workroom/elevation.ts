import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { guessLook } from "#app/domain/fabrics/guess-look.ts";
import { type PlacementRules, placementBy } from "#app/domain/measuring/placement-rules.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { PacketWindow } from "#app/domain/workroom/packet.ts";
import { changedPlacement } from "#app/domain/workroom/rules/changed-rules.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { type SewnTop, sewnTop } from "#app/domain/workroom/tops/sewn-top.ts";
import { makeCloth } from "#app/drawing/cloth.ts";
import { drawDrapes } from "#app/drawing/drapery/draw-drapes.ts";
import { drawSash } from "#app/drawing/drapery/draw-sash.ts";
import { drawTieBacks } from "#app/drawing/drapery/draw-tie-backs.ts";
import { countSpaces, fullnessOf, sewnSpaces } from "#app/drawing/drapery/spacing.ts";
import { type Easel, layer, line, newEasel } from "#app/drawing/easel.ts";
import { dyeOf } from "#app/drawing/fabric/dye.ts";
import { ivory } from "#app/drawing/fabric/usual-looks.ts";
import { drawFrame, outlineOf } from "#app/drawing/frame.ts";
import { drawPole } from "#app/drawing/hardware.ts";
import { looksOf } from "#app/drawing/looks.ts";
import { bentBrackets } from "#app/drawing/place.ts";
import { drawTurns } from "#app/drawing/room.ts";
import { at, type Box, d, fragment, group, type Scene, type Shape } from "#app/drawing/scene.ts";
import { drawShade } from "#app/drawing/shades/draw-shade.ts";
import { drawCornice } from "#app/drawing/tops/draw-cornice.ts";
import { drawValance } from "#app/drawing/tops/draw-valance.ts";
import { ground, lettersOn, type Paper, usualPaper } from "./dimension-line.ts";
import { sizesAround } from "./elevation-sizes.ts";
import { type HungBoxes, type HungDrapes, hungBoxes } from "./hung-boxes.ts";
import { topSeams } from "./panel-places.ts";

const DOOR_GAP = 4;
const WHITE = "#FFFFFF";

/** What is made for one window by the rules of its packet, to scale, with the sizes it must have when it is finished. */
export function drawElevation(window: PacketWindow, rules: ShopRules, id: string, paper = usualPaper): Scene {
  const easel = newEasel(id, placementBy(changedPlacement(rules)));
  const boxes = hungBoxes(window);
  const edge = extentOf(boxes);
  const size = lettersOn(paper, (letters) => sizesAround(boxes, edge, letters).view);
  const { view, shapes, said } = sizesAround(boxes, edge, size);
  const { frames, floor, ceiling, corners, drapes, shade } = boxes;
  const archRise = Math.min(boxes.sizes.archRise ?? 0, boxes.frame.height);
  const level = (y: number | undefined) => (y === undefined ? [] : [line(d`M${view.x},${y}H${view.x + view.width}`)]);
  const onCeiling = drapes.some(({ figures }) => figures.mount === "ceiling");
  return {
    id,
    viewBox: view,
    lineWeight: 1,
    title: `${window.name || "Window"}, as it hangs`,
    description: said.join(" "),
    notes: [],
    defs: easel.defs,
    shapes: [
      ground(view),
      ...level(floor),
      ...level(onCeiling ? ceiling : undefined),
      ...frames.map((frame) =>
        drawFrame(easel, frame, {
          door: floor !== undefined && frame.height > floor - DOOR_GAP,
          archRise,
          slant: boxes.sizes.slant,
        }),
      ),
      ...drawHungShade(easel, boxes),
      ...drapes.flatMap((hung, index) => drawHungDrapes(easel, hung, index, ceiling)),
      ...drawHungTop(easel, boxes, rules),
      ...frames.map((frame) => dashed(outlineOf(frame, archRise, boxes.sizes.slant), 0.7, "5 4")),
      ...(corners.length > 0 ? [drawTurns(corners, edge.y, floor ?? edge.y + edge.height)] : []),
      ...boxes.walls.map((x) => drawWall(x, edge)),
      ...(shade && drapes.length > 0 ? [dashed(outlineOf(shade, 0), 0.7, "2 3")] : []),
      ...shapes,
    ],
  };
}

/** What is behind cloth: drawn on it, with light around it so that no fold hides it. */
function dashed(data: string, opacity: number, dashes: string): Shape {
  return fragment(
    line(data, 0.8, { stroke: WHITE, "stroke-width": 2.5 }),
    line(data, opacity, { "stroke-dasharray": dashes }),
  );
}

/** How high it is on paper so wide. */
export function elevationHeight(window: PacketWindow, paper: Paper): number {
  const boxes = hungBoxes(window);
  const edge = extentOf(boxes);
  const { view } = sizesAround(
    boxes,
    edge,
    lettersOn(paper, (letters) => sizesAround(boxes, edge, letters).view),
  );
  return Math.ceil((paper.width * view.height) / view.width);
}

/** The wall in whose corner a rod ends, with strokes on its far side. */
function drawWall({ x, side }: HungBoxes["walls"][number], { y, height }: Box): Shape {
  const out = side === "left" ? -1.5 : 1.5;
  const strokes = Array.from({ length: Math.floor(height / 4) }, (_, i) => d`M${x},${y + 4 * i}l${out},2`);
  return line(d`M${x},${y}V${y + height}${strokes.join("")}`);
}

/** A cloth is known again by its color and its figure: lines on a dark one have light around them. */
function clothOf(easel: Easel, type: TreatmentType, fullness: number, named = "", name: string = type.slice(0, 1)) {
  const main = guessLook(named)?.look ?? ivory;
  const own = layer(easel, name, dyeOf(main));
  const cloth = makeCloth(own, { main }, {}, fullness, { type });
  return { own, cloth };
}

/** Behind drapes that are drawn closed a shade is only outlined. */
function drawHungShade(easel: Easel, { shade, drapes }: HungBoxes): Shape[] {
  const look = shade && looksOf(shade.treatment.style).shade;
  if (!look || drapes.some(({ treatment }) => treatment.choices.draw !== "stationary")) return [];
  const { own, cloth } = clothOf(easel, "shades", 1, shade.treatment.fabric?.name);
  return [drawShade(own, cloth, look, shade, 0), ...drawLiftLines(shade)];
}

/** Where the cords run, which are behind the cloth. */
function drawLiftLines({ figures, x, y, height }: NonNullable<HungBoxes["shade"]>): Shape[] {
  const data = (figures.liftAt ?? []).map((at) => d`M${x + at},${y}V${y + height}`).join("");
  return data ? [dashed(data, 0.75, "1 3")] : [];
}

/** Sheers are seen through, and drapes hang before them. */
const SHEER = 0.4;

function drawHungDrapes(easel: Easel, hung: HungDrapes, index: number, ceilingAt: number | undefined): Shape[] {
  const { treatment, rod, panels, figures } = hung;
  const { heading, sash } = looksOf(treatment.style);
  const fullness = fullnessOf(treatment.style, easel.rules);
  const { own, cloth } = clothOf(easel, "drapes", fullness, treatment.fabric?.name, `d${index || ""}`);
  const [first, last = first] = [panels[0], panels.at(-1)];
  if (!first || !last) return [];
  const bottom = first.y + first.height;
  if (sash) {
    const none = { left: false, right: false };
    const box = { x: first.x, y: first.y, width: last.x + last.width - first.x, height: first.height };
    return [
      drawPole(own, rod.x0, rod.x1, first.y + 1.5, none),
      drawPole(own, rod.x0, rod.x1, bottom - 1.5, none),
      drawSash(own, cloth, sash, box),
    ];
  }
  if (!heading || !figures.hang) return [];
  const ceiling = figures.mount === "ceiling" ? ceilingAt : undefined;
  const finials = { left: finialAt(hung, 0), right: finialAt(hung, 1) };
  const drawn = panels.map(({ x, width, leading, at: places }) => ({
    x,
    width,
    spaces:
      sewnSpaces(places?.length ?? figures.pleatsPerPanel, figures.carriersPerPanel) ??
      countSpaces(heading, width, { rules: own.rules, fullness }),
    leading,
    at: places,
  }));
  const shapes = drawDrapes(own, cloth, heading, {
    hang: figures.hang,
    rod: { ...rod, finials, bracketsAt: bracketsOf(hung, own.rules), ceiling },
    panels: drawn,
    clothTop: first.y,
    hem: bottom,
  });
  const seams = drawSeams(
    panels.flatMap(({ x, seams = [] }) => seams.map((at) => x + at)),
    first.y,
    bottom,
  );
  if (figures.tieBacks) {
    shapes.push(
      drawTieBacks(own, cloth, { panels: drawn, clothTop: first.y, hem: bottom }, (figures.tieBackLength ?? 0) / 2),
    );
  }
  return treatment.choices.layer === "back" ? [group({ opacity: SHEER }, shapes, seams)] : [...shapes, ...seams];
}

function bracketsOf({ figures }: HungDrapes, rules: PlacementRules): readonly number[] | undefined {
  const { hardware, hang } = figures;
  return hardware?.miters && hang ? bentBrackets(hardware.pieces ?? [], hang, rules) : hardware?.bracketsAt;
}

function finialAt({ treatment, figures }: HungDrapes, end: 0 | 1): boolean {
  return (figures.hardware?.finials ?? 0) > 0 && treatment.choices.ends?.[end] !== "corner";
}

/** As on the marking strip: a cross at the head, and a line as long as the seam. */
function drawSeams(places: readonly number[], top: number, bottom: number): Shape[] {
  if (places.length === 0) return [];
  const cross = places.map((x) => d`M${x - 1},${top - 1}L${x + 1},${top + 1}M${x - 1},${top + 1}L${x + 1},${top - 1}`);
  const run = places.map((x) => d`M${x},${top + 1}V${bottom}`);
  return [
    line(cross.join(""), 0.8, { stroke: WHITE, "stroke-width": 2.5 }),
    line(cross.join("")),
    dashed(run.join(""), 0.75, "6 2 1 2"),
  ];
}

function drawHungTop(easel: Easel, { top }: HungBoxes, rules: ShopRules): Shape[] {
  if (!top) return [];
  const { treatment, figures, x, y, width, height } = top;
  const { cornice, valance } = looksOf(treatment.style);
  const { own, cloth } = clothOf(easel, "tops", 1, treatment.fabric?.name);
  const kind = treatment.kind === "cornice" ? "cornice" : "valance";
  const seams = drawSeams(topSeams(kind, figures, rules), 0, height);
  if (cornice) return [at(x, y, drawCornice(own, cloth, cornice, width, height), seams)];
  if (!valance) return [];
  return [at(x, y, drawValance(own, cloth, valance, { width, height, sewn: sewnBy(top, own) }), seams)];
}

/** As the packet has it; without a cloth it has not folded anything, and the usual one is shown. */
function sewnBy({ treatment, figures }: NonNullable<HungBoxes["top"]>, { rules }: Easel): SewnTop {
  const { face = 0, return: back = 0 } = figures;
  return isFolded(figures) ? figures : sewnTop(treatment.style, { face, return: back }, undefined, rules);
}

function isFolded({ flat, swags }: Figures): boolean {
  return flat !== undefined || swags !== undefined;
}

function extentOf({ frame, floor, ceiling, walls, drapes, shade, top }: HungBoxes): Box {
  const panels = drapes.flatMap((hung) => hung.panels);
  const rods = drapes.map(({ rod: { x0, x1, y } }) => ({ x: x0, y, width: x1 - x0, height: 0 }));
  const all = [frame, ...panels, ...rods, ...(shade ? [shade] : []), ...(top ? [top] : [])];
  const sides = walls.map(({ x }) => x);
  const x0 = Math.min(...all.map(({ x }) => x), ...sides);
  const x1 = Math.max(...all.map(({ x, width }) => x + width), ...sides);
  const hangs = drapes.some(({ figures }) => figures.mount === "ceiling");
  const y0 = Math.min(...all.map(({ y }) => y), hangs && ceiling !== undefined ? ceiling : 0);
  const y1 = Math.max(...all.map(({ y, height }) => y + height), floor ?? 0);
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

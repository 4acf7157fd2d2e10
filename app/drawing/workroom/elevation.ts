import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { placementBy } from "#app/domain/measuring/placement-rules.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { PacketWindow } from "#app/domain/workroom/packet.ts";
import { changedPlacement } from "#app/domain/workroom/rules/changed-rules.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { makeCloth } from "#app/drawing/cloth.ts";
import { drawDrapes } from "#app/drawing/drapery/draw-drapes.ts";
import { drawSash } from "#app/drawing/drapery/draw-sash.ts";
import { countSpaces, fullnessOf, sewnSpaces } from "#app/drawing/drapery/spacing.ts";
import { type Easel, layer, line, newEasel } from "#app/drawing/easel.ts";
import { dyeOf } from "#app/drawing/fabric/dye.ts";
import { ivory } from "#app/drawing/fabric/usual-looks.ts";
import { drawFrame } from "#app/drawing/frame.ts";
import { drawPole } from "#app/drawing/hardware.ts";
import { looksOf } from "#app/drawing/looks.ts";
import { at, type Box, d, type Scene, type Shape } from "#app/drawing/scene.ts";
import { drawShade } from "#app/drawing/shades/draw-shade.ts";
import { drawCornice } from "#app/drawing/tops/draw-cornice.ts";
import { drawValance } from "#app/drawing/tops/draw-valance.ts";
import { across, down, lettersOn, usualPaper } from "./dimension-line.ts";
import { type HungBoxes, hungBoxes } from "./hung-boxes.ts";

const DOOR_GAP = 4;

/** What is made for one window by the rules of its packet, to scale, with the sizes it must have when it is finished. */
export function drawElevation(window: PacketWindow, rules: ShopRules, id: string, paper = usualPaper): Scene {
  const easel = newEasel(id, placementBy(changedPlacement(rules)));
  const boxes = hungBoxes(window);
  const edge = extentOf(boxes);
  const size = lettersOn(paper, (letters) => dimensionRoom(boxes, edge, letters).view);
  const room = dimensionRoom(boxes, edge, size);
  const { frame, floor } = boxes;
  const door = floor !== undefined && frame.height > floor - DOOR_GAP;
  const floorLine = floor === undefined ? [] : [line(d`M${room.view.x},${floor}H${room.view.x + room.view.width}`)];
  return {
    id,
    viewBox: room.view,
    lineWeight: 1,
    title: `${window.name || "Window"}, as it hangs`,
    description: room.said.join(" "),
    notes: [],
    defs: easel.defs,
    shapes: [
      ...floorLine,
      drawFrame(easel, frame, door),
      ...drawHungShade(easel, boxes),
      ...drawHungDrapes(easel, boxes),
      ...drawHungTop(easel, boxes),
      line(outline(frame), 0.7, { "stroke-dasharray": "5 4" }),
      ...(boxes.shade && boxes.drapes ? [line(outline(boxes.shade), 0.5, { "stroke-dasharray": "2 3" })] : []),
      ...room.shapes,
    ],
  };
}

function outline({ x, y, width, height }: Box): string {
  return d`M${x},${y}H${x + width}V${y + height}H${x}Z`;
}

function clothOf(easel: Easel, type: TreatmentType, fullness: number) {
  const own = layer(easel, type.slice(0, 1), dyeOf(ivory));
  const cloth = makeCloth(own, { main: ivory }, {}, fullness, { type });
  return { own, cloth };
}

/** Behind drapes that are drawn closed a shade is only outlined. */
function drawHungShade(easel: Easel, { shade, drapes }: HungBoxes): Shape[] {
  const look = shade && looksOf(shade.treatment.style).shade;
  if (!look || (drapes && drapes.treatment.choices.draw !== "stationary")) return [];
  const { own, cloth } = clothOf(easel, "shades", 1);
  return [drawShade(own, cloth, look, shade, 0)];
}

function drawHungDrapes(easel: Easel, { drapes }: HungBoxes): Shape[] {
  if (!drapes) return [];
  const { style } = drapes.treatment;
  const { heading, sash } = looksOf(style);
  const fullness = fullnessOf(style, easel.rules);
  const { own, cloth } = clothOf(easel, "drapes", fullness);
  const { rod, panels, figures } = drapes;
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
  const finials = figures.hardware?.finials ? { left: true, right: true } : { left: false, right: false };
  const hung = panels.map(({ x, width }, index) => ({
    x,
    width,
    spaces:
      sewnSpaces(pleatsOf(figures, index), figures.carriersPerPanel) ??
      countSpaces(heading, width, { rules: own.rules, fullness }),
    leading: index === 0 && drapes.treatment.choices.draw !== "right" ? ("right" as const) : ("left" as const),
  }));
  const hanging = { hang: figures.hang, rod: { ...rod, finials }, panels: hung, clothTop: first.y, hem: bottom };
  return drawDrapes(own, cloth, heading, hanging);
}

/** Of one panel; those that are alike stand beside each other in the schedule, from the outside in. */
function pleatsOf({ schedules, pleatsPerPanel, panelsFinished }: Figures, index: number): number | undefined {
  const finished = panelsFinished?.[index];
  const own = schedules?.find((schedule) => Math.abs(schedule.finished - (finished ?? 0)) <= 1 / 8);
  return own?.pleats.length ?? pleatsPerPanel;
}

function drawHungTop(easel: Easel, { top }: HungBoxes): Shape[] {
  if (!top) return [];
  const { cornice, valance } = looksOf(top.treatment.style);
  const { own, cloth } = clothOf(easel, "tops", 1);
  if (cornice) return [at(top.x, top.y, drawCornice(own, cloth, cornice, top.width, top.height))];
  return valance ? [at(top.x, top.y, drawValance(own, cloth, valance, top.width, top.height))] : [];
}

function extentOf({ frame, floor, drapes, shade, top }: HungBoxes): Box {
  const all = [frame, ...(drapes?.panels ?? []), ...(shade ? [shade] : []), ...(top ? [top] : [])];
  const rod = drapes ? [drapes.rod.x0, drapes.rod.x1] : [];
  const x0 = Math.min(...all.map(({ x }) => x), ...rod);
  const x1 = Math.max(...all.map(({ x, width }) => x + width), ...rod);
  const y0 = Math.min(...all.map(({ y }) => y), drapes ? drapes.rod.y : 0);
  const y1 = Math.max(...all.map(({ y, height }) => y + height), floor ?? 0);
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** Widths above, heights of what is made on the left, heights above the floor on the right, each on a line of its own. */
function dimensionRoom({ frame, floor, drapes, shade, top }: HungBoxes, edge: Box, size: number) {
  const step = size * 2.2;
  const right = edge.x + edge.width;
  const shapes: Shape[] = [];
  const said: string[] = [];
  let above = edge.y - step;
  let beside = edge.x - step;
  const wide = (name: string, x0: number, x1: number, from: number) => {
    shapes.push(across(x0, x1, above, from, size, name));
    said.push(`${name} ${formatInches(x1 - x0)}.`);
    above -= step;
  };
  const high = (name: string, y0: number, y1: number, from: number) => {
    shapes.push(down(y0, y1, beside, from, size, name));
    said.push(`${name} ${formatInches(y1 - y0)}.`);
    beside -= step;
  };
  if (shade) {
    wide("Shade", shade.x, shade.x + shade.width, shade.y);
    high("Shade", shade.y, shade.y + shade.height, shade.x);
  }
  if (drapes) {
    const [panel] = drapes.panels;
    wide("Rod", drapes.rod.x0, drapes.rod.x1, drapes.rod.y);
    if (panel) high("Drapes", panel.y, panel.y + panel.height, panel.x);
  }
  if (top) {
    wide("Face", top.x, top.x + top.width, top.y);
    high("Long point", top.y, top.y + top.height, top.x);
  }
  let out = right + step;
  const toFloor = (name: string, y: number, from: number) => {
    if (floor === undefined) return;
    shapes.push(down(y, floor, out, from, size, name));
    said.push(`${name} above the floor ${formatInches(floor - y)}.`);
    out += step;
  };
  if (drapes?.treatment.kind === "drapery") toFloor("Rod", drapes.rod.y, drapes.rod.x1);
  if (top) toFloor("Top", top.y, top.x + top.width);
  if (!drapes && !top) toFloor("Frame", frame.y, frame.x + frame.width);
  const view = {
    x: beside,
    y: above,
    width: out - beside,
    height: edge.y + edge.height + size - above,
  };
  return { shapes, said, view };
}

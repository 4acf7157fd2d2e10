import { formatInches } from "#app/domain/measuring/inches.ts";
import type { PacketWindow } from "#app/domain/workroom/packet.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { line } from "#app/drawing/easel.ts";
import { type Box, d, type Scene, type Shape } from "#app/drawing/scene.ts";
import { across, label, lettersOn, usualPaper } from "./dimension-line.ts";
import { type HungBoxes, type HungDrapes, hungBoxes } from "./hung-boxes.ts";

/** How thick the wall is drawn. */
const WALL = 3;
const AIR = 6;
/** A panel lies this far before the rod, so that both can be seen. */
const BEFORE = 0.9;
/** The opening's depth stands at the wall itself, so words about the rod begin this far below, in sizes of their letters. */
const BELOW_OPENING = 0.9;
/** Room for words left and right of the wall, in sizes of their letters. */
const BESIDE = 11;

/** The window from above, as the installer needs it: how far things stand out, where they return, what overlaps. */
export function drawPlanView(window: PacketWindow, rules: ShopRules, id: string, paper = usualPaper): Scene {
  const boxes = hungBoxes(window);
  const size = lettersOn(paper, (letters) => layOut(boxes, rules, letters).view);
  const { view, shapes, said } = layOut(boxes, rules, size);
  return {
    id,
    viewBox: view,
    lineWeight: 1,
    title: `${window.name || "Window"}, from above`,
    description: said.join(" "),
    notes: [],
    defs: [],
    shapes,
  };
}

function layOut(boxes: HungBoxes, rules: ShopRules, size: number) {
  const edges = [boxes.frame, boxes.shade, boxes.top].filter((box) => box !== undefined);
  const rods = boxes.drapes.map(({ rod }) => rod);
  const x0 = Math.min(...edges.map(({ x }) => x), ...rods.map((rod) => rod.x0)) - AIR;
  const x1 = Math.max(...edges.map(({ x, width }) => x + width), ...rods.map((rod) => rod.x1)) + AIR;
  const side = { left: x0 - (size * BESIDE) / 2, right: x1 + (size * BESIDE) / 2, size };
  const drawn = [
    ...boxes.drapes.map((hung) => drawDrapes(hung, rules, side)),
    drawTop(boxes, side),
    drawShade(boxes, side),
  ];
  const deep = Math.max(...drawn.map(({ depth }) => depth), 2);
  return {
    view: {
      x: x0 - size * BESIDE,
      y: 0 - WALL - size,
      width: x1 - x0 + 2 * size * BESIDE,
      height: WALL + deep + size * 2.5,
    },
    shapes: [drawWall(boxes.frame, x0, x1), ...drawn.flatMap(({ shapes }) => shapes)],
    said: drawn.flatMap(({ said }) => said),
  };
}

/** Slanted strokes for the wall, and none where the window is. */
function drawWall(frame: Box, x0: number, x1: number): Shape {
  const hatch = (from: number, to: number) => {
    let strokes = "";
    for (let x = from; x < to; x += 2) strokes += d`M${x},${0 - WALL}L${Math.min(to, x + 2)},0`;
    return d`M${from},0H${to}M${from},${0 - WALL}H${to}` + strokes;
  };
  const glass = d`M${frame.x},${0 - WALL}H${frame.x + frame.width}V0H${frame.x}ZM${frame.x},${0 - WALL / 2}H${frame.x + frame.width}`;
  return line(hatch(x0, frame.x) + hatch(frame.x + frame.width, x1) + glass, 0.75);
}

interface Part {
  shapes: Shape[];
  said: string[];
  depth: number;
}
const nothing: Part = { shapes: [], said: [], depth: 0 };

/** Where words stand beside the wall, and how large. */
interface Beside {
  left: number;
  right: number;
  size: number;
}

function drawDrapes(
  { rod, panels, figures, treatment }: HungDrapes,
  rules: ShopRules,
  { left, right, size }: Beside,
): Part {
  const flat = treatment.kind === "sash" || treatment.choices.mount === "inside";
  const out = flat ? 0 : (treatment.choices.projection ?? rules.projection);
  const { return: back = 0, overlap = 0 } = figures;
  const pole = [rod.x0, rod.x1].map((x) => d`M${x},0V${out}`).join("") + d`M${rod.x0},${out}H${rod.x1}`;
  const low = out + panels.length * BEFORE;
  const shapes = [line(pole, 0.9, { "stroke-width": 2 }), line(panelsFromAbove(panels, out, back, overlap))];
  const said: string[] = [];
  if (out > 0) {
    const rodName = treatment.newHardware ? "rod" : "kept rod";
    shapes.push(label(left, Math.max(out / 2, size * BELOW_OPENING), `${rodName} ${formatInches(out)} out`, size));
    said.push(`The ${rodName} stands out ${formatInches(out)}.`);
  }
  if (back > 0) {
    shapes.push(label(right, out / 2, `returns ${formatInches(back)}`, size));
    said.push(`Each return is ${formatInches(back)}.`);
  }
  const [first] = panels;
  if (!first || overlap <= 0 || panels.length !== 2) return { shapes, said, depth: low };
  const middle = first.x + first.width;
  const below = low + size * 1.6;
  shapes.push(across(middle - overlap / 2, middle + overlap / 2, below, low, size, "overlap"));
  said.push(`The panels overlap by ${formatInches(overlap)}.`);
  return { shapes, said, depth: below };
}

/** Each panel before the one to its left, so that an overlap is seen as one; a return goes back to the wall. */
function panelsFromAbove(panels: readonly Box[], out: number, back: number, overlap: number): string {
  const wall = Math.max(0, out - back);
  const data = panels.map(({ x, width }, index) => {
    const y = out + (index + 1) * BEFORE;
    const last = index === panels.length - 1;
    const from = x - (index === 0 ? 0 : overlap / 2);
    const to = x + width + (last ? 0 : overlap / 2);
    const start = index === 0 && back > 0 ? d`M${from},${wall}V${y}` : d`M${from},${y}`;
    return start + d`H${to}` + (last && back > 0 ? d`V${wall}` : "");
  });
  return data.join("");
}

function drawTop({ top }: HungBoxes, { right, size }: Beside): Part {
  const back = top?.figures.return;
  if (!top || !back) return nothing;
  const board = d`M${top.x},0V${back}H${top.x + top.width}V0`;
  const words = label(right, back + size * 0.9, `top returns ${formatInches(back)}`, size);
  return {
    shapes: [line(board, 1, { "stroke-width": 2.5 }), words],
    said: [`The top returns ${formatInches(back)} to the wall.`],
    depth: back + size * 1.6,
  };
}

function drawShade({ shade }: HungBoxes, { left, size }: Beside): Part {
  if (!shade) return nothing;
  const { choices, window } = shade.treatment;
  const end = shade.x + shade.width;
  if (choices.mount === "outside") {
    const board = line(d`M${shade.x},0H${end}V1.5H${shade.x}Z`);
    return { shapes: [board], said: ["The shade hangs over the frame."], depth: 2 };
  }
  const box = d`M${shade.x},${0 - WALL * 0.7}H${end}V${0 - WALL * 0.25}H${shade.x}Z`;
  const depth = window.insideDepth;
  if (depth === undefined) return { shapes: [line(box)], said: ["The shade hangs inside the frame."], depth: 0 };
  const words = label(left, 0 - WALL / 2, `opening ${formatInches(depth)}`, size);
  return { shapes: [line(box), words], said: [`The opening is ${formatInches(depth)} deep.`], depth: 0 };
}

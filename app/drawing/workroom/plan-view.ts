import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Bay } from "#app/domain/measuring/window-on-wall.ts";
import { controlSide } from "#app/domain/workroom/input/treatment.ts";
import type { PacketWindow } from "#app/domain/workroom/packet.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { line } from "#app/drawing/easel.ts";
import { type Box, d, type Scene, type Shape } from "#app/drawing/scene.ts";
import { across, ground, label, lettersOn, usualPaper } from "./dimension-line.ts";
import { type HungBoxes, type HungDrapes, hungBoxes } from "./hung-boxes.ts";
import { alongWalls, bayWalls, type Point, pathOf, shortened } from "./plan-bay.ts";

/** How thick the wall is drawn. */
const WALL = 3;
const AIR = 6;
/** A panel lies this far before the rod, so that both can be seen. */
const BEFORE = 0.9;
/** The opening's depth stands at the wall itself, so words about the rod begin this far below, in sizes of their letters. */
const BELOW_OPENING = 1.2;
/** From one line of words to the next. */
const LINE = 1.35;
/** Room for words left and right of the wall, in sizes of their letters. */
const BESIDE = 11;

/** The window from above, as the installer needs it: how far things stand out, where they return, what overlaps. */
export function drawPlanView(window: PacketWindow, rules: ShopRules, id: string, paper = usualPaper): Scene {
  const boxes = hungBoxes(window);
  const { bay } = boxes.sizes;
  const layOut = (letters: number) => (bay ? layOutBay(boxes, bay, rules, letters) : layOutFlat(boxes, rules, letters));
  const size = lettersOn(paper, (letters) => layOut(letters).view);
  const { view, shapes, said } = layOut(size);
  return {
    id,
    viewBox: view,
    lineWeight: 1,
    title: `${window.name || "Window"}, from above`,
    description: said.join(" "),
    notes: [],
    defs: [],
    shapes: [ground(view), ...shapes],
  };
}

/** Words stand beside the wall, one line below the other. */
interface Part {
  shapes: Shape[];
  left: string[];
  right: string[];
  said: string[];
  depth: number;
}
const nothing: Part = { shapes: [], left: [], right: [], said: [], depth: 0 };

function layOutFlat(boxes: HungBoxes, rules: ShopRules, size: number) {
  const edges = [boxes.frame, boxes.shade, boxes.top].filter((box) => box !== undefined);
  const rods = boxes.drapes.map(({ rod }) => rod);
  const walls = boxes.walls.map(({ x }) => x);
  const x0 = Math.min(...edges.map(({ x }) => x), ...rods.map((rod) => rod.x0), ...walls) - AIR;
  const x1 = Math.max(...edges.map(({ x, width }) => x + width), ...rods.map((rod) => rod.x1), ...walls) + AIR;
  const drawn = [
    ...boxes.drapes.map((hung) => drawDrapes(hung, rules, size)),
    drawTop(boxes),
    drawShade(boxes, x0, size),
    drawCorners(boxes),
  ];
  const words = wordsBeside(drawn, { left: x0, right: x1, from: 0, size });
  const deep = Math.max(...drawn.map(({ depth }) => depth), words.depth, 2);
  return {
    view: {
      x: x0 - size * BESIDE,
      y: 0 - WALL - size,
      width: x1 - x0 + 2 * size * BESIDE,
      height: WALL + deep + size * 2.5,
    },
    shapes: [drawWall(boxes.frames, x0, x1), ...drawn.flatMap(({ shapes }) => shapes), ...words.shapes],
    said: drawn.flatMap(({ said }) => said),
  };
}

interface Beside {
  left: number;
  right: number;
  /** Where the wall is. */
  from: number;
  size: number;
}

function wordsBeside(drawn: readonly Part[], { left, right, from, size }: Beside) {
  const stack = (words: readonly string[], x: number) =>
    words.map((word, index) => label(x, from + size * (BELOW_OPENING + index * LINE), word, size));
  const [lefts, rights] = [drawn.flatMap((part) => part.left), drawn.flatMap((part) => part.right)];
  const lines = Math.max(lefts.length, rights.length);
  return {
    shapes: [...stack(lefts, left - (size * BESIDE) / 2), ...stack(rights, right + (size * BESIDE) / 2)],
    depth: lines * LINE * size,
  };
}

/** Slanted strokes for the wall, and none where a window is. */
function drawWall(frames: readonly Box[], x0: number, x1: number): Shape {
  const hatch = (from: number, to: number) => {
    let strokes = "";
    for (let x = from; x < to; x += 2) strokes += d`M${x},${0 - WALL}L${Math.min(to, x + 2)},0`;
    return d`M${from},0H${to}M${from},${0 - WALL}H${to}` + strokes;
  };
  const ends = [x0, ...frames.map(({ x, width }) => x + width)];
  const walls = [...frames.map(({ x }) => x), x1].map((x, index) => hatch(ends[index] ?? x0, x));
  const panes = frames.map(
    ({ x, width }) => d`M${x},${0 - WALL}H${x + width}V0H${x}ZM${x},${0 - WALL / 2}H${x + width}`,
  );
  return line(walls.join("") + panes.join(""), 0.75);
}

/** What the wall beside a rod asks of it. */
function drawCorners({ walls }: HungBoxes): Part {
  if (walls.length === 0) return nothing;
  const data = walls.map(({ x, side }) => {
    const out = side === "left" ? -WALL : WALL;
    return d`M${x},0V${2 * AIR}M${x + out},0V${2 * AIR}M${x},4l${out},-3M${x},8l${out},-3M${x},12l${out},-3`;
  });
  return {
    ...nothing,
    shapes: [line(data.join(""), 0.75)],
    said: walls.map(({ side }) => `On the ${side} it ends in a corner: keep off the other rod.`),
    depth: 2 * AIR,
    left: walls.some(({ side }) => side === "left") ? ["keep off the other rod"] : [],
    right: walls.some(({ side }) => side === "right") ? ["keep off the other rod"] : [],
  };
}

/** How far a rod stands out, and what it is called where there are two. */
function standing({ figures, treatment }: HungDrapes, rules: ShopRules) {
  const flat =
    treatment.kind === "sash" || treatment.choices.mount === "inside" || treatment.choices.coverage === "lower";
  const out = flat ? 0 : (figures.projection ?? treatment.choices.projection ?? rules.projection);
  const kept = treatment.newHardware ? "rod" : "kept rod";
  return { out, name: treatment.choices.layer === "back" ? "sheers' rod" : kept };
}

function drawDrapes(hung: HungDrapes, rules: ShopRules, size: number): Part {
  const { rod, panels, figures } = hung;
  const { out } = standing(hung, rules);
  const { overlap = 0 } = figures;
  const returns = figures.returns ?? [figures.return ?? 0, figures.return ?? 0];
  const ceiling = figures.mount === "ceiling";
  const arms = ceiling ? "" : [rod.x0, rod.x1].map((x) => d`M${x},0V${out}`).join("");
  const low = out + panels.length * BEFORE;
  const words = wordsOf(hung, rules);
  const shapes = [
    line(arms + d`M${rod.x0},${out}H${rod.x1}`, 0.9, { "stroke-width": 2 }),
    line(panelsFromAbove(panels, out, returns)),
  ];
  const [first] = panels;
  if (!first || overlap <= 0 || panels.length !== 2) return { ...words, shapes, depth: low };
  const middle = (rod.x0 + rod.x1) / 2;
  const below = low + size * 1.6;
  shapes.push(across(middle - overlap / 2, middle + overlap / 2, below, low, size, "overlap"));
  const said = [...words.said, `The panels overlap by ${formatInches(overlap)}.`];
  return { ...words, said, shapes, depth: below };
}

/** What is said of a rod wherever it hangs. */
function wordsOf(hung: HungDrapes, rules: ShopRules): Pick<Part, "left" | "right" | "said"> {
  const { figures, treatment } = hung;
  const { out, name } = standing(hung, rules);
  const left: string[] = [];
  const right: string[] = [];
  const said: string[] = [];
  if (out > 0) {
    left.push(`${name} ${formatInches(out)} out`);
    said.push(`The ${name} stands out ${formatInches(out)}.`);
  }
  if (figures.mount === "ceiling") {
    left.push("on the ceiling");
    said.push("It is fixed to the ceiling.");
  }
  const back = figures.return ?? 0;
  if (back > 0) {
    right.push(`returns ${formatInches(back)}`);
    said.push(`Each return is ${formatInches(back)}.`);
  }
  const { operate, power = "battery" } = treatment.choices;
  if (operate === "motor") {
    const outlet =
      power === "battery" ? "battery motor" : power === "plug" ? "motor: outlet here" : "motor: wired here";
    const side = controlSide(treatment);
    (side === "left" ? left : right).push(outlet);
    said.push(
      `A motor at the ${side} end draws it, ${power === "battery" ? "by battery" : power === "plug" ? "from an outlet" : "wired"}.`,
    );
  }
  return { left, right, said };
}

/** Each panel before the one to its left, so that an overlap is seen as one; a return goes back to the wall. */
function panelsFromAbove(panels: readonly Box[], out: number, [left, right]: readonly [number, number]): string {
  const data = panels.map(({ x, width }, index) => {
    const y = out + (index + 1) * BEFORE;
    const start = index === 0 && left > 0 ? d`M${x},${Math.max(0, out - left)}V${y}` : d`M${x},${y}`;
    const last = index === panels.length - 1 && right > 0;
    return start + d`H${x + width}` + (last ? d`V${Math.max(0, out - right)}` : "");
  });
  return data.join("");
}

function drawTop({ top }: HungBoxes): Part {
  const back = top?.figures.return;
  if (!top || !back) return nothing;
  const board = d`M${top.x},0V${back}H${top.x + top.width}V0`;
  return {
    ...nothing,
    shapes: [line(board, 1, { "stroke-width": 2.5 })],
    right: [`top returns ${formatInches(back)}`],
    said: [`The top returns ${formatInches(back)} to the wall.`],
    depth: back,
  };
}

function drawShade({ shade }: HungBoxes, x0: number, size: number): Part {
  if (!shade) return nothing;
  const { choices, window } = shade.treatment;
  const end = shade.x + shade.width;
  if (choices.mount === "outside") {
    const board = line(d`M${shade.x},0H${end}V1.5H${shade.x}Z`);
    return { ...nothing, shapes: [board], said: ["The shade hangs over the frame."], depth: 2 };
  }
  const box = d`M${shade.x},${0 - WALL * 0.7}H${end}V${0 - WALL * 0.25}H${shade.x}Z`;
  const depth = window.insideDepth;
  if (depth === undefined) return { ...nothing, shapes: [line(box)], said: ["The shade hangs inside the frame."] };
  const words = label(x0 - (size * BESIDE) / 2, 0 - WALL / 2, `opening ${formatInches(depth)}`, size);
  return { ...nothing, shapes: [line(box), words], said: [`The opening is ${formatInches(depth)} deep.`] };
}

/** A bay is drawn with its angles; what hangs there follows its walls. */
function layOutBay(boxes: HungBoxes, bay: Bay, rules: ShopRules, size: number) {
  const walls = bayWalls(bay);
  const behind = boxes.drapes.find(({ treatment }) => treatment.choices.layer === "back");
  const rods = boxes.drapes.filter(({ treatment }) => treatment.choices.layer !== "back");
  const [front = behind] = rods;
  const drawn = [...new Set([behind, front])].flatMap((hung) => (hung ? [bayRod(hung, bay, walls, rules)] : []));
  // A top and a shade are only said: neither is made round a corner.
  drawn.push({ ...drawTop(boxes), shapes: [] }, { ...drawShade(boxes, 0, size), shapes: [] });
  const far = front ? standing(front, rules).out + 2 * BEFORE : 0;
  const points = [...walls, ...alongWalls(walls, 0 - WALL), ...alongWalls(walls, far)];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, x1] = [Math.min(...xs) - AIR, Math.max(...xs) + AIR];
  const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
  const separate = bay.rods === "separate";
  const lengths = separate ? rods.map(({ rod }) => rod.x1 - rod.x0) : (front?.figures.hardware?.pieces ?? []);
  const listed = lengths.map(formatInches).join(", ");
  const kind = separate ? "Separate rods" : "One rod, mitered at the corners";
  const sizes: Part = {
    ...nothing,
    left: listed ? ["rods from the left:", listed] : [],
    said: [
      `A bay whose walls turn by ${bay.angles.map((angle) => `${angle}°`).join(" and ")}.`,
      ...(listed ? [`${kind}, from the left ${listed}.`] : []),
    ],
  };
  const words = wordsBeside([...drawn, sizes], { left: x0, right: x1, from: y0, size });
  const deep = Math.max(y1, y0 + words.depth);
  return {
    view: {
      x: x0 - size * BESIDE,
      y: y0 - WALL - size * 2,
      width: x1 - x0 + 2 * size * BESIDE,
      height: deep - y0 + WALL + size * 3,
    },
    shapes: [
      ...drawBayWalls(walls),
      ...drawn.flatMap(({ shapes }) => shapes),
      ...turnsOf(bay, walls, size),
      ...words.shapes,
    ],
    said: [...sizes.said, ...drawn.flatMap(({ said }) => said)],
  };
}

function drawBayWalls(walls: readonly Point[]): Shape[] {
  const outside = alongWalls(walls, 0 - WALL);
  const glass = alongWalls(walls, 0 - WALL / 2);
  const panes = glass.slice(1).map((to, index) => pathOf(shortened(glass[index] ?? to, to, WALL, WALL)));
  const posts = walls.map((point, index) => pathOf([point, outside[index] ?? point]));
  return [line(pathOf(walls) + pathOf(outside) + posts.join("") + panes.join(""), 0.75)];
}

/** By how much the wall turns, beside each turn and outside of it. */
function turnsOf({ angles }: Bay, walls: readonly Point[], size: number): Shape[] {
  const outside = alongWalls(walls, 0 - WALL - size * 0.9);
  return angles.flatMap((angle, index) => {
    const at = outside[index + 1];
    return at ? [label(at[0], at[1], `${angle}°`, size)] : [];
  });
}

/** The rod along the walls of a bay, bent at the corners or clear of them, and the cloth before it. */
function bayRod(hung: HungDrapes, bay: Bay, walls: readonly Point[], rules: ShopRules): Part {
  const { out } = standing(hung, rules);
  const rod = alongWalls(walls, out);
  const cloth = alongWalls(walls, out + BEFORE);
  const ends = [0, walls.length - 1].map((index) => pathOf([walls[index] ?? [0, 0], rod[index] ?? [0, 0]]));
  const clear = bay.rods === "separate" ? rules.bayClear : 0;
  const apart = (along: readonly Point[]) =>
    along.slice(1).map((to, index) => {
      const last = index === along.length - 2;
      return pathOf(shortened(along[index] ?? to, to, index === 0 ? 0 : clear, last ? 0 : clear));
    });
  const bent = (along: readonly Point[]) => (clear > 0 ? apart(along).join("") : pathOf(along));
  return {
    ...wordsOf(hung, rules),
    shapes: [line(ends.join("") + bent(rod), 0.9, { "stroke-width": 2 }), line(bent(cloth))],
    depth: 0,
  };
}

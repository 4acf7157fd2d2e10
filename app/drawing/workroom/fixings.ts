import type { PacketWindow } from "#app/domain/workroom/packet.ts";
import { aboveFrame, bracketsOnWall, heldOn, onFrames } from "#app/domain/workroom/paper/bracket-places.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { line } from "#app/drawing/easel.ts";
import { outlineOf } from "#app/drawing/frame.ts";
import { d, type Scene, type Shape } from "#app/drawing/scene.ts";
import { ground, label, lettersOn, type Paper, widthOf, words } from "./dimension-line.ts";
import { type HungBoxes, hungBoxes } from "./hung-boxes.ts";

/** What is held on the wall: its rod or its board, and where. */
interface Held {
  x0: number;
  x1: number;
  y: number;
  at: number[];
  high: string;
  /** Inside the opening, where it is screwed upward. */
  inside: boolean;
}

const CASING = 2.5;
/** How much of a frame is shown below its top, in inches. */
const SHOWN = 14;

/** For whoever hangs it: the top of the frame, each bracket with its place beside it, and how high it is fixed. */
export function drawFixings(window: PacketWindow, rules: ShopRules, id: string, paper: Paper): Scene | null {
  const boxes = hungBoxes(window);
  const held = heldOf(window, boxes, rules);
  if (held.length === 0) return null;
  const size = lettersOn(paper, (letters) => around(boxes, held, letters).view);
  const { view, shapes, said } = around(boxes, held, size);
  const { archRise = 0, slant } = boxes.sizes;
  const low = view.y + view.height - size;
  // A board inside it hangs at the top of the opening, wherever the casing ends.
  const casing = held.find(({ inside }) => inside)?.y ?? CASING;
  const frames = boxes.frames.map(({ x, width, height }) =>
    archRise > 0
      ? line(outlineOf({ x, y: 0, width, height: Math.min(height, low) }, Math.min(archRise, low), slant))
      : line(d`M${x},${low}V0H${x + width}V${low}M${x + casing},${low}V${casing}H${x + width - casing}V${low}`, 0.7),
  );
  const title = `${window.name || "Window"}, where it is fixed`;
  const description = said.join(" ");
  return {
    id,
    viewBox: view,
    lineWeight: 1,
    title,
    description,
    notes: [],
    defs: [],
    shapes: [ground(view), ...frames, ...shapes],
  };
}

function heldOf({ treatments }: PacketWindow, { drapes, shade, top }: HungBoxes, rules: ShopRules): Held[] {
  const taken: number[] = [];
  return treatments.flatMap(({ treatment, figures }) => {
    const at = treatment ? bracketsOnWall(treatment, figures, rules, taken) : [];
    taken.push(...at);
    const board = [shade, top].find((one) => one?.treatment === treatment);
    const rod = board
      ? { x0: board.x, x1: board.x + board.width, y: board.y }
      : drapes.find((one) => one.treatment === treatment)?.rod;
    const inside = treatment !== undefined && heldOn(treatment, figures) === "opening";
    if (!treatment || !rod || (at.length === 0 && !inside)) return [];
    const high =
      inside && !figures.shadeAbove ? "against the top of the opening" : aboveFrame(-rod.y, treatment.window);
    return [{ ...rod, at, high, inside }];
  });
}

/** How deep a bracket is drawn, in inches. */
const BRACKET = 3;

/** Places of the highest stand above it, of any other below; on two levels where they would touch. Heights at the right. */
function around({ frame, sizes }: HungBoxes, held: readonly Held[], size: number) {
  const { width = frame.width, together = [] } = sizes;
  const [lines, labels, said]: [Shape[], Shape[], string[]] = [[], [], []];
  const step = size * 1.5;
  let left = Math.min(0, ...held.map((one) => one.x0));
  let right = Math.max(frame.width, ...held.map((one) => one.x1));
  const falling = held.toSorted((one, other) => one.y - other.y);
  const highest = falling.find(({ at }) => at.length > 0);
  let above = Math.min(0, ...held.map(({ y }) => y)) - step;
  let below = Math.max(CASING + size, ...held.map(({ y }) => y + BRACKET + step));
  const places = (one: Held) => one.at.map((x) => onFrames(x, width, together).replace(/ of .*/, ""));
  for (const one of falling) {
    const { x0: from, x1: to, y, at, inside } = one;
    const texts = places(one);
    const tight = at.some(
      (x, place) => place > 0 && x - (at[place - 1] ?? 0) < 1.1 * widthOf(texts[place] ?? "", size),
    );
    const up = one === highest;
    for (const [place, x] of at.entries()) {
      const text = texts[place] ?? "";
      const off = tight && place % 2 === 1 ? step : 0;
      const level = up ? above - off : below + off;
      lines.push(
        line(d`M${x},${level}V${up ? y : y + BRACKET}`, 0.35),
        line(d`M${x - 0.5},${y}v${BRACKET}h1v${-BRACKET}`),
      );
      labels.push(label(x, level, text, size));
      left = Math.min(left, x - widthOf(text, size) / 2);
      right = Math.max(right, x + widthOf(text, size) / 2);
    }
    // A board inside the opening has nothing above it.
    lines.push(line(inside ? d`M${from},${y}H${to}v1.5H${from}Z` : d`M${from},${y}H${to}M${from},${y - 0.75}H${to}`));
    const rows = step * (tight ? 2 : 1);
    if (up) above -= rows;
    else if (at.length > 0) below += rows;
  }
  for (const one of held) {
    const texts = places(one);
    said.push(`${texts.length > 0 ? `Brackets ${texts.join(", ")}; ` : ""}${one.high}.`);
  }
  const beside = right + 2 * size;
  let low = above;
  for (const { x1, y, high } of falling) {
    const texts = high.split(", ");
    low = Math.max(low, y - ((texts.length - 1) * step) / 2);
    // From its end, to the middle of what is said of it.
    const middle = low + ((texts.length - 1) * step) / 2;
    lines.push(line(d`M${x1},${y}H${beside - 1.5 * size}L${beside - 0.5 * size},${middle}`, 0.35));
    for (const text of texts) {
      labels.push(words(beside, low, text, size));
      right = Math.max(right, beside + widthOf(text, size));
      low += step;
    }
    low += step / 2;
  }
  const foot = Math.max(SHOWN, low, highest && highest !== falling.at(-1) ? below : 0);
  return {
    view: { x: left, y: above, width: right - left, height: foot - above },
    shapes: [...lines, ...labels],
    said,
  };
}

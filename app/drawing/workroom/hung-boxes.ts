import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment, WindowSizes } from "#app/domain/workroom/input/treatment.ts";
import type { PacketWindow } from "#app/domain/workroom/packet.ts";
import { onWall } from "#app/domain/workroom/window-sizes.ts";
import { bayFrames, cornersOf, framesBeside, startsOfRods } from "#app/drawing/place.ts";
import type { Box } from "#app/drawing/scene.ts";
import { type PlacedPanel, placePanels } from "./panel-places.ts";

/** Everything a packet hangs on one window, in inches: x from the left edge of the frame, y down from its top. */
export interface HungBoxes {
  /** All that hangs from one rod: from the first frame to the last. */
  frame: Box;
  /** Each window of it. */
  frames: Box[];
  /** Where nobody measured down to the floor, or up to the ceiling, there is none. */
  floor?: number;
  ceiling?: number;
  sizes: Partial<WindowSizes>;
  /** Where the walls of a bay turn, and those in whose corner a rod ends. */
  corners: readonly number[];
  walls: { x: number; side: "left" | "right" }[];
  /** From the wall into the room, and the upper before the lower of two tiers. */
  drapes: HungDrapes[];
  shade?: Hung & Box;
  top?: Hung & Box;
}

export interface HungDrapes extends Hung {
  rod: { x0: number; x1: number; y: number };
  panels: (Box & PlacedPanel)[];
}

interface Hung {
  treatment: Treatment;
  figures: Figures;
}

/** A frame that nobody measured is drawn as wide as what hangs on it, and as high as an ordinary window. */
const ORDINARY_HEIGHT = 60;

/** By the packet's own figures, so that what the owner changed on the sheet is what is drawn. */
export function hungBoxes({ treatments }: PacketWindow): HungBoxes {
  const made = treatments.flatMap(({ treatment, figures }) => (treatment ? [{ treatment, figures }] : []));
  const sizes: Partial<WindowSizes> = made[0]?.treatment.window ?? {};
  const widest = Math.max(
    ...made.map(({ figures }) => figures.rodWidth ?? figures.face ?? figures.finishedWidth ?? 0),
    0,
  );
  const height = sizes.height ?? ORDINARY_HEIGHT;
  const width = sizes.width === undefined || !made[0] ? widest || 48 : onWall(made[0].treatment.window).width;
  const frame = { x: 0, y: 0, width, height };
  const flats = sizes.bay?.flats ?? [];
  const own = sizes.width === undefined ? frame : { ...frame, width: sizes.width };
  const frames = flats.length > 0 ? bayFrames(frame, flats) : framesBeside(own, sizes.together ?? []);
  const boxes: HungBoxes = { frame, frames, sizes, corners: cornersOf(frame, flats), walls: [], drapes: [] };
  if (sizes.topToFloor !== undefined) boxes.floor = sizes.topToFloor;
  if (sizes.gap !== undefined) boxes.ceiling = 0 - sizes.gap;
  for (const hung of made) placeOne(boxes, hung);
  boxes.drapes.sort((a, b) => depthOf(a) - depthOf(b));
  const ends = made.find(({ treatment }) => treatment.choices.ends)?.treatment.choices.ends;
  if (ends?.[0] === "corner" && sizes.left !== undefined) boxes.walls.push({ x: 0 - sizes.left, side: "left" });
  const right = sizes.together?.at(-1)?.right ?? sizes.right;
  if (ends?.[1] === "corner" && right !== undefined) boxes.walls.push({ x: width + right, side: "right" });
  return boxes;
}

/** Sheers hang behind; of two tiers the upper one hangs over the rod of the lower. */
function depthOf({ treatment: { choices } }: Hung): number {
  if (choices.layer === "back") return 0;
  return choices.coverage === "upper" ? 2 : 1;
}

function placeOne(boxes: HungBoxes, hung: Hung): void {
  const { frame } = boxes;
  const { figures, treatment } = hung;
  if (treatment.kind === "drapery") boxes.drapes.push(...hangDrapes(hung, frame, (figures.rodAbove ?? 0) * -1));
  // Over the glass, its two rods as far from the frame's top as from its bottom.
  else if (treatment.kind === "sash")
    boxes.drapes.push(...hangDrapes(hung, frame, (frame.height - (figures.finishedLength ?? 0)) / 2));
  else if (treatment.kind === "roman" || treatment.kind === "hard") hangShade(boxes, hung);
  else hangTop(boxes, hung);
}

/** As far beyond the frame as it reaches; what is only known to be so wide stands in the middle. */
function leftOf({ extension }: Figures, width: number, frame: Box): number {
  return extension ? frame.x - extension[0] : frame.x + (frame.width - width) / 2;
}

function hangShade(boxes: HungBoxes, hung: Hung): void {
  const { frame } = boxes;
  const { figures, treatment } = hung;
  const width = figures.finishedWidth ?? figures.orderWidth;
  const height = figures.finishedHeight ?? figures.orderHeight;
  if (width === undefined || height === undefined) return;
  const inside = treatment.choices.mount === "inside";
  const x = inside ? frame.x + (frame.width - width) / 2 : leftOf(figures, width, frame);
  const { shadeAbove = 0 } = figures;
  // Inside the frame it hangs in the middle of what an arch leaves.
  const y = (inside ? Math.max(0, (frame.height + shadeAbove - height) / 2) : 0) - shadeAbove;
  boxes.shade = { ...hung, x, y, width, height };
}

function hangTop(boxes: HungBoxes, hung: Hung): void {
  const alone = hung.treatment.choices.overRod === undefined && !boxes.sizes.bay;
  const frame = (alone ? boxes.frames[0] : undefined) ?? boxes.frame;
  const { face, longPoint, topAbove = 0 } = hung.figures;
  if (face === undefined || longPoint === undefined) return;
  const { rodExtension, shadeExtension } = hung.treatment.choices;
  const reach = [0, 1].map((side) => Math.max(rodExtension?.[side] ?? 0, shadeExtension?.[side] ?? 0));
  // What a top covers may stand out farther on one side; the rest is shared out evenly.
  const spare = (face - frame.width - (reach[0] ?? 0) - (reach[1] ?? 0)) / 2;
  boxes.top = { ...hung, x: frame.x - (reach[0] ?? 0) - spare, y: 0 - topAbove, width: face, height: longPoint };
}

/** The separate rods of a bay stand beside each other, as its walls do once they are unfolded. */
function hangDrapes(hung: Hung, frame: Box, y: number): HungDrapes[] {
  const { figures, treatment } = hung;
  const { parts } = figures;
  if (!parts) return hangOne(hung, leftOf(figures, figures.rodWidth ?? 0, frame), y);
  const rods = parts.map(({ rodWidth = 0 }) => rodWidth);
  const starts = startsOfRods(frame, treatment.window.bay?.flats ?? [], rods);
  return parts.flatMap((part, index) => {
    const draw = index === 0 ? "left" : index === parts.length - 1 ? "right" : "pair";
    const [left, right] = treatment.choices.ends ?? ["wall", "wall"];
    const ends = [index === 0 ? left : "corner", index === parts.length - 1 ? right : "corner"] as const;
    const own = { ...treatment, choices: { ...treatment.choices, draw, ends } as const };
    return hangOne({ treatment: own, figures: part }, starts[index] ?? 0, y);
  });
}

function hangOne(hung: Hung, x0: number, y: number): HungDrapes[] {
  const { rodWidth, finishedLength: height, headingTop = 0 } = hung.figures;
  if (rodWidth === undefined || height === undefined) return [];
  const place = (panel: PlacedPanel) => ({ ...panel, x: x0 + panel.x, y: y + headingTop, height });
  return [{ ...hung, rod: { x0, x1: x0 + rodWidth, y }, panels: placePanels(hung.treatment, hung.figures).map(place) }];
}

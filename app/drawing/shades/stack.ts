import { type Cloth, define, downPaint, type Easel, fill, line, type Shading, use } from "#app/drawing/easel.ts";
import { type Box, d, fragment, group, type Shape } from "#app/drawing/scene.ts";
import { drawRib, fineLine } from "./ribs.ts";
import type { ShadeLook } from "./shade-table.ts";

/** How far each fold shows below the one before it. */
const STEP = 0.5;
/** What each fold adds to a shade when all of it is raised. */
const THICKNESS = 0.75;

/** A soft foot takes up its cloth as a row of rings does. */
const SOFT = { spacing: 6, skirt: 3 };

/** A roller goes up to its rail, with a hand of cloth to see what it is. */
const SHORTEST_ROLLER = 9;

/** How many rows of rings a shade has, as the workroom sews them: evenly, from the head to the skirt. */
export function rowCount({ skirt, spacing }: ShadeLook, full: number): number {
  return Math.max(1, Math.round((full - skirt) / spacing));
}

/** The height of a shade that is raised as far as it goes. A hobbled one keeps every fold it has. */
export function raisedHeight(look: ShadeLook, full: number): number {
  if (look.foot === "rail") return SHORTEST_ROLLER;
  const { spacing, skirt } = look.foot === "stack" ? look : SOFT;
  const raised = spacing / 2 + skirt;
  const taken = Math.max(0, Math.round((full - raised) / (spacing + THICKNESS)));
  return raised + THICKNESS * (look.rows === "rolls" ? rowCount(look, full) : taken);
}

/** A fold hangs down half of what there is from one row of rings to the next, and takes up all of it. */
function foldOf({ spacing }: ShadeLook): number {
  return spacing / 2;
}

export function foldCount({ spacing }: ShadeLook, hidden: number): number {
  return Math.round(hidden / spacing);
}

/** Where the face ends and the folds behind it begin to show, and how many do. */
export function stackOf(look: ShadeLook, height: number, hidden: number): { top: number; folds: number } {
  const foot = Math.max(0, height - look.skirt);
  const folds = Math.min(foldCount(look, hidden), Math.floor(foot / 2 / STEP));
  return { top: foot - folds * STEP, folds };
}

/** A shade that is raised still ends in its own hem, and in the part of a pattern that is there. */
export function paintSkirt(cloth: Cloth, { skirt }: ShadeLook, { width, height }: Box, hidden: number): Shape | null {
  const painted = cloth.below(hidden);
  if (painted === cloth.fill) return null;
  return fill(d`M0,${Math.max(0, height - skirt)}H${width}V${height}H0Z`, painted);
}

/** The foot of a shade that is raised: its front fold, the edge of each fold behind it, and the hem last. */
export function drawStack(easel: Easel, cloth: Cloth, look: ShadeLook, { width, height }: Box, hidden: number): Shape {
  const skirtTop = Math.max(0, height - look.skirt);
  const { top, folds } = stackOf(look, height, hidden);
  // Lowered, only the pocket of the hem bar shows.
  if (folds === 0) return line(d`M0,${skirtTop}H${width}`, 0.28);
  const front = downPaint(easel, "front", look.rows === "grooves" ? BELLY : PRESSED);
  const strip = define(easel, "tucked", (id) => drawStrip(easel, cloth, look, width, id));
  return fragment(
    fill(d`M0,${Math.max(0, top - foldOf(look))}H${width}V${top}H0Z`, front),
    Array.from({ length: folds }, (_, i) => use(strip, 0, top + i * STEP)),
    fill(
      d`M0,${skirtTop}H${width}V${height}H0Z`,
      downPaint(easel, "skirt", { 0: -0.4 * cloth.relief, 0.3: -0.1, 1: 0 }),
    ),
    look.rows === "ribs" ? drawRib(easel, width, top) : line(d`M0,${top}H${width}`, 0.7),
  );
}

const PRESSED: Shading = { 0: 0, 0.75: 0.2, 1: 0.1 };
const BELLY: Shading = { 0: 0, 0.45: 0.42, 0.75: 0.05, 1: -0.4 };

/** The lower edge of a fold: pressed flat, with its rib along it, or rounded where the seam is behind. */
function drawStrip(easel: Easel, { relief }: Cloth, { rows }: ShadeLook, width: number, id: string): Shape {
  const shading: Record<string, Shading> = {
    ribs: { 0: -0.5 * relief, 0.4: -0.3 * relief, 0.45: 0.75, 1: 0.45 },
    grooves: { 0: -0.4 * relief, 0.45: 0.3, 1: -0.4 * relief },
    none: { 0: -0.16 * relief, 0.5: 0, 1: 0.16 },
  };
  return group(
    { id },
    fill(d`M0,0H${width}V${STEP}H0Z`, downPaint(easel, "tuck", shading[rows] ?? {})),
    // A rounded fold has no edge.
    rows === "grooves" ? null : fineLine(easel, d`M0,${STEP}H${width}`, rows === "ribs" ? 0.5 : 0.34),
  );
}

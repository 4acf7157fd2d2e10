import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment, WindowSizes } from "#app/domain/workroom/input/treatment.ts";
import type { PacketWindow } from "#app/domain/workroom/packet.ts";
import type { Box } from "#app/drawing/scene.ts";

/** Everything a packet hangs on one window, in inches: x from the left edge of the frame, y down from its top. */
export interface HungBoxes {
  frame: Box;
  /** Where nobody measured down to the floor there is none. */
  floor?: number;
  drapes?: Hung & { rod: { x0: number; x1: number; y: number }; panels: Box[] };
  shade?: Hung & Box;
  top?: Hung & Box;
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
  const frame = { x: 0, y: 0, width: sizes.width ?? (widest || 48), height: sizes.height ?? ORDINARY_HEIGHT };
  const boxes: HungBoxes = { frame, ...(sizes.topToFloor === undefined ? {} : { floor: sizes.topToFloor }) };
  for (const hung of made) Object.assign(boxes, placeOne(hung, frame));
  return boxes;
}

function placeOne(hung: Hung, frame: Box): Partial<HungBoxes> {
  const { figures, treatment } = hung;
  const { extension } = figures;
  const left = (width: number) => (extension ? frame.x - extension[0] : frame.x + (frame.width - width) / 2);
  if (treatment.kind === "drapery") return hangDrapes(hung, left, (figures.rodAbove ?? 0) * -1);
  // Over the glass, its two rods as far from the frame's top as from its bottom.
  if (treatment.kind === "sash") return hangDrapes(hung, left, (frame.height - (figures.finishedLength ?? 0)) / 2);
  if (treatment.kind === "roman" || treatment.kind === "hard") {
    const width = figures.finishedWidth ?? figures.orderWidth;
    const height = figures.finishedHeight ?? figures.orderHeight;
    if (width === undefined || height === undefined) return {};
    const inside = treatment.choices.mount === "inside";
    const x = inside ? frame.x + (frame.width - width) / 2 : left(width);
    const y = inside ? Math.max(0, (frame.height - height) / 2) : 0 - (figures.shadeAbove ?? 0);
    return { shade: { ...hung, x, y, width, height } };
  }
  const { face, longPoint, topAbove = 0 } = figures;
  if (face === undefined || longPoint === undefined) return {};
  const { rodExtension, shadeExtension } = treatment.choices;
  const reach = [0, 1].map((side) => Math.max(rodExtension?.[side] ?? 0, shadeExtension?.[side] ?? 0));
  // What a top covers may stand out farther on one side; the rest is shared out evenly.
  const spare = (face - frame.width - (reach[0] ?? 0) - (reach[1] ?? 0)) / 2;
  return { top: { ...hung, x: frame.x - (reach[0] ?? 0) - spare, y: 0 - topAbove, width: face, height: longPoint } };
}

/** What is seen of a panel from the front: what returns to the wall is not. */
function frontWidth({ panelFinished, returns, rodWidth = 0 }: Figures): number {
  return panelFinished === undefined ? rodWidth : panelFinished - (returns?.[0] ?? 0);
}

function hangDrapes(hung: Hung, left: (width: number) => number, y: number): Partial<HungBoxes> {
  const { rodWidth, finishedLength, headingTop = 0, panels = 1 } = hung.figures;
  if (rodWidth === undefined || finishedLength === undefined) return {};
  const x0 = left(rodWidth);
  const rod = { x0, x1: x0 + rodWidth, y };
  const top = y + headingTop;
  const stays = hung.treatment.choices.draw === "stationary";
  const width = stays ? Math.min(rodWidth / panels, frontWidth(hung.figures)) : rodWidth / panels;
  const at = (index: number) => (stays && panels === 2 && index === 1 ? rod.x1 - width : rod.x0 + index * width);
  return {
    drapes: {
      ...hung,
      rod,
      panels: Array.from({ length: panels }, (_, index) => ({ x: at(index), y: top, width, height: finishedLength })),
    },
  };
}

import { sampleWindow } from "#app/content/sample-window.ts";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { findChip } from "#app/domain/fabrics/cloth-chips.ts";
import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { drawWindow } from "#app/drawing/draw-window.ts";
import { line } from "#app/drawing/easel.ts";
import { INK, LINEN } from "#app/drawing/palette.ts";
import { d, group, type Scene, type Shape, shape } from "#app/drawing/scene.ts";
import { sceneToSvg } from "#app/drawing/svg.ts";

/** A drawing with the figures that were worked out for it. */
export interface WorkedOut {
  markup: string;
  caption: string;
  facts: readonly (readonly [name: string, value: string])[];
}

const STYLE = { group: "pleated-tops", name: "Three Finger Pinch" } as const;
const frame = {
  width: sampleWindow.widthOfWindow ?? 0,
  height: sampleWindow.heightOfWindow ?? 0,
  top: sampleWindow.heightFromWindowFrameToCeiling ?? 0,
};

/** The window of the measuring guide, as the workroom would hang drapes at it. */
function workOut(repeat: number): Required<Pick<Figures, Needed>> {
  const { figures } = computeTreatment(
    {
      style: `${STYLE.group}/${STYLE.name}`,
      window: {
        width: sampleWindow.widthOfWindow,
        height: sampleWindow.heightOfWindow,
        topToFloor: sampleWindow.heightFromTopOfWindowToFloor,
        gap: sampleWindow.heightFromWindowFrameToCeiling,
        left: sampleWindow.distanceFromWindowFrameToLeftWall,
        right: sampleWindow.distanceFromWindowFrameToRightWall,
      },
      fabric: { width: CLOTH_WIDTH, repeat },
    },
    defaultShopRules,
  );
  for (const name of needed) if (figures[name] === undefined) throw new Error(`The sample window has no ${name}.`);
  return figures as Required<Pick<Figures, Needed>>;
}

const CLOTH_WIDTH = 54;
const needed = [
  ...(["extension", "rodWidth", "rodAbove", "finishedLength", "headingTop", "hardware"] as const),
  ...(["panelFinished", "cuts", "cut", "faceYards", "fullness", "pleatsPerPanel"] as const),
];
type Needed = (typeof needed)[number];

function chipCalled(id: string): FabricLook {
  const chip = findChip(id);
  if (!chip) throw new Error(`There is no cloth called ${id}.`);
  return chip.look;
}

function draw(
  id: string,
  chip: string,
  description: string,
  measured: readonly Shape[],
  view: Partial<Scene["viewBox"]>,
) {
  const style = styles.find(({ group, name }) => group === STYLE.group && name === STYLE.name);
  if (!style) throw new Error(`There is no style called ${STYLE.name}.`);
  const fabrics = { drapes: chipCalled(chip) };
  const scene = drawWindow(sampleWindow, { drapes: { style } }, { id, notes: false, fabrics });
  return sceneToSvg({
    ...scene,
    description,
    viewBox: { ...scene.viewBox, ...view },
    shapes: [...scene.shapes, ...measured],
  });
}

/** The head of the window: where the rod is fixed, and what carries it. */
export function drawRod(): WorkedOut {
  const { extension, rodWidth, rodAbove, hardware } = workOut(0);
  const rod = frame.top - rodAbove;
  const [left] = extension;
  const [middle = 0, end = 0] = (hardware.bracketsAt ?? []).slice(1).map((at) => at - left);
  const above = rod - 3.9;
  const measured = [
    // From the edge of the frame, which the drape hides, up to where it is measured from.
    line(d`M0,${above}V${frame.top}`, 0.4, { "stroke-dasharray": "3 3" }),
    drawMeasured({ x0: -left, y0: above, x1: 0, y1: above, of: "past the frame" }),
    drawMeasured({ x0: middle, y0: above, x1: end, y1: above, of: "between brackets" }),
    drawMeasured({ x0: middle - 8, y0: rod, x1: middle - 8, y1: frame.top, of: "above it" }),
  ];
  const height = 58;
  return {
    markup: draw("rod", "flax", "The head of a window with its rod, rings and brackets.", measured, { height }),
    caption: `The window of our measuring guide, ${formatInches(frame.width)} wide, with pinch pleats on rings.`,
    facts: [
      ["Rod", `${formatInches(rodWidth)} wide, its center ${formatInches(rodAbove)} above the frame`],
      ["Brackets", `${hardware.brackets}, one at each end and one between`],
      ["Rings", `${hardware.rings}`],
      ["Finials", `${hardware.finials}`],
    ],
  };
}

/** The whole window as it stands on a drawing for a designer, and what of its cloth would be bought. */
export function drawForDesigner(): WorkedOut {
  const repeat = chipCalled("vine").verticalRepeat;
  const { extension, rodAbove, headingTop, finishedLength, panelFinished, cuts, cut, faceYards, fullness } =
    workOut(repeat);
  const [left, right] = extension;
  const top = frame.top - rodAbove + headingTop;
  const sill = frame.top + frame.height;
  const high = frame.top - rodAbove - 3.9;
  const beside = frame.width + right + 5;
  const measured = [
    drawMeasured({ x0: 0, y0: sill + 5, x1: frame.width, y1: sill + 5 }),
    drawMeasured({ x0: frame.width * 0.4, y0: frame.top, x1: frame.width * 0.4, y1: sill }),
    drawMeasured({ x0: -left, y0: high, x1: frame.width + right, y1: high }),
    drawMeasured({ x0: beside, y0: top, x1: beside, y1: top + finishedLength }),
  ];
  return {
    markup: draw("sheet", "vine", "A window with its drapes, and their sizes.", measured, {}),
    caption: `The window of our measuring guide in ${STYLE.name.toLowerCase()} pleats, and what we work out for it.`,
    facts: [
      ["Finished length", formatInches(finishedLength)],
      ["Finished width, each of two panels", formatInches(panelFinished)],
      ["Fullness", `${fullness}`],
      [`Widths of ${CLOTH_WIDTH}" cloth`, `${cuts}`],
      [`Each cut, matched to a ${repeat}" repeat`, formatInches(cut)],
      ["To buy", `${faceYards} yards`],
    ],
  };
}

interface Measured {
  /** Level where y0 and y1 are the same, upright where x0 and x1 are. */
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** What the figure says besides the inches. */
  of?: string;
}

const TICK = 1.1;
/** Larger on a phone, where the drawing is small. */
const LETTERS = "text-[3.2px] md:text-[2.6px]";
/** Down a long line its figure stands, above the middle of what is drawn behind it. */
const SHARE = 0.3;
const LONG = 10;

/** A length in a drawing, with bars at both ends and its figure above or beside it. */
function drawMeasured({ x0, y0, x1, y1, of = "" }: Measured): Shape {
  const level = y0 === y1;
  const bar = (x: number, y: number) =>
    level
      ? d`M${x},${y - TICK}V${y + TICK}M${x - 0.6},${y + 0.6}L${x + 0.6},${y - 0.6}`
      : d`M${x - TICK},${y}H${x + TICK}M${x - 0.6},${y + 0.6}L${x + 0.6},${y - 0.6}`;
  const length = level ? x1 - x0 : y1 - y0;
  const down = y0 + length * (length > LONG ? SHARE : 0.5) + 1.2;
  return group(
    {},
    line(d`M${x0},${y0}L${x1},${y1}` + bar(x0, y0) + bar(x1, y1), 0.85),
    // Drawn around its letters in the color of the wall, so that no line runs through them.
    {
      ...shape("text", {
        x: level ? (x0 + x1) / 2 : x0 + 2,
        y: level ? y0 - 1 : down,
        class: LETTERS,
        fill: INK,
        stroke: LINEN,
        "stroke-width": 1,
        "paint-order": "stroke",
        "text-anchor": level ? "middle" : "start",
        "font-family": "Instrument Sans Variable, sans-serif",
      }),
      text: `${formatInches(length)} ${of}`.trim(),
    },
  );
}

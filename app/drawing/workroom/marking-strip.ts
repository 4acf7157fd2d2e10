import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Schedule } from "#app/domain/workroom/drapery/schedule.ts";
import { scheduleInWords } from "#app/domain/workroom/drapery/schedule-words.ts";
import { line } from "#app/drawing/easel.ts";
import { INK } from "#app/drawing/palette.ts";
import { d, fragment, group, type Scene, type Shape, shape } from "#app/drawing/scene.ts";

/** How deep the cloth is drawn, and how long the longest figure above it, in sizes of its letters. */
const CLOTH = 1.7;
const FIGURE = 3.9;
const PLEAT = "#ECECEC";

interface Pleat {
  from: number;
  to: number;
  /** Has more cloth than most. */
  larger: boolean;
}

interface Strip {
  width: number;
  letters: number;
}

/** How much room it takes, before it is drawn. */
export function stripHeight(schedule: Schedule, { width, letters }: Strip): number {
  return rowHeight(letters) * rowsOf(schedule, pleatsOf(schedule), width, letters).length;
}

const rowHeight = (letters: number) => letters * (CLOTH + FIGURE + 1);

/**
 * A panel laid flat, its leading edge at the left: every pleat from where to where in running inches, larger ones with a heavy
 * edge, seams as a cross. In points; a long panel goes on in further rows.
 */
export function drawMarkingStrip(schedule: Schedule, id: string, { width, letters }: Strip) {
  const pleats = pleatsOf(schedule);
  const rows = rowsOf(schedule, pleats, width, letters);
  const high = rowHeight(letters);
  const scene: Scene = {
    id,
    viewBox: { x: 0, y: 0, width, height: high * rows.length },
    lineWeight: 0.6,
    title: "Marking strip",
    description: scheduleInWords(schedule),
    notes: [],
    defs: [],
    shapes: rows.map((row, index) => drawRow(schedule, row, { y: high * index, width, letters })),
  };
  return scene;
}

function pleatsOf({ lead, pleats, spaces }: Schedule): Pleat[] {
  const least = Math.min(...pleats);
  let at = lead;
  return pleats.map((cloth, index) => {
    const pleat = { from: at, to: at + cloth, larger: cloth > least };
    at = pleat.to + (spaces[index] ?? 0);
    return pleat;
  });
}

interface Row {
  from: number;
  to: number;
  pleats: { pleat: Pleat; number: number }[];
}

/** As few as leave room for every figure beside the next. */
function rowsOf(
  { flat, spaces, pleats: cloth }: Schedule,
  pleats: readonly Pleat[],
  width: number,
  letters: number,
): Row[] {
  const nearest = Math.min(...spaces, ...cloth);
  const count = Math.max(1, Math.ceil((flat * letters * 1.05) / (width * nearest)));
  const each = Math.ceil(pleats.length / count);
  const rows = Array.from({ length: Math.ceil(pleats.length / each) }, (_, index) =>
    pleats.slice(index * each, (index + 1) * each).map((pleat, at) => ({ pleat, number: index * each + at + 1 })),
  );
  return rows.map((some, index) => ({
    from: index === 0 ? 0 : (rows[index - 1]?.at(-1)?.pleat.to ?? 0),
    to: index === rows.length - 1 ? flat : (some.at(-1)?.pleat.to ?? flat),
    pleats: some,
  }));
}

interface Place {
  y: number;
  width: number;
  letters: number;
}

function drawRow({ seamsAt }: Schedule, row: Row, { y, width, letters }: Place): Shape {
  const scale = (width - letters) / (row.to - row.from);
  const x = (inches: number) => letters / 2 + (inches - row.from) * scale;
  const top = y + letters * FIGURE;
  const deep = letters * CLOTH;
  const seams = seamsAt.filter((at) => at > row.from && at <= row.to);
  return fragment(
    line(d`M${x(row.from)},${top}H${x(row.to)}V${top + deep}H${x(row.from)}Z`),
    row.pleats.map(({ pleat, number }) => drawPleat(pleat, number, { x, top, deep, letters })),
    seams.map((at) => drawSeam(x(at), top + deep, letters * 0.4)),
  );
}

interface Cloth {
  x: (inches: number) => number;
  top: number;
  deep: number;
  letters: number;
}

function drawPleat({ from, to, larger }: Pleat, number: number, { x, top, deep, letters }: Cloth): Shape {
  const [left, wide] = [x(from), x(to) - x(from)];
  return fragment(
    shape("rect", {
      x: left,
      y: top,
      width: wide,
      height: deep,
      fill: PLEAT,
      stroke: INK,
      "stroke-width": larger ? 1.4 : 0.5,
    }),
    words(String(number), left + wide / 2, top + deep / 2 + letters * 0.35, letters),
    [from, to].map((inches) => {
      const [at, under] = [x(inches) + letters * 0.35, top - letters * 0.25];
      return group({ transform: d`rotate(-90 ${at} ${under})` }, words(figureOf(inches), at, under, letters, "start"));
    }),
  );
}

const figureOf = (inches: number) => formatInches(inches).replace('"', "");

function drawSeam(x: number, y: number, arm: number): Shape {
  const data = d`M${x - arm},${y - arm}L${x + arm},${y + arm}M${x - arm},${y + arm}L${x + arm},${y - arm}`;
  return line(data, 1, { stroke: INK, "stroke-width": 1.4 });
}

function words(text: string, x: number, y: number, size: number, anchor = "middle"): Shape {
  const face = "Instrument Sans Variable, sans-serif";
  return {
    tag: "text",
    attrs: { x, y, "font-size": size, "font-family": face, "text-anchor": anchor, fill: INK },
    text,
  };
}

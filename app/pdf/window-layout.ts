import { cutCells } from "#app/domain/workroom/paper/cuts/cut-row.ts";
import type { SizeRow } from "#app/domain/workroom/paper/finished-sizes.ts";
import {
  checkLines,
  hardwareTexts,
  markTexts,
  noteTexts,
  patternTexts,
  saidText,
  type WorkOrderPart,
  type WorkOrderWindow,
} from "#app/domain/workroom/paper/work-order.ts";
import { drawElevation, elevationHeight } from "#app/drawing/workroom/elevation.ts";
import { drawMarkingStrip, stripHeight } from "#app/drawing/workroom/marking-strip.ts";
import { drawPlanView } from "#app/drawing/workroom/plan-view.ts";
import { type Ink, SOFT, THREAD } from "./ink.ts";
import { letter } from "./page.ts";
import { type Column, drawTable } from "./table.ts";

/** How tightly a window is set: as large as its page allows, and never smaller than can be read at arm's length. */
export interface Density {
  /** How high the elevation and the plan are. */
  picture: number;
  plan: number;
  /** Of the figures that everything hangs on, and of all other words. */
  large: number;
  list: number;
  /** Between lines. */
  air: number;
}

/**
 * All words of a window are of one size, those of its tables too: in a larger one no word of the cut list would keep to its
 * column. By that size; of one size the airiest comes first.
 */
const types = [
  [
    { large: 21, list: 9.5, air: 5 },
    { large: 18, list: 9.5, air: 3 },
    { large: 16, list: 9.5, air: 2 },
  ],
  [
    { large: 12, list: 9, air: 1 },
    { large: 11, list: 9, air: 0.1 },
  ],
];
const pictures = [
  { picture: 370, plan: 96 },
  { picture: 300, plan: 84 },
  { picture: 240, plan: 70 },
  { picture: 196, plan: 60 },
  { picture: 160, plan: 56 },
  { picture: 140, plan: 56 },
];

/** From the widest on; air gives way before drawings, and drawings before words do. */
export const densities: readonly Density[] = types.flatMap((alike) =>
  pictures.flatMap((picture) => alike.map((type) => ({ ...type, ...picture }))),
);

export interface WindowRoom {
  top: number;
  bottom: number;
  next: () => number;
}

const left = letter.margin;
const right = letter.width - letter.margin;
const GUTTER = 16;
/** How wide drawings stand. */
const DRAWN = 300;

/** What a plan needs that goes round corners. */
const BAY_PLAN = 96;

/** How wide the name of a treatment stands before what is said of it. */
const WHOSE = 44;
const CLOTH = "Cloth";

/** As large as the words beside them. */
const LETTERS = 9.1;

/**
 * Drawings on the left with the cloth below them, sizes and depths on the right; then the schedule, the cut list, hardware and
 * sundries, checks and notes.
 */
export function layOutWindow(
  ink: Ink,
  { window, index }: { window: WorkOrderWindow; index: number },
  density: Density,
  room: WindowRoom,
): number {
  const { hung, rules, parts } = window;
  const picture = Math.min(
    density.picture,
    elevationHeight(hung, { width: DRAWN, height: density.picture, letters: LETTERS }),
  );
  const bent = hung.treatments.some(({ treatment }) => treatment?.window.bay);
  const plan = bent ? Math.max(density.plan, BAY_PLAN) : density.plan;
  const above = { x: left, y: room.top, width: DRAWN, height: picture };
  const below = { ...above, y: room.top + picture + 4, height: plan };
  ink.scene(() => drawElevation(hung, rules, `e${index}`, { ...above, letters: LETTERS }), above);
  ink.scene(() => drawPlanView(hung, rules, `p${index}`, { ...below, letters: LETTERS }), below);
  const columns = {
    drawn: { x: left, y: below.y + plan + 2, width: DRAWN },
    sized: { x: left + DRAWN + GUTTER, y: room.top, width: right - left - DRAWN - GUTTER },
  };
  columns.sized.y = parts.reduce((y, part) => drawSizes(ink, part, { ...columns.sized, y }, density), room.top + 5);
  const y = besideThenBelow(ink, aboutParts(parts), [columns.drawn, columns.sized], density, room);
  const marked = drawMarks(ink, parts, density, { ...room, top: y + 2 });
  const listed = drawCuts(ink, window, density, { ...room, top: marked + 4 });
  const held = section(ink, "Hardware and sundries", parts.flatMap(hardwareTexts), density, {
    ...room,
    top: listed + 3,
  });
  const said = [...checkLines(window), ...noteTexts(window).map((text) => ({ text, open: false }))];
  return section(ink, "Checks and notes", said, density, { ...room, top: held });
}

/** How each treatment is marked, and under it the strips to lay beside the cloth: the first never without its words. */
function drawMarks(ink: Ink, parts: readonly WorkOrderPart[], density: Density, room: WindowRoom): number {
  const strip = { width: right - left, letters: LETTERS };
  let [y, title] = [room.top, "Schedule"];
  for (const [index, part] of parts.entries()) {
    const texts = markTexts(part, parts.length === 1);
    const [first] = part.schedules;
    const together = first ? textsHeight(ink, title, texts, density) + stripHeight(first, strip) : 0;
    const top = y + together > room.bottom ? room.next() : y;
    y = section(ink, title, texts, density, { ...room, top });
    if (texts.length > 0) title = "";
    for (const [at, schedule] of part.schedules.entries()) {
      const height = stripHeight(schedule, strip);
      const from = y + height > room.bottom ? room.next() : y;
      const box = { x: left, y: from, width: strip.width, height };
      ink.scene(() => drawMarkingStrip(schedule, `m${index}${at}`, strip), box);
      y = from + height + density.air;
    }
  }
  return y;
}

function textsHeight(ink: Ink, title: string, texts: readonly string[], { list, air }: Density): number {
  const words = { size: list, width: right - left };
  const heading = title ? 2 * air + ink.heightOf("X", { size: list + 2, heading: true }) : 0;
  return texts.reduce((sum, text) => sum + ink.heightOf(text, words) + air, heading + 2);
}

type Line = ReturnType<typeof checkLines>[number];
type Texts = readonly (string | Line)[];

/** A heading that never stands alone, and its paragraphs; nothing where there are none. */
function section(ink: Ink, title: string, texts: Texts, density: Density, room: WindowRoom): number {
  const lines = texts.map((line) => (typeof line === "string" ? { text: line, open: false } : line));
  const [first] = lines;
  if (first === undefined) return room.top;
  const heading = { size: density.list + 2, heading: true };
  const words = { size: density.list, width: right - left };
  const together = (title ? 2 * density.air + ink.heightOf("X", heading) : 0) + ink.heightOf(first.text, words);
  const top = room.top + together > room.bottom ? room.next() : room.top + (title ? 2 * density.air : 0);
  const under = title ? ink.write(title, left, top, heading) : top;
  return lines.reduce((y, line) => paragraph(ink, line, density, { ...room, top: y }), under) + 2;
}

interface About {
  text: string;
  /** Whose it is, where there are several. */
  of?: string;
  soft?: true;
}

/** Depths, then the cloths, then what the client said. */
function aboutParts(parts: readonly WorkOrderPart[]): About[] {
  const named = ({ treatment }: Pick<WorkOrderPart, "treatment">, text: string) =>
    parts.length === 1 ? { text } : { text, of: treatment };
  const depths = parts.flatMap(({ treatment, making }) => making.depths.map((line) => ({ treatment, line })));
  return [
    // What is alike of several treatments is said once.
    ...[...Map.groupBy(depths, ({ line }) => line)].map(([line, alike]) => {
      const treatment = alike
        .map((one, index) => (index === 0 ? one.treatment : one.treatment.toLowerCase()))
        .join(", ");
      return named({ treatment }, line);
    }),
    ...[...new Set(parts.flatMap((part) => part.cloths))].map((text) =>
      parts.length === 1 ? { text } : { text, of: CLOTH },
    ),
    ...parts.flatMap((part) => {
      const words = part.said.map(saidText).join(". ");
      return words ? [{ ...named(part, words), soft: true as const }] : [];
    }),
  ];
}

/** In reading order: first in the column that has room left beside the other one, then below both across the page. */
function besideThenBelow(
  ink: Ink,
  texts: readonly About[],
  [drawn, sized]: readonly [Place, Place],
  { list, air }: Density,
  room: WindowRoom,
): number {
  const [shorter, longer] = drawn.y <= sized.y ? [drawn, sized] : [sized, drawn];
  const place = { ...shorter };
  let [beside, named] = [true, ""];
  for (const { text, of = "", soft } of texts) {
    const words = { size: list, ...(soft && { color: SOFT }) };
    // In a narrow column, or a full page, a name stands before its words.
    const told = of && of !== CLOTH ? `${of}: ${text}` : text;
    if (beside && place.y + ink.heightOf(told, { ...words, width: place.width }) > longer.y) {
      Object.assign(place, { x: left, y: Math.max(place.y, longer.y), width: right - left });
      beside = false;
    }
    const hangs = of !== "" && !beside && air >= 1;
    const own = { ...words, width: hangs ? place.width - WHOSE : place.width };
    if (!beside && place.y + ink.heightOf(hangs ? text : told, own) > room.bottom) [place.y, named] = [room.next(), ""];
    if (!hangs) {
      place.y = ink.write(told, place.x, place.y, own) + air;
      continue;
    }
    // Said once, and a thread above what is another's.
    const whose = of === named ? "" : of;
    if (whose && named) ink.rule(left, right, place.y + air / 4, 0.5, THREAD);
    const top = place.y + (whose && named ? air / 2 : 0);
    const under = whose && ink.write(whose, left, top, { size: list, bold: true, width: WHOSE - 4 });
    place.y = Math.max(under || 0, ink.write(text, left + WHOSE, top, own)) + air;
    named = of;
  }
  return Math.max(place.y, longer.y);
}

/** The figures that everything hangs on in large type, the others below them. */
function drawSizes(ink: Ink, part: WorkOrderPart, { x, y: top, width }: Place, { large, list, air }: Density): number {
  const place = { x, y: ink.write(part.title, x, top, { size: list + 3, heading: true, width }) + 1, width };
  const first = part.sizes.filter((size) => size.large);
  const others = part.sizes.filter((size) => !size.large);
  const y = drawRows(ink, first, place, { small: list, value: large });
  return drawRows(ink, others, { ...place, y }, { small: list, value: list }) + air;
}

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Names and values, a row each. */
function drawRows(
  ink: Ink,
  rows: readonly SizeRow[],
  { x, y, width }: Place,
  { small, value: size }: { small: number; value: number },
): number {
  const high = ink.heightOf("X", { size });
  rows.forEach(({ name, value, large }, index) => {
    const top = y + index * high;
    ink.write(name, x, top + (size - small) * 0.7, { size: small, color: SOFT });
    ink.write(value, x, top, { size, bold: large === true, width, align: "right" });
  });
  return y + rows.length * high;
}

const cutColumns: readonly Column[] = [
  { title: "For", share: 9.7 },
  { title: "Piece", share: 18.4 },
  { title: "Material", share: 30.4 },
  { title: "Cut", share: 5.6, align: "right" },
  { title: "Length", share: 11.2, align: "right" },
  { title: "Width", share: 14.1, align: "right" },
  { title: "Grain", share: 11.7 },
  { title: "Goes to", share: 26.4 },
];

/** All that is cut for a window stands in one list: it lies on one table. */
function drawCuts(ink: Ink, { parts }: WorkOrderWindow, density: Density, room: WindowRoom): number {
  const { list, air } = density;
  const rows = parts.flatMap(({ treatment, cuts }) =>
    cuts.map(({ pattern: _, ...cut }) => [treatment, ...cutCells(cut)]),
  );
  // Its heading never stands without titles and a first row.
  const heading = { size: list + 2, heading: true };
  const together = 6 * ink.heightOf("X", heading) + 4 * air;
  const top = room.top + together > room.bottom ? room.next() : room.top + 2 * air;
  const y = ink.write("Cut list", left, top, heading) + 1;
  if (rows.length === 0) return ink.write("Nothing to cut: it is ordered as it is.", left, y, { size: list });
  const end = drawTable(ink, { ...room, columns: cutColumns, rows, x: left, y, width: right - left, size: list, air });
  return section(ink, "", patternTexts(parts), density, { ...room, top: end });
}

/** What is still open has a box to tick, and stands beside it. */
function paragraph(ink: Ink, { text, open }: Line, { list, air }: Density, { top, bottom, next }: WindowRoom): number {
  const x = open ? left + list + 4 : left;
  const words = { size: list, width: right - x };
  const y = top + ink.heightOf(text, words) > bottom ? next() : top;
  if (open) ink.box(left, y + list * 0.15, list * 0.8);
  return ink.write(text, x, y, words) + air;
}

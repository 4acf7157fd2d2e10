import { cutCells } from "#app/domain/workroom/paper/cut-row.ts";
import type { SizeRow } from "#app/domain/workroom/paper/finished-sizes.ts";
import {
  checkTexts,
  hardwareTexts,
  makingText,
  noteTexts,
  saidText,
  type WorkOrderPart,
  type WorkOrderWindow,
} from "#app/domain/workroom/paper/work-order.ts";
import { drawElevation } from "#app/drawing/workroom/elevation.ts";
import { drawPlanView } from "#app/drawing/workroom/plan-view.ts";
import { type Ink, SOFT } from "./ink.ts";
import { letter } from "./page.ts";
import { type Column, drawTable } from "./table.ts";

/** How tightly a window is set: the drawings give way; the type never, for it is read at arm's length. */
export interface Density {
  picture: { width: number; height: number };
  plan: number;
  /** Sizes stand in so many columns. */
  columns: 1 | 2;
  /** Of the figures that everything hangs on, of the others, and of words and lists. */
  large: number;
  small: number;
  list: number;
  /** Between the rows of the cut list. */
  air: number;
}

export const densities: readonly [Density, ...Density[]] = [
  { picture: { width: 300, height: 262 }, plan: 74, columns: 1, large: 15, small: 9, list: 9, air: 2 },
  { picture: { width: 280, height: 215 }, plan: 64, columns: 1, large: 13, small: 9, list: 9, air: 2 },
  { picture: { width: 260, height: 170 }, plan: 54, columns: 1, large: 12, small: 9, list: 9, air: 1 },
];

export interface WindowRoom {
  top: number;
  bottom: number;
  next: () => number;
}

const left = letter.margin;
const right = letter.width - letter.margin;
const GUTTER = 16;

/** As large as the words beside them. */
const LETTERS = 9.1;

/** Drawings on the left, sizes on the right; below them how it is made, the cut list, hardware and sundries, checks and notes. */
export function layOutWindow(
  ink: Ink,
  { window, index }: { window: WorkOrderWindow; index: number },
  density: Density,
  room: WindowRoom,
): number {
  const { picture, plan } = density;
  const below = { x: left, y: room.top + picture.height + 4, width: picture.width, height: plan };
  const above = { x: left, y: room.top, ...picture };
  const { hung, rules } = window;
  ink.scene(() => drawElevation(hung, rules, `e${index}`, { ...picture, letters: LETTERS }), above);
  ink.scene(() => drawPlanView(hung, rules, `p${index}`, { ...below, letters: LETTERS }), below);
  const beside = left + picture.width + GUTTER;
  const sized = window.parts.reduce(
    (y, part) => drawSizes(ink, part, { x: beside, y, width: right - beside }, density),
    room.top,
  );
  const write = (texts: readonly string[], from: number) =>
    texts.reduce((y, text) => paragraph(ink, text, density, { ...room, top: y }), from);
  // How it is made finds room under the drawings, where the sizes leave any.
  const making = window.parts.flatMap((part) => makingText(part) ?? []);
  const under = { size: density.list, width: picture.width };
  let drawn = below.y + plan + 2;
  while (making[0] && drawn + ink.heightOf(making[0], under) <= sized) {
    drawn = ink.write(making.shift() ?? "", left, drawn, under) + density.air;
  }
  const made = write(making, Math.max(drawn, sized) + 2);
  const listed = drawCuts(ink, window, density, { ...room, top: made + 4 });
  return write([...window.parts.flatMap(hardwareTexts), ...checkTexts(window), ...noteTexts(window)], listed + 2);
}

/** The figures that everything hangs on in large type, the others below them, then what the client said. */
function drawSizes(ink: Ink, part: WorkOrderPart, { x, y: top, width }: Place, density: Density): number {
  const { large, small, columns } = density;
  const place = { x, y: ink.write(part.title, x, top, { size: small + 2, bold: true, width }) + 1, width };
  const first = part.sizes.filter((size) => size.large);
  const others = part.sizes.filter((size) => !size.large);
  const y = inColumns(ink, first, place, { columns, small, value: large });
  const below = inColumns(ink, others, { ...place, y }, { columns, small, value: small });
  const words = part.said.map(saidText).join(". ");
  return (words ? ink.write(words, x, below, { size: small, width, color: SOFT }) : below) + 2 + density.air;
}

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Names and values in columns beside each other, read downward. */
function inColumns(
  ink: Ink,
  rows: readonly SizeRow[],
  { x, y, width }: Place,
  { columns, small, value: size }: { columns: number; small: number; value: number },
): number {
  const each = (width - (columns - 1) * GUTTER) / columns;
  const many = Math.ceil(rows.length / columns);
  const high = ink.heightOf("X", { size });
  rows.forEach(({ name, value, large }, index) => {
    const left = x + Math.floor(index / many) * (each + GUTTER);
    const top = y + (index % many) * high;
    ink.write(name, left, top + (size - small) * 0.7, { size: small, color: SOFT });
    ink.write(value, left, top, { size, bold: large === true, width: each, align: "right" });
  });
  return y + many * high;
}

const cutColumns: readonly Column[] = [
  { title: "For", share: 9 },
  { title: "Piece", share: 17 },
  { title: "Material", share: 23 },
  { title: "Cut", share: 5, align: "right" },
  { title: "Length", share: 11, align: "right" },
  { title: "Width", share: 12, align: "right" },
  { title: "Grain", share: 10 },
  { title: "Goes to, and how the pattern falls", share: 34 },
];

/** All that is cut for a window stands in one list: it lies on one table. */
function drawCuts(ink: Ink, { parts }: WorkOrderWindow, { list, air }: Density, room: WindowRoom): number {
  const rows = parts.flatMap(({ treatment, cuts }) => cuts.map((cut) => [treatment, ...cutCells(cut)]));
  const y = ink.write("Cut list", left, room.top, { size: list + 1, bold: true }) + 1;
  if (rows.length === 0) return ink.write("Nothing to cut: it is ordered as it is.", left, y, { size: list });
  return drawTable(ink, { ...room, columns: cutColumns, rows, x: left, y, width: right - left, size: list, air });
}

function paragraph(ink: Ink, text: string, { list, air }: Density, { top, bottom, next }: WindowRoom): number {
  const words = { size: list, width: right - left };
  const y = top + ink.heightOf(text, words) > bottom ? next() : top;
  return ink.write(text, left, y, words) + air;
}

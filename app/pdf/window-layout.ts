import { cutCells } from "#app/domain/workroom/paper/cut-row.ts";
import type { SizeRow } from "#app/domain/workroom/paper/finished-sizes.ts";
import {
  checkText,
  hardwareText,
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

/** How tightly a window is set: the drawings give way first, then the type, down to 7 points and no further. */
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
  { picture: { width: 300, height: 262 }, plan: 74, columns: 1, large: 15, small: 8, list: 8, air: 2 },
  { picture: { width: 290, height: 225 }, plan: 64, columns: 2, large: 13, small: 7.5, list: 7.5, air: 2 },
  { picture: { width: 270, height: 190 }, plan: 58, columns: 2, large: 12, small: 7, list: 7, air: 1.5 },
  { picture: { width: 260, height: 140 }, plan: 44, columns: 2, large: 10, small: 7, list: 7, air: 1 },
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
const LETTERS = 7;

/** Drawings and words on the left, sizes on the right, the cut list and what is left below; answers where it ends. */
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
  // Words that find room under the drawings stand there; the others come after the list.
  const words = wordsOf(window);
  let drawn = below.y + plan + 2;
  while (words[0]) {
    const style = { size: density.list, width: picture.width };
    if (drawn + ink.heightOf(words[0], style) > sized) break;
    drawn = ink.write(words.shift() ?? "", left, drawn, style) + density.air;
  }
  const listed = drawCuts(ink, window, density, { ...room, top: Math.max(drawn, sized) + 4 });
  return words.reduce((y, text) => paragraph(ink, text, density, { ...room, top: y }), listed + 2);
}

function wordsOf(window: WorkOrderWindow): string[] {
  // What stands against several treatments for one reason is said once.
  const checks = new Set(window.parts.flatMap((part) => part.checks.map(checkText)));
  return [...window.parts.flatMap((part) => hardwareText(part) ?? []), ...checks, ...noteTexts(window)];
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
  return (
    (words ? ink.write(words, x, below, { size: Math.min(small, 7.5), width, color: SOFT }) : below) + 2 + density.air
  );
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

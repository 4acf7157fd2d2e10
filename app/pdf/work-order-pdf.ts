import { cutCells } from "#app/domain/workroom/paper/cut-row.ts";
import {
  checkText,
  hardwareText,
  saidText,
  signOffs,
  type WorkOrder,
  type WorkOrderPart,
  type WorkOrderWindow,
} from "#app/domain/workroom/paper/work-order.ts";
import { drawElevation } from "#app/drawing/workroom/elevation.ts";
import { drawPlanView } from "#app/drawing/workroom/plan-view.ts";
import { drawScene } from "./draw-scene.ts";
import { type Doc, type Fonts, fitLine, heightOf, INK, letter, openDocument, rule, SOFT, write } from "./page.ts";
import { type Column, drawTable } from "./table.ts";

const left = letter.margin;
const right = letter.width - letter.margin;
const width = right - left;
const SIGN_OFF = 46;
const bottom = letter.height - letter.margin - SIGN_OFF - 8;
const PICTURE = { width: 300, height: 262 };
const PLAN = 74;

/** One Letter page for each window; where a window has more to say, its lists go on to the next page. */
export async function workOrderPdf(order: WorkOrder, house: string, at: Date, fonts: Fonts): Promise<Uint8Array> {
  const title = `${order.orderId}, work order`;
  const { doc, finish } = openDocument({ title, author: house, at, size: letter }, fonts);
  order.windows.forEach((window, index) => {
    const head = () => drawHead(doc, order, window, house, index);
    doc.addPage();
    const top = head();
    drawWindow(doc, window, index, top, () => {
      drawSignOffs(doc);
      doc.addPage();
      return head();
    });
    drawSignOffs(doc);
  });
  if (order.windows.length === 0) {
    doc.addPage();
    write(doc, "There is no window in this order yet.", left, letter.margin, { size: 12 });
  }
  return finish();
}

function drawHead(doc: Doc, order: WorkOrder, window: WorkOrderWindow, house: string, index: number): number {
  const top = letter.margin;
  write(doc, `${house} · Work order`, left, top, { size: 8, color: SOFT });
  const name = { size: fitLine(doc, window.name, 18, width * 0.6), bold: true };
  write(doc, window.name, left, top + 10, { ...name, width: width * 0.6 });
  write(doc, `${order.orderId} · ${order.customer}`, left, top + 33, { size: 10 });
  const facts = [
    order.packet,
    `${order.rules} · window ${index + 1} of ${order.windows.length}`,
    window.measured,
    "Install date ____ / ____ / ______",
  ];
  facts.forEach((fact, line) => {
    write(doc, fact, left + width * 0.6, top + line * 12, {
      size: line === 0 ? 10 : 8.5,
      bold: line === 0,
      width: width * 0.4,
      align: "right",
    });
  });
  rule(doc, left, right, top + 50, 1);
  return top + 58;
}

function drawWindow(doc: Doc, window: WorkOrderWindow, index: number, top: number, next: () => number) {
  drawScene(doc, drawElevation(window.hung, `e${index}`), { x: left, y: top, ...PICTURE });
  const plan = { x: left, y: top + PICTURE.height + 6, width: PICTURE.width, height: PLAN };
  drawScene(doc, drawPlanView(window.hung, window.rules, `p${index}`), plan);
  const beside = left + PICTURE.width + 16;
  const sizes = window.parts.reduce((y, part) => drawSizes(doc, part, beside, y, right - beside), top);
  drawLists({ doc, next }, window, Math.max(plan.y + PLAN, sizes) + 6);
}

/** The figures that everything hangs on in large type, the others below them in two columns. */
function drawSizes(doc: Doc, part: WorkOrderPart, x: number, top: number, room: number): number {
  let y = write(doc, part.title, x, top, { size: 10, bold: true, width: room }) + 1;
  for (const { name, value } of part.sizes.filter(({ large }) => large)) {
    write(doc, name, x, y + 5, { size: 8.5, color: SOFT });
    y = write(doc, value, x, y, { size: 15, bold: true, width: room, align: "right" });
  }
  for (const { name, value } of part.sizes.filter(({ large }) => !large)) {
    write(doc, name, x, y, { size: 8, color: SOFT });
    y = write(doc, value, x, y, { size: 8, width: room, align: "right" });
  }
  for (const line of part.said) {
    y = write(doc, saidText(line), x, y, { size: 7.5, width: room, color: SOFT });
  }
  return y + 6;
}

const cutColumns: readonly Column[] = [
  { title: "For", share: 16 },
  { title: "Piece", share: 15 },
  { title: "Material", share: 20 },
  { title: "Cut", share: 5, align: "right" },
  { title: "Length", share: 11, align: "right" },
  { title: "Width", share: 12, align: "right" },
  { title: "Grain", share: 10 },
  { title: "Goes to, and how the pattern falls", share: 32 },
];

interface Room {
  doc: Doc;
  next: () => number;
}

/** All that is cut for a window stands in one list: it lies on one table. */
function drawLists(room: Room, { parts, notes }: WorkOrderWindow, top: number) {
  const { doc, next } = room;
  const rows = parts.flatMap(({ title, cuts }) =>
    cuts.map((cut, index) => [index === 0 ? title : "", ...cutCells(cut)]),
  );
  let y = write(doc, "Cut list", left, top, { size: 9, bold: true }) + 2;
  if (rows.length === 0) y = write(doc, "Nothing to cut: it is ordered as it is.", left, y, { size: 8.5 });
  else y = drawTable(doc, { columns: cutColumns, rows, x: left, y, width, size: 7.5, bottom, next });
  for (const part of parts) {
    const hardware = hardwareText(part);
    if (hardware) y = paragraph(room, hardware, y + 1, 8);
    for (const check of part.checks) y = paragraph(room, checkText(check), y, 8);
  }
  for (const note of notes) y = paragraph(room, `Note: ${note}`, y + 1, 8.5);
}

function paragraph({ doc, next }: Room, text: string, top: number, size: number): number {
  const y = top + heightOf(doc, text, { size, width }) > bottom ? next() : top;
  return write(doc, text, left, y, { size, width });
}

function drawSignOffs(doc: Doc) {
  const top = letter.height - letter.margin - SIGN_OFF;
  const each = width / signOffs.length;
  signOffs.forEach((name, index) => {
    const x = left + index * each;
    doc.rect(x, top, each, SIGN_OFF).lineWidth(0.5).strokeColor(INK).stroke();
    write(doc, name, x + 4, top + 3, { size: 8, bold: true });
    write(doc, "initials, date", x + 4, top + SIGN_OFF - 11, { size: 6.5, color: SOFT });
  });
}

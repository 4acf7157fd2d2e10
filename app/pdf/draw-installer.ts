import { formatLongDate } from "#app/domain/dates.ts";
import { SIGNATURE, signaturePath } from "#app/domain/stops/stop-report.ts";
import {
  copyLines,
  type InstallerCopy,
  type InstallerFact,
  type InstallerWindow,
  type SignedCopy,
} from "#app/domain/workroom/paper/installer-copy.ts";
import type { WorkOrder } from "#app/domain/workroom/paper/work-order.ts";
import { drawFixings } from "#app/drawing/workroom/fixings.ts";
import { INK, type Ink, SOFT } from "./ink.ts";
import { drawRunningHead, type Sender } from "./letterhead.ts";
import { type Doc, letter } from "./page.ts";

const left = letter.margin;
const right = letter.width - letter.margin;
const width = right - left;
const bottom = letter.height - letter.margin;
const LABEL = 84;
/** How wide a signature stands, and the pen in thousandths of that. */
const SIGNED = 216;
const PEN = 6;
/** How wide a wall stands, and how large its figures. */
const DRAWN = { width: 400, height: 170, letters: 9.1 };

/** A page of its own for whoever hangs it: where, how to get in, and for each window what to load and where to fix it. */
export function drawInstallerCopy(
  doc: Doc,
  ink: Ink,
  { facts, windows, signed = [], order }: InstallerCopy & { order: WorkOrder },
  from: Sender,
) {
  const begin = (again: string) => {
    doc.addPage();
    const top = drawRunningHead(doc, ink, from, { left, right, top: letter.margin - 8 });
    ink.write(`Installer’s copy${again}`, left, top, { size: 19, heading: true });
    ink.write(`${order.called} · ${order.packet}`, left, top + 25, { size: 10 });
    const dates = "Date ____ / ____ / ______   Time ________";
    ink.write(dates, left, top + 7, { size: 10, width, align: "right" });
    ink.rule(left, right, top + 41, 1);
    return top + 52;
  };
  const top = begin("");
  let y = facts.reduce((at, fact) => drawFact(doc, ink, fact, at), top) + 12;
  for (const [index, window] of windows.entries()) {
    const { name } = window;
    const drawn = fixingsOf(order, window, `f${index}`);
    const high = drawn ? Math.ceil((DRAWN.width * drawn.viewBox.height) / drawn.viewBox.width) : 0;
    const lines = copyLines(window);
    const heading = { size: 15, heading: true, width };
    const words = { size: 11, width: width - 16 };
    const head = ink.heightOf(name, heading) + 2 + (drawn ? high + 8 : 0);
    const tall = lines.map((line) => ink.heightOf(line, words) + 5);
    const whole = tall.reduce((sum, one) => sum + one, head) - 5;
    // Whole on one page, where one page can hold it; else it says on the next whose lines go on there.
    const least = whole > bottom - top ? head + (tall[0] ?? 0) - 5 : whole;
    if (y + least > bottom) y = begin(", continued");
    y = ink.write(name, left, y, heading) + 2;
    if (drawn) {
      ink.scene(() => drawn, { x: left, y, width: DRAWN.width, height: high });
      y += high + 8;
    }
    for (const line of lines) {
      if (y + ink.heightOf(line, words) > bottom) {
        y = ink.write(`${name} (continued)`, left, begin(", continued"), heading) + 2;
      }
      ink.box(left, y + 2, 9);
      y = ink.write(line, left + 16, y, words) + 5;
    }
    y += 10;
  }
  for (const one of signed) {
    const words = { size: 11, width };
    const how = one.strokes.length > 0 ? "Signed by" : "Confirmed by name:";
    const text = `Hung ${formatLongDate(one.at)}. ${how} ${one.name}`;
    const under = ink.heightOf(text, words) + 4;
    const high = (SIGNED / SIGNATURE.width) * SIGNATURE.height;
    if (y + under + high > bottom) y = begin(", continued");
    ink.write(text, left, y, words);
    drawSignature(doc, one, y + under);
    y += under + high + 8;
  }
}

/** On the wall, as the work order of that window has it. */
function fixingsOf({ windows }: WorkOrder, { key }: InstallerWindow, id: string) {
  const window = windows.find(({ windowKey }) => windowKey === key);
  return window ? drawFixings(window.hung, window.rules, id, DRAWN) : null;
}

function drawSignature(doc: Doc, { strokes }: SignedCopy, y: number) {
  const path = signaturePath(strokes);
  if (!path) return;
  doc.save();
  doc.translate(left, y).scale(SIGNED / SIGNATURE.width);
  doc.lineWidth(PEN).lineCap("round").lineJoin("round").strokeColor(INK).path(path).stroke();
  doc.restore();
}

function drawFact(doc: Doc, ink: Ink, { label, text, link }: InstallerFact, y: number): number {
  const words = { size: 11, width: width - LABEL };
  ink.write(label, left, y, { size: 11, color: SOFT });
  const under = ink.write(text, left + LABEL, y, words);
  if (link) doc.link(left + LABEL, y, words.width, under - y, link);
  return under + 4;
}

import { formatLongDate } from "#app/domain/dates.ts";
import { SIGNATURE, signaturePath } from "#app/domain/stops/stop-report.ts";
import {
  copyLines,
  type InstallerCopy,
  type InstallerFact,
  type SignedCopy,
} from "#app/domain/workroom/paper/installer-copy.ts";
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

/** A page of its own for whoever hangs it: where, how to get in, and for each window what to load and where to fix it. */
export function drawInstallerCopy(
  doc: Doc,
  ink: Ink,
  { facts, windows, signed = [] }: InstallerCopy,
  of: string,
  from: Sender,
) {
  const begin = (again: string) => {
    doc.addPage();
    const top = drawRunningHead(doc, ink, from, { left, right, top: letter.margin - 8 });
    const title = { size: 17, bold: true };
    ink.write(`Installer’s copy${again}`, left, top, title);
    ink.write(of, left, top + 23, { size: 10 });
    const dates = "Date ____ / ____ / ______   Time ________";
    ink.write(dates, left, top + 7, { size: 10, width, align: "right" });
    ink.rule(left, right, top + 38, 1);
    return top + 46;
  };
  let y = facts.reduce((at, fact) => drawFact(doc, ink, fact, at), begin("")) + 8;
  for (const window of windows) {
    const { name } = window;
    const lines = copyLines(window);
    const heading = { size: 13, bold: true, width };
    const words = { size: 11, width: width - 16 };
    const first = ink.heightOf(lines[0] ?? "X", words);
    if (y + ink.heightOf(name, heading) + first > bottom) y = begin(", continued");
    y = ink.write(name, left, y, heading) + 2;
    for (const line of lines) {
      if (y + ink.heightOf(line, words) > bottom) y = begin(", continued");
      doc
        .rect(left, y + 1, 9, 9)
        .lineWidth(0.5)
        .stroke();
      y = ink.write(line, left + 16, y, words) + 4;
    }
    y += 6;
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
  ink.write(label, left, y, { size: 10, color: SOFT });
  const under = ink.write(text, left + LABEL, y, words);
  if (link) doc.link(left + LABEL, y, words.width, under - y, link);
  return under + 3;
}

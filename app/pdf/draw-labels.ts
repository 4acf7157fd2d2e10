import { QUIET_ZONE, qrCode } from "#app/domain/qr-code.ts";
import { codeAddress, type Label } from "#app/domain/workroom/paper/label.ts";
import type { LabelSheet } from "#app/domain/workroom/paper/labels.ts";
import { fitLine, type Ink, inksOf, oneLine } from "./ink.ts";
import { type Doc, type Fonts, INCH, openDocument } from "./page.ts";

const size = { width: 4 * INCH, height: 2 * INCH };
const MARGIN = 0.16 * INCH;
const CODE = 0.92 * INCH;

interface Sheet {
  sheet: LabelSheet;
  house: string;
  site: string;
}

/** One label of 4 by 2 inches for each piece, as a label printer takes them. */
export async function labelsPdf({ sheet, house, site }: Sheet, at: Date, fonts: Fonts): Promise<Uint8Array> {
  const { doc, finish } = openDocument({ title: `${sheet.called}, labels`, author: house, at, size }, fonts);
  const { wet } = inksOf(doc);
  const { labels } = sheet;
  for (const [index, label] of labels.entries()) {
    doc.addPage();
    drawLabel(wet, label, sheet, `${index + 1} of ${labels.length}`);
    if (label.part) drawCode(doc, codeAddress(site, sheet.orderId, label.part));
  }
  if (labels.length === 0) {
    doc.addPage();
    wet.write("There is nothing to label yet.", MARGIN, MARGIN, { size: 10 });
  }
  return finish();
}

function drawLabel(ink: Ink, label: Label, { called, customer, packet }: LabelSheet, place: string) {
  const whole = size.width - 2 * MARGIN;
  const width = label.part ? whole - CODE - 6 : whole;
  oneLine(ink, label.part ? `${called} · ${customer}` : called, MARGIN, MARGIN, { size: 9, width: whole * 0.78 });
  ink.write(place, MARGIN + whole * 0.78, MARGIN, { size: 9, width: whole * 0.22, align: "right" });
  const head = { size: fitLine(ink, label.head, 18, whole), bold: true, width: whole };
  let y = oneLine(ink, label.head, MARGIN, MARGIN + 13, head);
  y = ink.write(label.title, MARGIN, y, { size: 11, width }) + 1;
  if (label.size) y = oneLine(ink, label.size, MARGIN, y, { size: 15, bold: true, width }) + 1;
  const foot = size.height - MARGIN - 10;
  const gap = label.part ? 0 : 8;
  const high = (at: number) =>
    label.lines.reduce((sum, line) => sum + ink.heightOf(line, { size: at, width }) + gap, 0);
  const words = { size: label.size || y + high(10.5) > foot ? 9 : 10.5, width };
  for (const line of label.lines) {
    if (y + ink.heightOf(line, words) > foot) y = oneLine(ink, line, MARGIN, y, words);
    else y = ink.write(line, MARGIN, y, words) + gap;
  }
  oneLine(ink, packet, MARGIN, foot, { size: 9, width });
}

/** In the lower corner, with the quiet that a camera wants around it. */
function drawCode(doc: Doc, address: string) {
  const { path, size: squares } = qrCode(address);
  const square = CODE / (squares + QUIET_ZONE);
  doc.save();
  doc.translate(size.width - MARGIN / 2 - CODE, size.height - MARGIN / 2 - CODE).scale(square);
  doc.fillColor("#000000").path(path).fill();
  doc.restore();
}

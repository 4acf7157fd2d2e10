import { type Label, labelsOf } from "#app/domain/workroom/paper/bag-labels.ts";
import type { WorkOrder } from "#app/domain/workroom/paper/work-order.ts";
import { fitLine, type Ink, inksOf } from "./ink.ts";
import { type Fonts, INCH, openDocument } from "./page.ts";

const size = { width: 4 * INCH, height: 2 * INCH };
const MARGIN = 0.18 * INCH;

/** One label of 4 by 2 inches for each piece, as a label printer takes them. */
export async function labelsPdf(order: WorkOrder, house: string, at: Date, fonts: Fonts): Promise<Uint8Array> {
  const { doc, finish } = openDocument({ title: `${order.orderId}, labels`, author: house, at, size }, fonts);
  const { wet } = inksOf(doc);
  const labels = order.windows.flatMap(({ hung }) => labelsOf(hung));
  for (const [index, label] of labels.entries()) {
    doc.addPage();
    drawLabel(wet, label, order, `${index + 1} of ${labels.length}`);
  }
  if (labels.length === 0) {
    doc.addPage();
    wet.write("There is nothing to label yet.", MARGIN, MARGIN, { size: 10 });
  }
  return finish();
}

function drawLabel(ink: Ink, label: Label, { orderId, customer, packet }: WorkOrder, place: string) {
  const width = size.width - 2 * MARGIN;
  ink.write(`${orderId} · ${customer}`, MARGIN, MARGIN, { size: 9, width: width * 0.72 });
  ink.write(place, MARGIN + width * 0.72, MARGIN, { size: 9, width: width * 0.28, align: "right" });
  const room = fitLine(ink, label.room, 20, width);
  let y = ink.write(label.room, MARGIN, MARGIN + 26, { size: room, bold: true, width }) + 2;
  y = ink.write(`${label.piece}, ${label.style}`, MARGIN, y, { size: 12, width }) + 2;
  ink.write(label.size, MARGIN, y, { size: 16, bold: true, width });
  const foot = size.height - MARGIN - 10;
  ink.write(label.lining, MARGIN, foot, { size: 9, width: width * 0.5 });
  ink.write(packet, MARGIN + width * 0.5, foot, { size: 9, width: width * 0.5, align: "right" });
}

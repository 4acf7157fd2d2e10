import { type Label, labelsOf } from "#app/domain/workroom/paper/labels.ts";
import type { WorkOrder } from "#app/domain/workroom/paper/work-order.ts";
import { type Doc, type Fonts, fitLine, INCH, openDocument, write } from "./page.ts";

const size = { width: 4 * INCH, height: 2 * INCH };
const MARGIN = 0.18 * INCH;

/** One label of 4 by 2 inches for each piece, as a label printer takes them. */
export async function labelsPdf(order: WorkOrder, house: string, at: Date, fonts: Fonts): Promise<Uint8Array> {
  const { doc, finish } = openDocument({ title: `${order.orderId}, labels`, author: house, at, size }, fonts);
  const labels = order.windows.flatMap(({ hung }) => labelsOf(hung));
  for (const [index, label] of labels.entries()) {
    doc.addPage();
    drawLabel(doc, label, order, `${index + 1} of ${labels.length}`);
  }
  if (labels.length === 0) {
    doc.addPage();
    write(doc, "There is nothing to label yet.", MARGIN, MARGIN, { size: 10 });
  }
  return finish();
}

function drawLabel(doc: Doc, label: Label, { orderId, customer, packet }: WorkOrder, place: string) {
  const width = size.width - 2 * MARGIN;
  write(doc, `${orderId} · ${customer}`, MARGIN, MARGIN, { size: 9, width: width * 0.72 });
  write(doc, place, MARGIN + width * 0.72, MARGIN, { size: 9, width: width * 0.28, align: "right" });
  const room = fitLine(doc, label.room, 20, width);
  let y = write(doc, label.room, MARGIN, MARGIN + 26, { size: room, bold: true, width }) + 2;
  y = write(doc, `${label.piece}, ${label.style}`, MARGIN, y, { size: 12, width }) + 2;
  write(doc, label.size, MARGIN, y, { size: 16, bold: true, width });
  const foot = size.height - MARGIN - 10;
  write(doc, label.lining, MARGIN, foot, { size: 9, width: width * 0.5 });
  write(doc, packet, MARGIN + width * 0.5, foot, { size: 9, width: width * 0.5, align: "right" });
}

import { signOffs, type WorkOrder, type WorkOrderWindow } from "#app/domain/workroom/paper/work-order.ts";
import { drawInstallerCopy } from "./draw-installer.ts";
import { fitLine, INK, type Ink, inksOf, SOFT } from "./ink.ts";
import { type Doc, type Fonts, letter, openDocument } from "./page.ts";
import { type Density, densities, layOutWindow } from "./window-layout.ts";

const left = letter.margin;
const right = letter.width - letter.margin;
const width = right - left;
const HEAD = 54;
const SIGN_OFF = 40;
const bottom = letter.height - letter.margin - SIGN_OFF - 6;

/** One Letter page for each window; where a window has too much to say a second page that says so. */
export async function workOrderPdf(order: WorkOrder, house: string, at: Date, fonts: Fonts): Promise<Uint8Array> {
  const title = `${order.orderId}, work order`;
  const { doc, finish } = openDocument({ title, author: house, at, size: letter }, fonts);
  const { wet, dry } = inksOf(doc);
  order.windows.forEach((window, index) => {
    const asked = { window, index };
    const room = { top: letter.margin + HEAD, bottom };
    const first = doc.bufferedPageRange().count;
    const begin = () => {
      doc.addPage();
      drawHead(wet, order, window, { house, index });
      return room.top;
    };
    layOutWindow(wet, asked, densityFor(dry, asked, room), { ...room, top: begin(), next: begin });
    drawSignOffs(doc, wet);
    numberPages(doc, wet, first);
  });
  if (order.installer) {
    drawInstallerCopy(doc, wet, order.installer, `${order.orderId} · ${order.packet}`);
  }
  if (order.windows.length === 0) {
    doc.addPage();
    wet.write("There is no window in this order yet.", left, letter.margin, { size: 12 });
  }
  return finish();
}

/** The widest setting in which the window takes fewest pages. */
function densityFor(
  dry: Ink,
  asked: { window: WorkOrderWindow; index: number },
  room: { top: number; bottom: number },
): Density {
  const pages = (density: Density) => {
    let turned = 0;
    const next = () => {
      turned += 1;
      return room.top;
    };
    return layOutWindow(dry, asked, density, { ...room, next }) <= bottom ? turned : turned + 1;
  };
  const needed = densities.map(pages);
  return densities[needed.indexOf(Math.min(...needed))] as Density;
}

function drawHead(
  ink: Ink,
  order: WorkOrder,
  window: WorkOrderWindow,
  { house, index }: { house: string; index: number },
) {
  const top = letter.margin;
  ink.write(`${house} · Work order`, left, top, { size: 9, color: SOFT });
  const size = fitLine(ink, window.name, 18, width * 0.6);
  ink.write(window.name, left, top + 10, { size, bold: true, width: width * 0.6 });
  ink.write(`${order.orderId} · ${order.customer}`, left, top + 33, { size: 10 });
  const facts = [
    order.packet,
    `${order.rules} · window ${index + 1} of ${order.windows.length}`,
    window.measured,
    "Install date ____ / ____ / ______",
  ];
  facts.forEach((fact, line) => {
    ink.write(fact, left + width * 0.6, top + line * 12, {
      size: line === 0 ? 10 : 9,
      bold: line === 0,
      width: width * 0.4,
      align: "right",
    });
  });
  ink.rule(left, right, top + 49, 1);
}

/** On a window that took more than one, each says which it is. */
function numberPages(doc: Doc, ink: Ink, first: number) {
  const { count } = doc.bufferedPageRange();
  const pages = count - first;
  if (pages < 2) return;
  for (let page = 0; page < pages; page += 1) {
    doc.switchToPage(first + page);
    const text = `page ${page + 1} of ${pages}${page < pages - 1 ? ", continued on the next" : ""}`;
    const half = { size: 9, bold: true, width: width / 2, align: "right" } as const;
    ink.write(text, left + width / 2, letter.height - letter.margin + 2, half);
  }
  doc.switchToPage(count - 1);
}

function drawSignOffs(doc: Doc, ink: Ink) {
  const top = letter.height - letter.margin - SIGN_OFF;
  const each = width / signOffs.length;
  signOffs.forEach((name, index) => {
    const x = left + index * each;
    doc.rect(x, top, each, SIGN_OFF).lineWidth(0.5).strokeColor(INK).stroke();
    ink.write(name, x + 4, top + 3, { size: 9, bold: true });
    ink.write("initials, date", x + 4, top + SIGN_OFF - 11, { size: 9, color: SOFT });
  });
}

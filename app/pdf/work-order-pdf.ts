import { signOffs, type WorkOrder, type WorkOrderWindow, writtenIn } from "#app/domain/workroom/paper/work-order.ts";
import { drawInstallerCopy } from "./draw-installer.ts";
import { fitLine, INK, type Ink, inksOf, SOFT } from "./ink.ts";
import { drawRunningHead, type Sender } from "./letterhead.ts";
import { type Doc, type Fonts, letter, openDocument } from "./page.ts";
import { type Density, densities, layOutWindow } from "./window-layout.ts";

const left = letter.margin;
const right = letter.width - letter.margin;
const width = right - left;
const HEAD = 60;
const SIGN_OFF = 34;
const bottom = letter.height - letter.margin;
/** On the last page of a window. */
const SIGNED = SIGN_OFF + 4;

interface Asked extends Partial<Sender> {
  house: string;
  order: WorkOrder;
  photos?: Record<string, Uint8Array[]>;
}

/** One Letter page for each window; where a window has too much to say a second page that says so. */
export async function workOrderPdf(
  { order, house, logo, reach = "", photos = {} }: Asked,
  at: Date,
  fonts: Fonts,
): Promise<Uint8Array> {
  const title = `${order.called}, work order`;
  const { doc, finish } = openDocument({ title, author: house, at, size: letter }, fonts);
  const { wet, dry } = inksOf(doc);
  const goesOn = new Set<number>();
  order.windows.forEach((window, index) => {
    const asked = { window, index };
    const room = { top: letter.margin + HEAD, bottom };
    const first = doc.bufferedPageRange().count;
    const begin = () => {
      doc.addPage();
      drawHead(doc, wet, { order, window, from: { house, reach, logo }, photos: photos[window.windowKey] ?? [] });
      return room.top;
    };
    const end = layOutWindow(wet, asked, densityFor(dry, asked, room), { ...room, top: begin(), next: begin });
    drawRuledNotes(wet, end + SIGNED > bottom ? begin() : end);
    drawSignOffs(doc, wet);
    for (let page = first + 1; page < doc.bufferedPageRange().count; page += 1) goesOn.add(page - 1);
  });
  if (order.installer) {
    drawInstallerCopy(doc, wet, { ...order.installer, order }, { house, reach, logo });
  }
  if (order.windows.length === 0) {
    doc.addPage();
    wet.write("There is no window in this order yet.", left, letter.margin, { size: 12 });
  }
  numberPages(doc, wet, order.called, goesOn);
  return finish();
}

const NOTE_LINE = 22;
const NOTES_LEAST = 3;

/** What a page has left is ruled, for what is found out at the table. */
function drawRuledNotes(ink: Ink, from: number) {
  const heading = { size: 12, heading: true };
  const top = ink.heightOf("X", heading) + from + 4;
  const lines = Math.floor((bottom - SIGNED - top) / NOTE_LINE);
  if (lines < NOTES_LEAST) return;
  ink.write("Written at the table", left, from + 4, heading);
  for (let line = 1; line <= lines; line += 1) ink.rule(left, right, top + line * NOTE_LINE, 0.25, SOFT);
}

const PHOTO = { width: 54, height: 40, gap: 6 };

/** Small, in the head of the page, where they take no line from the work; what cannot be read as a picture is left out. */
function drawPhotos(doc: Doc, photos: readonly Uint8Array[], end: number, top: number) {
  let x = end;
  for (const photo of photos) {
    try {
      const box = { fit: [PHOTO.width, PHOTO.height] as [number, number], align: "right" as const };
      doc.image(Buffer.from(photo), x - PHOTO.width, top, box);
      x -= PHOTO.width + PHOTO.gap;
    } catch {
      // A work order without its photograph is still a work order.
    }
  }
  return end - x;
}

const CLEAR_PICTURE = 160;

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
    return layOutWindow(dry, asked, density, { ...room, next }) + SIGNED <= bottom ? turned : turned + 1;
  };
  const fewest = (among: readonly Density[]) => {
    const needed = among.map(pages);
    const turned = Math.min(...needed);
    return { turned, density: among[needed.indexOf(turned)] as Density };
  };
  // A drawing whose words would stand in each other's way is worth a second page, not a third.
  const least = asked.window.parts.length > 1 ? CLEAR_PICTURE : 0;
  const clear = fewest(densities.filter(({ picture }) => picture >= least));
  const any = clear.turned > 1 ? fewest(densities) : clear;
  return any.turned < clear.turned ? any.density : clear.density;
}

interface Head {
  order: WorkOrder;
  window: WorkOrderWindow;
  from: Sender;
  photos: readonly Uint8Array[];
}

function drawHead(doc: Doc, ink: Ink, { order, window, from, photos }: Head) {
  const top = drawRunningHead(doc, ink, from, { left, right, top: letter.margin - 8 });
  const beside = width * 0.6 - drawPhotos(doc, photos, left + width * 0.6, top);
  const size = fitLine(ink, window.name, 19, beside, true);
  ink.write(window.name, left, top, { size, heading: true, width: beside });
  const whose = `Work order · ${order.called} · ${order.customer}`;
  ink.write(whose, left, top + 25, { size: 10, ...(photos.length > 0 && { width: beside }) });
  const facts = [order.packet, `${order.rules} · ${window.place}`, window.measured];
  facts.forEach((fact, line) => {
    ink.write(fact, left + width * 0.6, top + line * 12, {
      size: 10,
      bold: line === 0,
      width: width * 0.4,
      align: "right",
    });
  });
  ink.rule(left, right, top + 40, 1);
}

/** Sheets part on a table: each says whose it is, which of how many, and where its window goes on. */
function numberPages(doc: Doc, ink: Ink, called: string, goesOn: ReadonlySet<number>) {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const text = `${called} · page ${page + 1} of ${count}${goesOn.has(page) ? ", continued on the next" : ""}`;
    ink.write(text, left, letter.height - letter.margin + 5, { size: 9, bold: true, width, align: "right" });
  }
}

function drawSignOffs(doc: Doc, ink: Ink) {
  const top = letter.height - letter.margin - SIGN_OFF;
  const each = width / signOffs.length;
  signOffs.forEach((name, index) => {
    const x = left + index * each;
    doc.rect(x, top, each, SIGN_OFF).lineWidth(0.5).strokeColor(INK).stroke();
    ink.write(name, x + 4, top + 3, { size: 9, bold: true });
    ink.write(writtenIn(name), x + 4, top + SIGN_OFF - 11, { size: 9, color: SOFT });
  });
}

import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { DocumentPart, QuoteDocumentContent } from "#app/domain/quotes/document/document-content.ts";
import { drawWindow } from "#app/drawing/draw-window.ts";
import type { Scene } from "#app/drawing/scene.ts";
import { BRASS, fitLine, INK, type Ink, type Inks, inksOf, LINEN, SOFT, THREAD } from "./ink.ts";
import { LETTER, Pages, sheet } from "./letterhead.ts";
import { letter, openDocument, type PaperTools } from "./page.ts";
import { sceneToPng } from "./picture.ts";

/** A version of a quote as it is put on paper: only what was frozen, and the yes to it. */
export interface QuotePaper extends QuoteDocumentContent {
  /** Who stands behind it, below the name of the house. */
  houseLines: string[];
  /** Whose letter it is, by first name; empty where nobody signs. */
  signer: string;
}

const { left, right, width } = sheet;
/** Two fifths of the sheet, and so many pixels a point that print is sharp; each costs its time, twelve windows two seconds. */
const PLATE = { width: 204, height: 228 };
const PIXELS = 2;
/** Between a window and the edge of its plate. */
const MOUNT = 13;
/** How much higher a plate may stand that comes alone. */
const ALONE = 1.3;
/** How much lower plates may be to spare a page, and how closely lines be set; how little on the last one is too little. */
const SMALLER: Setting[] = [1, 0.92, 0.85, 0.8, 0.76, 0.68, 0.61].map((share) => ({ share, air: 3 }));
const SMALLEST: Setting[] = [2.2, 1.5].flatMap((air) => [1, 0.85, 0.7, 0.62, 0.54].map((share) => ({ share, air })));
/** Where lines are so close, a name, a signature and a day share one. */
const CLOSE = 2;
const SPARSE = 260;
/** How high words may stand beside the totals. */
const BESIDE = 150;
/** The line with the sum of a window. */
const TOGETHER = 22;
const GUTTER = 22;
const PRICE = 78;
/** How wide the terms of a fact stand before its words. */
const TERM = 68;
/** Where all that is no picture begins. */
const WORDS = left + PLATE.width + GUTTER;
const AIR = 20;
/** How much more stands above a row than below it. */
const ROW = 7 / 4;
const plain = { size: 10.5 };
const small = { size: 9, color: SOFT };

interface Tools extends PaperTools {
  renderer: () => Uint8Array;
}

/** How high pictures stand, of what they may, and how much air is between a row and its rule. */
interface Setting {
  share: number;
  air: number;
}

/** Pictures stand on the left; all else begins at one edge, and words have so much room before their figure. */
interface Column {
  picture: number;
  x: number;
  room: number;
  air: number;
}

function columnFor({ share, air }: Setting): Column {
  return { picture: PLATE.height * share, x: WORDS, room: right - WORDS - PRICE, air };
}

type Scenes = (ReturnType<typeof sceneOf> | null)[];

/** A quote as a letter: whom it is for and why, each window in its cloth beside its words, what it comes to, and the yes. */
export async function quotePdf(quote: QuotePaper, { house, logo, at, fonts, renderer }: Tools): Promise<Uint8Array> {
  const scenes: Scenes = quote.parts.map(({ window }, index) => window && sceneOf(window, index, quote.rules));
  const tallest = PLATE.height * (scenes.filter(Boolean).length === 1 ? ALONE : 1);
  const draw = (setting: Setting, pictures: Uint8Array[] = []) => {
    const { doc, finish } = openDocument({ title: quote.title, author: house, at, size: letter }, fonts);
    const { wet, dry } = inksOf(doc);
    const { houseLines } = quote;
    const page = new Pages(doc, wet, `${house} · ${quote.title}`, { house, houseLines, logo });
    const column = columnFor(setting);
    drawOpening(wet, page, quote, column);
    // Where no window is drawn, words have the whole sheet.
    const parts = scenes.some(Boolean) ? column : { ...column, x: left, room: width - PRICE };
    let under = 0;
    const plates = quote.parts.map((part) => plateFor(dry, part, parts, tallest));
    for (const [index, part] of quote.parts.entries()) {
      page.y = Math.max(page.y, under);
      under = drawPart({ wet, dry }, page, part, parts, { ...PLATE, height: plates[index] ?? 0, png: pictures[index] });
    }
    const closing = closingOf(quote, { house, column });
    const signed = closing(dry, 0);
    // What it comes to may begin beside the last window, where its words leave room.
    const pages = doc.bufferedPageRange().count;
    const totals = totalsOf(quote, column);
    // Whoever signs sees above it what they sign for.
    page.need(totals(dry, 0) + signed);
    const top = page.y;
    page.y = totals(wet, top) + 2.5 * column.air;
    const parted = doc.bufferedPageRange().count > pages;
    const free = parted ? top : Math.max(top, under);
    if (!parted) page.y = Math.max(page.y, under);
    drawWords(wet, page, quote, { y: free, width: PLATE.width });
    const said = { y: page.y, count: doc.bufferedPageRange().count };
    page.y += column.air;
    page.need(signed);
    page.y = closing(wet, Math.max(page.y, sheet.bottom - signed));
    const { count } = doc.bufferedPageRange();
    const sparse = count > said.count || (count > 1 && said.y < sheet.top + SPARSE);
    page.number();
    return { setting, plates, count, sparse, parted, white: page.white, finish };
  };
  // A page that is half empty, or a last one with a few lines on it, reads as a mistake: smaller windows may spare it.
  const large = draw({ share: tallest / PLATE.height, air: 4.4 });
  const smaller = large.count > 1 ? SMALLER.map((setting) => draw(setting)).reduce(fewer, large) : large;
  const { setting, plates } =
    smaller.count === 2 || smaller.sparse || smaller.parted
      ? SMALLEST.map((setting) => draw(setting)).reduce(fewer, smaller)
      : smaller;
  const pictures = await renderAll(scenes, plates, renderer);
  return draw(setting, pictures).finish();
}

/** Once it is known how large they are: pixels are what a letter costs. */
async function renderAll(scenes: Scenes, plates: number[], renderer: () => Uint8Array) {
  const pictures: Uint8Array[] = [];
  for (const [index, scene] of scenes.entries()) {
    if (!scene) continue;
    const onLinen = onPlate(scene, { ...PLATE, height: plates[index] ?? 0 });
    pictures[index] = await sceneToPng(onLinen, PIXELS * PLATE.width, LINEN, renderer);
  }
  return pictures;
}

/** The other where it takes fewer pages, or as many and fills them, or keeps what it comes to with its lines. */
function fewer<Drawn extends { count: number; white: number; parted: boolean }>(one: Drawn, other: Drawn) {
  const fuller = one.white > SPARSE / 2 && other.white < one.white / 2;
  const better = one.parted === other.parted ? fuller : one.parted;
  return other.count < one.count || (other.count === one.count && better) ? other : one;
}

/** In the middle of its plate, which is a part of the picture: between two grounds of one color a seam may show. */
function onPlate(scene: Scene, plate: { width: number; height: number }): Scene {
  const { x, y, width: wide, height: high } = scene.viewBox;
  const mount = (2 * MOUNT * plate.height) / PLATE.height;
  const unit = Math.max(wide / (plate.width - mount), high / (plate.height - mount));
  const box = { width: plate.width * unit, height: plate.height * unit };
  return { ...scene, viewBox: { ...box, x: x - (box.width - wide) / 2, y: y - (box.height - high) / 2 } };
}

/** What it is and for whom, then the owner's own words, before any figure. */
function drawOpening(
  ink: Ink,
  page: Pages,
  { title, client, facts, opening, note }: QuotePaper,
  { air }: Pick<Column, "air">,
) {
  const half = width * 0.62;
  const top = page.y;
  const size = fitLine(ink, title, 21, half, true);
  const under = ink.write(title, left, top, { size, heading: true, width: half }) + 3;
  const for_ = client ? ink.write(`For ${client}`, left, under, { ...plain, color: SOFT, width: half }) : under;
  const beside = { ...small, width: width - half, align: "right" } as const;
  const told = facts.reduce((y, fact) => ink.write(fact, left + half, y, beside) + 1, top + size * 0.45);
  page.y = Math.max(for_, told) + 4 + 4 * air;
  for (const text of [...opening, ...note.split("\n")]) {
    if (text) page.write(withoutWidow(text), LETTER);
    page.y += 1 + air;
  }
  page.y += 4 * air;
}

/** No short word has the last line to itself. */
const withoutWidow = (text: string) => text.replace(/(?<=.{60}) (\S{1,6}) (\S{1,8})$/, "\u00a0$1\u00a0$2");

const nameOf = (x: number) => ({ size: 16, heading: true, width: right - x });

/** How high a part is without its picture, and each of its rows. */
function heightsOf(dry: Ink, { title, rows, together }: DocumentPart, { x, room, air }: Column) {
  const heights = rows.map((row) => drawRow(dry, row, 0, { x, room, air, ruled: false }));
  const named = rows[0]?.label !== title;
  const head = named ? dry.heightOf(title, nameOf(x)) + 5 : 0;
  return { named, heights, beside: head + sum(heights) + (together ? TOGETHER : 0) };
}

/** A plate is as high as the words beside it are anyway. */
function plateFor(dry: Ink, part: DocumentPart, column: Column, most: number): number {
  if (!part.window) return 0;
  return Math.min(most, Math.max(column.picture, heightsOf(dry, part, column).beside));
}

/** The window on the left, what is made for it on the right: on one page where one is enough, else its lines go on. Answers where the picture ends. */
function drawPart(
  { wet: ink, dry }: Inks,
  page: Pages,
  part: DocumentPart,
  column: Column,
  { png, ...plate }: { png: Uint8Array | undefined; width: number; height: number },
) {
  const { title, rows, together } = part;
  const { x, room, air: gap } = column;
  const { height: high } = plate;
  const { named, heights, beside } = heightsOf(dry, part, column);
  page.need(Math.min(Math.max(beside, high), sheet.bottom - sheet.top - 18));
  let drawn = page.y + high;
  if (png) ink.image(png, { x: left, y: page.y, ...plate });
  if (named) page.y = ink.write(title, x, page.y - 3, nameOf(x)) + 8;
  const goOn = (height: number) => {
    if (page.y + height <= sheet.bottom) return;
    page.next();
    drawn = 0;
  };
  for (const [index, row] of rows.entries()) {
    goOn(heights[index] ?? 0);
    const ruled = index < rows.length - 1 || together !== null;
    page.y = drawRow(ink, row, page.y, { x, room, air: gap, ruled });
  }
  if (together) {
    goOn(TOGETHER);
    ink.write(together.amount, right - PRICE, page.y, { ...plain, bold: true, width: PRICE, align: "right" });
    page.y = ink.write(together.label, x, page.y, { ...plain, bold: true, width: room }) + 4;
  }
  // Smaller windows stand closer.
  const air = high > 0 ? (AIR * high) / PLATE.height : (AIR * gap) / 4;
  page.y += air;
  return drawn === 0 ? 0 : drawn + air;
}

/** What is made, and what it is made of, term by term; then its lines in plain type. Answers where the next begins. */
function drawRow(
  ink: Ink,
  { label, head, facts, about, price, left: isLeft }: DocumentPart["rows"][number],
  top: number,
  { x, room, air, ruled }: Pick<Column, "x" | "room" | "air"> & { ruled: boolean },
): number {
  const words = { ...plain, bold: head, color: isLeft ? SOFT : INK };
  ink.write(price, right - PRICE, top, { ...words, width: PRICE, align: "right" });
  let y = ink.write(label, x, top, { ...words, width: room }) + (head ? 3 : 1);
  for (const fact of facts) {
    ink.write(fact.term, x, y, small);
    y = ink.write(fact.words, x + TERM, y, { size: 9, width: right - x - TERM }) + 1.5;
  }
  const told = head ? { size: 9, lead: 1.6 } : small;
  for (const text of about) y = ink.write(text, x, y, { ...told, width: right - x });
  y += air;
  if (ruled) ink.rule(x, right, y, 0.5, THREAD);
  return y + air * ROW;
}

function sceneOf(window: Window, index: number, rules: ChangedPlacement) {
  return drawWindow(parseMeasurements(window.measurements), window.customizations, {
    id: `q${index}`,
    site: window,
    rules,
    notes: false,
    setting: "by itself",
  });
}

/** Steps to the total, the total, and what is due of it. */
function totalsOf({ totals, payments }: QuotePaper, { x, room, air }: Column) {
  return (ink: Ink, top: number): number => {
    const line = (y: number, { label, amount, note }: (typeof totals)[number], face: Parameters<Ink["write"]>[3]) => {
      // A heading's figures are wider.
      ink.write(amount, right - 2 * PRICE, y, { ...face, width: 2 * PRICE, align: "right" });
      const under = ink.write(label, x, y, { ...face, width: room });
      return (note ? ink.write(note, x, under + 1, { ...small, width: right - x }) : under) + 1 + air;
    };
    const summed = totals.reduce((y, total) => {
      if (!total.strong) return line(y, total, plain);
      ink.rule(x, right, y + 1, 1, BRASS);
      return line(y + 8, total, { size: 19, heading: true });
    }, top);
    return payments.reduce(
      (y, { when, ...due }) => line(y, { ...due, strong: false, note: when }, plain),
      summed + air,
    );
  };
}

/** A few words stand beside what it comes to, where the sheet is white; more of them below it, paragraph by paragraph, so that long terms go on to the next page. */
function drawWords(ink: Ink, page: Pages, quote: QuotePaper, beside: { y: number; width: number }) {
  const texts = [
    { name: "Lead time", text: quote.leadTime, size: 10.5 },
    { name: "Terms", text: quote.terms, size: 9 },
  ].filter(({ text }) => text);
  const title = { size: 12, heading: true };
  const { width } = beside;
  const height = sum(texts.map(({ text, size }) => ink.heightOf(text, { size, width }) + 30));
  if (height <= BESIDE && beside.y + height <= sheet.bottom) {
    const end = texts.reduce(
      (y, { name, text, size }) => ink.write(text, left, ink.write(name, left, y, title) + 2, { size, width }) + 10,
      beside.y,
    );
    page.y = Math.max(page.y, end);
    return;
  }
  for (const { name, text, size } of texts) {
    page.need(48);
    page.write(name, title);
    page.y += 2;
    for (const paragraph of text.split("\n")) {
      page.write(paragraph, { size });
      if (paragraph) page.y += 2;
    }
    page.y += 12;
  }
}

/** A pen wants room: the name and the day on one line, the signature on one of its own. */
const PEN: Pen[] = [
  [0.68, "Name"],
  [0.32, "Date"],
  [1, "Signature"],
];
const CLOSE_PEN: Pen[] = [
  [0.36, "Name"],
  [0.42, "Signature"],
  [0.22, "Date"],
];
type Pen = [share: number, name: string];

/** A letter is from somebody, who stands at the foot on the left; the yes at the right, as a place for a pen or in words. */
function closingOf({ signer, sign, answer }: QuotePaper, { house, column }: { house: string; column: Column }) {
  const { x, air } = column;
  const wide = { ...plain, width: right - x };
  const own = { width: PLATE.width };
  return (ink: Ink, top: number): number => {
    const ends = [top];
    if (signer) {
      const yours = ink.write("Yours,", left, top, { ...own, ...plain });
      const named = ink.write(signer, left, yours + 2, { ...own, size: 22, heading: true });
      ends.push(ink.write(house, left, named + 1, { ...own, ...small }));
    }
    if (sign) ends.push(drawPen(ink, ink.write(sign, x, top, wide), { x, air }));
    if (answer) {
      ink.rule(x, right, top + 2, 1, BRASS);
      const under = ink.write(answer.title, x, top + 9, { ...wide, size: 16, heading: true }) + 3;
      ends.push(answer.sentences.reduce((y, text) => ink.write(text, x, y, wide) + 1, under));
    }
    return Math.max(...ends);
  };
}

/** Where a pen says yes. */
function drawPen(ink: Ink, top: number, { x, air }: Pick<Column, "x" | "air">): number {
  const gap = GUTTER / 2;
  let [from, y] = [x, top + 10 + 3 * air];
  for (const [share, name] of air < CLOSE ? CLOSE_PEN : PEN) {
    if (from + gap > right) [from, y] = [x, y + 26 + 2.5 * air];
    const to = Math.min(right, from + share * (right - x));
    ink.rule(from, to, y, 0.5);
    ink.write(name, from, y + 3, small);
    from = to + gap;
  }
  return y + 15;
}

function sum(heights: number[]) {
  return heights.reduce((total, height) => total + height, 0);
}

import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { DocumentPart, QuoteDocumentContent } from "#app/domain/quotes/document/document-content.ts";
import { drawWindow } from "#app/drawing/draw-window.ts";
import { BRASS, fitLine, INK, type Ink, inksOf, SOFT } from "./ink.ts";
import { Pages, sheet } from "./letterhead.ts";
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
const PICTURE = { width: 204, height: 232 };
const PIXELS = 2;
/** How much higher a window may stand that comes alone. */
const ALONE = 1.25;
/** How much lower windows may be drawn to spare a page, and how closely lines be set; how little on the last one is too little. */
const SMALLER: Setting[] = [
  { share: 1, air: 2.5 },
  { share: 0.85, air: 2.5 },
  { share: 0.76, air: 2.5 },
  { share: 0.7, air: 2.5 },
];
const SMALLEST: Setting[] = [
  { share: 1, air: 1.4 },
  { share: 0.85, air: 1.4 },
  { share: 0.7, air: 1.4 },
  { share: 0.54, air: 1.4 },
];
const SPARSE = 260;
/** How high words may stand beside the totals. */
const BESIDE = 150;
/** The line with the sum of a window. */
const TOGETHER = 20;
const GUTTER = 18;
const PRICE = 78;
/** Where all that is no picture begins. */
const WORDS = left + PICTURE.width + GUTTER;
const AIR = 22;
/** How much more stands above a row than below it. */
const ROW = 7 / 4;
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
  picture: { width: number; height: number };
  x: number;
  room: number;
  air: number;
}

function columnFor({ share, air }: Setting): Column {
  return { picture: { ...PICTURE, height: PICTURE.height * share }, x: WORDS, room: right - WORDS - PRICE, air };
}

type Scenes = (ReturnType<typeof sceneOf> | null)[];

/** A quote as a letter: whom it is for and why, each window in its cloth beside its words, what it comes to, and the yes. */
export async function quotePdf(quote: QuotePaper, { house, logo, at, fonts, renderer }: Tools): Promise<Uint8Array> {
  const scenes: Scenes = quote.parts.map(({ window }, index) => window && sceneOf(window, index, quote.rules));
  const draw = (setting: Setting, pictures: Uint8Array[] = []) => {
    const { doc, finish } = openDocument({ title: quote.title, author: house, at, size: letter }, fonts);
    const { wet } = inksOf(doc);
    const { houseLines } = quote;
    const page = new Pages(doc, wet, `${house} · ${quote.title}`, { house, houseLines, logo });
    const column = columnFor(setting);
    drawOpening(wet, page, quote, column);
    // Where no window is drawn, words have the whole sheet.
    const parts = scenes.some(Boolean) ? column : { ...column, x: left, room: width - PRICE };
    let under = 0;
    for (const [index, part] of quote.parts.entries()) {
      page.y = Math.max(page.y, under);
      under = drawPart(wet, page, part, parts, part.window && { png: pictures[index] });
    }
    // What it comes to may begin beside the last window, where its words leave room.
    const pages = doc.bufferedPageRange().count;
    const top = drawTotals(wet, page, quote, column);
    const parted = doc.bufferedPageRange().count > pages;
    const free = parted ? top : Math.max(top, under);
    if (!parted) page.y = Math.max(page.y, under);
    drawWords(wet, page, quote, { y: free, width: column.picture.width });
    drawClosing(wet, page, quote, { house, column });
    const { count } = doc.bufferedPageRange();
    const sparse = count > 1 && page.y < sheet.top + SPARSE;
    page.number();
    return { setting, count, sparse, parted, white: page.white, finish };
  };
  // A page that is half empty, or a last one with a few lines on it, reads as a mistake: smaller windows may spare it.
  const whole = scenes.filter(Boolean).length === 1 ? ALONE : 1;
  const scaled = ({ share, air }: Setting) => draw({ share: share * whole, air });
  const large = scaled({ share: 1, air: 4 });
  const smaller = large.count > 1 ? SMALLER.map(scaled).reduce(fewer, large) : large;
  const { setting } = smaller.sparse || smaller.parted ? SMALLEST.map(scaled).reduce(fewer, smaller) : smaller;
  const pictures = await renderAll(scenes, setting.share, renderer);
  return draw(setting, pictures).finish();
}

/** Once it is known how large they are: pixels are what a letter costs. */
async function renderAll(scenes: Scenes, share: number, renderer: () => Uint8Array) {
  const pictures: Uint8Array[] = [];
  for (const [index, scene] of scenes.entries()) {
    if (scene) pictures[index] = await sceneToPng(scene, pixelsWide(scene.viewBox, share), renderer);
  }
  return pictures;
}

/** The other where it takes fewer pages, or as many and fills them, or keeps what it comes to with its lines. */
function fewer<Drawn extends { count: number; white: number; parted: boolean }>(one: Drawn, other: Drawn) {
  const fuller = one.white > SPARSE / 2 && other.white < one.white / 2;
  const better = one.parted === other.parted ? fuller : one.parted;
  return other.count < one.count || (other.count === one.count && better) ? other : one;
}

/** A window that is higher than its place on the sheet is no wider than that makes it: more pixels nobody would see. */
export function pixelsWide({ width: wide, height }: { width: number; height: number }, share = 1): number {
  return Math.round(PIXELS * Math.min(PICTURE.width, (share * PICTURE.height * wide) / height));
}

/** What it is and for whom, then the owner's own words, before any figure. */
function drawOpening(
  ink: Ink,
  page: Pages,
  { title, client, facts, opening, note }: QuotePaper,
  { air }: Pick<Column, "air">,
) {
  const half = width * 0.6;
  const top = page.y;
  const size = fitLine(ink, title, 18, half, true);
  const under = ink.write(title, left, top, { size, heading: true, width: half }) + 2;
  const for_ = client ? ink.write(`For ${client}`, left, under, { size: 10.5, width: half }) : under;
  const beside = { ...small, width: width - half, align: "right" } as const;
  const told = facts.reduce((y, fact) => ink.write(fact, left + half, y, beside) + 1, top + 4);
  page.y = Math.max(for_, told) + 2 + 4 * air;
  for (const text of [...opening, ...note.split("\n")]) {
    if (text) page.write(text, { size: 10.5 });
    page.y += 1 + air;
  }
  page.y += 3 * air;
}

/** The window on the left, what is made for it on the right: on one page where one is enough, else its lines go on. Answers where the picture ends. */
function drawPart(
  ink: Ink,
  page: Pages,
  { title, rows, together }: DocumentPart,
  { picture: place, x, room, air: gap }: Column,
  picture: { png: Uint8Array | undefined } | null,
) {
  const high = picture ? place.height : 0;
  const heights = rows.map((row) => rowHeight(ink, row, room, gap));
  const named = rows[0]?.label !== title;
  const heading = { size: 15, heading: true, width: right - x };
  const head = named ? ink.heightOf(title, heading) + 6 : 0;
  const beside = head + sum(heights) + (together ? TOGETHER : 0);
  page.need(Math.min(Math.max(beside, high), sheet.bottom - sheet.top - 18));
  let drawn = page.y + high;
  if (picture?.png) ink.image(picture.png, { x: left, y: page.y, ...place });
  if (named) page.y = ink.write(title, x, page.y, heading) + 6;
  const goOn = (height: number) => {
    if (page.y + height <= sheet.bottom) return;
    page.next();
    drawn = 0;
  };
  for (const [index, row] of rows.entries()) {
    goOn(heights[index] ?? 0);
    drawRow(ink, page, row, { x, room, air: gap, ruled: index < rows.length - 1 || together !== null });
  }
  if (together) {
    goOn(TOGETHER);
    ink.write(together.amount, right - PRICE, page.y, { size: 10.5, bold: true, width: PRICE, align: "right" });
    page.y = ink.write(together.label, x, page.y, { size: 10.5, width: room, color: SOFT }) + 4;
  }
  // Smaller windows stand closer.
  const air = high > 0 ? (AIR * high) / PICTURE.height : (AIR * gap) / 4;
  page.y += air;
  return drawn === 0 ? 0 : drawn + air;
}

type Row = DocumentPart["rows"][number];

function rowHeight(ink: Ink, { label, about }: Row, room: number, gap: number) {
  const abouts = about.map((text) => ink.heightOf(text, { ...small, width: room + PRICE }));
  return ink.heightOf(label, { size: 10.5, bold: true, width: room }) + sum(abouts) + 1 + gap + gap * ROW;
}

function drawRow(
  ink: Ink,
  page: Pages,
  { label, about, price, left: isLeft }: Row,
  { x, room, air, ruled }: Pick<Column, "x" | "room" | "air"> & { ruled: boolean },
) {
  const color = isLeft ? SOFT : INK;
  ink.write(price, right - PRICE, page.y, { size: 10.5, width: PRICE, align: "right", color });
  page.y = ink.write(label, x, page.y, { size: 10.5, bold: !isLeft, width: room, color }) + 1;
  for (const text of about) page.y = ink.write(text, x, page.y, { ...small, width: right - x });
  page.y += air;
  if (ruled) ink.rule(x, right, page.y, 0.3, BRASS);
  page.y += air * ROW;
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

/** Answers where it began. */
function drawTotals(ink: Ink, page: Pages, { totals, payments }: QuotePaper, { x, room, air }: Column) {
  page.need(totals.length * 18 + 20 + sum(payments.map(({ when }) => (when ? 29 : 18))));
  const top = page.y;
  for (const { label, amount, strong } of totals) {
    const face = strong ? { size: 15, heading: true } : { size: 10.5 };
    if (strong) {
      ink.rule(x, right, page.y + 2, 0.75, BRASS);
      page.y += 8;
    }
    // A heading's figures are wider.
    ink.write(amount, right - 2 * PRICE, page.y, { ...face, width: 2 * PRICE, align: "right" });
    page.y = ink.write(label, x, page.y, { ...face, width: room }) + 1 + air;
  }
  page.y += 1.5 * air;
  for (const { label, amount, when } of payments) {
    ink.write(amount, right - PRICE, page.y, { size: 10.5, width: PRICE, align: "right" });
    page.y = ink.write(label, x, page.y, { size: 10.5, width: room });
    if (when) page.y = ink.write(when, x, page.y, { ...small, width: room + PRICE });
    page.y += 1 + air;
  }
  page.y += 2.5 * air;
  return top;
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

/** How wide the name, the signature and the date are, of the room for all three. */
const PEN = [0.33, 0.45, 0.22];
const penRoom = ({ air }: Pick<Column, "air">) => 18 + 5 * air;
const SIGN = { size: 10 };
const ANSWER = { size: 10.5 };

/** A letter is from somebody, who stands at the left; the yes at the right, as a place for a pen or in words. */
function drawClosing(
  ink: Ink,
  page: Pages,
  { signer, sign, answer }: QuotePaper,
  { house, column }: { house: string; column: Column },
) {
  const { x } = column;
  const wide = { width: right - x };
  page.y += 3 * column.air;
  const sentences = answer?.sentences.map((text) => ink.heightOf(text, { ...ANSWER, ...wide })) ?? [];
  const pen = sign ? ink.heightOf(sign, { ...SIGN, ...wide }) + penRoom(column) + 14 : 0;
  page.need(Math.max(signer ? 46 : 0, pen, answer ? 32 + sum(sentences) : 0));
  const top = page.y;
  if (signer) {
    const own = { width: column.picture.width };
    const yours = ink.write("Yours,", left, top, { ...own, size: 10.5 });
    const named = ink.write(signer, left, yours, { ...own, size: 15, heading: true });
    page.y = ink.write(house, left, named, { ...own, ...small });
  }
  if (sign) page.y = Math.max(page.y, drawSignature(ink, sign, { x, y: top, room: penRoom(column) }));
  if (!answer) return;
  ink.rule(x, right, top + 2, 0.75, BRASS);
  let y = ink.write(answer.title, x, top + 9, { size: 15, heading: true, ...wide }) + 3;
  for (const text of answer.sentences) y = ink.write(text, x, y, { ...ANSWER, ...wide });
  page.y = Math.max(page.y, y);
}

/** Where a pen says yes. */
function drawSignature(ink: Ink, sign: string, { x, y, room: above }: { x: number; y: number; room: number }): number {
  const room = right - x;
  const line = ink.write(sign, x, y, { ...SIGN, width: room }) + above;
  let from = x;
  for (const [index, name] of ["Name", "Signature", "Date"].entries()) {
    const wide = (PEN[index] as number) * (room - GUTTER);
    ink.rule(from, from + wide, line, 0.5);
    ink.write(name, from, line + 3, small);
    from += wide + GUTTER / 2;
  }
  return line + 20;
}

function sum(heights: number[]) {
  return heights.reduce((total, height) => total + height, 0);
}

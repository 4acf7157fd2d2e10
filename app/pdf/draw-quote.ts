import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { DocumentPart } from "#app/domain/quotes/document/document-content.ts";
import { drawWindow } from "#app/drawing/draw-window.ts";
import type { Box } from "#app/drawing/scene.ts";
import { fitLine, INK, type Ink, inksOf, SOFT } from "./ink.ts";
import { type Doc, type Fonts, letter, openDocument } from "./page.ts";
import type { QuotePaper } from "./quote-paper.ts";

const margin = 0.75 * 72;
const left = margin;
const right = letter.width - margin;
const width = right - left;
const bottom = letter.height - margin - 18;
const PICTURE = { width: 150, height: 132 };
const AIR = 3;
/** The line with the sum of a window. */
const TOGETHER = 18;
const GUTTER = 18;
const PRICE = 84;
const HEAD = 26;
const small = { size: 8.5, color: SOFT };

/** A quote on Letter paper: each window drawn beside its lines, then what it comes to, the terms, and the yes to it. */
export async function quotePdf(quote: QuotePaper, house: string, at: Date, fonts: Fonts): Promise<Uint8Array> {
  const { doc, finish } = openDocument({ title: quote.title, author: house, at, size: letter }, fonts);
  const { wet } = inksOf(doc);
  const page = new Pages(doc, wet, `${house} · ${quote.title}`);
  drawHead(wet, page, quote, house);
  for (const [index, part] of quote.parts.entries()) drawPart(wet, page, part, { index, rules: quote.rules });
  drawTotals(wet, page, quote);
  const words: [string, string][] = [
    ["Lead time", quote.leadTime],
    ["Note", quote.note],
    ["Terms", quote.terms],
  ];
  for (const [title, text] of words) if (text) drawWords(wet, page, title, text);
  if (quote.answer) drawAnswer(wet, page, quote.answer);
  page.number();
  return finish();
}

/** Where the next thing goes, and a new page where it does not fit. */
class Pages {
  y = 0;
  readonly #doc: Doc;
  readonly #ink: Ink;
  readonly #running: string;

  constructor(doc: Doc, ink: Ink, running: string) {
    this.#doc = doc;
    this.#ink = ink;
    this.#running = running;
    this.#doc.addPage();
    this.y = margin;
  }

  next() {
    this.#doc.addPage();
    this.#ink.write(this.#running, left, margin - 14, { size: 8, color: SOFT });
    this.y = margin + HEAD / 2;
  }

  /** So much must stand together. */
  need(height: number) {
    if (this.y + height > bottom && this.y > margin + HEAD) this.next();
  }

  number() {
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page);
      const text = `Page ${page + 1} of ${count}`;
      this.#ink.write(text, left, letter.height - margin, { size: 8, color: SOFT, width, align: "right" });
    }
  }
}

function drawHead(ink: Ink, page: Pages, quote: QuotePaper, house: string) {
  const half = width / 2;
  let under = ink.write(house, left, page.y, { size: 20, bold: true, width: half });
  for (const line of quote.houseLines) under = ink.write(line, left, under, { size: 8.5, color: SOFT, width: half });
  const x = left + half;
  const to = { width: half, align: "right" } as const;
  let beside = ink.write(quote.title, x, page.y, { size: fitLine(ink, quote.title, 14, half), bold: true, ...to });
  if (quote.client) beside = ink.write(`For ${quote.client}`, x, beside, { size: 10, ...to });
  for (const fact of quote.facts) beside = ink.write(fact, x, beside, { size: 9, color: SOFT, ...to });
  page.y = Math.max(under, beside) + 10;
  ink.rule(left, right, page.y, 1);
  page.y += 14;
}

/** The window on the left, what is made for it on the right: on one page where one is enough, else its lines go on. */
function drawPart(ink: Ink, page: Pages, part: DocumentPart, drawing: Drawing) {
  const { title, window, rows, together } = part;
  const x = window ? left + PICTURE.width + GUTTER : left;
  const room = right - x - PRICE;
  const heights = rows.map((row) => rowHeight(ink, row, room));
  const beside = sum(heights) + (together ? TOGETHER : 0);
  const head = ink.heightOf(title, { size: 13, bold: true, width }) + 6;
  page.need(Math.min(head + Math.max(beside, window ? PICTURE.height : 0), bottom - margin - HEAD));
  page.y = ink.write(title, left, page.y, { size: 13, bold: true, width }) + 6;
  const box = { x: left, y: page.y, ...PICTURE };
  let drawn = page.y;
  if (window) {
    ink.frame(box);
    ink.scene(() => sceneOf(window, drawing), within(box));
    drawn += PICTURE.height;
  }
  const goOn = (height: number) => {
    if (page.y + height <= bottom) return;
    page.next();
    drawn = 0;
  };
  for (const [index, row] of rows.entries()) {
    goOn(heights[index] ?? 0);
    drawRow(ink, page, row, { x, room });
  }
  if (together) {
    goOn(TOGETHER);
    ink.write(together.amount, right - PRICE, page.y, { size: 10, bold: true, width: PRICE, align: "right" });
    page.y = ink.write(together.label, x, page.y, { size: 10, width: room, color: SOFT }) + 4;
  }
  page.y = Math.max(page.y, drawn) + 16;
}

type Row = DocumentPart["rows"][number];

function rowHeight(ink: Ink, { label, about }: Row, room: number) {
  const abouts = about.map((text) => ink.heightOf(text, { ...small, width: room }));
  return ink.heightOf(label, { size: 10, bold: true, width: room }) + sum(abouts) + 8;
}

function drawRow(
  ink: Ink,
  page: Pages,
  { label, about, price, left: isLeft }: Row,
  { x, room }: { x: number; room: number },
) {
  const color = isLeft ? SOFT : INK;
  ink.write(price, right - PRICE, page.y, { size: 10, width: PRICE, align: "right", color });
  page.y = ink.write(label, x, page.y, { size: 10, bold: !isLeft, width: room, color });
  for (const text of about) page.y = ink.write(text, x, page.y, { ...small, width: room });
  page.y += 3;
  ink.rule(x, right, page.y, 0.2);
  page.y += 5;
}

/** With air to the frame. */
function within({ x, y, width: wide, height }: Box): Box {
  return { x: x + AIR, y: y + AIR, width: wide - 2 * AIR, height: height - 2 * AIR };
}

interface Drawing {
  index: number;
  rules: ChangedPlacement;
}

function sceneOf(window: Window, { index, rules }: Drawing) {
  return drawWindow(parseMeasurements(window.measurements), window.customizations, {
    id: `q${index}`,
    site: window,
    rules,
    notes: false,
  });
}

function drawTotals(ink: Ink, page: Pages, { totals, payments }: QuotePaper) {
  const x = left + width * 0.4;
  const room = right - x - PRICE;
  page.need(totals.length * 18 + payments.length * 30);
  ink.rule(x, right, page.y, 0.75);
  page.y += 6;
  for (const { label, amount, strong } of totals) {
    const size = strong ? 13 : 10;
    if (strong) {
      ink.rule(x, right, page.y, 0.75);
      page.y += 5;
    }
    ink.write(amount, right - PRICE, page.y, { size, bold: strong, width: PRICE, align: "right" });
    page.y = ink.write(label, x, page.y, { size, bold: strong, width: room }) + 4;
  }
  page.y += 4;
  for (const { label, amount, when } of payments) {
    ink.write(amount, right - PRICE, page.y, { size: 10, width: PRICE, align: "right" });
    page.y = ink.write(label, x, page.y, { size: 10, width: room });
    if (when) page.y = ink.write(when, x, page.y, { size: 8.5, color: SOFT, width: room });
    page.y += 4;
  }
  page.y += 10;
}

/** Paragraph by paragraph, so that long terms go on to the next page. */
function drawWords(ink: Ink, page: Pages, title: string, text: string) {
  page.need(48);
  page.y = ink.write(title, left, page.y, { size: 11, bold: true, width }) + 2;
  for (const paragraph of text.split("\n")) {
    for (const piece of piecesOf(ink, paragraph)) {
      if (page.y + ink.heightOf(piece, { size: 9, width }) > bottom) page.next();
      page.y = ink.write(piece, left, page.y, { size: 9, width }) + (paragraph ? 2 : 0);
    }
  }
  page.y += 10;
}

/** A paragraph longer than a page is cut between words. */
function piecesOf(ink: Ink, paragraph: string): string[] {
  const most = bottom - margin - HEAD;
  if (ink.heightOf(paragraph, { size: 9, width }) <= most) return [paragraph];
  const middle = paragraph.indexOf(" ", Math.floor(paragraph.length / 2));
  const at = middle < 0 ? Math.floor(paragraph.length / 2) : middle;
  return [...piecesOf(ink, paragraph.slice(0, at)), ...piecesOf(ink, paragraph.slice(at).trimStart())];
}

/** The yes stands last, where a signature would. */
function drawAnswer(ink: Ink, page: Pages, { title, sentences }: NonNullable<QuotePaper["answer"]>) {
  page.need(64);
  ink.rule(left, right, page.y, 0.75);
  page.y = ink.write(title, left, page.y + 8, { size: 13, bold: true, width }) + 3;
  for (const text of sentences) page.y = ink.write(text, left, page.y, { size: 10, width });
}

function sum(heights: number[]) {
  return heights.reduce((total, height) => total + height, 0);
}

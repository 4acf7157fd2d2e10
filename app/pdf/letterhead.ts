import { mark } from "#app/content/mark.ts";
import { BRASS, fitLine, type Ink, MOSS, SOFT } from "./ink.ts";
import { type Doc, INCH, letter } from "./page.ts";

const margin = 0.8 * INCH;
/** Where the words of a letter stand. */
export const sheet = {
  left: margin,
  right: letter.width - margin,
  width: letter.width - 2 * margin,
  top: 0.72 * INCH,
  bottom: letter.height - 0.66 * INCH,
};
/** Below which a page says its number. */
const FOOT = letter.height - 0.5 * INCH;
/** As many letters a line as an eye keeps, and as much between lines. */
export const LETTER = { size: 11, lead: 3.2, width: 424 };
const MARK = 30;
const FIELD = 32;

interface House {
  house: string;
  /** Who stands behind it. */
  houseLines: readonly string[];
  /** The owner's own mark, as PNG. */
  logo?: Uint8Array | undefined;
}

/** The mark and the name of the house, where to reach it, and a line of brass; answers where the letter begins. */
export function drawLetterhead(doc: Doc, ink: Ink, { house, houseLines, logo }: House): number {
  const { left, right, width, top } = sheet;
  const wide = drawMark(doc, left, top, MARK, logo);
  const size = logo ? fitLine(ink, house, 24, width / 2 - wide, true) : 24;
  ink.write(house, left + wide + 12, top - 1, { size, heading: true });
  const beside = { size: 8.5, color: SOFT, width: width / 2, align: "right" } as const;
  let y = top + 2;
  for (const line of houseLines) y = ink.write(line, left + width / 2, y, beside) + 1;
  const under = top + MARK + 12;
  ink.rule(left, right, under, 0.75, BRASS);
  return under + 24;
}

/** Answers how wide it stands. */
function drawMark(doc: Doc, x: number, y: number, size: number, logo: Uint8Array | undefined): number {
  if (logo) {
    const png = Buffer.from(logo);
    // Where every PNG says how wide and how high it is.
    const wide = Math.min((size * png.readUInt32BE(16)) / png.readUInt32BE(20), size * MOST_WIDE);
    // By its address the document knows it again, and holds it once.
    doc.image(`data:image/png;base64,${png.toString("base64")}`, x, y, { fit: [wide, size], valign: "center" });
    return wide;
  }
  doc.save();
  doc.translate(x, y).scale(size / FIELD);
  doc.fillColor(BRASS, 1).path(mark.rod).fill();
  doc.fillColor(MOSS, 1).path(mark.cloth).fill();
  doc.restore();
  return size;
}

/** A logo that is wider is drawn lower. */
const MOST_WIDE = 3.5;
const SMALL_MARK = 15;

/** Whose paper it is, and where to reach them. */
export interface Sender {
  house: string;
  reach: string;
  logo?: Uint8Array | undefined;
}

/** The same on one line, for paper that is full: it stands on every sheet, because sheets part on a table. */
export function drawRunningHead(
  doc: Doc,
  ink: Ink,
  { house, reach, logo }: Sender,
  { left, right, top }: { left: number; right: number; top: number },
): number {
  const wide = drawMark(doc, left, top, SMALL_MARK, logo);
  ink.write(house, left + wide + 6, top - 1, { size: 13, heading: true });
  const beside = { size: 9, color: SOFT, width: right - left, align: "right" } as const;
  ink.write(reach, left, top + 3, beside);
  ink.rule(left, right, top + SMALL_MARK + 4, 0.75, BRASS);
  return top + SMALL_MARK + 9;
}

/** Where the next thing goes, and a new page where it does not fit. */
export class Pages {
  y: number;
  /** How much was left white at the foot of the emptiest page that was gone on from. */
  white = 0;
  readonly #doc: Doc;
  readonly #ink: Ink;
  readonly #running: string;

  constructor(doc: Doc, ink: Ink, running: string, house: House) {
    this.#doc = doc;
    this.#ink = ink;
    this.#running = running;
    doc.addPage();
    this.y = drawLetterhead(doc, ink, house);
  }

  next() {
    this.white = Math.max(this.white, sheet.bottom - this.y);
    const { left, right, top } = sheet;
    this.#doc.addPage();
    this.#ink.write(this.#running, left, top - 16, { size: 8.5, color: SOFT });
    this.#ink.rule(left, right, top, 0.75, BRASS);
    this.y = top + 18;
  }

  /** So much must stand together. */
  need(height: number) {
    if (this.y + height > sheet.bottom && this.y > sheet.top + 18) this.next();
  }

  /** Lines of one kind, each where it fits. */
  write(text: string, words: Parameters<Ink["write"]>[3]) {
    const style = { width: sheet.width, ...words };
    for (const piece of piecesOf(this.#ink, text, style)) {
      if (this.y + this.#ink.heightOf(piece, style) > sheet.bottom) this.next();
      this.y = this.#ink.write(piece, sheet.left, this.y, style);
    }
  }

  number() {
    const { count } = this.#doc.bufferedPageRange();
    const { left, width } = sheet;
    for (let page = 0; page < count && count > 1; page += 1) {
      this.#doc.switchToPage(page);
      const text = `Page ${page + 1} of ${count}`;
      this.#ink.write(text, left, FOOT, { size: 8.5, color: SOFT, width, align: "right" });
    }
  }
}

/** A paragraph longer than a page is cut between words. */
function piecesOf(ink: Ink, paragraph: string, words: Parameters<Ink["write"]>[3]): string[] {
  if (ink.heightOf(paragraph, words) <= sheet.bottom - sheet.top - 18) return [paragraph];
  const middle = paragraph.indexOf(" ", Math.floor(paragraph.length / 2));
  const at = middle < 0 ? Math.floor(paragraph.length / 2) : middle;
  return [...piecesOf(ink, paragraph.slice(0, at), words), ...piecesOf(ink, paragraph.slice(at).trimStart(), words)];
}

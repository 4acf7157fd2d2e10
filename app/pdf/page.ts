import PDFDocument from "pdfkit";

/** The text face in two weights, as files that a document can embed. */
export interface Fonts {
  regular: Uint8Array;
  bold: Uint8Array;
}

export type Doc = InstanceType<typeof PDFDocument>;

/** In points, 72 to the inch. */
export const INCH = 72;
export const letter = { width: 8.5 * INCH, height: 11 * INCH, margin: 0.5 * INCH };

interface Paper {
  title: string;
  author: string;
  /** When what it says was decided, so that the same packet gives the same bytes. */
  at: Date;
  size: { width: number; height: number };
}

/** A document without a page yet, and what it has been told so far. */
export function openDocument({ title, author, at, size }: Paper, { regular, bold }: Fonts) {
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: [size.width, size.height],
    margin: 0,
    // Without a face of its own it looks for one in files that a bundle does not have.
    font: Buffer.from(regular) as unknown as string,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    lang: "en-US",
  });
  doc.registerFont("regular", Buffer.from(regular));
  doc.registerFont("bold", Buffer.from(bold));
  const parts: Buffer[] = [];
  doc.on("data", (part: Buffer) => parts.push(part));
  const finish = () =>
    new Promise<Uint8Array>((resolve, reject) => {
      doc.on("end", () => resolve(Buffer.concat(parts)));
      doc.on("error", reject);
      doc.end();
    });
  return { doc, finish };
}

interface Words {
  size: number;
  bold?: boolean;
  width?: number;
  align?: "left" | "right" | "center";
  color?: string;
}

export const INK = "#1B1D20";
export const SOFT = "#5C5F63";

/** Writes one line or, within a width, several, and answers where the next begins. */
export function write(doc: Doc, text: string, x: number, y: number, words: Words): number {
  const { size, bold = false, width, align = "left", color = INK } = words;
  doc
    .font(bold ? "bold" : "regular")
    .fontSize(size)
    .fillColor(color);
  const options = { align, lineBreak: width !== undefined, ...(width === undefined ? {} : { width }) };
  doc.text(text, x, y, options);
  return y + (width === undefined ? doc.currentLineHeight(true) : doc.heightOfString(text, options));
}

/** How high that would be. */
export function heightOf(doc: Doc, text: string, { size, bold = false, width }: Words): number {
  doc.font(bold ? "bold" : "regular").fontSize(size);
  return width === undefined ? doc.currentLineHeight(true) : doc.heightOfString(text, { width });
}

const LEAST_POINTS = 8;

/** The largest size, up to the one given, at which bold words take one line. */
export function fitLine(doc: Doc, text: string, most: number, width: number): number {
  const wraps = (size: number) =>
    heightOf(doc, text, { size, bold: true, width }) > heightOf(doc, "X", { size, bold: true }) * 1.5;
  let size = most;
  while (size > LEAST_POINTS && wraps(size)) size -= 1;
  return size;
}

export function rule(doc: Doc, x0: number, x1: number, y: number, weight = 0.5) {
  doc.moveTo(x0, y).lineTo(x1, y).lineWidth(weight).strokeColor(INK).stroke();
}

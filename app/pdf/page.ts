import PDFDocument from "pdfkit";
import { unpackFont } from "./unpack-font.ts";

/** The faces of the house, as files that a document can embed. */
export interface Fonts {
  regular: Uint8Array;
  bold: Uint8Array;
  heading: Uint8Array;
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
export function openDocument({ title, author, at, size }: Paper, fonts: Fonts) {
  const doc = new PDFDocument({
    autoFirstPage: false,
    // How many pages something took is written on each of them once that is known.
    bufferPages: true,
    size: [size.width, size.height],
    margin: 0,
    // None by default: it would look for one in files that a bundle does not have, and a face that is both the default and
    // registered is opened anew at every line of text.
    font: "",
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    lang: "en-US",
  });
  for (const [face, file] of Object.entries(fonts)) doc.registerFont(face, unpackFont(file));
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

import { inflateSync } from "node:zlib";
import PDFDocument from "pdfkit";

const WOFF = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * A face as a plain file. Out of a packed one (WOFF) the library unpacks a table again for every glyph it looks up, which took
 * more time than all the rest of a document. What is no WOFF comes back as it is.
 */
export function unpackFont(given: Uint8Array): Buffer {
  const packed = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (packed.length < WOFF_HEADER || packed.readUInt32BE(0) !== WOFF) return packed;
  const count = packed.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const largest = 2 ** Math.floor(Math.log2(count));
  head.writeUInt32BE(packed.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(largest * SFNT_ENTRY, 6);
  head.writeUInt16BE(Math.log2(largest), 8);
  head.writeUInt16BE((count - largest) * SFNT_ENTRY, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [at, size, whole] = [4, 8, 12].map((field) => packed.readUInt32BE(entry + field)) as [number, number, number];
    const stored = packed.subarray(at, at + size);
    const table = size < whole ? inflateSync(stored) : stored;
    const row = SFNT_HEADER + index * SFNT_ENTRY;
    packed.copy(head, row, entry, entry + 4);
    packed.copy(head, row + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, row + 8);
    head.writeUInt32BE(whole, row + 12);
    parts.push(table, Buffer.alloc(padded(whole) - whole));
    offset += padded(whole);
  }
  return Buffer.concat(parts);
}

/** The faces of the house, as files that a document can embed. */
export interface Fonts {
  regular: Uint8Array;
  bold: Uint8Array;
  heading: Uint8Array;
}

const AMOUNT = /^\W*\$[\d,.]+$|^[\d /]+"$/;

/**
 * Figures of one width in amounts and lengths, which stand below each other, and where a fraction follows one: a space of this face is a
 * fifth of an em, and in close figures 1 1/2 reads as 11/2.
 */
export function figuresIn(text: string): { features?: ["tnum"] } {
  return AMOUNT.test(text) || /1[ \u00a0]\d+\//.test(text) ? { features: ["tnum"] } : {};
}

/** What every letter is made with. */
export interface PaperTools {
  house: string;
  logo?: Uint8Array | undefined;
  at: Date;
  fonts: Fonts;
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

import { keepFractions } from "#app/domain/measuring/inches.ts";
import type { Box, Scene } from "#app/drawing/scene.ts";
import { drawScene } from "./draw-scene.ts";
import { type Doc, figuresIn } from "./page.ts";

export interface Words {
  size: number;
  bold?: boolean;
  /** In the face of headings. */
  heading?: boolean;
  width?: number;
  align?: "left" | "right" | "center";
  color?: string;
  /** Between lines, beside what the face has of its own. */
  lead?: number;
}

export const INK = "#1B1D20";
export const SOFT = "#5C5F63";
export const MOSS = "#3F4A3C";
export const BRASS = "#A77F45";
/** Between rows, where brass would be a grid. */
export const THREAD = "#D8CBB5";
/** What a drawing stands on. */
export const LINEN = "#F7F2E9";
export const CLAY = "#8C4630";

/** What leaves a mark on a page; a dry one only says how much room it would take. */
export interface Ink {
  /** One line or, within a width, several; answers where the next begins. */
  write(text: string, x: number, y: number, words: Words): number;
  heightOf(text: string, words: Words): number;
  rule(x0: number, x1: number, y: number, weight?: number, color?: string): void;
  /** A square to tick. */
  box(x: number, y: number, side: number): void;
  scene(make: () => Scene, box: Box): void;
  /** A picture that stands in pixels already. */
  image(png: Uint8Array, box: Box): void;
}

export interface Inks {
  wet: Ink;
  dry: Ink;
}

/** What holds a minus and its sum together is no letter of a font; and a line to write on stays beside what is written there. */
const inFont = (text: string) => keepFractions(text).replaceAll("\u2060", "").replaceAll(" ____", "\u00a0____");

/** A page is laid out dry until it fits, and then once more in ink, so heights are worked out once. */
export function inksOf(doc: Doc): Inks {
  const heights = new Map<string, number>();
  const faceOf = ({ bold, heading }: Words) => (heading ? "heading" : bold ? "bold" : "regular");
  const set = (words: Words) => doc.font(faceOf(words)).fontSize(words.size);
  const heightOf = (text: string, words: Words) => {
    const { size, width, lead = 0 } = words;
    const key = `${size} ${faceOf(words)} ${lead} ${width ?? ""} ${width === undefined ? "" : text}`;
    const known = heights.get(key);
    if (known !== undefined) return known;
    set(words);
    const height =
      width === undefined
        ? doc.currentLineHeight(true)
        : doc.heightOfString(inFont(text) || "X", { width, lineGap: lead, ...figuresIn(text) });
    heights.set(key, height);
    return height;
  };
  const below = (text: string, y: number, words: Words) => y + heightOf(text, words);
  return {
    dry: {
      write: (text, _, y, words) => below(text, y, words),
      heightOf,
      rule: () => {},
      box: () => {},
      scene: () => {},
      image: () => {},
    },
    wet: {
      write: (text, x, y, words) => {
        const { width, align = "left", color = INK, lead = 0 } = words;
        set(words).fillColor(color);
        if (text)
          doc.text(inFont(text), x, y, {
            align,
            lineBreak: width !== undefined,
            lineGap: lead,
            ...figuresIn(text),
            ...(width === undefined ? {} : { width }),
          });
        return below(text, y, words);
      },
      heightOf,
      rule: (x0, x1, y, weight = 0.5, color = INK) =>
        void doc.lineWidth(weight).strokeColor(color).moveTo(x0, y).lineTo(x1, y).stroke(),
      box: (x, y, side) => void doc.rect(x, y, side, side).lineWidth(0.5).strokeColor(INK).stroke(),
      scene: (make, box) => drawScene(doc, make(), box),
      image: (png, { x, y, width, height }) => void doc.image(Buffer.from(png), x, y, { fit: [width, height] }),
    },
  };
}

const LEAST_POINTS = 9;

/** The largest size, up to the one given, at which bold words, or those of a heading, take one line. */
export function fitLine({ heightOf }: Ink, text: string, most: number, width: number, heading = false): number {
  const face = { bold: true, heading };
  const wraps = (size: number) => heightOf(text, { size, ...face, width }) > heightOf("X", { size, ...face }) * 1.5;
  let size = most;
  while (size > LEAST_POINTS && wraps(size)) size -= 1;
  return size;
}

/** Words that take one line, however long they are: what does not fit is left off with dots. */
export function oneLine(ink: Ink, text: string, x: number, y: number, words: Words & { width: number }): number {
  const high = ink.heightOf("X", { ...words, width: 1000 });
  const fits = (some: string) => ink.heightOf(some, words) <= high * 1.5;
  if (fits(text)) return ink.write(text, x, y, words);
  let [least, most] = [0, text.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(`${text.slice(0, middle)}…`)) least = middle;
    else most = middle - 1;
  }
  return ink.write(`${text.slice(0, least)}…`, x, y, words);
}

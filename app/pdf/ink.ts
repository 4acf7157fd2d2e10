import type { Box, Scene } from "#app/drawing/scene.ts";
import { drawScene } from "./draw-scene.ts";
import type { Doc } from "./page.ts";

export interface Words {
  size: number;
  bold?: boolean;
  width?: number;
  align?: "left" | "right" | "center";
  color?: string;
}

export const INK = "#1B1D20";
export const SOFT = "#5C5F63";
const LINE = "#C9C2B4";

/** What leaves a mark on a page; a dry one only says how much room it would take. */
export interface Ink {
  /** One line or, within a width, several; answers where the next begins. */
  write(text: string, x: number, y: number, words: Words): number;
  heightOf(text: string, words: Words): number;
  rule(x0: number, x1: number, y: number, weight?: number): void;
  scene(make: () => Scene, box: Box): void;
  /** A hairline around something. */
  frame(box: Box): void;
}

export interface Inks {
  wet: Ink;
  dry: Ink;
}

/** A page is laid out dry until it fits, and then once more in ink, so heights are worked out once. */
export function inksOf(doc: Doc): Inks {
  const heights = new Map<string, number>();
  const set = ({ size, bold = false }: Words) => doc.font(bold ? "bold" : "regular").fontSize(size);
  const heightOf = (text: string, words: Words) => {
    const { size, bold, width } = words;
    const key = `${size} ${bold ? "b" : ""} ${width ?? ""} ${width === undefined ? "" : text}`;
    const known = heights.get(key);
    if (known !== undefined) return known;
    set(words);
    const height = width === undefined ? doc.currentLineHeight(true) : doc.heightOfString(text || "X", { width });
    heights.set(key, height);
    return height;
  };
  const below = (text: string, y: number, words: Words) => y + heightOf(text, words);
  return {
    dry: {
      write: (text, _, y, words) => below(text, y, words),
      heightOf,
      rule: () => {},
      scene: () => {},
      frame: () => {},
    },
    wet: {
      write: (text, x, y, words) => {
        const { width, align = "left", color = INK } = words;
        set(words).fillColor(color);
        if (text)
          doc.text(text, x, y, { align, lineBreak: width !== undefined, ...(width === undefined ? {} : { width }) });
        return below(text, y, words);
      },
      heightOf,
      rule: (x0, x1, y, weight = 0.5) =>
        void doc.moveTo(x0, y).lineTo(x1, y).lineWidth(weight).strokeColor(INK).stroke(),
      scene: (make, box) => drawScene(doc, make(), box),
      frame: ({ x, y, width, height }) => void doc.rect(x, y, width, height).lineWidth(0.4).strokeColor(LINE).stroke(),
    },
  };
}

const LEAST_POINTS = 8;

/** The largest size, up to the one given, at which bold words take one line. */
export function fitLine({ heightOf }: Ink, text: string, most: number, width: number): number {
  const wraps = (size: number) =>
    heightOf(text, { size, bold: true, width }) > heightOf("X", { size, bold: true }) * 1.5;
  let size = most;
  while (size > LEAST_POINTS && wraps(size)) size -= 1;
  return size;
}

import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { type Layer, layers } from "#app/domain/orders/places/layers.ts";

/** What is tied or stuck to a piece until it hangs, to its hardware, or to what is left of its cloth. */
export interface Label {
  /** The room; of a remnant the cloth. */
  head: string;
  /** "Left panel, Goblet", "Hardware bag, drapes". */
  title: string;
  /** In large type; empty where it has none. */
  size: string;
  /** Cloth, lining, cuts: each a line of its own. */
  lines: string[];
  /** What its code opens; a remnant has none. */
  part?: string;
}

/** What a label of 4 by 2 inches holds beside its code, in the smallest letters that are read at arm's length. */
const ROWS = 5;
const LETTERS = 36;

const rowsOf = (text: string) => Math.ceil(text.length / LETTERS);

/** A list that is longer than one label goes on on the next: between two of its things, never within one. */
export function splitLabel(label: Label): Label[] {
  const pages: string[][] = [[]];
  for (const line of label.lines) {
    for (const [index, thing] of line.split("; ").entries()) {
      const page = pages.at(-1) ?? [];
      const begun = index === 0 ? undefined : page.at(-1);
      const joined = begun === undefined ? [...page, thing] : [...page.slice(0, -1), `${begun}; ${thing}`];
      if (joined.reduce((sum, text) => sum + rowsOf(text), rowsOf(label.title) - 1) <= ROWS || page.length === 0)
        pages[pages.length - 1] = joined;
      else pages.push([thing]);
    }
  }
  if (pages.length === 1) return [label];
  return pages.map((lines, index) => ({ ...label, title: `${label.title}, ${index + 1} of ${pages.length}`, lines }));
}

/** What a label's code says: where the piece is looked up by whoever is logged in, and nothing about it. */
export function codeAddress(site: string, orderId: string, part: string): string {
  return `${site}/admin/dashboard/table/${encodeURIComponent(orderId)}?part=${encodeURIComponent(part)}`;
}

/** A piece that leaves the workroom, or what it is hung with: by its window's key, whatever becomes of names and numbers. */
export interface PieceKey {
  window: string;
  type: TreatmentType | Layer;
  /** Counted from 1; absent for what belongs to the whole treatment. */
  piece?: number | undefined;
}

export function writePieceKey({ window, type, piece }: PieceKey): string {
  return [window, type, piece].filter((part) => part !== undefined).join(".");
}

const PATTERN = /^([\w-]{1,40})\.(\w{1,20})(?:\.(\d{1,3}))?$/;

/** Undefined for what names no piece. */
export function readPieceKey(written: string): PieceKey | undefined {
  const [, window = "", typed, piece] = PATTERN.exec(written) ?? [];
  const type = [...treatmentTypes, ...layers].find((one) => one === typed);
  return type && { window, type, piece: piece === undefined ? undefined : Number(piece) };
}

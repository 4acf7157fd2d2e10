import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { type Layer, layers } from "#app/domain/orders/places/layers.ts";

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

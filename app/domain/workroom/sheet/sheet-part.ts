import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { type Layer, layers } from "#app/domain/orders/places/layers.ts";

/** What one row of an order's sheets is about; each is edited by itself. */
export type SheetPart =
  | { kind: "treatment"; window: string; type: TreatmentType | Layer }
  | { kind: "measure"; window: string }
  | { kind: "fabric"; fabric: string };

export function writeSheetPart(part: SheetPart): string {
  if (part.kind === "treatment") return `treatment:${part.window}:${part.type}`;
  return part.kind === "measure" ? `measure:${part.window}` : `fabric:${part.fabric}`;
}

const PATTERN = /^(?:treatment:([\w-]{1,40}):(\w+)|measure:([\w-]{1,40})|fabric:(.{1,240}))$/;

/** Undefined for what names no part. */
export function readSheetPart(written: string): SheetPart | undefined {
  const [, window, typed, measured, fabric] = PATTERN.exec(written) ?? [];
  const type = [...treatmentTypes, ...layers].find((one) => one === typed);
  if (window !== undefined) return type && { kind: "treatment", window, type };
  if (measured !== undefined) return { kind: "measure", window: measured };
  return fabric === undefined ? undefined : { kind: "fabric", fabric };
}

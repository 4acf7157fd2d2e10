import { stepsSoldIn } from "#app/domain/fabrics/book-fabric.ts";
import type { Check } from "#app/domain/workroom/checks.ts";
import { asOneOf, asRecord, asText, fields } from "./reading.ts";
import { type Fabric, naps } from "./treatment.ts";

/** No loom weaves wider, and no repeat is longer. */
export const WIDEST_CLOTH = 200;
export const NARROWEST_CLOTH = 6;
export const MOST_FABRIC_CENTS = 10_000_00;

/** "The dull one", "face marked with a thread". */
export const LONGEST_RIGHT_SIDE = 60;

export function readFabric(given: unknown, name: string, checks: Check[]): Fabric | undefined {
  const record = asRecord(given);
  if (!record) return undefined;
  const fabric = fields(record, name, checks);
  return {
    name: asText(record.name) ?? "",
    supplier: asText(record.supplier) ?? "",
    width: fabric.number("width", NARROWEST_CLOTH, WIDEST_CLOTH),
    repeat: fabric.number("repeat", 0, WIDEST_CLOTH) ?? 0,
    match: asOneOf(record.match, ["straight", "halfDrop", "none"]) ?? "straight",
    anyRepeatUpTo: fabric.number("anyRepeatUpTo", 0, WIDEST_CLOTH) ?? 0,
    direction: asOneOf(record.direction, ["upright", "railroaded"]) ?? "upright",
    railroadable: fabric.flag("railroadable"),
    sheer: record.sheer === true,
    nap: asOneOf(record.nap, naps),
    rightSide: (asText(record.rightSide) ?? "").slice(0, LONGEST_RIGHT_SIDE) || undefined,
    pricePerYard: fabric.whole("pricePerYard", 0, MOST_FABRIC_CENTS),
    costPerYard: fabric.whole("costPerYard", 0, MOST_FABRIC_CENTS),
    soldIn: fabric.number("soldIn", stepsSoldIn.least, stepsSoldIn.most),
    com: record.com === true,
  };
}

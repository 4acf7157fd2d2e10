import { readFabric } from "#app/domain/workroom/input/read-fabric.ts";
import { asRecord } from "#app/domain/workroom/input/reading.ts";
import type { Fabric } from "#app/domain/workroom/input/treatment.ts";
import { type Stamp, stampOf } from "./sheet-document.ts";

/** What the owner has looked up about one cloth. */
export interface FabricFacts
  extends Stamp,
    Pick<Fabric, "width" | "repeat" | "match" | "direction" | "pricePerYard" | "costPerYard" | "soldIn"> {
  supplier: string;
  /** May it be turned on its side? Absent where nobody has looked. */
  railroadable?: boolean | undefined;
  sheer: boolean;
  /** The client buys it and sends it to us. Absent where that is as the order says, cloth by cloth. */
  com?: boolean | undefined;
  nap?: Fabric["nap"];
  rightSide?: Fabric["rightSide"];
}

const LONGEST_KEY = 200;

/** Cloth goes by its name throughout an order, however it is written. */
export function fabricKey(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLowerCase().slice(0, LONGEST_KEY);
}

export function readFabricFacts(stored: unknown): FabricFacts | undefined {
  const record = asRecord(stored);
  const fabric = readFabric(record, "fabric", []);
  if (!record || !fabric) return undefined;
  const { width, repeat, match, direction, pricePerYard, costPerYard, soldIn } = fabric;
  const { supplier, railroadable, sheer, com, nap, rightSide } = fabric;
  return {
    width,
    repeat,
    match,
    direction,
    pricePerYard,
    costPerYard,
    soldIn,
    supplier,
    railroadable,
    sheer,
    com: record.com === undefined ? undefined : com,
    nap,
    rightSide,
    ...stampOf(record),
  };
}

/** A cloth with what was looked up about it. */
export function withFacts(fabric: Fabric, facts: FabricFacts | undefined): Fabric {
  if (!facts) return fabric;
  const { by: _, at: __, width, com = fabric.com, ...known } = facts;
  // Until its width is known the figures stand for the usual one, and nothing can be frozen.
  return { ...fabric, ...known, com, width: width ?? fabric.width, ...(width !== undefined && { known: true }) };
}

import { foldText } from "#app/domain/fold-text.ts";
import type { FabricDetails } from "./book-fabric.ts";

/** Tells cloths apart however their names are written; what begins it sorts them. */
export function foldedFabric({ name, color, supplier }: Pick<FabricDetails, "name" | "color" | "supplier">): string {
  return [name, color, supplier].map(foldText).join(" | ");
}

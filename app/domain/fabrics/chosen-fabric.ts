import { type BookFabric, type FabricDetails, fabricTitle } from "./book-fabric.ts";
import type { FabricLook } from "./fabric-look.ts";

/**
 * A cloth of the book as it was when it was chosen, for an order to keep: whatever becomes of the book, the order stays what
 * it was. Its client can read all of it, so neither supplier nor price is in it.
 */
export interface ChosenFabric
  extends Pick<
    BookFabric,
    "id" | "name" | "color" | "family" | "usableWidth" | "match" | "direction" | "railroadable"
  > {
  look: FabricLook;
}

type InBook = Pick<BookFabric, "id"> & FabricDetails;

export function chosenFabric(fabric: InBook): ChosenFabric {
  const { id, name, color, family, usableWidth, match, direction, railroadable, look } = fabric;
  return { id, name, color, family, usableWidth, match, direction, railroadable, look };
}

/** How an order names a cloth of the book: beside it stands what it is for and who buys it. */
export function chosenEntry(fabric: InBook): { name: string; link: string; book: ChosenFabric } {
  return { name: fabricTitle(fabric), link: "", book: chosenFabric(fabric) };
}

/** Cloth that lets the window through hangs without a lining, whichever way its maker sorts it. */
export function isSheer({ family, look }: Pick<FabricDetails, "family" | "look">): boolean {
  return family === "sheer" || look.weave === "sheer";
}

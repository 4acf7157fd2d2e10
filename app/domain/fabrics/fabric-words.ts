import type { BookFabric, ColorFamily, FabricDetails, Family, Room } from "./book-fabric.ts";
import type { FabricLook } from "./fabric-look.ts";

/** As people read them, on pages and in files. */
export const familyLabels: Readonly<Record<Family, string>> = {
  linen: "Linen",
  velvet: "Velvet",
  wool: "Wool",
  sheer: "Sheer",
  stripe: "Stripe",
  print: "Print",
};

export const colorFamilyLabels: Readonly<Record<ColorFamily, string>> = {
  white: "White",
  cream: "Cream",
  sand: "Sand",
  brown: "Brown",
  gray: "Gray",
  black: "Black",
  green: "Green",
  blue: "Blue",
  purple: "Purple",
  pink: "Pink",
  red: "Red",
  orange: "Orange",
  yellow: "Yellow",
};

export const roomLabels: Readonly<Record<Room, string>> = {
  living: "Living room",
  dining: "Dining room",
  bedroom: "Bedroom",
  kitchen: "Kitchen",
  bath: "Bath",
  study: "Study",
};

export const matchLabels: Readonly<Record<FabricDetails["match"], string>> = {
  straight: "Straight",
  halfDrop: "Half drop",
  none: "None",
};

export const directionLabels: Readonly<Record<FabricDetails["direction"], string>> = {
  upright: "Upright",
  railroaded: "Railroaded",
};

export const hangLabels: Readonly<Record<FabricDetails["hangs"], string>> = {
  crisp: "Crisp",
  soft: "Soft",
  heavy: "Heavy",
  airy: "Airy",
};

export const weaveLabels: Readonly<Record<FabricLook["weave"], string>> = {
  plain: "Plain",
  slub: "Slub",
  basket: "Basket",
  twill: "Twill",
  velvet: "Velvet",
  sheer: "Sheer",
};

export const patternLabels: Readonly<Record<FabricLook["pattern"], string>> = {
  none: "None",
  stripe: "Stripe",
  ticking: "Ticking",
  check: "Check",
  sprig: "Sprig",
  vine: "Vine",
  medallion: "Medallion",
  leaf: "Leaf",
};

/** What a cloth goes by, everywhere: its name and its color. */
export function fabricTitle({ name, color }: Pick<BookFabric, "name" | "color">): string {
  return color === "" ? name : `${name}, ${color}`;
}

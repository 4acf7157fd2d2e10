import { describeList } from "#app/domain/list-query.ts";
import type { FabricLook } from "./fabric-look.ts";

export const familyLabels = {
  linen: "Linen",
  velvet: "Velvet",
  wool: "Wool",
  sheer: "Sheer",
  stripe: "Stripe",
  print: "Print",
} as const;
export type Family = keyof typeof familyLabels;
export const families = Object.keys(familyLabels) as Family[];

/** By which a client looks for a cloth; the color's own name says more. */
export const colorFamilyLabels = {
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
} as const;
export type ColorFamily = keyof typeof colorFamilyLabels;
export const colorFamilies = Object.keys(colorFamilyLabels) as ColorFamily[];

export const roomLabels = {
  living: "Living room",
  dining: "Dining room",
  bedroom: "Bedroom",
  kitchen: "Kitchen",
  bath: "Bath",
  study: "Study",
} as const;
export type Room = keyof typeof roomLabels;
export const rooms = Object.keys(roomLabels) as Room[];

/** As the workroom lays it. */
export const matchLabels = {
  straight: "Straight",
  halfDrop: "Half drop",
  none: "None",
} as const;
export const matches = Object.keys(matchLabels) as (keyof typeof matchLabels)[];
export const directionLabels = {
  upright: "Upright",
  railroaded: "Railroaded",
} as const;
export const directions = Object.keys(directionLabels) as (keyof typeof directionLabels)[];
export const hangLabels = {
  crisp: "Crisp",
  soft: "Soft",
  heavy: "Heavy",
  airy: "Airy",
} as const;

/** In yards: an eighth, or a whole roll. */
export const stepsSoldIn = { least: 0.125, most: 60 } as const;

/** What the owner writes of a cloth. */
export interface FabricDetails {
  supplier: string;
  name: string;
  /** What its maker calls its color. */
  color: string;
  /** The mill's page; empty where there is none. */
  link: string;
  family: Family;
  colorFamily: ColorFamily;
  rooms: readonly Room[];
  /** In inches, without the selvages. */
  usableWidth: number;
  match: keyof typeof matchLabels;
  direction: keyof typeof directionLabels;
  /** May it be turned on its side? */
  railroadable: boolean;
  /** What a client pays for a yard; null where it follows from what we pay and the markup, or is not known. */
  pricePerYardCents: number | null;
  /** What we pay for a yard, and the percent that are added to it. */
  costPerYardCents: number | null;
  markup: number | null;
  /** The step in which it is sold, in yards. */
  soldIn: number;
  care: string;
  hangs: keyof typeof hangLabels;
  look: FabricLook;
}

/** A cloth of the fabric book. */
export interface BookFabric extends FabricDetails {
  id: string;
  /** False once it is no longer made: it stays in orders, and nobody chooses it anew. */
  active: boolean;
  version: number;
  updatedAt: string;
}

/** What a client sees of a cloth: neither who sells it to us nor for how much, but whether it is dear. */
export interface ClientFabric
  extends Pick<BookFabric, "id" | "name" | "color" | "family" | "colorFamily" | "rooms" | "look" | "care" | "hangs"> {
  priceClass?: PriceClass | undefined;
}

export type PriceClass = 1 | 2 | 3;

type Priced = Pick<BookFabric, "pricePerYardCents" | "costPerYardCents" | "markup">;

/** What a yard is sold for: the price that was set, or else what we pay and the markup on it. */
export function yardPrice({ pricePerYardCents, costPerYardCents, markup }: Priced): number | null {
  if (pricePerYardCents !== null || costPerYardCents === null || markup === null) return pricePerYardCents;
  return Math.round((costPerYardCents * (100 + markup)) / 100);
}

/** From a yard of plain linen to one of silk; none where the price is not known. */
export function priceClassOf(fabric: Priced): PriceClass | undefined {
  const cents = yardPrice(fabric);
  if (!cents) return undefined;
  return cents < 60_00 ? 1 : cents < 120_00 ? 2 : 3;
}

/** The fabric book: what is no longer made stands apart. */
export const fabricList = describeList({
  family: { values: families, usual: null },
  state: { values: ["active", "discontinued"], usual: "active" },
});
export type FabricListQuery = ReturnType<typeof fabricList.parse>;

/** As people read them, on pages and in files. */
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

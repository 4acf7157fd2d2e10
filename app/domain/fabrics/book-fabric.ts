import { describeList } from "#app/domain/list-query.ts";
import type { FabricLook } from "./fabric-look.ts";

export const families = ["linen", "velvet", "wool", "sheer", "stripe", "print"] as const;
export type Family = (typeof families)[number];

/** By which a client looks for a cloth; the color's own name says more. */
export const colorFamilies = [
  "white",
  "cream",
  "sand",
  "brown",
  "gray",
  "black",
  "green",
  "blue",
  "purple",
  "pink",
  "red",
  "orange",
  "yellow",
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

export const rooms = ["living", "dining", "bedroom", "kitchen", "bath", "study"] as const;
export type Room = (typeof rooms)[number];

/** As the workroom lays it. */
export const matches = ["straight", "halfDrop", "none"] as const;
export const directions = ["upright", "railroaded"] as const;
export const hangs = ["crisp", "soft", "heavy", "airy"] as const;

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
  match: (typeof matches)[number];
  direction: (typeof directions)[number];
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
  hangs: (typeof hangs)[number];
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

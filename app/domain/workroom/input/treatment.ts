import type { StyleRef } from "#app/domain/catalogue/style.ts";
import type { Bay, WindowBeside } from "#app/domain/measuring/window-on-wall.ts";
import type { Pattern } from "#app/domain/workroom/cloth/lay.ts";
import type { Choices, Flags } from "./choices.ts";

/** Sizes of a window in inches; what nobody has measured is absent. */
export interface WindowSizes {
  /** Outside of the frame. */
  width?: number | undefined;
  height?: number | undefined;
  topToFloor?: number | undefined;
  /** From the frame to the ceiling. */
  gap?: number | undefined;
  /** From floor to ceiling. */
  room?: number | undefined;
  /** From the frame to the walls beside it. */
  left?: number | undefined;
  right?: number | undefined;
  heightToSill?: number | undefined;
  insideWidths: readonly number[];
  insideHeights: readonly number[];
  /** From corner to corner, where somebody measured. */
  insideDiagonals?: readonly number[] | undefined;
  insideDepth?: number | undefined;
  glassWidth?: number | undefined;
  glassHeight?: number | undefined;
  archRise?: number | undefined;
  /** On which side a slanted top is higher; one that is not slanted is a curve. */
  slant?: "left" | "right" | undefined;
  bay?: Bay | undefined;
  /** The windows to its right that hang from the same rod. */
  together?: readonly WindowBeside[];
  /** Somebody has said that there is a bay, or that windows share a rod, and has not measured all of it. */
  bayOpen?: boolean | undefined;
  besideOpen?: boolean | undefined;
}

export const naps = ["none", "up", "down"] as const;
export type Nap = (typeof naps)[number];

export interface Fabric extends Pattern {
  name: string;
  supplier: string;
  width?: number | undefined;
  /** Somebody has looked it up, or the fabric book has it: width and repeat are not assumed. */
  known?: boolean | undefined;
  direction: "upright" | "railroaded";
  /** May it be turned? Unknown for cloth that nobody has looked up. */
  railroadable?: boolean | undefined;
  sheer: boolean;
  /** Which way it lies, and how its right side is known; absent where nobody has looked. */
  nap?: Nap | undefined;
  rightSide?: string | undefined;
  /** Whole cents a yard: what a client pays for it, and what we do. */
  pricePerYard?: number | undefined;
  costPerYard?: number | undefined;
  /** The step in which it is sold, in yards. */
  soldIn?: number | undefined;
  /** The client's own material. */
  com: boolean;
}

export const liningNames = {
  standard: "Standard lining",
  blackout: "Blackout lining",
  sheerBatiste: "Sheer batiste lining",
} as const;
export type Lining = keyof typeof liningNames;
export const linings = Object.keys(liningNames) as Lining[];

export const edges = ["leading", "outer", "bottom", "sides"] as const;
export type Edge = (typeof edges)[number];

export interface Band {
  kind: "edge" | "inset";
  edges: readonly Edge[];
  /** Of the finished band; the rules' own where absent. */
  width?: number | undefined;
  fabric: Fabric;
}

export interface Trim {
  edges: readonly Edge[];
  rows: number;
  name: string;
  supplier: string;
}

export type Kind = "drapery" | "sash" | "roman" | "hard" | "cornice" | "valance";

/** One treatment of one window, read and bounded; everything below works on this. */
export interface Treatment {
  style: StyleRef;
  kind: Kind;
  window: WindowSizes;
  choices: Choices;
  /** Hard shades take no cloth. */
  fabric?: Fabric | undefined;
  lining?: Lining | undefined;
  interlining: boolean;
  band?: Band | undefined;
  insetBand?: Band | undefined;
  trim?: Trim | undefined;
  /** A welt in another fabric than the face. */
  contrastWelt?: Fabric | undefined;
  /** What straps and ties are cut from, where it is not the face. */
  contrast?: Fabric | undefined;
  flags: Flags;
  /** New hardware is to be bought, rather than kept or none. */
  newHardware: boolean;
  /** Measured by us, or the client's figures accepted. */
  measured: boolean;
}

/** Where nobody said, the paper owns up to it: the wires may be at the other end. */
export function controlSideInWords(treatment: Pick<Treatment, "choices">, end = ""): string {
  const where = `at the ${controlSide(treatment)}${end}`;
  return treatment.choices.controlSide ? where : `${where} (the usual; nobody said)`;
}

/** Where a motor or a chain is: as asked for, else where drapes stand when they are open, and on the right of all others. */
export function controlSide({ choices }: Pick<Treatment, "choices">): NonNullable<Choices["controlSide"]> {
  return choices.controlSide ?? (choices.draw === "left" ? "left" : "right");
}

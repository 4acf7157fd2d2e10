import type { StyleRef } from "#app/domain/catalogue/style.ts";
import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { Bay } from "#app/domain/measuring/bay.ts";
import type { DraperyChoices, RodEnd } from "#app/domain/measuring/place-drapery.ts";
import type { WindowBeside } from "#app/domain/measuring/window-on-wall.ts";
import type { Pattern } from "#app/domain/workroom/cloth/lay.ts";

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

export const draws = ["pair", "left", "right", "stationary"] as const satisfies readonly DraperyChoices["draw"][];
export const lengths = ["floor", "kiss", "break", "puddle", "sill", "apron"] as const;
export const mounts = ["outside", "inside", "ceiling"] as const;
export const layers = ["front", "back"] as const;
export const coverages = ["lower", "upper"] as const;
export const arches = ["above", "below", "cover"] as const;
export const rodEnds = ["wall", "corner"] as const satisfies readonly RodEnd[];
export const operations = ["hand", "wand", "motor"] as const;
export const controlSides = ["left", "right"] as const;
export const powers = ["battery", "plug", "wired"] as const;
export const hangs = ["rings", "traverse", "grommets", "behind", "pocket", "track"] as const satisfies readonly Hang[];

export const patternStarts = ["hem", "top", "center"] as const;
export type PatternStart = (typeof patternStarts)[number];
export const naps = ["none", "up", "down"] as const;
export type Nap = (typeof naps)[number];

/** What the client or the owner decided; whatever is absent is decided by the rules. */
export interface Choices {
  draw: DraperyChoices["draw"];
  length: DraperyChoices["length"];
  mount: DraperyChoices["mount"];
  underTop: boolean;
  /** Widths of cloth in each panel that stays at the side. */
  panelWidths: number;
  panels?: number | undefined;
  hang?: Hang | undefined;
  layer?: DraperyChoices["layer"];
  coverage?: DraperyChoices["coverage"];
  railFromTop?: number | undefined;
  arch?: DraperyChoices["arch"];
  /** A template has been taken of what covers an arch. */
  templateTaken?: boolean | undefined;
  ends?: DraperyChoices["ends"];
  operate?: (typeof operations)[number] | undefined;
  /** Where the motor of drapes is, or the chain or motor of a shade. */
  controlSide?: (typeof controlSides)[number] | undefined;
  /** Of a motor. */
  power?: (typeof powers)[number] | undefined;
  finials?: boolean | undefined;
  rodWidth?: number | undefined;
  rodAbove?: number | undefined;
  finishedLength?: number | undefined;
  projection?: number | undefined;
  return?: number | undefined;
  /** At the rod's left end and its right, where they differ. */
  returns?: readonly [number, number] | undefined;
  /** Of one end alone. */
  returnLeft?: number | undefined;
  returnRight?: number | undefined;
  overlap?: number | undefined;
  fullness?: number | undefined;
  ripple?: number | undefined;
  cuts?: number | undefined;
  widthsPerPanel?: number | undefined;
  /** What a half width leaves goes to another rod of the same window. */
  sharesWidths?: boolean | undefined;
  /** In each panel. */
  pleats?: number | undefined;
  /** In place of what the rules add for heading and hem together. */
  cutAllowance?: number | undefined;
  /** Of a shade, in place of what the mount gives. */
  finishedWidth?: number | undefined;
  finishedHeight?: number | undefined;
  /** Width of the rod that a top covers. */
  overRod?: number | undefined;
  /** How far that rod, or the drapes' own, goes beyond the frame, left and right, where it is known. */
  rodExtension?: readonly [number, number] | undefined;
  /** How far whatever holds those drapes stands out from the wall. */
  overProjection?: number | undefined;
  /** A shade that a top covers: sewn and over the frame, or from a factory. */
  overShade?: "outside" | "hard" | undefined;
  /** The same of a shade over the frame that a top covers. */
  shadeExtension?: readonly [number, number] | undefined;
  /** Width across the front of a top. */
  face?: number | undefined;
  longPoint?: number | undefined;
  shortPoint?: number | undefined;
  /** How much deeper than by the rules a top is to hang; less than nothing is shallower. */
  deeper?: number | undefined;
  /** How far above the frame a top's upper edge is. */
  topAbove?: number | undefined;
  /** Along the shaped lower edge of a top, measured on its drawing. */
  edgeLength?: number | undefined;
  /** Of a cornice's, from an end to the middle: how far in and how far down, one after the other. */
  edgePoints?: readonly number[] | undefined;
  swags?: number | undefined;
  /** Box pleats across a top. */
  boxes?: number | undefined;
  /** Where a patterned cloth begins, and how far from there. */
  patternStart?: PatternStart | undefined;
  patternInches?: number | undefined;
  /** Each panel is tied back with its own cloth. */
  tieBacks?: boolean | undefined;
}

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

export const linings = ["standard", "blackout", "sheerBatiste"] as const;
export type Lining = (typeof linings)[number];

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

/** What was ticked, and what else decides whether a shade may be hung at all. */
export interface Flags {
  standardLining: boolean;
  unlined: boolean;
  blackoutLining: boolean;
  sheerBatisteLining: boolean;
  interlining: boolean;
  edgeBanding: boolean;
  insetEdgeBanding: boolean;
  decorativeTrim: boolean;
  clutchControl: boolean;
  cordlessControl: boolean;
  motorizedControl: boolean;
  /** The loop is held to the wall. */
  tensionDevice: boolean;
  freeHangingCord: boolean;
  children: boolean;
  /** Asked for when drapes inside the frame could be asked for; nobody was asked how wide the opening is. */
  drapesInside: boolean;
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

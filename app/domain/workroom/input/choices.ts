import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { DraperyChoices, RodEnd } from "#app/domain/measuring/place-drapery.ts";
import { asOneOf, type Fields, LARGEST_INCHES } from "./reading.ts";

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
export const hangNames: Readonly<Record<Hang, string>> = {
  rings: "On rings",
  traverse: "On a traverse rod",
  grommets: "On grommets",
  behind: "On hidden tabs",
  pocket: "In a rod pocket",
  track: "On a track",
};
const hangs = Object.keys(hangNames) as Hang[];

export const patternStarts = ["hem", "top", "center"] as const;
export type PatternStart = (typeof patternStarts)[number];

/** More than this is another top. */
const MOST_DEEPER = 12;

/** What the client or the owner decided; whatever is absent is decided by the rules. */
export interface Choices extends ReturnType<typeof readChoices> {
  /** What a half width leaves goes to another rod of the same window. Nobody chooses it. */
  sharesWidths?: boolean | undefined;
}

export function readChoices(choices: Fields) {
  return {
    draw: asOneOf(choices.value("draw"), draws) ?? "pair",
    length: asOneOf(choices.value("length"), lengths) ?? "floor",
    mount: asOneOf(choices.value("mount"), mounts) ?? "outside",
    underTop: choices.value("underTop") === true,
    /** Widths of cloth in each panel that stays at the side. */
    panelWidths: choices.number("panelWidths", 0.5, 20) ?? 1,
    panels: choices.whole("panels", 1, 12),
    hang: asOneOf(choices.value("hang"), hangs),
    layer: asOneOf(choices.value("layer"), layers),
    coverage: asOneOf(choices.value("coverage"), coverages),
    railFromTop: choices.distance("railFromTop"),
    arch: asOneOf(choices.value("arch"), arches),
    /** A template has been taken of what covers an arch. */
    templateTaken: choices.flag("templateTaken"),
    ends: readEnds(choices.value("ends")),
    operate: asOneOf(choices.value("operate"), operations),
    /** Of a motor. */
    power: asOneOf(choices.value("power"), powers),
    /** Where the motor of drapes is, or the chain or motor of a shade. */
    controlSide: asOneOf(choices.value("controlSide"), controlSides),
    finials: choices.flag("finials"),
    rodWidth: choices.size("rodWidth"),
    // A rod that hangs already may hang below the top of the frame.
    rodAbove: choices.number("rodAbove", -LARGEST_INCHES, LARGEST_INCHES),
    finishedLength: choices.size("finishedLength"),
    projection: choices.distance("projection"),
    return: choices.distance("return"),
    /** At the rod's left end and its right, where they differ. */
    returns: readSides(choices, "returns"),
    /** Of one end alone. */
    returnLeft: choices.distance("returnLeft"),
    returnRight: choices.distance("returnRight"),
    overlap: choices.distance("overlap"),
    fullness: choices.number("fullness", 1, 5),
    ripple: choices.number("ripple", 1, 400),
    cuts: choices.whole("cuts", 1, 500),
    widthsPerPanel: choices.number("widthsPerPanel", 0.5, 50),
    /** In each panel. */
    pleats: choices.whole("pleats", 2, 500),
    /** In place of what the rules add for heading and hem together. */
    cutAllowance: choices.distance("cutAllowance"),
    /** Of a shade, in place of what the mount gives. */
    finishedWidth: choices.size("finishedWidth"),
    finishedHeight: choices.size("finishedHeight"),
    /** Width of the rod that a top covers. */
    overRod: choices.size("overRod"),
    /** How far that rod, or the drapes' own, goes beyond the frame, left and right, where it is known. */
    rodExtension: readSides(choices, "rodExtension"),
    /** How far whatever holds those drapes stands out from the wall. */
    overProjection: choices.distance("overProjection"),
    /** A shade that a top covers: sewn and over the frame, or from a factory. */
    overShade: asOneOf(choices.value("overShade"), ["outside", "hard"]),
    /** The same of a shade over the frame that a top covers. */
    shadeExtension: readSides(choices, "shadeExtension"),
    /** Width across the front of a top. */
    face: choices.size("face"),
    longPoint: choices.size("longPoint"),
    shortPoint: choices.distance("shortPoint"),
    /** How much deeper than by the rules a top is to hang; less than nothing is shallower. */
    deeper: choices.number("deeper", -MOST_DEEPER, MOST_DEEPER),
    /** How far above the frame a top's upper edge is. */
    topAbove: choices.number("topAbove", -LARGEST_INCHES, LARGEST_INCHES),
    /** Along the shaped lower edge of a top, measured on its drawing. */
    edgeLength: choices.size("edgeLength"),
    /** Of a cornice's, from an end to the middle: how far in and how far down, one after the other. */
    edgePoints: readEdge(choices),
    swags: choices.whole("swags", 1, 99),
    /** Box pleats across a top. */
    boxes: choices.whole("boxes", 1, 99),
    /** Where a patterned cloth begins, and how far from there. */
    patternStart: asOneOf(choices.value("patternStart"), patternStarts),
    patternInches: choices.distance("patternInches"),
    /** Each panel is tied back with its own cloth. */
    tieBacks: choices.flag("tieBacks"),
  };
}

function readEnds(given: unknown): readonly [RodEnd, RodEnd] | undefined {
  const [left, right] = Array.isArray(given) ? given.map((end: unknown) => asOneOf(end, rodEnds)) : [];
  return left || right ? [left ?? "wall", right ?? "wall"] : undefined;
}

function readSides(choices: Fields, name: string): readonly [number, number] | undefined {
  const [left, right] = choices.sizes(name, 0);
  return left === undefined || right === undefined ? undefined : [left, right];
}

const MOST_OF_EDGE = 400;

function readEdge(choices: Fields): readonly number[] | undefined {
  const points = choices.sizes("edgePoints", 0, MOST_OF_EDGE);
  return points.length > 0 && points.length % 2 === 0 ? points : undefined;
}

/** What was ticked, and what else decides whether a shade may be hung at all. */
const flagNames = [
  "standardLining",
  "unlined",
  "blackoutLining",
  "sheerBatisteLining",
  "interlining",
  "edgeBanding",
  "insetEdgeBanding",
  "decorativeTrim",
  "clutchControl",
  "cordlessControl",
  "motorizedControl",
  /** The loop is held to the wall. */
  "tensionDevice",
  "freeHangingCord",
  "children",
  /** Asked for when drapes inside the frame could be asked for; nobody was asked how wide the opening is. */
  "drapesInside",
] as const;
export type Flags = Record<(typeof flagNames)[number], boolean>;

export function readFlags(ticked: Readonly<Record<string, unknown>>): Flags {
  return Object.fromEntries(flagNames.map((name) => [name, ticked[name] === true])) as Flags;
}

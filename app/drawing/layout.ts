import type { StyleRef } from "#app/domain/catalogue/style.ts";
import { topNumbers } from "#app/domain/catalogue/trade-numbers.ts";
import { type DraperyPlacement, placeSash } from "#app/domain/measuring/place-drapery.ts";
import type { ShadePlacement } from "#app/domain/measuring/place-shade.ts";
import type { TopPlacement } from "#app/domain/measuring/place-top.ts";
import {
  type ChosenStyles,
  type PlacedDrapery,
  type Placement,
  type PlacementAnswers,
  placeTreatments,
} from "#app/domain/measuring/placement.ts";
import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import type { Resolved } from "#app/domain/measuring/resolve-measurements.ts";
import { type Bay, bayPieces, type Sides, windowOnWall } from "#app/domain/measuring/window-on-wall.ts";
import type { Layer } from "#app/domain/orders/places/layers.ts";
import { rodHardware } from "#app/domain/workroom/drapery/hardware.ts";
import { pocketSpan } from "#app/domain/workroom/drapery/pocket-span.ts";
import { type SeenCloth, sewnPanels, usualCloth } from "#app/domain/workroom/drapery/sewn-panels.ts";
import { type SewnTop, sewnTop } from "#app/domain/workroom/tops/sewn-top.ts";
import type { HeadingLook } from "./drapery/headings.ts";
import { countSpaces, fullnessOf, type Made, sewnSpaces, stackWidth } from "./drapery/spacing.ts";
import { opening } from "./frame.ts";
import { type Looks, looksOf } from "./looks.ts";
import { bentBrackets, type DrawnPlace, drawnPlace, startsOfRods } from "./place.ts";
import type { Box } from "./scene.ts";
import { type ShadeLook, sewnBy } from "./shades/shade-table.ts";
import { raisedHeight } from "./shades/stack.ts";

/** Where everything stands, in inches: x from the left edge of the frame, y down from the ceiling. */
export interface Layout {
  ceiling: number;
  floor: number;
  leftWall: number;
  rightWall: number;
  frame: Box;
  glass: Box;
  door: boolean;
  /** Where it is more than a window by itself in a flat wall. */
  place?: DrawnPlace;
  hanging?: Hanging;
  /** What hangs besides, from the wall into the room. */
  besides?: readonly HungBeside[];
  /** Panels stretched over the glass between two rods. */
  sash?: Box;
  /** How far drapes and a top stand before the wall. */
  standing?: { drapes?: Standing; top?: Standing };
  shade?: Box & { hidden: number };
  top?: Box & { sewn: SewnTop };
}

interface Standing {
  out: number;
  /** At which ends it goes back to the wall. */
  returns: Sides<boolean>;
}

/** A rod and the panels on it. */
export interface Hanging {
  hang: DraperyPlacement["hang"];
  rod: Rod;
  panels: readonly HungPanel[];
  /** Upper and lower edge of the cloth. */
  clothTop: number;
  hem: number;
  /** How much of it lies on the floor. */
  pool?: number;
}

/** Sheers behind the drapes, the lower of two tiers, or the other rods of a bay. */
export interface HungBeside {
  layer: "sheer" | "lower" | "bay";
  look: HeadingLook;
  hanging: Hanging;
}

export interface Rod {
  x0: number;
  x1: number;
  y: number;
  finials: Sides<boolean>;
  /** Where it is held, from its left end, where that is not as the rules have it. */
  bracketsAt?: readonly number[] | undefined;
  /** How far in from its ends it is held. */
  heldIn?: number | undefined;
  /** Held from the ceiling, at this height. */
  ceiling?: number | undefined;
}

export interface HungPanel {
  x: number;
  width: number;
  /** What it was made for: how wide it hangs when it is drawn across, in so many spaces. */
  covers?: number;
  spaces?: number;
  leading: "left" | "right";
  /** Where its pleats stand, in from its left edge, where that is known to the eighth. */
  at?: readonly number[] | undefined;
}

/** What was answered, with what only a picture needs. */
export interface LayoutAnswers extends PlacementAnswers {
  /** Hung inside the frame, whether or not the opening has been measured. */
  shadeInside?: boolean;
  /** From the top of the frame to the top of the sill. */
  toSill?: number | null;
  /** As measured, for panels stretched over it. */
  glass?: { width: number; height: number };
  /** Of which the drapes and the top are made, where that is known. */
  cloth?: SeenCloth | undefined;
  topCloth?: SeenCloth | undefined;
  besideCloth?: { readonly [layer in Layer]?: SeenCloth | undefined };
}

export interface Pose {
  closed: boolean;
  /** 0 is all the way down, 1 is as high as a shade goes. */
  raise: number;
}

/** A wall that nobody has measured stays at least so far from what hangs beside it. */
const AIR_BEFORE_WALL = 4;

/** The placement of the domain as a picture: nothing is placed here that the workroom would not hang there. */
export function layOut(
  resolved: Resolved,
  styles: ChosenStyles,
  looks: Looks,
  pose: Pose,
  rules: PlacementRules,
  answers: LayoutAnswers = {},
): Layout {
  const { inches } = resolved;
  const window = { ...windowOnWall(resolved), toSill: answers.toSill ?? null };
  const frame: Box = {
    x: 0,
    y: inches.heightFromWindowFrameToCeiling,
    width: inches.widthOfWindow,
    height: inches.heightOfWindow,
  };
  const floor = inches.heightFromFloorToCeiling;
  const door = frame.y + frame.height > floor - 4;
  const glass = opening(frame, door);
  const placement = placeTreatments(window, styles, rules, { ...answers, shade: shadeIn(glass, answers) });
  const reach = reachOf(placement, rules);
  const beside = (wall: number | null, typical: number, side: keyof Sides) =>
    wall ?? Math.max(typical, reach[side] + AIR_BEFORE_WALL);
  const { drapery, shade, top } = placement;
  const place = drawnPlace(frame, answers);
  const whole = place?.whole ?? frame;
  const right = answers.beside?.length ? (answers.beside.at(-1)?.right ?? null) : window.toRightWall;
  const site = { whole, floor, rules, panelWidths: answers.panelWidths, bay: answers.bay };
  const hang = (style: StyleRef | undefined, hung: PlacedDrapery | null, own: Pose, cloth: SeenCloth | undefined) =>
    style && hung ? hangOn(site, style, hung, own, cloth) : [];
  const [hanging, ...others] = hang(styles.drapes, drapery, pose, answers.cloth);
  const besides: HungBeside[] = [
    // Sheers are drawn across, where they are seen.
    ...hang(answers.sheer?.style, placement.sheer, { ...pose, closed: true }, sheerCloth(answers)).map(as("sheer")),
    ...hang(answers.lower?.style, placement.lower, pose, answers.besideCloth?.lower ?? answers.cloth).map(as("lower")),
    ...others.map(as("bay")),
  ];
  return {
    ceiling: 0,
    floor,
    leftWall: 0 - beside(window.toLeftWall, inches.distanceFromWindowFrameToLeftWall, "left"),
    rightWall: whole.width + beside(right, inches.distanceFromWindowFrameToRightWall, "right"),
    frame,
    glass,
    door,
    ...(place ? { place } : {}),
    ...(hanging ? { hanging: hanging.hanging } : {}),
    ...(besides.length > 0 ? { besides } : {}),
    ...(drapery || top ? { standing: standingOf(placement, styles.tops) } : {}),
    ...(looks.sash ? { sash: sashOver(answers.glass ? centered(glass, answers.glass) : glass, floor, rules) } : {}),
    ...(shade && looks.shade
      ? { shade: hangShade(frame, answers.shadeInside ? glass : undefined, shade, pose, sewnBy(looks.shade, rules)) }
      : {}),
    ...(top && styles.tops && (looks.cornice || looks.valance)
      ? { top: { ...boxOfTop(drapery ? whole : frame, top), sewn: sewnTop(styles.tops, top, answers.topCloth, rules) } }
      : {}),
  };
}

function standingOf({ drapery, top }: Placement, tops: StyleRef | undefined): NonNullable<Layout["standing"]> {
  const board = tops !== undefined && topNumbers(tops)?.mount === "board";
  const [left, right] = (drapery?.returns ?? [0, 0]).map((inches) => inches > 0) as [boolean, boolean];
  return {
    ...(drapery && { drapes: { out: drapery.projection, returns: { left, right } } }),
    ...(top && { top: { out: top.return, returns: { left: board, right: board } } }),
  };
}

interface Hung {
  look: HeadingLook;
  hanging: Hanging;
}

const as =
  (layer: HungBeside["layer"]) =>
  (hung: Hung): HungBeside => ({ layer, ...hung });

/** Whatever somebody calls it, what hangs as a sheer is one. */
function sheerCloth({ besideCloth }: LayoutAnswers): SeenCloth {
  return { ...(besideCloth?.sheer ?? usualCloth), sheer: true };
}

interface Site {
  whole: Box;
  floor: number;
  rules: PlacementRules;
  panelWidths?: number | undefined;
  bay?: Bay | undefined;
}

/** A rod, or one for each wall of a bay. Nothing where the style does not hang from one. */
function hangOn(
  { whole, floor, rules, panelWidths, bay }: Site,
  style: StyleRef,
  drapery: PlacedDrapery,
  pose: Pose,
  cloth: SeenCloth | undefined,
): Hung[] {
  const { heading: look } = looksOf(style);
  if (!look) return [];
  const pieces = bay && bayPieces(bay, drapery.projection, rules.bayClear);
  const rods = bay && pieces && bay.rods === "separate" ? bayRods(drapery, bay, pieces, whole) : [drapery];
  const bracketsAt = pieces && bay.rods === "mitered" ? bentBrackets(pieces, drapery.hang, rules) : undefined;
  return rods.flatMap((rod) => {
    // The outer rods of a bay are cut together.
    const sharesWidths = rods.length > 1 && rod.draw !== "pair";
    const sewn = sewnPanels(style, rod, { panelWidths, cloth, sharesWidths }, rules);
    if (!sewn) return [];
    const made = { rules, fullness: fullnessOf(style, rules), bracketsAt, ...sewn };
    return [{ look, hanging: hangDrapes(whole, floor, rod, look, pose, made) }];
  });
}

/** The outer ones open outward and return there, those between are pairs. */
function bayRods(drapery: PlacedDrapery, bay: Bay, pieces: readonly number[], whole: Box): PlacedDrapery[] {
  const starts = startsOfRods(whole, bay.flats, pieces);
  const { return: back, flat } = drapery;
  return pieces.map((rodWidth, index) => {
    const [first, last] = [index === 0, index === pieces.length - 1];
    const draw = first ? "left" : last ? "right" : "pair";
    const left = whole.x - (starts[index] ?? 0);
    return {
      ...drapery,
      rodWidth,
      draw,
      extension: { left, right: rodWidth - left - whole.width },
      panels: draw === "pair" ? 2 : 1,
      returns: [first ? back : 0, last ? back : 0],
      overlap: draw === "pair" ? flat : 0,
      lap: draw === "pair" ? 0 : flat,
      finials: { left: first && drapery.finials.left, right: last && drapery.finials.right },
    };
  });
}

/** How far anything reaches beyond the frame. */
function reachOf({ drapery, shade, top }: Placement, rules: PlacementRules): Sides {
  const side = (name: keyof Sides) =>
    Math.max(
      drapery ? drapery.extension[name] + (drapery.finials[name] ? rules.finialLength : 0) : 0,
      shade?.extension[name] ?? 0,
      top?.extension[name] ?? 0,
    );
  return { left: side("left"), right: side("right") };
}

function hangDrapes(
  frame: Box,
  floor: number,
  drapery: NonNullable<Placement["drapery"]>,
  look: HeadingLook,
  pose: Pose,
  made: SewnDrapes,
): Hanging {
  const { extension, rodAbove, lowered, finials, headingTop, finishedLength, hang } = drapery;
  const rod = {
    x0: frame.x - extension.left,
    x1: frame.x + frame.width + extension.right,
    y: frame.y - rodAbove + lowered,
    finials,
    heldIn: drapery.heldIn,
    ...(drapery.mount === "ceiling" ? { ceiling: 0 } : {}),
    ...(made.bracketsAt ? { bracketsAt: made.bracketsAt } : {}),
  };
  const clothTop = rod.y + headingTop;
  // A rod that had to come down from the ceiling leaves its hem where it was.
  const hem = clothTop - lowered + finishedLength;
  const panels = placePanels(rod, drapery, look, pose, made);
  return { hang, rod, panels, clothTop, hem, ...(hem > floor ? { pool: hem - floor } : {}) };
}

type SewnDrapes = Made & Pick<Rod, "bracketsAt"> & NonNullable<ReturnType<typeof sewnPanels>>;

/** Open panels stand beside the glass and a little over the frame; closed ones meet in the middle, or go all across. */
function placePanels(
  rod: Hanging["rod"],
  drapery: NonNullable<Placement["drapery"]>,
  look: HeadingLook,
  { closed }: Pose,
  sewn: SewnDrapes,
) {
  const { extension, draw, overlap, hang, rodWidth } = drapery;
  // Cloth in a pocket ends where a bracket holds the rod; one that is bent is held elsewhere.
  const hardware = rod.bracketsAt ? undefined : rodHardware(rodWidth, hang, sewn.rules, drapery.heldIn);
  const { from, to } = pocketSpan({ hang, hardware }) ?? { from: 0, to: rodWidth };
  const span = to - from;
  const one = draw === "left" || draw === "right";
  const stays = draw === "stationary";
  const widest = one ? span : span / 2;
  const share = one ? 0.24 : 0.14;
  const wanted = (reach: number) => Math.max(Math.min(9, span / 3), reach + 3.5, span * share);
  const place = (side: keyof Sides) => {
    const panel = sewn.panels[side === "left" || one ? 0 : 1];
    const front = panel?.front ?? widest;
    const covers = stays ? front : widest - overlap / 2;
    const spaces = sewnSpaces(panel?.pleats, sewn.carriers) ?? countSpaces(look, covers, sewn);
    const stack = Math.min(widest, stackWidth(look, spaces, wanted(extension[side])));
    return { width: Math.min(widest, stays ? front : closed ? widest : stack), covers, spaces };
  };
  const [atLeft, atRight] = [place("left"), place("right")];
  const left = { ...atLeft, x: rod.x0 + from, leading: "right" as const };
  const right = { ...atRight, x: rod.x0 + to - atRight.width, leading: "left" as const };
  if (draw === "left") return [left];
  return draw === "right" ? [right] : [left, right];
}

/** An opening that nobody has measured yet is taken as it is drawn. */
function shadeIn(glass: Box, { shade, shadeInside }: LayoutAnswers): LayoutAnswers["shade"] {
  if (shade || !shadeInside) return shade;
  return { mount: "inside", widths: [glass.width], heights: [glass.height], byFactory: true };
}

function centered(glass: Box, { width, height }: { width: number; height: number }): Box {
  return { x: glass.x + (glass.width - width) / 2, y: glass.y + (glass.height - height) / 2, width, height };
}

function sashOver(glass: Box, floor: number, rules: PlacementRules): Box {
  const { rodWidth, finishedLength } = placeSash(glass, rules);
  const wanted = glass.y - (finishedLength - glass.height) / 2;
  // Over a frame that touches the ceiling the upper rod has less room.
  const y = Math.max(0, wanted);
  return {
    x: glass.x - (rodWidth - glass.width) / 2,
    y,
    width: rodWidth,
    height: Math.min(wanted + finishedLength, floor - rules.floorClearance) - y,
  };
}

function hangShade(
  frame: Box,
  opening: Box | undefined,
  shade: ShadePlacement,
  { raise }: Pose,
  look: ShadeLook,
): Box & { hidden: number } {
  const full = shade.finishedHeight;
  const shortest = Math.min(raisedHeight(look, full), full);
  const height = full - (full - shortest) * Math.min(1, Math.max(0, raise));
  const inside = opening && {
    x: frame.x + (frame.width - shade.finishedWidth) / 2,
    y: Math.max(frame.y, Math.min(opening.y, frame.y + frame.height - full + shade.above)) - shade.above,
  };
  return {
    x: inside?.x ?? frame.x - shade.extension.left,
    y: inside?.y ?? frame.y - shade.above,
    width: shade.finishedWidth,
    height,
    hidden: full - height,
  };
}

function boxOfTop(frame: Box, top: TopPlacement): Box {
  return { x: frame.x - top.extension.left, y: frame.y - top.above, width: top.face, height: top.longPoint };
}

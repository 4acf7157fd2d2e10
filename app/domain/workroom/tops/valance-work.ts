import { inColumns } from "#app/domain/workroom/cloth/edges.ts";
import type { Cloth } from "#app/domain/workroom/cloth/known-cloth.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import { ceil, yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import type { PlacedTop } from "./place-top-size.ts";
import { countStraps, countTiedPleats, type ValanceStyle } from "./valance-styles.ts";

const STRAP_WIDTH = 4.5;
/** What a strap's knot and tails take besides twice the drop. */
const STRAP_KNOT = 24;

const TONGUE_WIDTH = 15;
const TONGUE_ALLOWANCE = 4;

/** What is sewn over the body of a valance: cascades, straps, tongues. */
export function layOverValance(style: ValanceStyle, top: PlacedTop, { cloth, contrast }: Cloths, rules: ShopRules) {
  const cascades = style.cascade ? hangCascades(style.cascade * top.scale, rules) : {};
  const over = contrast ?? cloth;
  const straps: Figures = style.straps ? cutStraps(top, over) : style.ties ? cutTies(top, over, rules) : {};
  const tied = (straps.strapInches ?? 0) + (straps.tieInches ?? 0);
  const tongues = style.tongues ? cutTongues(style.tongues(top.face), top, cloth) : {};
  const apart = contrast && tied > 0 ? { contrastInches: tied } : {};
  const figures: Figures = { ...cascades, ...straps, ...tongues, ...apart };
  const inches = (figures.cascadeInches ?? 0) + (contrast ? 0 : tied) + (figures.tongueInches ?? 0);
  return { figures, inches };
}

interface Cloths {
  cloth: Cloth;
  /** What straps and ties are cut from, where it is another. */
  contrast?: Cloth | undefined;
}

/** A pair is cut from one length; the same again in the contrast that shows where they turn. */
function hangCascades(longest: number, { cascadeEnds }: ShopRules): Figures {
  const cascadeInches = 2 * longest + cascadeEnds;
  return { cascadeInches, contrastLiningYards: yards(cascadeInches) };
}

function cutStraps({ face, longPoint }: PlacedTop, cloth: Cloth): Figures {
  const straps = countStraps(face);
  const strapLength = 2 * longPoint + STRAP_KNOT;
  return {
    straps,
    strapLength,
    strapWidth: STRAP_WIDTH,
    strapInches: inColumns(repeated(strapLength, straps), across(cloth, STRAP_WIDTH)),
  };
}

function cutTies({ face, longPoint }: PlacedTop, cloth: Cloth, rules: ShopRules): Figures {
  const { tieEnds, tieWidth } = rules;
  const ties = countTiedPleats(face, rules) + 1;
  const tieLength = 2 * longPoint + tieEnds;
  const tieInches = inColumns(repeated(tieLength, ties), across(cloth, tieWidth));
  return { ties, tieLength, tieWidth, tieInches };
}

function repeated(length: number, count: number): number[] {
  return Array.from({ length: count }, () => length);
}

function cutTongues(tongues: number, { longPoint }: PlacedTop, cloth: Cloth): Figures {
  const tongueCut = longPoint + TONGUE_ALLOWANCE;
  const tongueInches = ceil(tongues / across(cloth, TONGUE_WIDTH)) * tongueCut;
  return { tongues, tongueCut, tongueWidth: TONGUE_WIDTH, tongueInches };
}

function across(cloth: Cloth, width: number): number {
  return Math.max(1, Math.floor(cloth.width / width));
}

import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

/** So far down the wall an L-bracket reaches. */
const BRACKET_LEG = 4;

/** A shade over the frame whose board would stand where the L-brackets of a top go hangs from the top's board instead. */
export function hangUnderBoard(shade: Figures, top: Figures, { boardThickness }: ShopRules): Figures {
  const { lBrackets, ...hung } = shade;
  if (!top.lBrackets || top.topAbove === undefined || shade.shadeAbove === undefined || !shade.depth) return shade;
  const below = top.topAbove - boardThickness - shade.shadeAbove;
  return below < BRACKET_LEG ? { ...hung, underBoard: Math.max(0, below) } : shade;
}

export function underBoardInWords({ underBoard }: Figures): string {
  if (underBoard === undefined) return "";
  const packed =
    underBoard > 0 ? `packed ${formatInches(underBoard)} down and 1/4" off the wall` : 'set 1/4" off the wall';
  return `screwed up into the board of the top above it, ${packed} to clear its L-brackets: no brackets of its own`;
}

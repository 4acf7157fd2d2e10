import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { Inches } from "#app/domain/measuring/inches.ts";
import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { roundUp } from "#app/domain/measuring/rounding.ts";
import { toEighth } from "#app/domain/workroom/cloth/eighths.ts";
import type { Hardware, RodKind } from "#app/domain/workroom/figures.ts";
import { ceil, even } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

/** In how many pieces a rod comes, and in how many spans each of them is held. */
function rodSpans(
  rodWidth: Inches,
  hang: Hang,
  { trackLongest, poleLongest, bracketSpan }: Pick<PlacementRules, "trackLongest" | "poleLongest" | "bracketSpan">,
): { pieces: number; spans: number } {
  const pieces = Math.max(
    1,
    roundUp(rodWidth / (hang === "track" || hang === "traverse" ? trackLongest : poleLongest), 1),
  );
  return { pieces, spans: Math.max(1, roundUp(rodWidth / pieces / bracketSpan, 1)) };
}

interface HungPanels {
  rodWidth: number;
  /** How far in from its ends; as the rules have it, where nothing is said. */
  heldIn?: number;
  hang: Hang;
  /** How many. */
  finials: number;
  motor?: boolean;
  /** The pieces of a rod that is mitered round a bay. */
  bay?: readonly number[] | undefined;
  underTop?: boolean;
  mount?: Hardware["mount"];
  /** Along the heading of each, its return included, and its pleats where it has any. */
  panels: readonly { around: number; pleats?: number | undefined }[];
  netPanel: number;
  carriersPerPanel?: number | undefined;
}

/** What hangs the drapes of one window. */
export function countHardware(drapes: HungPanels, rules: ShopRules): Hardware {
  const { rodWidth, panels, hang, carriersPerPanel } = drapes;
  const each = (count: number) => panels.length * count;
  const spaced = (around: number) => ceil(around / rules.ringSpacing);
  const sum = (count: (panel: (typeof panels)[number]) => number) =>
    panels.reduce((total, panel) => total + count(panel), 0);
  const carried: Record<Hang, Partial<Hardware>> = {
    // One ring at each pleat and one where the panel returns to the wall.
    rings: { rings: sum(({ pleats, around }) => (pleats ?? spaced(around)) + 1) },
    traverse: { carriers: sum(({ pleats, around }) => pleats ?? spaced(around) + 1) },
    grommets: { grommets: each(even(drapes.netPanel / rules.grommetSpacing)) },
    behind: { tabs: each(Math.round(drapes.netPanel / rules.tabSpacing) + 1) },
    pocket: {},
    track: { carriers: each(carriersPerPanel ?? 0) },
  };
  return {
    part: rodKind(hang, drapes.underTop === true),
    ...(drapes.bay ? bayHardware(rodWidth, drapes.bay, rules) : rodHardware(rodWidth, hang, rules, drapes.heldIn)),
    mount: drapes.mount ?? "wall",
    ...carried[hang],
    ...(drapes.finials > 0 ? { finials: drapes.finials } : {}),
    ...(drapes.motor ? { motors: 1 } : {}),
  };
}

/** What a top hides need not be a pole. In a pocket it is one, for its ends are seen: one rod has one name and one rate. */
export function rodKind(hang: Hang, hidden: boolean): RodKind {
  if (hang === "track") return "track";
  if (hang === "traverse") return "traverse rod";
  return hidden ? "plain rod" : "pole";
}

/** A rod that is bent at the corners of a bay is held on each side of every corner. */
function bayHardware(rodWidth: number, pieces: readonly number[], { bracketSpan }: ShopRules) {
  const brackets = pieces.reduce((sum, piece) => sum + Math.max(2, ceil(piece / bracketSpan) + 1), 0);
  return { rodWidth, brackets, pieces, miters: pieces.length - 1 };
}

/** A rod that is joined is held under every splice. */
export function rodHardware(rodWidth: number, hang: Hang, rules: PlacementRules, inset = rules.bracketInset) {
  const { pieces, spans } = rodSpans(rodWidth, hang, rules);
  const bracketsAt = placeBrackets(rodWidth, pieces, spans, inset);
  const joined = { pieces: Array.from({ length: pieces }, () => rodWidth / pieces), splices: pieces - 1 };
  return { rodWidth, brackets: bracketsAt.length, bracketsAt, ...(pieces > 1 ? joined : {}) };
}

/** One near each end, on a short rod at a quarter of it, the others evenly between, in eighths from the left. */
function placeBrackets(rodWidth: number, pieces: number, spans: number, wanted: number): number[] {
  const inset = Math.min(wanted, rodWidth / 4);
  const joint = (index: number) =>
    index === 0 ? inset : index === pieces ? rodWidth - inset : (index * rodWidth) / pieces;
  return Array.from({ length: pieces * spans + 1 }, (_, index) => {
    const piece = Math.min(pieces - 1, Math.floor(index / spans));
    const share = (index - piece * spans) / spans;
    return toEighth(joint(piece) + share * (joint(piece + 1) - joint(piece)));
  });
}

/** L-brackets under a board, one at each end. */
export function boardBrackets(length: number, { boardBracketSpan }: ShopRules): number {
  return Math.max(2, ceil(length / boardBracketSpan) + 1);
}

export function boardBracketsAt(length: number, count: number, { bracketInset }: ShopRules): number[] {
  return placeBrackets(length, 1, count - 1, bracketInset);
}

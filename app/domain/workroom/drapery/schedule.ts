import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { shareOut, sharePleats } from "./share-pleats.ts";

/** How the cloth of a panel is marked, from its leading edge: inches in whole eighths that add up to `flat`. */
export interface Schedule {
  /** Panels that are alike. */
  count: number;
  lead: number;
  pleats: readonly number[];
  spaces: readonly number[];
  return: number;
  flat: number;
  finished: number;
  seamsAt: readonly number[];
  /** In which pleat each seam lies, counted from 1; 0 for one that shows. */
  seamIn: readonly number[];
}

/** What is known of a panel before it is pleated. */
export interface UnpleatedPanel {
  /** "Goblet". */
  style: string;
  /** Hemmed cloth. */
  net: number;
  lead: number;
  back: number;
  /** Between the two; a panel that stays at its side has as much as its pleats make. */
  face?: number | undefined;
  fullness: number;
  seamsAt: readonly number[];
  /** As many as the owner asks for. */
  pleats?: number | undefined;
}

export type PleatRules = Pick<
  PlacementRules,
  "takeUp" | "pleatSpace" | "spaceLeast" | "spaceMost" | "seamInPleat" | "pleatVary"
>;

/** So many pleats, and what is left for each of them. */
export interface PleatCount {
  pleats: number;
  face: number;
  takeUp: number;
  /** How far that is from what looks right in this style. */
  outside: number;
}

const EIGHTHS = 8;
const LEAST_SPACES = 2;
/** Beyond the first choice, where a seam would show. */
const OTHER_COUNTS = 2;
/** A pleat with less cloth than this is none. */
const LEAST_PLEAT = 1 / 2;

/** Every number of pleats that the panel could have, the best one first. */
export function orderCounts(panel: UnpleatedPanel, rules: PleatRules): PleatCount[] {
  const { face } = panel;
  const rank = face === undefined ? sideCounts(panel, rules) : drawnCounts(panel, face, rules);
  return rank
    .sort((a, b) => a.outside - b.outside || a.off - b.off || b.pleats - a.pleats)
    .map(({ off: _, ...count }) => count);
}

interface Ranked extends PleatCount {
  off: number;
}

/** The face is given, so the spaces go by the number of pleats. */
function drawnCounts(panel: UnpleatedPanel, face: number, rules: PleatRules): Ranked[] {
  const fewest = Math.max(LEAST_SPACES, Math.ceil(face / rules.spaceMost - HAIR));
  const most = Math.max(fewest, Math.floor(face / rules.spaceLeast + HAIR));
  const spaces = panel.pleats === undefined ? wholeFrom(fewest, most) : [panel.pleats - 1];
  return spaces.map((count) => ({
    ...pleatCount(panel, count + 1, face, rules),
    off: rounded(Math.abs(face / count - rules.pleatSpace)),
  }));
}

/** The spaces are given, so the face goes by the number of pleats. */
function sideCounts(panel: UnpleatedPanel, rules: PleatRules): Ranked[] {
  const { pleatSpace } = rules;
  const most = Math.max(2, Math.floor((panel.net - panel.lead - panel.back) / pleatSpace) + 1);
  const pleats = panel.pleats === undefined ? wholeFrom(2, most) : [panel.pleats];
  return pleats.map((count) => {
    const made = pleatCount(panel, count, (count - 1) * pleatSpace, rules);
    return { ...made, off: rounded(Math.abs(made.takeUp - pleatSpace * (panel.fullness - 1))) };
  });
}

function pleatCount(panel: UnpleatedPanel, pleats: number, face: number, { takeUp: limits }: PleatRules): PleatCount {
  const [least, most] = limits[panel.style] ?? [0, Number.POSITIVE_INFINITY];
  const takeUp = (panel.net - panel.lead - panel.back - face) / pleats;
  return { pleats, face, takeUp, outside: rounded(Math.max(0, least - takeUp, takeUp - most)) };
}

const HAIR = 1e-9;

/** Two counts that differ in the last digits only are as good as each other. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function wholeFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The schedule that hides most seams, of the best counts. Undefined where there is no cloth to be pleated. */
export function schedulePanel(panel: UnpleatedPanel, counts: readonly PleatCount[], rules: PleatRules) {
  let best: { count: PleatCount; schedule: Schedule; shown: number } | undefined;
  for (const count of counts.slice(0, 1 + OTHER_COUNTS)) {
    if (count.takeUp < LEAST_PLEAT || count.face <= 0) continue;
    const schedule = markPanel(panel, count, rules);
    const shown = schedule.seamIn.filter((pleat) => pleat === 0).length;
    if (!best || shown < best.shown) best = { count, schedule, shown };
    if (best.shown === 0) break;
  }
  return best;
}

function markPanel(panel: UnpleatedPanel, count: PleatCount, rules: PleatRules): Schedule {
  const [lead, back] = [toEighths(panel.lead), toEighths(panel.back)];
  const flat = Math.floor(panel.net * EIGHTHS + HAIR);
  const face = Math.ceil(count.face * EIGHTHS - HAIR);
  const spaces = shareOut(face, count.pleats - 1);
  const { pleats, seamIn } = sharePleats({
    cloth: flat - lead - back - face,
    lead,
    spaces,
    seams: panel.seamsAt.map((at) => at * EIGHTHS),
    limits: (rules.takeUp[panel.style] ?? [0, 24]).map((inches) => inches * EIGHTHS) as [number, number],
    vary: rules.pleatVary * EIGHTHS,
    inset: rules.seamInPleat * EIGHTHS,
  });
  const inches = (eighths: number) => eighths / EIGHTHS;
  return {
    count: 1,
    lead: inches(lead),
    pleats: pleats.map(inches),
    spaces: spaces.map(inches),
    return: inches(back),
    flat: inches(flat),
    finished: inches(lead + face + back),
    seamsAt: panel.seamsAt,
    seamIn,
  };
}

function toEighths(inches: number): number {
  return Math.round(inches * EIGHTHS);
}

/** From the leading edge: whole widths first, what is left of one at the return. Of a cloth without a width nobody knows. */
export function seamsFromLead(clothWidth: number, seams: number, sideHem: number, seam: number): number[] {
  return Array.from(
    { length: Number.isFinite(seams) ? seams : 0 },
    (_, index) => (index + 1) * clothWidth - sideHem - (2 * index + 1) * seam,
  );
}

/** All in eighths; seams may lie between two of them. */
interface ToShare {
  /** Cloth for all pleats together. */
  cloth: number;
  lead: number;
  spaces: readonly number[];
  seams: readonly number[];
  /** Of one pleat. */
  limits: readonly [least: number, most: number];
  /** How far one may be from the average. */
  vary: number;
  /** A seam is out of sight when it lies so far inside a pleat. */
  inset: number;
}

interface Shared {
  pleats: number[];
  /** In which pleat each seam lies, counted from 1; 0 for one that shows. */
  seamIn: number[];
}

/** Even pleats where they hide every seam; otherwise those that hide most of them and are nearest to even. */
export function sharePleats(given: ToShare): Shared {
  const even = shareOut(given.cloth, given.spaces.length + 1);
  const seamIn = seamsIn(even, given);
  return seamIn.includes(0) ? hideSeams(given) : { pleats: even, seamIn };
}

/** As even as whole eighths can be, the larger ones at the end. */
export function shareOut(total: number, parts: number): number[] {
  const least = Math.floor(total / parts);
  const larger = total - least * parts;
  return Array.from({ length: parts }, (_, index) => least + (index < parts - larger ? 0 : 1));
}

function seamsIn(pleats: readonly number[], { lead, spaces, seams, inset }: ToShare): number[] {
  const found = seams.map(() => 0);
  let start = lead;
  for (const [index, pleat] of pleats.entries()) {
    for (const [which, seam] of seams.entries()) {
      if (seam >= start + inset && seam <= start + pleat - inset) found[which] = index + 1;
    }
    start += pleat + (spaces[index] ?? 0);
  }
  return found;
}

/** No seam is worth pushing pleats farther than this from where even ones would stand. */
const FARTHEST = 160;
/** More than all the squares together. */
const SHOWN = 1e7;

/**
 * Exact, by a table: the least cost of the first pleats for every length of cloth in them. A seam that shows costs more than any
 * unevenness, which is the sum of the squares.
 */
function hideSeams(given: ToShare): Shared {
  const { cloth, lead, spaces, seams, vary, inset } = given;
  const count = spaces.length + 1;
  const average = cloth / count;
  const [least, most] = boundsAround(average, given.limits, vary);
  const from = (index: number) =>
    Math.max(index * least, cloth - (count - index) * most, Math.ceil(index * average - FARTHEST));
  const to = (index: number) =>
    Math.min(index * most, cloth - (count - index) * least, Math.floor(index * average + FARTHEST));

  let costs = new Float64Array([0]);
  let first = 0;
  let flat = lead;
  const chosen: { first: number; sizes: Uint16Array }[] = [];
  for (let index = 1; index <= count; index += 1) {
    const [low, high] = [from(index), to(index)];
    const next = new Float64Array(high - low + 1).fill(Number.POSITIVE_INFINITY);
    const sizes = new Uint16Array(high - low + 1);
    const begin = flat + first;
    const near = seams.filter((seam) => seam >= begin + inset && seam <= begin + costs.length + most - inset);
    for (let at = 0; at < costs.length; at += 1) {
      const cost = costs[at] as number;
      if (cost === Number.POSITIVE_INFINITY) continue;
      const used = first + at;
      const start = flat + used;
      const widest = Math.min(most, high - used);
      for (let size = Math.max(least, low - used); size <= widest; size += 1) {
        let added = (size - average) * (size - average);
        for (let which = 0; which < near.length; which += 1) {
          const seam = near[which] as number;
          if (seam >= start + inset && seam <= start + size - inset) added -= SHOWN;
        }
        const slot = used + size - low;
        if (cost + added < (next[slot] as number)) {
          next[slot] = cost + added;
          sizes[slot] = size;
        }
      }
    }
    chosen.push({ first: low, sizes });
    costs = next;
    first = low;
    flat += spaces[index - 1] ?? 0;
  }

  const pleats: number[] = [];
  let left = cloth;
  for (const { first: low, sizes } of chosen.reverse()) {
    const size = sizes[left - low] as number;
    pleats.unshift(size);
    left -= size;
  }
  return { pleats, seamIn: seamsIn(pleats, given) };
}

/** The style's limits give way where even the average is outside of them. */
function boundsAround(average: number, [least, most]: readonly [number, number], vary: number): [number, number] {
  const within = average >= least && average <= most;
  const low = Math.ceil(Math.max(average - vary, within ? least : 0));
  const high = Math.floor(Math.min(average + vary, within ? most : Number.POSITIVE_INFINITY));
  return [Math.min(low, Math.floor(average)), Math.max(high, Math.ceil(average))];
}

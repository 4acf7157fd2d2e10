/** What is tied or stuck to a piece until it hangs, to its hardware, or to what is left of its cloth. */
export interface Label {
  /** The room; of a remnant the cloth. */
  head: string;
  /** "Left panel, Goblet", "Hardware bag, drapes". */
  title: string;
  /** In large type; empty where it has none. */
  size: string;
  /** Cloth, lining, cuts: each a line of its own. */
  lines: string[];
  /** What its code opens; a remnant has none. */
  part?: string;
}

/** What a label of 4 by 2 inches holds beside its code, in the smallest letters that are read at arm's length. */
const ROWS = 5;
const LETTERS = 36;

const rowsOf = (text: string) => Math.ceil(text.length / LETTERS);

/** A list that is longer than one label goes on on the next: between two of its things, never within one. */
export function splitLabel(label: Label): Label[] {
  const pages: string[][] = [[]];
  for (const line of label.lines) {
    for (const [index, thing] of line.split("; ").entries()) {
      const page = pages.at(-1) ?? [];
      const begun = index === 0 ? undefined : page.at(-1);
      const joined = begun === undefined ? [...page, thing] : [...page.slice(0, -1), `${begun}; ${thing}`];
      if (joined.reduce((sum, text) => sum + rowsOf(text), rowsOf(label.title) - 1) <= ROWS || page.length === 0)
        pages[pages.length - 1] = joined;
      else pages.push([thing]);
    }
  }
  if (pages.length === 1) return [label];
  return pages.map((lines, index) => ({ ...label, title: `${label.title}, ${index + 1} of ${pages.length}`, lines }));
}

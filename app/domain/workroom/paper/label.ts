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

import type { Guide } from "#app/content/guides/guides.ts";
import { drawFront } from "./house-fronts.ts";
import { drawForDesigner, drawRod, type WorkedOut } from "./sample-drape.ts";

/** What is drawn for a guide while its page is made, so that no drawing code travels with it. */
export interface GuideFigures {
  workedOut?: WorkedOut;
  fronts?: readonly string[];
}

export function figuresOf({ sections }: Guide): GuideFigures {
  const figures: GuideFigures = {};
  for (const { figure, points = [] } of sections) {
    if (figure === "rod") figures.workedOut = sent(drawRod());
    if (figure === "sheet") figures.workedOut = sent(drawForDesigner());
    if (figure === "houses") figures.fronts = points.map(([name]) => unescaped(drawFront(name)));
  }
  return figures;
}

const sent = (figure: WorkedOut): WorkedOut => ({ ...figure, markup: unescaped(figure.markup) });

/**
 * A page holds a drawing twice, once as data: with quotes that the data need not escape, the second compresses well. The
 * names of classes keep theirs, for the build looks for them (scripts/build/used-rules.ts).
 */
const unescaped = (markup: string) => markup.replaceAll(/(?<! class)="([^"]*)"/g, "='$1'");

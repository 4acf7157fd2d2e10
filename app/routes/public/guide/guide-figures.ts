import { drawing, forPage } from "#app/content/drawings/drawing.server.ts";
import type { Guide } from "#app/content/guides/guides.ts";
import { drawForDesigner, drawRod, type WorkedOut } from "./sample-drape.ts";

/** What is drawn for a guide while its page is made, so that no drawing code travels with it. */
export interface GuideFigures {
  workedOut?: WorkedOut;
  fronts?: readonly string[];
  linings?: string;
  layers?: string;
}

export function figuresOf({ sections }: Guide): GuideFigures {
  const figures: GuideFigures = {};
  for (const { figure, points = [] } of sections) {
    if (figure === "rod") figures.workedOut = sent(drawRod());
    if (figure === "sheet") figures.workedOut = sent(drawForDesigner());
    if (figure === "linings") figures.linings = drawing("linings");
    if (figure === "layers") figures.layers = drawing("interlining");
    // The front of a house as its windows are dressed. It says nothing that the words below it do not.
    if (figure === "houses") figures.fronts = points.map(([name]) => drawing(`houses/${fileNameOf(name)}`));
  }
  return figures;
}

const fileNameOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

const sent = (figure: WorkedOut): WorkedOut => ({ ...figure, markup: forPage(figure.markup) });

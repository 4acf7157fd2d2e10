import { drawing, forPage } from "#app/content/drawings/drawing.server.ts";
import type { Guide } from "#app/content/guides/guides.ts";
import { findChip } from "#app/domain/fabrics/cloth-chips.ts";
import { drawSwatch } from "#app/drawing/fabric/draw-swatch.ts";
import { sceneToSvg } from "#app/drawing/svg.ts";
import { drawForDesigner, drawRod, type WorkedOut } from "./sample-drape.ts";

/** What is drawn for a guide while its page is made, so that no drawing code travels with it. */
export interface GuideFigures {
  workedOut?: WorkedOut;
  /** By the name of the point that it stands above. It says nothing that the words below it do not. */
  plates: Readonly<Record<string, string>>;
  linings?: string;
  layers?: string;
}

export function figuresOf({ sections }: Guide): GuideFigures {
  const plates: Record<string, string> = {};
  const figures: GuideFigures = { plates };
  for (const { figure, points = [] } of sections) {
    if (figure === "rod") figures.workedOut = sent(drawRod());
    if (figure === "sheet") figures.workedOut = sent(drawForDesigner());
    if (figure === "linings") figures.linings = drawing("linings");
    if (figure === "layers") figures.layers = drawing("interlining");
    for (const [name] of points) {
      if (figure === "houses" || figure === "hardware") plates[name] = drawing(`${figure}/${fileNameOf(name)}`);
      if (figure === "cloths") plates[name] = forPage(drawCloth(name));
    }
  }
  return figures;
}

const fileNameOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** A piece of it as it lies on the table. */
function drawCloth(name: string): string {
  const chip = findChip(chips[name]);
  if (!chip) throw new Error(`There is no cloth for ${name}.`);
  return sceneToSvg(
    drawSwatch(chip.look, { id: fileNameOf(name), inches: 14, title: `A piece of ${name.toLowerCase()}` }),
  );
}

const chips: Record<string, string> = {
  Linen: "flax",
  Velvet: "navy",
  Wool: "clay",
  Sheer: "sheer",
  "Stripe and print": "stripe",
};

const sent = (figure: WorkedOut): WorkedOut => ({ ...figure, markup: forPage(figure.markup) });

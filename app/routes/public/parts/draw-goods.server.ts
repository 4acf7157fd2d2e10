import { drawing, forPage } from "#app/content/drawings/drawing.server.ts";
import { type FabricLook, figured, plain } from "#app/domain/fabrics/fabric-look.ts";
import { drawSwatch } from "#app/drawing/fabric/draw-swatch.ts";
import { sceneToPicture } from "#app/drawing/svg.ts";

/** What a mill weaves, drawn as a piece in the hand is, like the cloth of the swatches. */
const cloths: Readonly<Record<string, readonly FabricLook[]>> = {
  "alder-vale": [
    { colors: ["#DCCDB2", "#B79E75"], weave: "slub", ...plain },
    { colors: ["#8A5F49", "#6E4937"], weave: "twill", ...plain },
  ],
  "harrow-mill": [{ colors: ["#F3EDE0", "#44587A"], weave: "plain", ...figured("ticking", 0, 2.25) }],
  "tamsin-gray": [{ colors: ["#F1E8D8", "#B5694C"], weave: "plain", ...figured("leaf", 5, 5) }],
  northloom: [{ colors: ["#24324F"], weave: "velvet", ...plain }],
  "petal-pine": [{ colors: ["#F3EDDF", "#5E7457", "#9FAF86", "#B5694C"], weave: "slub", ...figured("vine", 14, 7) }],
  "sallow-silk": [{ colors: ["#BFD0BA", "#A9BFA8"], weave: "plain", ...figured("stripe", 0, 3) }],
  "marl-sons": [{ colors: ["#F1EDE3"], weave: "sheer", ...plain }],
};

/** How much of it a strip shows. */
const INCHES = 8;

/** Its words stand below it. */
const HOW = `<svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" `;

export function drawGoods(name: string): string {
  const looks = cloths[name];
  if (!looks) return drawing(`goods/${name}`);
  const pieces = looks.map((look, index) => {
    const scene = drawSwatch(look, { id: `${name}-${index}`, inches: INCHES, title: "" });
    const viewBox = { x: -INCHES * 0.5, y: 0, width: INCHES * 2, height: INCHES };
    return sceneToPicture({ ...scene, viewBox }).replace("<svg ", HOW);
  });
  return forPage(pieces.join(""));
}

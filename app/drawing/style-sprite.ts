import { styleSlug, styles } from "#app/domain/catalogue/catalogue.ts";
import { clothChips } from "#app/domain/fabrics/cloth-chips.ts";
import { dressable } from "./dressable.ts";
import { newEasel } from "./easel.ts";
import { chipPaintId, dressOf, hasPaint } from "./fabric/dress.ts";
import { paintFabric } from "./fabric/fabric-paint.ts";
import { shape } from "./scene.ts";
import { drawStyleCard } from "./style-card.ts";
import { shapesToMarkup, viewBox } from "./svg.ts";

/** A little of the squeeze that folds make: one paint serves folded and flat cloth alike. */
const FULLNESS = 1.35;

/** All style cards in one file, their cloth left open, and the cloth of every chip: for a page to refer to. */
export function clothSprite(): string {
  const cards = styles.map((style, index) => {
    const scene = dressable(drawStyleCard(style.group, style.name, `s${index.toString(36)}-`));
    const box = viewBox(scene);
    const attrs = `fill="none" stroke-width="${scene.lineWeight}" stroke-linecap="round" stroke-linejoin="round"`;
    return `<symbol id="${styleSlug(style)}" viewBox="${box}"><g ${attrs}>${shapesToMarkup([...scene.defs.map(quiet), ...scene.shapes])}</g></symbol>`;
  });
  const worn = clothChips.map((chip) => `<g data-dress="${chip.id}" data-sets="${dressOf(chip)}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">${worn.join("")}<g fill="none">${shapesToMarkup(chipPaints())}</g>${cards.join("")}</svg>`;
}

/** What is only referred to must not be drawn where it stands. */
function quiet(def: ReturnType<typeof shape>) {
  return ["g", "path", "circle", "rect"].includes(def.tag) ? shape("defs", {}, [def]) : def;
}

function chipPaints() {
  return clothChips.filter(hasPaint).flatMap(({ id, look }) => {
    const easel = newEasel(chipPaintId(id));
    const { fill } = paintFabric(easel, look, { name: "chip", fullness: look.pattern === "none" ? 1 : FULLNESS });
    // What the chip names is the last thing defined: a weave, or the cloth as it is laid.
    const last = /#(.+)\)/.exec(fill)?.[1];
    return easel.defs.map((def) =>
      def.attrs.id === last ? { ...def, attrs: { ...def.attrs, id: chipPaintId(id) } } : def,
    );
  });
}
